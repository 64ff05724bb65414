"""Every clause that refuses an action has its sentence, and no sentence is superfluous."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine import Action, Event, Mode, RefusedError, State, apply
from bot.i18n import LANGUAGES, Texts
from bot.notation.record_reader import Record
from bot.paths import data_dir
from bot.render import refusal
from tests.i18n._locales import read

from .contexts import context, options_of, position

GAMES = Path(__file__).parent.parent / "games"
SAID_OTHERWISE = {"C5"}
OF_A_FULL_TABLE = {"M1"}
"""Actions out of turn or phase are answered with what the table waits for."""


@pytest.fixture
def refused_by(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the clauses that refuse an action in some record: each has a record."""
    found: set[str] = set()

    def noted(state: State, action: Action) -> tuple[State, list[Event]]:
        try:
            return apply(state, action)
        except RefusedError as refused:
            found.add(refused.refusal.clause)
            raise

    monkeypatch.setattr("bot.notation.record_reader.apply", noted)
    for path in GAMES.glob("**/*.uno"):
        Record(path.read_text(encoding="utf-8")).play_out()
    return found


def test_a_sentence_for_each_clause_that_refuses_and_for_no_other(refused_by: set[str]) -> None:
    keys = read(data_dir() / "locales" / "en").keys
    said = {key.removeprefix("clause-") for key in keys if key.startswith("clause-")}
    assert said - OF_A_FULL_TABLE == refused_by - SAID_OTHERWISE - OF_A_FULL_TABLE


@pytest.mark.parametrize(
    ("language", "plain", "switched"),
    [("de", "gleiche Farbe", "Komplementärfarbe"), ("en", "same colour", "complementary colour")],
)
def test_what_does_not_fit_is_told_by_the_colours_in_force(
    language: str, plain: str, switched: str
) -> None:
    """V16: on complementary colours, the advice to play the same colour would be wrong."""
    t = Texts.load(strict=True).get(language)
    state = position(options_of(Mode.CLASSIC), 7)
    assert plain in refusal("C4", context(state, 0), t)
    state.complement = True
    assert switched in refusal("C4", context(state, 0), t)
    assert plain not in refusal("C4", context(state, 0), t)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_lacks_its_colour_is_not_called_a_bluff(language: str) -> None:
    t = Texts.load(strict=True).get(language)
    assert refusal("C11", None, t) == refusal("F5", None, t) == refusal("C10", None, t)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_sentence_is_for_is_told_by_its_clause(language: str) -> None:
    t = Texts.load(strict=True).get(language)
    for clause in ("C5", "P1", "Z99"):
        assert clause in refusal(clause, None, t)
