"""Names are drawn alike where the system has none of the libraries that Pillow can load."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.guard import GUARD

DRAW = """
import hashlib
from PIL import features
from bot.artwork.pictures import PlayerResult, RoundResult, draw_round_result
names = ("محمد عبد الله", "שרה (dad)", "अर्जुन क्षत्रिय", "김민준", "\\u202eesrever", "🎉👩🏽‍🚀")
rows = tuple(PlayerResult(row + 1, name, "9", "+9", row) for row, name in enumerate(names))
picture = draw_round_result(RoundResult("", "", rows, ((7, 0),) * len(rows)))
print(features.check("fribidi"), hashlib.sha256(picture).hexdigest())
"""
HIDDEN = [f"lib{name}.{end}" for name in ("fribidi", "raqm") for end in ("so", "so.0", "so.1")]


def drawn(**environment: str) -> list[str]:
    """Return whether a new process has FriBidi, and the hash of the poster that it draws."""
    command = [sys.executable, "-c", DRAW]
    ran = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, check=True, timeout=GUARD
    )
    return ran.stdout.decode().split()


@pytest.mark.skipif(sys.platform != "linux", reason="libraries are found otherwise")
def test_a_poster_is_the_same_without_fribidi(tmp_path: Path) -> None:
    for name in HIDDEN:
        (tmp_path / name).touch()
    fribidi, poster = drawn(LD_LIBRARY_PATH=str(tmp_path))
    assert fribidi == "False"
    assert poster == drawn()[1]
