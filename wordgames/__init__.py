"""Three party word games for one shared screen."""

__version__ = "0.1.0"
