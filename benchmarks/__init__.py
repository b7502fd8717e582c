"""Benchmarks: figures against a peer in the same run, or against a limit in milliseconds; `python3 dev.py bench`."""
