"""`contra-uno` finds its own parts beside another program whose packages have the same names."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from contra_uno import PARTS

ROOT = Path(__file__).resolve().parent.parent
COMMAND = "import sys; from contra_uno import main; sys.exit(main())"
"""The code of the script that pip creates."""

OWN_COMMAND_LINE = """\
import cogs, playground

def main():
    print("ours")
    return 0
"""
IMPORT_HOOK = """\
import sys
from importlib.machinery import PathFinder

class Hook:
    def find_spec(self, name, path=None, target=None):
        return PathFinder.find_spec(name, [{folder!r}]) if name in {parts!r} else None

sys.meta_path.insert(0, Hook())
"""


def start(*path: Path, before: str = "") -> subprocess.CompletedProcess[str]:
    """Run `contra-uno` with packages from these folders; Python runs the code `before` it."""
    return subprocess.run(
        [sys.executable, "-P", "-S", "-c", f"{before}\n{COMMAND}"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(params=["clone", "installed"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A folder on the path of modules: a clone, or one with installed packages."""
    folder = tmp_path / "site"
    home, file = folder, "contra_uno.py"
    if request.param == "installed":
        home, file = folder / "contra_uno", "__init__.py"
    home.mkdir(parents=True)
    shutil.copy(ROOT / "contra_uno.py", home / file)
    for part in PARTS:
        (home / part).mkdir()
        (home / part / "__init__.py").touch()
    (home / "bot" / "cli.py").write_text(OWN_COMMAND_LINE)
    return folder


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A folder with another program's packages of the same names."""
    folder = tmp_path / "other"
    for part in PARTS:
        (folder / part).mkdir(parents=True)
        (folder / part / "__init__.py").touch()
        (folder / part / "cli.py").write_text("def main():\n    print('theirs')\n    return 0\n")
    return folder


def test_it_runs_with_its_own_parts(site: Path, other: Path) -> None:
    for path in ((site,), (site, other), (other, site)):
        done = start(*path)
        assert (done.returncode, done.stdout, done.stderr) == (0, "ours\n", "")


@pytest.mark.parametrize("part", PARTS)
def test_a_module_of_another_program_is_not_used(part: str, site: Path, tmp_path: Path) -> None:
    (tmp_path / f"{part}.py").write_text("print('theirs')\n")
    assert start(tmp_path, site).stdout == "ours\n"


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_is_already_imported_from_elsewhere_is_refused(
    part: str, site: Path, other: Path
) -> None:
    done = start(other, site, before=f"import {part}")
    assert (done.returncode, done.stdout) == (2, "")
    assert f"Python finds the folder “{part}” at {other / part}" in done.stderr
    assert "a virtual environment of its own" in done.stderr
    assert "Traceback" not in done.stderr


def test_parts_that_an_import_hook_finds_elsewhere_are_refused(site: Path, other: Path) -> None:
    done = start(site, before=IMPORT_HOOK.format(folder=str(other), parts=PARTS))
    assert (done.returncode, done.stdout) == (2, "")
    assert f"Python finds the folder “bot” at {other / 'bot'}" in done.stderr


@pytest.mark.parametrize("site", ["clone"], indirect=True)
def test_the_file_of_a_clone_runs_the_bot_without_a_command(site: Path) -> None:
    (site / "bot" / "cli.py").write_text(
        "import sys\ndef main():\n    print(sys.argv[1:])\n    return 0\n"
    )
    for arguments, told in ([], "['run']"), (["doctor"], "['doctor']"):
        command = [sys.executable, str(site / "contra_uno.py"), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert done.stdout == f"{told}\n"


def test_a_clone_on_windows_keeps_the_line_ends_of_what_linux_runs() -> None:
    files = ["scripts/setup.sh", "deploy/back_up_postgresql.sh", ".ci/run", "bot/cli/run.py"]
    command = ["git", "check-attr", "eol", "--", *files]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout.splitlines() == [f"{file}: eol: lf" for file in files]


def test_the_image_is_healthy_without_a_port_for_metrics_and_asks_where_there_is_one() -> None:
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    (asked,) = re.findall(r'CMD \["python", "-c", "(.*)"\]', image)
    for port, is_healthy in (None, True), ("", True), ("1", False):
        environment = {} if port is None else {"METRICS_PORT": port}
        done = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True)
        assert (done.returncode == 0) is is_healthy
