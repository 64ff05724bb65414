"""The commands whose code is in the folder `workbench`, which comes with a clone alone."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast

from bot.errors import MisuseError

_FOLDER = Path(__file__).resolve().parents[2] / "workbench"


class _Module(Protocol):
    """What a module of the workbench offers for a command."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


class WorkbenchCommand:
    """A command of a clone. In an installed bot it says where the command can be found."""

    def __init__(self, summary: str, module: str) -> None:
        """Import ``module``, which carries the command out, if the workbench is there."""
        self.SUMMARY = summary
        self._module: _Module | None = None
        self.__doc__ = f"{summary[0].upper()}{summary[1:]}.\n\n{_WHERE}"
        if _is_there():
            found = import_module(module)
            self._module, self.__doc__ = cast(_Module, found), found.__doc__

    @property
    def is_there(self) -> bool:
        """Whether this installation has the command."""
        return self._module is not None

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        if self._module is None:
            parser.add_argument("arguments", nargs="*", help=argparse.SUPPRESS)
        else:
            self._module.add_arguments(parser)

    def run(self, arguments: argparse.Namespace) -> int:
        """Carry the command out. Raise `MisuseError` where it is not installed."""
        if self._module is None:
            raise MisuseError(_WHERE)
        return self._module.run(arguments)


_WHERE = (
    "Benches, sample pages, training and counts are not part of an installed bot. They come with "
    "its source code: in a clone of the repository, run pip install -e '.[bench]' and try again."
)


def _is_there() -> bool:
    """Return whether the bot's own workbench is found by that name."""
    spec = find_spec("workbench")
    folders = None if spec is None else spec.submodule_search_locations
    return any(Path(folder).resolve() == _FOLDER for folder in folders or ())


WORKBENCH: Mapping[str, WorkbenchCommand] = {
    "train": WorkbenchCommand(
        "train the network or the weights of computer players",
        "workbench.training.train_command",
    ),
    "perft": WorkbenchCommand("count what can follow from a position", "workbench.perft_command"),
    "bench": WorkbenchCommand(
        "measure the speed of the engine, or of the whole bot", "workbench.bench.bench_command"
    ),
    "render": WorkbenchCommand(
        "draw every card and every kind of message", "workbench.samples.render_command"
    ),
}
