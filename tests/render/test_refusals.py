"""Every refusal has a sentence, in every language."""

from __future__ import annotations

import pytest

from bot.i18n import LANGUAGES, Texts
from bot.render import refusal, setup_refusal

TEXTS = Texts.load(strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    t = TEXTS.get(language)
    for clause in ("C4", "C5", "C6", "C10", "C12", "C13", "C14", "V15", "L2", "P1", "X99"):
        assert refusal(clause, None, t)
    assert setup_refusal("V9", ("seats", "partner"), t)
