"""Two versions are measured in turns, each in an environment of its own; how fast they are is
another matter."""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.cli import main
from bot.errors import MisuseError, OperatorError
from workbench.bench import compared_versions, engine_speed, source_tree
from workbench.bench.compared_versions import ComparePlan
from workbench.bench.engine_figures import engine_figures
from workbench.bench.source_tree import HERE, SourceTree, checked_out, output_of

OTHER = SourceTree("0ther", HERE.folder, HERE.python)


def quietly(_what: str) -> None:
    pass


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The versions in the order in which they are measured, by measurements that take no time."""
    order: list[str] = []

    def first(_plan: ComparePlan, tree: SourceTree) -> dict[str, float]:
        order.append(f"1 {tree.commit}")
        return {"speed": 3.0 * len(order) if tree is HERE else 2.0}

    def second(_plan: ComparePlan, tree: SourceTree) -> dict[str, float]:
        order.append(f"2 {tree.commit}")
        return {"new": 7.0} if tree is HERE else {}

    @contextmanager
    def other(
        _ref: str, _packages: Sequence[str], _report: Callable[[str], None]
    ) -> Generator[SourceTree]:
        yield OTHER

    monkeypatch.setattr(compared_versions, "MEASURES", (first, second))
    monkeypatch.setattr(compared_versions, "checked_out", other)
    monkeypatch.setattr(compared_versions, "commit_of", str)
    monkeypatch.setattr(compared_versions, "present_version", lambda: "HEAD")
    return order


def test_versions_take_turns_and_begin_in_turns(
    measured: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "compare", "--beside", "0ther", "--runs", "2", "--json"]) == 0

    here = HERE.commit
    assert measured == [
        *(f"1 {here}", "1 0ther", f"2 {here}", "2 0ther"),
        *("1 0ther", f"1 {here}", "2 0ther", f"2 {here}"),
    ]
    figures = {figure["name"]: figure for figure in json.loads(capsys.readouterr().out)["figures"]}
    assert figures["speed"] == {"name": "speed", "ours": [3.0, 18.0], "theirs": [2.0, 2.0]}
    assert figures["new"]["theirs"] == []


def test_medians_and_their_spread_are_shown(
    measured: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- bench compare: begin -->\n<!-- bench compare: end -->\n")
    few = ("--beside", "0ther", "--runs", "2")
    assert main(["bench", "compare", *few, "--update", str(page)]) == 0
    table = page.read_text(encoding="utf-8")

    assert "| speed | 10.5 (3 to 18) | 2 (2 to 2) | 5.25 |" in table
    assert "| new | 7 (7 to 7) |  |  |" in table
    assert "load average" in table
    capsys.readouterr()


def test_this_version_can_be_measured_alone(
    measured: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "compare", "--runs", "1"]) == 0
    assert measured == [f"1 {HERE.commit}", f"2 {HERE.commit}"]
    capsys.readouterr()


def test_a_commit_that_is_not_there_is_named(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "compare", "--beside", "no-such-commit"]) == 2
    assert "no-such-commit" in capsys.readouterr().err
    with pytest.raises(MisuseError), checked_out("no-such-commit", (), quietly):
        pass


def git(repository: Path, *arguments: str) -> str:
    named = ("-c", "user.name=Anna", "-c", "user.email=anna@example.org")
    called = ["git", "-C", str(repository), *named, *arguments]
    return subprocess.run(called, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository whose environment is this one."""
    script = tmp_path / "scripts" / "setup.sh"
    script.parent.mkdir()
    script.write_text(
        'cd "$(dirname "$0")/.."; mkdir -p .venv/bin; touch set-up-$1\n'
        f"ln -s {shlex.quote(HERE.python)} .venv/bin/python\n"
    )
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "begin")
    monkeypatch.setattr(source_tree, "_FOLDER", tmp_path)
    return tmp_path


def test_a_commit_gets_a_worktree_and_an_environment_until_it_is_measured(
    repository: Path,
) -> None:
    with checked_out("HEAD", (), quietly) as tree:
        assert tree.commit == git(repository, "rev-parse", "--short", "HEAD").strip()
        assert (tree.folder / "set-up-run").exists()
        assert tree.python.startswith(str(tree.folder))
        assert str(tree.folder) in git(repository, "worktree", "list")

    assert not tree.folder.exists()
    assert str(tree.folder) not in git(repository, "worktree", "list")


def test_an_environment_that_cannot_be_made_leaves_no_worktree(repository: Path) -> None:
    (repository / "scripts" / "setup.sh").write_text("echo no space left >&2; exit 1\n")
    git(repository, "commit", "--quiet", "--all", "--message", "break")

    with (
        pytest.raises(OperatorError, match="no space left"),
        checked_out("HEAD", (), quietly),
    ):
        pass
    assert len(git(repository, "worktree", "list").splitlines()) == 1


def test_the_engine_of_another_version_is_measured_by_this_one(tmp_path: Path) -> None:
    """What is imported of `workbench` is ours; all else is of the version that is measured."""
    package = tmp_path / "bot"
    package.mkdir()
    (package / "__init__.py").write_text("NAME = 'theirs'\n")
    (tmp_path / "workbench").mkdir()
    (tmp_path / "workbench" / "__init__.py").write_text("raise AssertionError('theirs')\n")
    program = (
        "import bot, workbench.bench\n"
        "print(bot.NAME, workbench.bench.__file__, *sys.argv[1:], sep='\\n')"
    )
    printed = output_of(SourceTree("other", tmp_path, HERE.python), program, ["3"]).splitlines()

    assert printed == ["theirs", str(HERE.folder / "workbench" / "bench" / "__init__.py"), "3"]


def test_the_engine_has_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_speed, "stay_on_one_core", lambda: None)
    figures = engine_figures(2, against_rlcard=False)

    assert list(figures) == [
        "moves a second, 2 players",
        "moves a second, 4 players",
        "random rollouts a second, 4 players",
    ]
    assert all(figure > 0 for figure in figures.values())


@pytest.mark.lengthy
def test_everything_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    few = ("--runs", "1", "--rounds", "2", "--tables", "1", "--turns", "2")
    load = ("--games", "2", "--rate", "8", "--seconds", "1")
    assert main(["bench", "compare", *few, *load, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]

    for part in ("moves a second", "rollouts", "closed DMs", "longest block", "start of the bot"):
        assert any(part in figure["name"] and len(figure["ours"]) == 1 for figure in figures), part
