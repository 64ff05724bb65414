"""Every clause that refuses an action has its sentence, and no sentence is superfluous."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine import Action, Challenge, Event, Mode, RefusedError, State, apply
from bot.i18n import Texts
from bot.i18n.message_catalogue import read
from bot.notation.record_reader import Record
from bot.paths import data_dir
from bot.render import challenge_refusal, refusal
from tests.languages import DRAWN_LANGUAGES

from .contexts import context, options_of, position
from .shown import Played

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


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_a_card_that_lacks_its_colour_is_not_called_a_bluff(language: str) -> None:
    t = Texts.load(strict=True).get(language)
    assert refusal("C11", None, t) == refusal("F5", None, t) == refusal("C10", None, t)


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_what_no_sentence_is_for_is_told_by_its_clause(language: str) -> None:
    t = Texts.load(strict=True).get(language)
    for clause in ("C5", "P1", "Z99"):
        assert clause in refusal(clause, None, t)


JUMPED = (
    "option jump_in_wild\nseats anna ben cem\nhand anna W+4 R1 R2\nhand ben B1 B2\n"
    "hand cem W+4 G1 G2\ntop R9\ndraw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9\nturn anna\n"
    "anna: play W+4:G\ncem: jump W+4:B"
)
ANSWERED = (
    "option retour_kutsche\nseats anna ben\nhand anna W+4 R1 R2\nhand ben GR B2 B3\n"
    "top R9\ndraw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9\nturn anna\nanna: play W+4:G\nben: play GR"
)
LAST_CARD = (
    "option stacking\nseats anna ben cem\nhand anna W+4\nhand ben W+4 B2 B3\nhand cem B4 B5\n"
    "option play_on\ntop R9\ndraw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9\nturn anna\nanna: play W+4:G"
)
PLAIN = "seats anna ben cem\nhand anna R5 R6\nhand ben B1 B2\nhand cem B4 B5\ntop R9\nturn anna"
HITS_BEN = (
    "seats anna ben cem\nhand anna W+4 R5 R6\nhand ben B1 B2\nhand cem B4 B5\ntop R9\n"
    "draw Y1 Y2 Y3 Y4 Y5 Y6 Y7\nturn anna\nanna: play W+4:G"
)


@pytest.mark.parametrize(
    ("record", "who", "told"),
    [
        (PLAIN, "anna", "nothing to challenge right now"),
        (PLAIN, "ben", "nothing to challenge right now"),
        (HITS_BEN, "cem", "Only ben can challenge now"),
        (JUMPED, "anna", "thrown by jumping in"),
        (ANSWERED, "anna", "answered that card"),
        (LAST_CARD, "ben", "a last card cannot be challenged"),
    ],
)
def test_why_something_cannot_be_challenged_is_told(record: str, who: str, told: str) -> None:
    """C12: by whom it is hit alone, and no jump-in (V6), last card, or answered card (V17, V18)."""
    played = Played(record)
    seat = ("anna", "ben", "cem").index(who)
    with pytest.raises(RefusedError) as refused:
        apply(played.state, Challenge(seat))
    t = Texts.load(strict=True).get("en")
    clause = refused.value.refusal.clause
    assert told in challenge_refusal(clause, played.context(who), t)
