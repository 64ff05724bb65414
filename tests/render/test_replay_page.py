"""A position of a finished round: open hands, and buttons that lead on."""

from __future__ import annotations

from itertools import count

import pytest
from msgspec import structs

from bot.engine import Challenge, Discard, Draw, Keep, Mode, NameColour, Pass, Play, Take
from bot.facts import RoundWalk, walk_of
from bot.i18n import Texts
from bot.render import (
    Click,
    Page,
    ReplayStep,
    Row,
    ShuffleProof,
    Way,
    replay_page,
    round_details_page,
)
from bot.render.button_rows import fits_phone
from bot.render.page import MAX_TEXT, text_length
from bot.render.shown_replay import Replay
from bot.views.cards_worth import CardsWorth, SeatWorth
from bot.views.judged_move import JudgedMove, NotJudged
from tests.facts.played_rounds import rounds_of
from tests.languages import DRAWN_LANGUAGES
from tests.render.contexts import text_of
from workbench.samples.sample_replays import sample_replays

_EN = Texts.load().get("en")


def _walk(mode: Mode) -> RoundWalk:
    """Return a round of this game in which everybody was dealt in and some moves mattered."""
    walks = (walk_of(record) for number in count() for record, _, _ in rounds_of(number, (mode,)))
    return next(walk for walk in walks if _is_worth_a_look(walk))


def _is_worth_a_look(walk: RoundWalk) -> bool:
    seats = len(walk.positions[0].hands)
    return len(walk.moments) >= 4 and len(walk.dealt_in) == seats


_WALKS = [_walk(mode) for mode in Mode]


def _replay(number: int = 0) -> Replay:
    walk = _WALKS[number]
    names = {seat: f"P{seat}" for seat in range(len(walk.positions[0].hands))}
    return Replay("game1", walk.number, "Round", names, walk)


def _steps(page: Page) -> dict[Way, tuple[int, bool]]:
    clicks = [(Click.parse(button.click or ""), button.disabled) for button in page.buttons]
    steps = [
        (step, disabled)
        for click, disabled in clicks
        if click is not None and (step := ReplayStep.parse(click.arg)) is not None
    ]
    assert len(steps) == len(clicks)
    return {step.way: (step.at, disabled) for step, disabled in steps}


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
@pytest.mark.parametrize("number", range(len(_WALKS)))
def test_every_position_of_every_game_is_a_page_that_discord_takes(
    number: int, language: str
) -> None:
    replay, t = _replay(number), Texts.load().get(language)
    for at in range(replay.walk.last + 1):
        page = replay_page(replay, at, t)
        assert text_length(page) <= MAX_TEXT
        clicks = [button.click for button in page.buttons]
        assert len(set(clicks)) == len(clicks)


def test_every_hand_is_open() -> None:
    replay = _replay()
    at = replay.walk.last // 2
    text = text_of(replay_page(replay, at, _EN))
    for seat, hand in enumerate(replay.walk.positions[at].hands):
        assert f"**P{seat}** ({len(hand)})" in text


def test_buttons_lead_to_the_next_position_and_the_next_moment() -> None:
    replay = _replay()
    walk = replay.walk
    at = walk.moments[1]
    steps = _steps(replay_page(replay, at, _EN))
    assert steps[Way.BACK] == (at - 1, False)
    assert steps[Way.ON] == (at + 1, False)
    assert steps[Way.BEFORE] == (walk.moments[0], False)
    assert steps[Way.NEXT] == (walk.moments[2], False)
    assert steps[Way.START] == (0, False)
    assert steps[Way.END] == (walk.last, False)


def test_at_either_end_nothing_leads_further() -> None:
    replay = _replay()
    first, last = (_steps(replay_page(replay, at, _EN)) for at in (0, replay.walk.last))
    assert {way for way, (_, off) in first.items() if off} == {*(Way.START, Way.BACK, Way.BEFORE)}
    assert {Way.ON, Way.END, Way.NEXT} <= {way for way, (_, off) in last.items() if off}


def test_a_position_past_the_end_is_the_end() -> None:
    replay = _replay()
    assert replay_page(replay, 99_999, _EN) == replay_page(replay, replay.walk.last, _EN)


def test_who_is_not_named_is_somebody() -> None:
    walk = _WALKS[0]
    text = text_of(replay_page(Replay("game1", 1, "Round", {}, walk), walk.last, _EN))
    assert text.count("**somebody** (") == len(walk.positions[0].hands)


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_a_step_that_is_none_is_told_from_one_that_is(language: str) -> None:
    assert ReplayStep.parse("3.17.next") == ReplayStep(3, 17, Way.NEXT)
    for text in ("", "3", "3.17", "3.17.away", "-1.17.next", "3.17.next.1", "³.17.next"):
        assert ReplayStep.parse(text) is None
    assert dict(sample_replays(Texts.load().get(language)))


