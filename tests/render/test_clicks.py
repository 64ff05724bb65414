"""What buttons carry can be read again, and nothing else is understood."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Mode, Play
from bot.engine.cards import parse_face
from bot.engine.position import Position, set_up
from bot.i18n import LANGUAGES, Texts
from bot.render import Click, Pick, Question, Verb, narrow, refusal, setup_refusal
from bot.render.picks import How

from .scenes import options_of, scene

TEXTS = Texts.load(strict=True)

picks = st.builds(
    Pick,
    card=st.integers(0, 255),
    how=st.none() | st.sampled_from(How),
    size=st.none() | st.integers(1, 60),
    last=st.none() | st.integers(0, 255),
    colour=st.none() | st.integers(0, 7),
    swap=st.none() | st.integers(-1, 19),
    call=st.none() | st.integers(0, 31),
)


@given(picks, st.integers(0, 10**9))
def test_a_click_says_all_and_can_be_read_again(pick: Pick, version: int) -> None:
    click = Click("abcd2345", version, Verb.CARD, str(pick))
    assert len(str(click)) <= 100
    assert Click.parse(str(click)) == click
    assert Pick.parse(str(pick)) == pick


@pytest.mark.parametrize(
    "text", ["", "u", "u:a:1", "x:a:1:hand:", "u:a:b:hand:", "u:a:1:fly:", "u:a:-1:hand:"]
)
def test_what_is_not_ours_is_not_understood(text: str) -> None:
    assert Click.parse(text) is None


@pytest.mark.parametrize("text", ["", "x", "1.z3", "1.c9x", "1000", "1.k", "1.c1.h1"])
def test_what_is_no_pick_is_not_understood(text: str) -> None:
    assert Pick.parse(text) is None


def test_a_series_asks_for_its_last_card() -> None:
    def card(text: str) -> tuple[int, None]:
        face = parse_face(text)
        assert face is not None
        return face, None

    hand = [card(text) for text in ("RR", "R1", "R8", "R+2", "B3")]
    position = Position(hands=[hand, [card("B1")] * 3], top=card("R5"), turn=0)
    state, _ = set_up(options_of(Mode.DUO), position)
    table = scene(state, 0)
    assert table.seen is not None
    question = narrow(Pick(card("RR")[0]), table.legal, table.seen)
    assert isinstance(question, Question)
    assert [pick.size for pick in question.answers] == [1, 4]
    lasts = narrow(question.answers[1], table.legal, table.seen)
    assert isinstance(lasts, Question)
    assert {pick.last for pick in lasts.answers} == {card(t)[0] for t in ("R1", "R8", "R+2")}
    with_eight = next(pick for pick in lasts.answers if pick.last == card("R8")[0])
    called = narrow(with_eight, table.legal, table.seen)
    assert isinstance(called, Question)
    action = narrow(called.answers[0], table.legal, table.seen)
    assert isinstance(action, Play)
    assert action.card == card("RR")[0]
    assert action.more[-1] == card("R8")[0]
    assert action.calls


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    t = TEXTS.get(language)
    for clause in ("C4", "C5", "C6", "C10", "C12", "C13", "C14", "V15", "L2", "P1", "X99"):
        assert refusal(clause, None, t)
    assert setup_refusal("V9", ("seats", "partner"), t)
