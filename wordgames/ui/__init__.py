"""Windows, screens and painted widgets."""
