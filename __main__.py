"""Run the command line: `python -m contra_uno` where it is installed, `python .` in a clone."""

from __future__ import annotations

import sys

from contra_uno import main

if __name__ == "__main__":
    sys.exit(main())
