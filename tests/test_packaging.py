"""What `pip install .` installs: everything that the packages and their data hold."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from tests.test_architecture import ROOT, TOPS, tracked_files


def test_the_wheel_holds_every_file_of_the_packages_and_the_data(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    wanted = {path.relative_to(ROOT) for path in tracked_files()}
    packages = {path.as_posix() for path in wanted if path.parts[0] in TOPS}
    data = {
        f"bot/_data/{path.relative_to('data').as_posix()}"
        for path in wanted
        if path.parts[0] == "data"
    }
    assert "playground/page/web/js/main.js" in packages
    assert (packages | data) - packed == set()
