"""``python -m rookery`` is the command ``rookery``."""

import sys

from rookery.cli.main import main

sys.exit(main())
