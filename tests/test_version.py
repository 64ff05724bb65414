"""Every form in which the bot is handed on says its version, or that it is unknown."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

ROOT = Path(__file__).resolve().parent.parent
NEEDED = (
    *("bot/__init__.py", "bot/version.py", "contra_uno.py", "hatch_build.py", "pyproject.toml"),
    *("README.md", "LICENSE", ".git_archival.txt", ".gitattributes"),
)
"""The files that a build needs; it takes whatever else there is."""
SAY = "from bot.version import own_version; print(own_version())"
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:vcs_versioning")
PRETEND = "SETUPTOOLS_SCM_PRETEND_VERSION_FOR_CONTRA_UNO"


def run(folder: Path, *command: str, **variables: str) -> str:
    """Return what a command prints, without settings of whoever runs the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    identity = {
        f"GIT_{who}_{what}": "x@example.com"
        for who in ("AUTHOR", "COMMITTER")
        for what in ("NAME", "EMAIL")
    }
    environment = {**kept, **identity, "GIT_CONFIG_GLOBAL": os.devnull, **variables}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def git(folder: Path, *arguments: str) -> str:
    return run(folder, "git", *arguments)


def change(clone: Path, *, commit: bool = False) -> Path:
    (clone / "README.md").write_text("changed\n", encoding="utf-8")
    if commit:
        git(clone, "commit", "--quiet", "--all", "--message=more")
    return clone


@pytest.fixture(scope="module")
def untagged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone of one commit without a tag of a release."""
    clone = tmp_path_factory.mktemp("versions") / "untagged"
    for name in NEEDED:
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    git(clone, "init", "--quiet")
    git(clone, "add", ".")
    git(clone, "commit", "--quiet", "--message=first")
    git(clone, "tag", "draft-2.0")
    return clone


@pytest.fixture(scope="module")
def tagged(untagged: Path) -> Path:
    """The same with a tag."""
    clone = untagged.with_name("tagged")
    git(untagged, "clone", "--quiet", str(untagged), str(clone))
    git(clone, "tag", "--annotate", "--message=1.2.3", "v1.2.3")
    return clone


@pytest.fixture
def clone(tagged: Path, tmp_path: Path) -> Path:
    """A clone of the release, to be changed."""
    git(tagged, "clone", "--quiet", str(tagged), str(tmp_path / "clone"))
    return tmp_path / "clone"


def archive(clone: Path) -> Path:
    """Return the tree of a zip file of the commit, inside a clone of something else."""
    around = clone.with_name(f"{clone.name}-zip")
    around.mkdir()
    git(around, "init", "--quiet")
    git(around, "commit", "--quiet", "--allow-empty", "--message=another project")
    git(around, "tag", "v9.9.9")
    git(clone, "archive", "--format=zip", f"--output={around}/a.zip", "HEAD")
    shutil.unpack_archive(around / "a.zip", around / "tree")
    return around / "tree"


def shallow(clone: Path) -> Path:
    """Return a clone without history and tags."""
    copied = clone.with_name("shallow")
    origin = f"file://{clone}"
    git(clone, "clone", "--quiet", "--depth=1", "--no-tags", origin, str(copied))
    return copied


def without_git(clone: Path) -> Path:
    copied = clone.with_name("copied")
    shutil.copytree(clone, copied, ignore=shutil.ignore_patterns(".git"))
    return copied


RELEASE = r"1\.2\.3 \(commit COMMIT\)"
AFTER = r"1\.2\.3\+gCOMMIT \(commit COMMIT\)"
UNKNOWN = r"0\.0\+unknown\.gCOMMIT \(commit COMMIT\)"
TREES: dict[str, tuple[Callable[[Path], Path], str]] = {
    "a clone": (lambda clone: clone, RELEASE),
    "changed": (change, r"1\.2\.3\+gCOMMIT\.changed \(commit COMMIT\)"),
    "later": (lambda clone: change(clone, commit=True), AFTER),
    "shallow": (shallow, UNKNOWN),
    "zip": (archive, RELEASE),
    "zip of a later commit": (lambda clone: archive(change(clone, commit=True)), AFTER),
    "copied without git": (without_git, r"0\.0\+unknown"),
}


@pytest.mark.parametrize("form", TREES)
def test_a_tree_says_its_version_and_a_build_of_it_the_same(clone: Path, form: str) -> None:
    make, wanted = TREES[form]
    tree = make(clone)
    said = run(tree, sys.executable, "-c", SAY)
    assert_says(said, wanted, clone)
    assert said.split(" ")[0] == re.sub(r"\.d\d+$", ".changed", number_of_build(tree))


def test_without_a_tag_of_a_release_the_commit_is_said(untagged: Path) -> None:
    assert_says(run(untagged, sys.executable, "-c", SAY), UNKNOWN, untagged)
    tree = archive(untagged)
    assert_says(run(tree, sys.executable, "-c", SAY), UNKNOWN, untagged)
    assert number_of_build(tree) == "0.0+unknown"


def test_an_sdist_and_wheels_say_what_they_were_built_from(clone: Path) -> None:
    change(clone, commit=True)
    sdist = unpacked_sdist(clone)
    for tree in (sdist, installed(clone), installed(sdist)):
        assert_says(run(tree, sys.executable, "-c", SAY), AFTER, clone)
    assert not (clone / "bot" / "built.txt").exists()


def test_a_build_can_be_told_its_version_as_that_of_the_image_is(clone: Path) -> None:
    tree = without_git(clone)
    assert "SETUPTOOLS_SCM_PRETEND_VERSION_FOR_CONTRA_UNO=$VERSION" in (
        ROOT / "Dockerfile"
    ).read_text(encoding="utf-8")
    for told, said in ("", "0.0+unknown"), ("1.2.3", "1.2.3"):
        home = installed(tree, **{PRETEND: told})
        assert run(home, sys.executable, "-c", SAY) == said
        shutil.rmtree(tree / "dist")


def test_what_git_says_of_a_damaged_clone_is_nothing(clone: Path) -> None:
    around = clone.parent
    git(around, "init", "--quiet")
    git(around, "commit", "--quiet", "--allow-empty", "--message=another project")
    (clone / ".git" / "HEAD").unlink()
    assert run(clone, sys.executable, "-c", SAY) == "0.0+unknown"


def assert_says(said: str, wanted: str, clone: Path) -> None:
    commit = git(clone, "rev-parse", "HEAD")
    wanted = wanted.replace("gCOMMIT", f"g{commit[:9]}").replace("COMMIT", commit)
    assert re.fullmatch(wanted, said), said


def number_of_build(tree: Path) -> str:
    return ProjectMetadata(str(tree), PluginManager()).version


def build(tree: Path, target: str, **variables: str) -> Path:
    run(tree, sys.executable, "-m", "hatchling", "build", "-t", target, **variables)
    (built,) = (tree / "dist").glob("*.tar.gz" if target == "sdist" else "*.whl")
    return built


def unpacked_sdist(tree: Path) -> Path:
    built = build(tree, "sdist")
    shutil.unpack_archive(built, tree.with_name("sdist"))
    return tree.with_name("sdist") / built.name.removesuffix(".tar.gz")


def installed(tree: Path, **variables: str) -> Path:
    """Return the folder of a wheel's parts, as in an installation."""
    shutil.unpack_archive(build(tree, "wheel", **variables), tree / "dist", "zip")
    return tree / "dist" / "contra_uno"
