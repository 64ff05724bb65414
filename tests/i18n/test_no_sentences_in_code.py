"""All texts for players are in `data/locales`: the code contains no sentence for them.

Texts for operators (logs, errors about wrong calls, help of the command line) are English and may
be in the code.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("bot/engine", "bot/i18n", "bot/players", "bot/render", "bot/tables", "cogs")
_TWO_WORDS = re.compile(r"[^\W\d_]{2,}[,.:!?]?\s+[^\W\d_]{2,}")
_SHOWN = re.compile(r"^[A-ZÄÖÜ][a-zäöüß]{2,}[.!?]?$")
"""A word with a capital letter, such as the label of a button."""


def sentences(code: str) -> Iterator[tuple[int, str]]:
    """Yield the texts in the code that could be meant for players, with their lines."""
    tree = ast.parse(code)
    spared = {id(node) for allowed in _for_operators(tree) for node in ast.walk(allowed)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            meant = _TWO_WORDS.search(node.value) or _SHOWN.search(node.value)
            if meant and id(node) not in spared:
                yield node.lineno, node.value


def _for_operators(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                yield node  # a docstring
            case ast.Raise() | ast.Assert() | ast.FunctionDef(name="fault"):
                yield node  # a fault is told by /readyz
            case ast.Assign(
                targets=[
                    ast.Name(id="_ADVICE_TO_PERMIT" | "_ADVICE_TO_WAIT" | "_CALLED" | "failed")
                ]
            ):
                yield node  # into the log, or what a language calls itself
            case ast.Call(func=ast.Name(id="TypeVar") | ast.Attribute(attr="get_cog")):
                yield node
            case (
                ast.keyword("advice")
                | ast.Call(func=ast.Attribute(attr="_complain" | "_insist" | "_warn"))
            ):
                yield node  # into the log, or a TextError
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="log") | ast.Call(func=ast.Name(id="super")))
            ):
                yield node  # into the log, or the message of an exception
            case ast.Call(func=ast.Name(id=name)) if name.endswith("Error"):
                yield node
            case _:
                pass


def _files() -> list[Path]:
    return sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))


def test_no_sentence_for_people_is_written_in_the_code() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line}: {text!r}"
        for file in _files()
        for line, text in sentences(file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        't = "Your turn"',
        'button("Draw")',
        'Text(f"{name} is up now")',
        'x = ("Du bist", 1)',
        'send("Nothing here")',
    ],
)
def test_a_sentence_is_found(code: str) -> None:
    assert list(sentences(code))


@pytest.mark.parametrize(
    "code",
    [
        '"""A docstring of words."""',
        'raise ValueError("there is no deal yet")',
        'log.info("a message was gone")',
        'key = "turn-you"',
        'Consequence(advice="check the token")',
        'assert x, "what should not be"',
    ],
)
def test_texts_for_operators_are_allowed(code: str) -> None:
    assert not list(sentences(code))
