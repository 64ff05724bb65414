"""Keeping a world between runs: read at the start, written soon after a change and at the end."""

from __future__ import annotations

import logging
from pathlib import Path

from playground.clock import Timer
from playground.state import snapshot
from playground.state.changes import Change
from playground.state.snapshot import UnreadableError
from playground.state.world import World

log = logging.getLogger(__name__)

_WRITE_AFTER = 2.0
"""Seconds after the first change that is not in the file yet."""


class KeptWorld:
    """A world and its file. Subscribe `on_change` to the world's feed.

    What is wrong with the file is logged and never stops anybody from playing.
    """

    def __init__(self, world: World, file: Path) -> None:
        self._world = world
        self._file = file
        self._due: Timer | None = None

    def read(self) -> None:
        """Make the world the one of the file, if there is one."""
        try:
            snapshot.read(self._world, self._file)
        except FileNotFoundError:
            return
        except (OSError, UnreadableError) as error:
            log.warning(
                "The playground begins anew, since %s cannot be read: %s", self._file, error
            )

    def on_change(self, _: Change) -> None:
        if self._due is None:
            clock = self._world.clock
            self._due = clock.call_at(clock.now() + _WRITE_AFTER, self.write)

    def write(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
        try:
            snapshot.write(self._world, self._file)
        except OSError as error:
            log.warning(
                "The next start of the playground will not know of this, since %s "
                "cannot be written: %s",
                self._file,
                error,
            )
