"""Every option has one reader, which compiles it; nobody asks which game is played.

`python -m tests.engine.test_option_readers` lists who reads what.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path

from bot.engine import CATALOGUE, Mode

ROOT = Path(__file__).resolve().parent.parent.parent
OPTIONS = [o.name for o in CATALOGUE if not o.short_for and not o.adds_action]
"""Options with a reader; one that adds an action is asked for by that action's entry."""
COMPILED = {"bot/engine/rules/compilation.py", "bot/engine/rules/answers.py"}
REGISTRY = "bot/engine/games/registry.py"


@cache
def modules() -> list[tuple[str, ast.Module]]:
    paths = [path for part in ("bot", "cogs") for path in sorted((ROOT / part).rglob("*.py"))]
    return [(str(p.relative_to(ROOT)), ast.parse(p.read_text(encoding="utf-8"))) for p in paths]


def is_options(node: ast.expr) -> bool:
    """Whether this is a match's options: a name or an attribute `options`."""
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", None)
    return name == "options"


def readers() -> dict[str, list[str]]:
    """Who reads each option (and `mode`), as `file:line`, one entry each time it is read."""
    found: dict[str, list[str]] = defaultdict(list)
    for file, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and is_options(node.value):
                found[node.attr].append(f"{file}:{node.lineno}")
    return found


def test_every_option_has_one_reader_and_it_compiles_it() -> None:
    found = readers()
    read = {name: [place.partition(":")[0] for place in found[name]] for name in OPTIONS}
    unlike = {name: found[name] for name in OPTIONS if len(read[name]) != 1}
    assert unlike == {}, "an option is read in one place, where it is compiled into tables"
    elsewhere = {name: found[name] for name in OPTIONS if not COMPILED.issuperset(read[name])}
    assert elsewhere == {}, "ask the tables (state.rules, seen.rules), not the option"


def test_nobody_asks_which_game_is_played() -> None:
    """A game's name is written and shown; what it is like, its description says."""
    asked: list[str] = []
    for file, tree in modules():
        if file == REGISTRY:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute | ast.Compare) and _about_a_mode(node):
                asked.append(f"{file}:{node.lineno}")
    assert asked == [], "ask the game (options.game), not which one it is"


def _about_a_mode(node: ast.Attribute | ast.Compare) -> bool:
    """Whether a member of `Mode` is named, or something compared with the name of one."""
    if isinstance(node, ast.Attribute):
        whose = node.value.id if isinstance(node.value, ast.Name) else None
        return whose == "Mode" and node.attr in Mode.__members__
    words = {word.value for word in ast.walk(node) if isinstance(word, ast.Constant)}
    return bool(words & {*Mode})


if __name__ == "__main__":
    for name, places in sorted(readers().items()):
        if name in (*OPTIONS, "mode", "game"):
            sys.stdout.write(f"{name}: {', '.join(places)}\n")
