"""A disk without locks, or without shared memory: the kernel refuses both to one process."""

from __future__ import annotations

import ctypes
import errno
import multiprocessing
import platform
import struct
import sys
from collections.abc import Callable

import pytest

_ARGUMENTS = 16
"""Where a system call's arguments of eight bytes begin, after its number."""
_FCNTL, _MMAP = (72, 9) if platform.machine() == "x86_64" else (25, 222)
_SET_LOCK, _SHARED = 6, 1
_LOAD, _EQUAL, _AND, _RETURN = 0x20, 0x15, 0x54, 0x06
_ALLOW, _REFUSE = 0x7FFF0000, 0x00050000
_NO_NEW_PRIVILEGES, _FILTER = 38, 22

REFUSALS = {
    "no locks": (_FCNTL, 1, 0xFFFFFFFF, _SET_LOCK, errno.EOPNOTSUPP),
    "locks unknown": (_FCNTL, 1, 0xFFFFFFFF, _SET_LOCK, errno.ENOLCK),
    "no shared memory": (_MMAP, 3, _SHARED, _SHARED, errno.ENODEV),
}
"""A system call, the number of one of its arguments, the bits of that which are compared, with
what, and the error."""
NEEDS_KERNEL = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in ("x86_64", "aarch64"),
    reason="the kernel refuses single calls on Linux alone",
)


def on_such_a_disk(refusal: str, work: Callable[[], str]) -> str:
    """Return what `work` returns in a copy of this process for which every disk is like that."""
    here, there = multiprocessing.Pipe()

    def refused() -> None:
        _refuse(*REFUSALS[refusal])
        there.send(work())

    process = multiprocessing.get_context("fork").Process(target=refused)
    process.start()
    there.close()
    try:
        return here.recv()
    finally:
        process.join()


def _refuse(call: int, argument: int, bits: int, value: int, error: int) -> None:
    """Let the kernel refuse these calls to this process until its end (see seccomp(2))."""
    steps = (
        (_LOAD, 0, 0, 0),
        (_EQUAL, 0, 4, call),
        (_LOAD, 0, 0, _ARGUMENTS + 8 * argument),
        (_AND, 0, 0, bits),
        (_EQUAL, 0, 1, value),
        (_RETURN, 0, 0, _REFUSE | error),
        (_RETURN, 0, 0, _ALLOW),
    )
    written = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    program = ctypes.create_string_buffer(struct.pack("HP", len(steps), ctypes.addressof(written)))
    library = ctypes.CDLL(None, use_errno=True)
    for asked in ((_NO_NEW_PRIVILEGES, 1, 0, 0, 0), (_FILTER, 2, program)):
        if library.prctl(*asked) != 0:
            raise OSError(ctypes.get_errno(), "the kernel takes no filter")
