"""Sentences that announce an amount agree with the table of amounts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.engine import draw_amounts
from bot.engine.cards import DRAW_FOUR, DRAW_TWO, WILD_DRAW_FOUR
from bot.i18n import message_catalogue as _locales
from bot.paths import data_dir
from tests.languages import DRAWN_LANGUAGES

NUMBERS = {
    "de": {"eine": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6},
    "en": {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6},
}
NOUN = {"de": ("Karte", "Karten"), "en": ("card", "cards")}

AMOUNTS = {
    "-forgotten-call": draw_amounts.FORGOTTEN_CALL,
    "-forgotten-gesture": draw_amounts.FORGOTTEN_GESTURE,
    "-late-gesture": draw_amounts.LATE_GESTURE,
    "-wrong-card": draw_amounts.WRONG_CARD,
    "-advice": draw_amounts.OFFENCES["advice"],
    "-question": draw_amounts.OFFENCES["question"],
    "-sleep": draw_amounts.OFFENCES["sleep"],
    "-unfounded-challenge": draw_amounts.UNFOUNDED_CHALLENGE,
    "-draw-two": draw_amounts.DRAW_CARDS[DRAW_TWO],
    "-draw-four": draw_amounts.DRAW_CARDS[WILD_DRAW_FOUR],
}
"""The amount that each term of `amounts.ftl` means; with `-cards` its text names cards too."""

NO_AMOUNTS = {
    "de": ("freiwillig zieht, zieht eine Karte.", "legt eine passende Karte oder zieht eine."),
    "en": ("draws by choice draws one card.", "or draw one."),
}
"""Phrases that are no amounts: the card drawn on one's turn, and names of cards."""

EXPLAINING = ("options", "help", "topics", "board", "answers")
"""The files whose sentences announce what something costs."""


def folder(language: str) -> Path:
    return data_dir() / "locales" / language


def terms(language: str) -> dict[str, str]:
    text = (folder(language) / "amounts.ftl").read_text("utf-8")
    return dict(re.findall(r"^(-[\w-]+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_each_amount_in_words_is_that_of_the_table(language: str) -> None:
    one, many = NOUN[language]
    for term, words in terms(language).items():
        amount = AMOUNTS[term.removesuffix("-cards")]
        number, _, noun = words.partition(" ")
        said = NUMBERS[language].get(number, int(number) if number.isdecimal() else None)
        assert said == amount, f"{term} says {words}, the table of amounts {amount}"
        wanted = "" if not term.endswith("-cards") else one if amount == 1 else many
        assert noun == wanted, f"{term} says {words}"


def test_both_draw_fours_draw_the_same() -> None:
    """The term `-draw-four` is used for both."""
    assert draw_amounts.DRAW_CARDS[DRAW_FOUR] == draw_amounts.DRAW_CARDS[WILD_DRAW_FOUR]


def test_both_languages_name_the_same_amounts_and_use_them_all() -> None:
    of_language = [set(terms(language)) for language in DRAWN_LANGUAGES]
    used = [_locales.read(folder(language)).referenced for language in DRAWN_LANGUAGES]
    assert {term.removesuffix("-cards") for term in set().union(*of_language)} == set(AMOUNTS)
    for language, named, referenced in zip(DRAWN_LANGUAGES, of_language, used, strict=True):
        assert named <= referenced, f"{language}: {named - referenced}"


COSTS = {
    "de": r"(?:zieht|kostet|kosten|kostet dich) (?:eine|zwei|drei|vier|\d+)(?: Karten?)?(?=[.;,)])",
    "en": r"(?:draws?|costs?|costs? you|draw yourself, and) (?:a card|one|two|three|four|\d+)\b",
}
"""Phrases that spell out a number of cards instead of using a term."""


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_no_explanation_spells_out_an_amount(language: str) -> None:
    said: list[str] = []
    for name in EXPLAINING:
        text = (folder(language) / f"{name}.ftl").read_text("utf-8")
        for phrase in NO_AMOUNTS[language]:
            text = text.replace(phrase, "")
        said += [f"{name}.ftl: {found.group()}" for found in re.finditer(COSTS[language], text)]
    assert said == [], "name the amount by its term in amounts.ftl"
