"""What `contra-uno` starts: the command line, with the parts of the bot beside this file.

The parts are the folders `bot`, `cogs` and `playground`. Other bots use the same names and may be
installed in the same environment. So the folder of this file comes first on the path of modules. In
a clone it is the root. Installed, it is `contra_uno/`, and this file is its `__init__.py`
(`hatch_build.py` sees to that).
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

PARTS = ("bot", "cogs", "playground")
_HOME = Path(__file__).resolve().parent
_MISUSE = 2


def main() -> int:
    """Run the command line and return its exit status; 2 if Python finds parts elsewhere."""
    sys.path.insert(0, str(_HOME))
    for finding in _parts_found_elsewhere():
        print(
            f"{finding}\nContra Uno would use parts of another program. Give it a virtual "
            "environment of its own: python3 -m venv DIR, and install it there.",
            file=sys.stderr,
        )
        return _MISUSE
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Ctrl-C ends the process at once while it only imports modules, without a traceback.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from bot.cli import main as command_line

    return command_line()


def _parts_found_elsewhere() -> Iterator[str]:
    """Describe parts that Python takes from elsewhere in spite of the path.

    Another program may have imported its own at the start of Python, or hooked into imports.
    """
    for part in PARTS:
        spec = find_spec(part)
        places = [] if spec is None else [*(spec.submodule_search_locations or ())]
        found = [Path(place).resolve() for place in places]
        if found != [_HOME / part]:
            where = ", ".join(map(str, found)) or "nowhere"
            yield f"Python finds the folder “{part}” at {where}, not at {_HOME / part}."


if __name__ == "__main__":
    if sys.argv[1:] == []:
        sys.argv.append("run")  # panels of hosting companies start a file, without arguments
    sys.exit(main())
