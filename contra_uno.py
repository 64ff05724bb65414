"""What `contra-uno` starts: it sees to it that the bot finds its own parts, then runs the command.

The parts are the folders `bot`, `cogs` and `playground`. Other bots call theirs the same, and where
both are in one environment, either would import a part of the other.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path

PARTS = ("bot", "cogs", "playground")
_OWN_NAME = "contra-uno"
_HOME = Path(__file__).resolve().parent
_MISUSE = 2


def main() -> int:
    """Run the command line and return its exit status; 2 where parts are not the bot's own."""
    for stranger in (*_found_elsewhere(), *_installed_into_the_same_folder()):
        print(
            f"{stranger}\nContra Uno would use parts of another program. Give it a virtual "
            "environment of its own: python3 -m venv DIR, and install it there.",
            file=sys.stderr,
        )
        return _MISUSE
    from bot.cli import main as command_line

    return command_line()


def _found_elsewhere() -> Iterator[str]:
    """Parts of which Python finds another one first."""
    for part in PARTS:
        spec = find_spec(part)
        places = [] if spec is None else [*(spec.submodule_search_locations or ())]
        found = [Path(place).resolve() for place in places]
        if found != [_HOME / part]:
            where = ", ".join(map(str, found)) or "nowhere"
            yield f"Python finds the folder “{part}” at {where}, not at {_HOME / part}."


def _installed_into_the_same_folder() -> Iterator[str]:
    """Other packages that have put files where the bot's own are."""
    for other in distributions(path=[str(_HOME)]):
        written = f"\n{other.read_text('RECORD') or ''}"
        shared = [part for part in PARTS if f"\n{part}/" in written]
        if shared and other.metadata["Name"] != _OWN_NAME:
            name = other.metadata["Name"]
            yield f"The package {name} has installed files into {_HOME / shared[0]}, too."


if __name__ == "__main__":
    sys.exit(main())
