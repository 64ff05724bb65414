"""The bot refuses to run beside another program whose packages have the same names."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from contra_uno import PARTS

ROOT = Path(__file__).resolve().parent.parent
COMMAND = "import sys; from contra_uno import main; sys.exit(main())"
"""The code of the script that pip creates."""


def started(*path: Path) -> subprocess.CompletedProcess[str]:
    """Run `contra-uno --version` with packages from these folders."""
    return subprocess.run(
        [sys.executable, "-P", "-S", "-c", COMMAND, "--version"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed packages that contains the bot's own."""
    folder = tmp_path / "site"
    folder.mkdir()
    shutil.copy(ROOT / "contra_uno.py", folder)
    for part in PARTS:
        (folder / part).mkdir()
        (folder / part / "__init__.py").touch()
    (folder / "bot" / "cli.py").write_text("def main():\n    print('ours')\n    return 0\n")
    return folder


def test_alone_it_runs(site: Path) -> None:
    done = started(site)
    assert (done.returncode, done.stdout) == (0, "ours\n")


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_another_program_is_refused_in_words(
    part: str, site: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    (other / part).mkdir(parents=True)
    (other / part / "__init__.py").write_text("print('theirs')\n")
    done = started(other, site)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"Python finds the folder “{part}” at {other / part}" in done.stderr
    assert "a virtual environment of its own" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("part", PARTS)
def test_a_module_of_that_name_is_refused_as_well(part: str, site: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / f"{part}.py").write_text("print('theirs')\n")
    done = started(other, site)
    assert (done.returncode, done.stdout) == (2, "")
    assert part in done.stderr


@pytest.mark.parametrize("part", PARTS)
def test_a_package_in_the_same_folder_is_refused_in_words(part: str, site: Path) -> None:
    told = site / "music_bot-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: music-bot\nVersion: 1.0\n")
    (told / "RECORD").write_text(f"{part}/music.py,,\nmusic_bot-1.0.dist-info/RECORD,,\n")
    done = started(site)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"The package music-bot has installed files into {site / part}" in done.stderr


def test_the_bots_own_package_is_not_refused(site: Path) -> None:
    told = site / "contra_uno-0.1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: contra-uno\nVersion: 0.1.0\n")
    (told / "RECORD").write_text("bot/__init__.py,,\n")
    assert started(site).returncode == 0
