"""How a command ends."""

from __future__ import annotations

import sys

import pytest

from bot.cli import main


def status_of(*argv: str) -> int:
    """The exit status of a command that argparse itself may end."""
    with pytest.raises(SystemExit) as ended:
        sys.exit(main(argv))
    return int(ended.value.code or 0)
