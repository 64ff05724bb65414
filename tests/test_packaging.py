"""`pip install .` installs all files of the packages and their data, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.test_architecture import ROOT, TOPS, tracked_files

MAIN = "import sys; from contra_uno import main; sys.exit(main())"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked as in an installation."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def run(installed: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `contra-uno` of this installation in a folder without files of the clone."""
    without = ("DISCORD_TOKEN", "PYTHONPATH")
    own = {name: value for name, value in os.environ.items() if name not in without}
    return subprocess.run(
        [sys.executable, "-c", MAIN, *arguments],
        cwd=installed,
        env={**own, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_wheel_holds_every_file_of_the_packages_and_the_data_but_no_workbench(
    installed: Path,
) -> None:
    packed = {path.relative_to(installed).as_posix() for path in installed.rglob("*")}
    wanted = {path.relative_to(ROOT) for path in tracked_files()}
    packages = {path.as_posix() for path in wanted if path.parts[0] in TOPS}
    data = {
        f"bot/_data/{path.relative_to('data').as_posix()}"
        for path in wanted
        if path.parts[0] == "data"
    }
    assert (packages | data) - packed == set()
    assert not (installed / "workbench").exists()


def test_an_installed_bot_runs_and_checks_games(installed: Path) -> None:
    told = run(installed, "run", "--require-token")
    assert told.returncode == 2, told.stderr
    assert "DISCORD_TOKEN is not set" in told.stderr
    record = next((ROOT / "tests" / "games").rglob("*.uno"))
    checked = run(installed, "check", str(record))
    assert checked.returncode == 0, checked.stderr


def test_nothing_that_runs_the_bot_needs_the_workbench(installed: Path) -> None:
    every = "import bot.client, playground.server; from bot.client import contra_uno"
    every += "; import importlib; [importlib.import_module(e) for e in contra_uno.EXTENSIONS]"
    done = subprocess.run(
        [sys.executable, "-c", every], cwd=installed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "command",
    [
        ("bench",),
        ("bench", "click"),
        ("bench", "load", "--games", "3", "--json"),
        ("render", "--out", "sheets"),
        ("train", "--seats", "2", "two.json"),
        ("practise", "features.json"),
    ],
)
def test_a_command_missing_from_an_installation_says_how_to_get_it(
    installed: Path, command: tuple[str, ...]
) -> None:
    told = run(installed, *command)
    assert told.returncode == 2, told.stderr
    assert "pip install -e '.[bench]'" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize("command", ["bench", "render", "train", "practise"])
def test_the_help_of_a_missing_command_says_the_same(installed: Path, command: str) -> None:
    told = run(installed, command, "--help")
    assert told.returncode == 0, told.stderr
    assert "pip install -e '.[bench]'" in told.stdout


def test_another_package_called_workbench_is_not_used(installed: Path, tmp_path: Path) -> None:
    strange = tmp_path / "workbench" / "bench"
    strange.mkdir(parents=True)
    for folder in (strange.parent, strange):
        (folder / "__init__.py").touch()
    (strange / "bench_command.py").write_text("print('theirs')\n")
    told = run(installed, "bench", PYTHONPATH=str(tmp_path))
    assert (told.returncode, told.stdout) == (2, "")
