"""Texts say what they mean to somebody who plays cards and has never read this code."""

from __future__ import annotations

import re

import pytest

from bot.engine import GAMES, Mode
from bot.engine.cards import parse_face
from bot.engine.games.game import face_values
from bot.i18n import Texts, Translator
from bot.render.cards.card_look import face_name
from tests.languages import DRAWN_LANGUAGES

TEXTS = Texts.load(strict=True)
EVERY_LANGUAGE = pytest.mark.parametrize("t", [TEXTS.get(language) for language in DRAWN_LANGUAGES])


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


@EVERY_LANGUAGE
def test_the_first_tip_names_no_colour_of_cards(t: Translator) -> None:
    """A button that can be pressed is not a blue card."""
    colours = {t.format(f"colour-{letter}").casefold() for letter in "RYGBPTOV"}
    for member in ("yes", "no"):
        assert not words(t.format("guide-2", member=member)) & colours
    assert not words(t.format("hand-first", member="yes")) & colours


@EVERY_LANGUAGE
def test_a_tie_of_the_recap_says_of_what(t: Translator) -> None:
    """The points below it need not be tied."""
    told = t.format("recap-tied", rounds=2, count=2, wins=1)
    assert words(told) & {"wins", "siegen"}
    assert words(told) & {"points", "punkte"}
    assert "1 rounds" not in t.format("recap-tied", rounds=1, count=2, wins=0)


def test_no_cards_left_cannot_be_taken_for_knocked_out() -> None:
    for language, lost in (("en", {"out"}), ("de", {"raus", "rausgeflogen", "ausgeschieden"})):
        t = TEXTS.get(language)
        for place in (1, 2):
            told = t.format("told-went-out", player="Cem", place=place)
            assert not words(told) & lost
    assert "Knocked out" in TEXTS.get("en").format("ending-knocked-out")
    assert "Rausgeflogen" in TEXTS.get("de").format("ending-knocked-out")


@EVERY_LANGUAGE
def test_what_stood_in_the_way_is_a_sentence_about_drawing(t: Translator) -> None:
    """Beside the number of cards that each still holds."""
    told = t.format("hurdle-draw-other", player="Cem", other="Ben", cards=4)
    assert re.search(r"Ben (?:made|ließ) Cem (?:draw 4 cards|4 Karten ziehen)", told)


@EVERY_LANGUAGE
def test_what_cards_are_worth_is_told_in_wins_of_a_hundred_rounds(t: Translator) -> None:
    told = t.format("worth-of-round", shares=t.format("worth-share", player="Cem", share=36))
    assert "100" in told
    assert "%" not in told
    assert words(told) & {"wins", "siege"}


@EVERY_LANGUAGE
def test_with_two_players_a_reverse_is_a_skip(t: Translator) -> None:
    """C8"""
    skip, reverse = t.format("rank-skip"), t.format("rank-reverse")
    two = r"(?:with two players|zu zweit)"
    for key in ("help-classic", "topic-turn.details"):
        assert re.search(rf"{two}[^.]*{skip}", t.format(key), re.IGNORECASE)
        assert reverse in t.format(key)


VALUES = {
    Mode.FLIP: ("R+1", "P+5", "RR", "RS", "RF", "PE", "W", "W+2", "W+C"),
    Mode.DUO: ("R+2", "RR", "RS", "W", "W+4"),
}


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", VALUES)
def test_the_points_of_each_game_stand_where_points_are_explained(
    mode: Mode, t: Translator
) -> None:
    """F9, D8"""
    (line,) = (
        line
        for line in t.format("topic-points.details").split("\n")
        if line.startswith(t.format(f"mode-{mode}"))
    )
    values = face_values(GAMES[mode])
    faces = [parse_face(text) for text in VALUES[mode]]
    told = {int(number) for number in re.findall(r"(?<![+\d])\d+", line)}
    target = {Mode.FLIP: 500, Mode.DUO: 200}[mode]
    assert told == {values[face] for face in faces if face is not None} | {target}


@EVERY_LANGUAGE
@pytest.mark.parametrize("key", ["topic-uno.details", "option-fast_doubles.details"])
def test_a_last_pair_is_said_to_need_no_uno(key: str, t: Translator) -> None:
    """C13: nobody comes to hold exactly one card."""
    assert re.search(r"(?:needs? no|brauch\w+(?: du)? kein) [“„]UNO[”“]", t.format(key))


@EVERY_LANGUAGE
def test_moves_that_are_left_out_are_past(t: Translator) -> None:
    told = t.format("moves-left-out", count=12)
    assert not words(told) & {"noch", "more"}
    assert words(told) & {"davor", "earlier"}


FEMININE = {
    "RR YR GR BR VR": {
        "es-ES": "Reversa Roja, Reversa Amarilla, Reversa Verde, Reversa Azul, Reversa Violeta",
        "fr": "Inversion Rouge, Inversion Jaune, Inversion Verte, Inversion Bleue,"
        " Inversion Violette",
    },
    "R7 B+2": {"es-ES": "7 Rojo, +2 Azul", "pl": "Czerwona 7, Niebieska +2"},
}
"""Cards whose name is feminine; a number has a name's gender where the word for a card has."""


@pytest.mark.parametrize(
    ("cards", "language"), [(cards, each) for cards, told in FEMININE.items() for each in told]
)
def test_a_colour_agrees_with_its_card(cards: str, language: str) -> None:
    t = TEXTS.get(language)
    faces = [parse_face(card) for card in cards.split()]
    told = [face_name(face, t) for face in faces if face is not None]
    assert ", ".join(told) == FEMININE[cards][language]
