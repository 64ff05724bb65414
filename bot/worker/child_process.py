"""One started process: asking it, waiting for its answer, and killing it."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from .frames import LENGTH, WorkAnswer, WorkRequest, framed

_SECONDS_TO_START = 60.0
"""A loaded machine may take that long. The time of a job begins after it."""

_PASSED_ON = (
    *("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "LD_LIBRARY_PATH"),
    *("SYSTEMROOT", "TEMP", "TMP", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"),
)
"""What the process needs of the environment. The token and the database are not among it."""

_decoder = msgspec.msgpack.Decoder(WorkAnswer)


class ProcessGoneError(Exception):
    """Raised if the process has ended, or could not be started."""


class ChildProcess:
    """A worker process that was started and is ready for requests, one at a time."""

    def __init__(self, process: Process) -> None:
        """Use `start` instead."""
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._requests = process.stdin
        self._answers = process.stdout

    @classmethod
    async def start(cls) -> ChildProcess:
        """Return a new process, once it is ready. Raise `ProcessGoneError` if it does not start."""
        try:
            child = cls(
                await asyncio.create_subprocess_exec(
                    *(sys.executable, "-P", "-m", __package__ or "bot.worker"),
                    stdin=PIPE,
                    stdout=PIPE,
                    env=_environment(os.environ),
                )
            )
        except OSError as error:
            raise ProcessGoneError(str(error)) from None
        try:
            async with asyncio.timeout(_SECONDS_TO_START):
                await child._receive()
        except TimeoutError:
            await child.kill()
            raise ProcessGoneError("it does not start") from None
        except BaseException:
            await child.kill()
            raise
        return child

    @property
    def process_id(self) -> int:
        """The id of the process."""
        return self._process.pid

    async def ask(self, name: str, given: bytes) -> WorkAnswer:
        """Return the answer to a request. Raise `ProcessGoneError` if the process ends first."""
        try:
            self._requests.write(framed(WorkRequest(name, given)))
            await self._requests.drain()
        except OSError as error:
            raise ProcessGoneError(str(error)) from None
        return await self._receive()

    async def _receive(self) -> WorkAnswer:
        try:
            (length,) = LENGTH.unpack(await self._answers.readexactly(LENGTH.size))
            return _decoder.decode(await self._answers.readexactly(length))
        except (OSError, asyncio.IncompleteReadError) as error:
            raise ProcessGoneError(str(error)) from None

    async def kill(self) -> None:
        """End the process, whatever it is doing, and wait until it is gone."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def _environment(ours: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of the process, which imports from the same folders as this one."""
    passed_on = {name: ours[name] for name in _PASSED_ON if name in ours}
    own = str(Path(__file__).resolve().parents[2])
    folders = dict.fromkeys([own, *(folder for folder in sys.path if folder)])
    return {**passed_on, "PYTHONPATH": os.pathsep.join(folders)}
