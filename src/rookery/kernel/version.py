"""Which Rookery this is: in a module of its own, so that every layer may ask."""

__version__ = "0.1.0"