@pytest.mark.parametrize(
    ("judged", "told"),
    [
        (JudgedMove(Play(0, 5), 0.6, 0.6, 0.0, is_same=True), "would have done the same"),
        (JudgedMove(Draw(0), 0.6, 0.5, 0.2), "As good as any other move"),
        (JudgedMove(Draw(0), 0.0, 0.0, 0.0), "As good as any other move"),
        (JudgedMove(Pass(0), 0.6, 0.3, 0.2), "30% more than the move that was made"),
        (JudgedMove(Play(0, 1, (2,)), 0.6, 0.3, 0.1, {1: 5, 2: 6}), "played 🔴 Red 5, 🔴 Red 6"),
        (JudgedMove(Play(0, 1, swap=1), 0.6, 0.3, 0.1, {1: 7}), "swapped hands with P1"),
        (JudgedMove(NameColour(0, 2), 0.6, 0.3, 0.1), "would have named 🌲 Green"),
        (JudgedMove(Take(0), 0.6, 0.3, 0.1), "would have taken the cards"),
        (JudgedMove(Challenge(0), 0.6, 0.3, 0.1), "would have challenged"),
        (JudgedMove(Keep(0), 0.6, 0.3, 0.1), "would have kept that card"),
        (JudgedMove(Discard(0), 0.6, 0.3, 0.1), "would have put that card away"),
        (NotJudged.ALIKE, "any that fits will do"),
        (NotJudged.ONLY_CARD, "there was nothing else to play"),
        (NotJudged.NO_CHOICE, "only one thing to do"),
        (NotJudged.UNKNOWN, "cannot be tried out"),
        (NotJudged.NO_TURN, "nothing to compare"),
        (NotJudged.BUSY, "Press the button again"),
    ],
)
def test_what_hard_would_have_played_is_told(judged: JudgedMove | NotJudged, told: str) -> None:
    assert told in text_of(replay_page(_replay(), 1, _EN, None, judged))
    assert told not in text_of(replay_page(_replay(), 1, _EN))


def test_a_small_difference_alone_may_be_none() -> None:
    clear = JudgedMove(Pass(0), 0.6, 0.3, 0.2)
    assert "As good as" not in text_of(replay_page(_replay(), 1, _EN, None, clear))


_PROOF = ShuffleProof("5e" * 32, "5eed" * 8)


def test_the_details_of_a_round_show_its_shuffle() -> None:
    text = text_of(round_details_page(_replay(), 0, _PROOF, None, _EN))
    assert _PROOF.commitment in text
    assert _PROOF.seed in text
    assert "/uno verify" in text
    assert "cards" not in text.partition("SHA-256")[0], "nothing of luck until it is known"


def test_the_details_show_what_the_cards_were_worth() -> None:
    replay = _replay()
    told = structs.replace(replay, worth={seat: 20 + seat for seat in replay.names})
    best = max(replay.names)
    text = text_of(round_details_page(told, 0, _PROOF, None, _EN))
    assert f"with these cards: P{best} {20 + best}" in text
    of_a_guest = text_of(round_details_page(told, 0, _PROOF, None, _EN, "no"))
    assert "Whoever has installed me can have the round dealt again" in of_a_guest


def test_the_details_of_a_match_of_several_rounds_show_it_beside_what_was_won() -> None:
    """As "9 wins; the cards were worth 6.4"; a player without a name is somebody."""
    seats = (SeatWorth(0, 6, 4.25), SeatWorth(1, 0, 1.5), SeatWorth(99, 3, 3.25))
    text = text_of(round_details_page(_replay(), 0, _PROOF, CardsWorth(9, seats), _EN))
    assert "6 (usually 4.2) · somebody 3 (usually 3.2) · P1 0 (usually 1.5)" in text
    one = CardsWorth(1, (SeatWorth(0, 1, 0.6), SeatWorth(1, 0, 0.4)))
    assert "🍀" not in text_of(round_details_page(_replay(), 0, _PROOF, one, _EN))


def test_the_details_lead_to_the_record_back_and_on_to_what_hard_would_play() -> None:
    dealt, moved = (_steps(round_details_page(_replay(), at, _PROOF, None, _EN)) for at in (0, 3))
    assert dealt == {Way.REPLAY: (0, False), Way.RECORD: (0, False)}
    assert moved == dict.fromkeys((Way.REPLAY, Way.HARD, Way.RECORD), (3, False))


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_a_phone_breaks_no_row_and_no_button_stands_alone(language: str) -> None:
    t = Texts.load(strict=True).get(language)
    for name, page in sample_replays(t):
        rows = [block for block in page.blocks if isinstance(block, Row)]
        assert all(fits_phone(row.buttons) for row in rows), name
        assert all(len(row.buttons) > 1 for row in rows), name
