"""Texts name a button as the reader sees it: by its symbol, or by its label in the same message."""

from __future__ import annotations

import re

import pytest

from bot.paths import data_dir
from tests.languages import DRAWN_LANGUAGES

_OF_EVERYBODY = ("hand", "join", "start", "backs", "rules", "next", "to-board")
"""Buttons of public messages, which may be in another language than a private note."""


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
@pytest.mark.parametrize("button", _OF_EVERYBODY)
def test_no_text_spells_out_the_label_of_a_public_button(language: str, button: str) -> None:
    folder = data_dir() / "locales" / language
    buttons = (folder / "buttons.ftl").read_text(encoding="utf-8")
    found = re.search(rf"(?m)^button-{button} = (.*)$", buttons)
    assert found is not None
    spelled = re.compile(rf"(?:\*\*|[„“‘\"]){re.escape(found[1])}(?:\*\*|[“”’\"])")
    texts = [f for f in sorted(folder.glob("*.ftl")) if f.name not in ("buttons.ftl",)]
    lines = [line for f in texts for line in f.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if spelled.search(line) and not line.startswith("#")] == []
