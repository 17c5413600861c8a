"""``python -m moosekit`` is the same as ``moosekit``."""

import sys

from moosekit.cli import main

if __name__ == "__main__":
    sys.exit(main())
