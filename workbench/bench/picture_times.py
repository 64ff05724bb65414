"""How long each picture takes to draw, and how large it is.

The first drawing of a picture reads fonts and draws its tiles; later ones reuse them.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

_TIMES = 20
"""How often each picture is drawn after the first time."""


def run(_arguments: argparse.Namespace) -> int:
    """Carry out `bench render`."""
    from rich.console import Console
    from rich.table import Table

    from bot.artwork import CardTile, png_of
    from bot.i18n import FALLBACK, Texts
    from workbench.samples.sample_pictures import sample_pictures

    pictures = {"tile": lambda: png_of(CardTile(0, 5))}
    pictures |= sample_pictures(Texts.load().get(FALLBACK))
    table = Table("picture", "first ms", "median ms", "KiB")
    for name, draw in pictures.items():
        first, median, size = _measured(draw)
        table.add_row(name, f"{first:.1f}", f"{median:.1f}", f"{size / 1024:.1f}")
    Console().print(table)
    return 0


def _measured(draw: Callable[[], bytes]) -> tuple[float, float, int]:
    """Return the first and the median time in milliseconds, and the size in bytes."""
    taken: list[float] = []
    size = 0
    for _ in range(_TIMES + 1):
        begun = time.perf_counter()
        size = len(draw())
        taken.append((time.perf_counter() - begun) * 1000)
    again = sorted(taken[1:])
    return taken[0], again[len(again) // 2], size
