"""Measure what people and operators notice while a database is silent, each fault by itself.

python -m tests.silence                     of this checkout
python -m tests.silence --at ../before      of another one, such as a worktree of a release
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.silence.measuring import Measured, measure
from tests.silence.silences import SILENCES

_HEADINGS = (
    *("silence", "processes", "told (s)", "goes on (s)", "on the board (s)", "later at most (s)"),
    *("log lines", "/livez", "/readyz", "ends on SIGTERM (s)"),
)


def main() -> int:
    """Measure and print one row for each silence and number of processes."""
    parser = argparse.ArgumentParser(prog="tests.silence", description=__doc__)
    parser.add_argument("--at", type=_folder, help="the checkout whose bot is measured")
    parser.add_argument("--only", choices=tuple(SILENCES), help="one silence")
    parser.add_argument("--processes", type=int, choices=(1, 2), help="one number of processes")
    parser.add_argument("--said", action="store_true", help="print what people and log were told")
    arguments = parser.parse_args()
    _row(_HEADINGS)
    _row("-" * len(heading) for heading in _HEADINGS)
    for name, silence in SILENCES.items():
        for processes in silence.processes:
            if arguments.only in (None, name) and arguments.processes in (None, processes):
                measured = asyncio.run(measure(silence, processes, arguments.at))
                _row((name, str(processes), *_cells(measured)))
                if arguments.said:
                    _say(f"  told: {measured.said}")
                    _say("".join(f"  {line}\n" for line in measured.lines))
    return 0


def _folder(text: str) -> Path:
    return Path(text).resolve()


def _cells(measured: Measured) -> list[str]:
    return [
        _seconds(measured.told),
        _seconds(measured.goes_on),
        _seconds(measured.on_board),
        _seconds(measured.later),
        str(len(measured.lines)),
        measured.livez,
        measured.readyz,
        _seconds(measured.ends),
    ]


def _seconds(seconds: float | None) -> str:
    return "never" if seconds is None else f"{seconds:.1f}"


def _row(cells: Iterable[str]) -> None:
    _say("| " + " | ".join(cells) + " |")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
