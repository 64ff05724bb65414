"""No table by type of action or phase comes back: what one is stands in its entry.

The syntax trees of the product are searched for what names many types of actions, or of phases, at
once: a dictionary, a `match`, a tuple or union, the `isinstance` calls of one function. Whoever
needs to know something more about them gives the entry a field, or has a function with a default
(`functools.singledispatch`), which an action or phase more cannot break.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.engine import ENTRIES, PHASES, Phase, SeatAction
from bot.engine.phases import PhaseEntry
from bot.render.lines.shown_actions import SHOWN_ACTIONS
from bot.render.lines.shown_phases import SHOWN_PHASES, ShownPhase

ROOT = Path(__file__).resolve().parent.parent.parent
ACTIONS = frozenset(entry.action.__name__ for entry in ENTRIES)
PHASE_TYPES = frozenset(entry.phase.__name__ for entry in PHASES)

ENTRIES_STAND_IN = (
    "bot/engine/actions/",
    "bot/engine/phases.py",
    "bot/engine/state.py",
    "bot/render/lines/shown_actions.py",
    "bot/render/lines/shown_phases.py",
)
"""What the engine and the players know of an action or a phase, and what people see of it."""

MOST_IN_A_DICTIONARY, MOST_IN_A_MATCH, MOST_IN_A_ROW, MOST_IN_A_FUNCTION = 2, 3, 5, 6
"""Types of actions, or of phases, that may be named together before it is a table of them."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def tables_in(tree: ast.AST) -> Iterator[str]:
    """Name each table by type of action."""
    for node in ast.walk(tree):
        match node:
            case ast.Dict():
                sides = ([key for key in node.keys if key is not None], node.values)
                if any(len(named_by(side)) > MOST_IN_A_DICTIONARY for side in sides):
                    yield "a dictionary"
            case ast.Match():
                patterns = [case.pattern for case in node.cases]
                if len(named_by(patterns)) > MOST_IN_A_MATCH:
                    yield "a match"
            case ast.Tuple() | ast.List() | ast.Set() | ast.BinOp():
                if len(named_by([node])) > MOST_IN_A_ROW:
                    yield "a row"
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                if len(named_by(asked_of_types(node))) > MOST_IN_A_FUNCTION:
                    yield "a function"
            case _:
                pass


def named_by(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the types of actions, or of phases, that are named in these parts of a tree."""
    names = set[str]()
    for node in nodes:
        for part in ast.walk(node):
            if isinstance(part, ast.Name):
                names.add(part.id)
            elif isinstance(part, ast.Attribute):
                names.add(part.attr)
    return max(names & ACTIONS, names & PHASE_TYPES, key=len)


def asked_of_types(function: Function) -> Iterator[ast.AST]:
    """Return what a function compares types with: by `isinstance`, `issubclass` or `is`."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in ("isinstance", "issubclass"):
                yield from node.args[1:]
        elif isinstance(node, ast.Compare):
            yield from node.comparators


def tables_of(file: Path) -> Iterator[str]:
    """Name each table in a file that knows types of actions."""
    text = file.read_text(encoding="utf-8")
    if "engine" in text or ROOT / "bot" / "engine" in file.parents:
        yield from tables_in(ast.parse(text))


def test_what_an_action_is_stands_in_its_entry_alone() -> None:
    files = [path for part in ("bot", "cogs") for path in sorted((ROOT / part).rglob("*.py"))]
    names = {path: str(path.relative_to(ROOT)) for path in files}
    found = {
        f"{names[path]}: {table}"
        for path in files
        if not names[path].startswith(ENTRIES_STAND_IN)
        for table in tables_of(path)
    }
    assert found == set(), "give the entry a field, or the function a default"


def test_every_action_of_a_player_is_shown() -> None:
    of_players = [entry.action for entry in ENTRIES if issubclass(entry.action, SeatAction)]
    assert {shown.action for shown in SHOWN_ACTIONS} == set(of_players)
    assert len(SHOWN_ACTIONS) == len(of_players)


@pytest.mark.parametrize(
    ("file", "entries"),
    [("bot/engine/phases.py", PHASES), ("bot/render/lines/shown_phases.py", SHOWN_PHASES)],
)
def test_every_phase_has_one_entry(
    file: str, entries: Sequence[PhaseEntry[Any] | ShownPhase[Any]]
) -> None:
    having = [entry.phase for entry in entries]
    missing = {phase.__name__ for phase in {*get_args(Phase)}.difference(having)}
    assert missing == set(), f"{file} has no entry of these"
    assert len(having) == len(get_args(Phase)), f"{file} has two entries of one"


def test_a_phase_that_waits_for_several_seats_ends_by_itself() -> None:
    """Such a phase has no seat whose absence would end it."""
    several = [entry.phase for entry in PHASES if entry.waiting is not None]
    assert [entry.ends for entry in ENTRIES if entry.ends] == several, (
        "give one TableAction of bot/engine/actions/ `ends` for each phase with `waiting`"
    )


@pytest.mark.parametrize(
    ("table", "kind"),
    [
        ("OF = {Turn: a, engine.Drawn: b, Pending: c}", "a dictionary"),
        ("match p:\n case Turn(): a\n case Drawn(): b\n case Draft() | Pending(): c", "a match"),
        ("JUDGES = {Play: a, Draw: b, Pass: c}", "a dictionary"),
        ("OF = {'a': engine.Play(0, 1), 'b': engine.Draw(0), 'c': Take(0)}", "a dictionary"),
        ("Moves = Play | JumpIn | Draw | Pass | Take | Say", "a row"),
        ("MOVES = ((Play, 1), (JumpIn, 2), (Draw, 3), (Pass, 4), (Take, 5), (Say, 6))", "a row"),
        (
            "match action:\n case Play() | JumpIn(): a\n case Draw(): b\n case Pass(): c",
            "a match",
        ),
        (
            "def f(a):\n"
            " if isinstance(a, Play | JumpIn | Draw): return 1\n"
            " if type(a) is Take: return 2\n"
            " return 3 if isinstance(a, (Pass, Challenge, Say)) else 4",
            "a function",
        ),
    ],
)
def test_a_table_that_comes_back_is_found(table: str, kind: str) -> None:
    assert next(tables_in(ast.parse(table))) == kind


def test_naming_a_few_is_no_table() -> None:
    few = "def f(a):\n return isinstance(a, Play | JumpIn | Double) or {Play: 1, Draw: 2}"
    assert [*tables_in(ast.parse(few))] == []
