"""The command line of a clone: `python -m bot COMMAND …`, the same as `contra-uno COMMAND …`."""

from __future__ import annotations

import sys

from bot import interruption


def main() -> int:
    """Run the command line and return its exit status."""
    interruption.end_at_once()
    from bot.cli import main as command_line

    return command_line()


if __name__ == "__main__":
    sys.exit(main())
