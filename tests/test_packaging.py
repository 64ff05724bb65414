"""`pip install .` installs the packages and their data in one folder, and nothing else."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import sysconfig
import tempfile
import venv
import zipfile
from pathlib import Path

import pytest

from contra_uno import PARTS
from tests.cli.test_processes import end, printed
from tests.guard import GUARD
from tests.test_architecture import ROOT, TOPS, tracked_files

RECORD = ROOT / "tests" / "games" / "classic" / "C2-deal-seven.uno"
MAIN = "import sys; from contra_uno import main; sys.exit(main())"
OWN_FOLDER = "import sys, contra_uno; sys.path.insert(0, contra_uno.__path__[0])"
EVERY_PART = """
import importlib, bot.client, playground.server
from bot.client import contra_uno
for extension in contra_uno.EXTENSIONS:
    importlib.import_module(extension)
"""
A_WORKER = """
import asyncio
from bot.worker.worker_process import ChildProcess

async def start_and_end():
    await (await ChildProcess.start()).kill()

asyncio.run(start_and_end())
"""


def build(version: str, folder: Path) -> Path:
    """Return the wheel of a version, "standard" or "editable", built in a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", f"wheel:{version}"]
    subprocess.run([*command, "-d", str(folder)], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("standard", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """The wheel, unpacked as in an installation."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(wheel.parent / "installed")
    return wheel.parent / "installed"


@pytest.fixture
def other_bot(tmp_path: Path) -> Path:
    """A folder with packages of another bot, none of which can be imported."""
    for part in PARTS:
        (tmp_path / part).mkdir()
        (tmp_path / part / "__init__.py").write_text("raise ImportError('of another bot')\n")
    return tmp_path


def environment(*path: Path) -> dict[str, str]:
    """Return an environment without settings, in which modules are found in these folders."""
    own = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    return {**own, "PLAYGROUND_PORT": "0", "PYTHONPATH": os.pathsep.join(map(str, path))}


def python(*path: Path, code: str, arguments: tuple[str, ...] = ()) -> tuple[int, str, str]:
    """Run code with modules from these folders, the first of which is the current one."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=path[0],
        env=environment(*path),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def run(*path: Path, arguments: tuple[str, ...]) -> tuple[int, str, str]:
    """Run `contra-uno`; return its status and what it prints to the output and as errors."""
    return python(*path, code=MAIN, arguments=arguments)


def test_the_wheel_fills_one_folder_and_overwrites_nothing_of_other_packages(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name.partition("/")[0] for name in archive.namelist()}
    assert names == {"contra_uno", f"{'-'.join(wheel.name.split('-')[:2])}.dist-info"}


def test_the_wheel_holds_every_file_of_the_packages_and_the_data_but_no_workbench(
    installed: Path,
) -> None:
    home = installed / "contra_uno"
    packed = {path.relative_to(home).as_posix() for path in home.rglob("*")}
    wanted = {path.relative_to(ROOT) for path in tracked_files()}
    parts = {path.as_posix() for path in wanted if path.parts[0] in (*TOPS, "data")}
    assert parts - packed == set()
    tops = {name.partition("/")[0] for name in packed}
    assert tops == {*PARTS, "data", "__init__.py", "__main__.py"}


def test_an_editable_installation_adds_the_clone_to_the_path_and_copies_nothing(
    tmp_path: Path,
) -> None:
    with zipfile.ZipFile(build("editable", tmp_path)) as archive:
        files = {name for name in archive.namelist() if ".dist-info/" not in name}
        assert files == {"_contra_uno.pth"}
        assert archive.read("_contra_uno.pth").decode() == str(ROOT)


def test_an_installed_bot_runs_and_checks_games(installed: Path) -> None:
    status, _, errors = run(installed, arguments=("run", "--require-token"))
    assert status == 2, errors
    assert "DISCORD_TOKEN is not set" in errors
    status, _, errors = run(installed, arguments=("check", str(RECORD)))
    assert status == 0, errors


@pytest.mark.parametrize("program", [("-m", "contra_uno"), (str(ROOT),)])
def test_python_runs_the_installed_module_and_the_folder_of_a_clone(
    installed: Path, other_bot: Path, program: tuple[str, ...]
) -> None:
    done = subprocess.run(
        [sys.executable, *program, "--version"],
        cwd=other_bot,
        env=environment(other_bot, installed),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("contra-uno "), done.stderr


def test_nothing_that_runs_the_bot_needs_the_workbench(installed: Path) -> None:
    status, _, errors = python(installed, code=OWN_FOLDER + EVERY_PART)
    assert status == 0, errors


def test_a_worker_of_an_installed_bot_starts_beside_another_bot(
    installed: Path, other_bot: Path
) -> None:
    status, _, errors = python(other_bot, installed, code=OWN_FOLDER + A_WORKER)
    assert status == 0, errors


async def test_an_installed_bot_plays_in_the_playground_beside_another_bot(
    installed: Path, other_bot: Path
) -> None:
    async with asyncio.timeout(GUARD):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "contra_uno", "run"),
            cwd=other_bot,
            env=environment(other_bot, installed),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        await printed(process, "The bot is online.")
        assert await end(process, signal.SIGTERM) == 0


@pytest.mark.lengthy
def test_pip_removes_either_bot_and_leaves_the_other_whole(wheel: Path, tmp_path: Path) -> None:
    other = wheel_of_another_bot(tmp_path)
    site = make_environment(tmp_path / "environment")
    programs = tmp_path / "environment" / "bin"
    bots = {
        "contra-uno": (str(programs / "contra-uno"), "check", str(RECORD)),
        "another-bot": (str(programs / "python"), "-m", "bot"),
    }
    before = files(site)
    for first, second in (tuple(bots), tuple(reversed(bots))):
        pip(tmp_path, "install", "--no-index", "--no-deps", "--no-compile", str(wheel), str(other))
        assert output(bots["contra-uno"]) == "13 passed, 0 failed\n"
        assert output(bots["another-bot"]) == "another bot\n"
        pip(tmp_path, "uninstall", "--yes", first)
        assert output(bots[second])
        pip(tmp_path, "uninstall", "--yes", second)
        assert files(site) == before


def make_environment(folder: Path) -> Path:
    """Make a virtual environment that has the bot's dependencies; return its folder of packages."""
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    return site


def wheel_of_another_bot(folder: Path) -> Path:
    """Return a wheel with packages of the same names, which prints a line with `python -m bot`."""
    wheel = folder / "another_bot-1.0-py3-none-any.whl"
    told = "another_bot-1.0.dist-info"
    content = {f"{part}/__init__.py": "" for part in PARTS} | {
        "bot/__main__.py": "import cogs.music\nprint('another bot')\n",
        "cogs/music.py": "",
        f"{told}/METADATA": "Metadata-Version: 2.1\nName: another-bot\nVersion: 1.0\n",
        f"{told}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{name},,\n" for name in (*content, f"{told}/RECORD"))
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, text in {**content, f"{told}/RECORD": record}.items():
            archive.writestr(name, text)
    return wheel


def pip(folder: Path, *arguments: str) -> None:
    """Run pip for the environment in the folder."""
    there = ("--python", str(folder / "environment"), "--disable-pip-version-check")
    output((sys.executable, "-m", "pip", *there, *arguments))


def output(command: tuple[str, ...]) -> str:
    """Return what a command prints, in an empty folder; fail if it fails."""
    with tempfile.TemporaryDirectory() as empty:
        done = subprocess.run(
            command, cwd=empty, env=environment(), capture_output=True, text=True, check=False
        )
    assert done.returncode == 0, done.stderr
    return done.stdout


def files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    "command",
    [
        ("bench",),
        ("bench", "click"),
        ("bench", "load", "--games", "3", "--json"),
        ("render", "--out", "sheets"),
        ("train", "--seats", "2", "two.json"),
        ("train", "--weights", "features.json"),
        ("perft", "position.uno"),
    ],
)
def test_a_command_missing_from_an_installation_says_how_to_get_it(
    installed: Path, command: tuple[str, ...]
) -> None:
    status, _, errors = run(installed, arguments=command)
    assert status == 2, errors
    assert "pip install -e '.[bench]'" in errors
    assert "Traceback" not in errors


@pytest.mark.parametrize("command", ["bench", "render", "train", "perft"])
def test_the_help_of_a_missing_command_says_the_same(installed: Path, command: str) -> None:
    status, output, errors = run(installed, arguments=(command, "--help"))
    assert status == 0, errors
    assert "pip install -e '.[bench]'" in output


def test_another_package_called_workbench_is_not_used(installed: Path, tmp_path: Path) -> None:
    strange = tmp_path / "workbench" / "bench"
    strange.mkdir(parents=True)
    for folder in (strange.parent, strange):
        (folder / "__init__.py").touch()
    (strange / "bench_command.py").write_text("print('theirs')\n")
    status, output, _ = run(tmp_path, installed, arguments=("bench",))
    assert (status, output) == (2, "")
