"""How often Python's garbage collector goes through what a running bot holds."""

from __future__ import annotations

import gc

_NEW_OBJECTS = 10_000
"""So many more than before until the garbage collector looks through them, not Python's 700: by
then a click that made some is long answered. It took a tenth of the processor's time.
"""


def collect_seldom() -> None:
    """Leave out what is there by now, and wait for more before looking again.

    Modules, texts and commands are there until the end: the garbage collector need not go through
    them again and again, for a tenth of a second each time, while clicks wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, *gc.get_threshold()[1:])
