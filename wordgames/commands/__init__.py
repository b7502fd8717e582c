"""The command line: thin, and free of Qt but for `play` and `self-check`.

Results go to standard output. An error is one sentence on standard error and exit status 2; nothing is lost by it.
"""
