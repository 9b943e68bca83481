"""``python -m rookery`` is the command ``rookery``."""

from rookery.cli.main import entry

entry()
