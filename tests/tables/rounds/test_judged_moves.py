"""Moves of a round that is over, compared with the best ones: as its players saw the table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.engine import (
    Action,
    Mode,
    Observation,
    Opening,
    Play,
    Presence,
    Throw,
    apply,
    build_options,
    deal_again,
    legal_actions,
    to_act,
)
from bot.facts import RoundRecord, RoundStep
from bot.notation.action_text import read_action
from bot.notation.tokens import shown_text
from bot.players.teacher import MoveVerdict, judge_move
from bot.tables.ports import nobody_judges
from bot.tables.rounds import judged_moves
from bot.tables.rounds.judged_moves import judged_move
from bot.views.judged_move import JudgedMove, NotJudged
from bot.worker import Asker
from tests.positions import NAMES, position

ASKER = 7


def _played(
    mode: Mode = Mode.CLASSIC,
    options: tuple[tuple[str, str], ...] = (),
    *,
    done: int = -1,
    deal: int = 0,
) -> RoundRecord:
    """The first twenty moves of a round in which everybody does the last thing in the list, as a
    rule to draw; the first, as a rule to lay, for a ``done`` of 0."""
    seats = 2 if mode is Mode.DUO else 3
    opening = Opening(1, 0, bytes(range(deal, deal + 16)), (0,) * seats, (Presence.HERE,) * seats)
    state = deal_again(build_options(mode, [*options]), opening)
    steps: list[RoundStep] = []
    while len(steps) < 20 and (seat := to_act(state.phase)) is not None:
        action = legal_actions(state, seat)[done]
        state, _ = apply(state, action)
        steps.append(RoundStep(action))
    return RoundRecord(build_options(mode, [*options]), opening, tuple(steps))


async def _quickly(
    seen: Observation, legal: Sequence[Action], played: Action, _asker: Asker
) -> tuple[MoveVerdict | None] | None:
    return (judge_move(seen, legal, played, playouts=2),)


async def test_moves_with_a_choice_are_compared_in_a_game_that_is_known() -> None:
    record = _played(options=(("bluff", "off"),))
    found = [await judged_move(_quickly, record, number, ASKER) for number in range(21)]
    assert found[0] is NotJudged.NO_TURN
    told = [each for each in found if isinstance(each, JudgedMove)]
    assert len(told) > 3
    for each in told:
        assert bool(each.faces) == isinstance(each.better, Throw)
        assert each.lost >= 0
        assert each.share >= each.played_share - each.margin, "what was played is clearly better"


@pytest.mark.parametrize("mode", Mode)
async def test_moves_of_every_game_are_compared(mode: Mode) -> None:
    """The draft of Duo, challenges, cards that are taken and exchanged among them."""
    options = (("seven_o", "on"),) if mode is Mode.CLASSIC else ()
    record = _played(mode, options)
    found = [await judged_move(_quickly, record, number, ASKER) for number in range(1, 21)]
    told = [each for each in found if isinstance(each, JudgedMove)]
    assert len(told) > 3
    assert not any(each is NotJudged.UNKNOWN for each in found)


@pytest.mark.parametrize(
    ("setup", "best", "told"),
    [
        ("hand anna R7 B1 B2 B3 B4 B5", "play R7 > ben", ["R7"]),
        ("hand anna R1 B1 B2", "play R1", ["R1"]),
        ("hand anna R1 B1 B2", "draw", []),
    ],
)
async def test_the_better_move_is_told(setup: str, best: str, told: list[str]) -> None:
    state = position(
        f"option seven_o\nseats anna ben\n{setup}\nhand ben G5 G6\ntop R9\ndraw Y1 Y2 Y3 Y4 Y5"
    )
    action = read_action(state, list(NAMES[:2]), "anna", best)
    move = judged_moves.told(state, MoveVerdict(action, 0.5, action, 0.4, 0.1, ()))
    assert move.better == action
    assert [shown_text(state, card) for card in move.faces] == told


async def test_a_move_that_wins_as_many_is_not_the_same() -> None:
    """Who is about to lose loses with any."""
    state = position("seats anna ben\nhand anna R1 R+2 B2\nhand ben G5 G6\ntop R9\ndraw Y1 Y2 Y3")
    one, two = (
        read_action(state, list(NAMES[:2]), "anna", f"play {card}") for card in ("R1", "R+2")
    )

    assert not judged_moves.told(state, MoveVerdict(one, 0.0, two, 0.0, 0.0, ())).is_same
    assert judged_moves.told(state, MoveVerdict(one, 0.0, one, 0.0, 0.0, ())).is_same


async def test_without_time_for_it_that_is_said() -> None:
    record = _played()
    found = {await judged_move(nobody_judges, record, number, ASKER) for number in range(1, 21)}
    assert NotJudged.BUSY in found
    assert found <= {NotJudged.BUSY, NotJudged.NO_CHOICE, NotJudged.NO_TURN, NotJudged.ALIKE}


async def test_the_judge_sees_what_the_player_saw() -> None:
    record = _played()
    asked: list[Observation] = []

    async def note(
        seen: Observation, legal: Sequence[Action], played: Action, asker: Asker
    ) -> tuple[MoveVerdict | None] | None:
        assert played in legal
        assert asker == ASKER
        asked.append(seen)
        return None

    for number in range(1, 21):
        await judged_move(note, record, number, ASKER)
    assert asked
    assert all(isinstance(seen, Observation) and not hasattr(seen, "hands") for seen in asked)


@pytest.mark.parametrize("told", [NotJudged.ALIKE, NotJudged.ONLY_CARD])
async def test_where_all_is_one_to_the_strong_player_nobody_tries_anything_out(
    told: NotJudged,
) -> None:
    """Numbers of one colour fit, or a single card, and a card could be drawn instead."""
    records = [_played(done=0, deal=deal) for deal in range(4)]
    alike = [
        (record, number)
        for record in records
        for number in range(1, 21)
        if await judged_move(nobody_judges, record, number, ASKER) is told
    ]
    assert alike
    for record, number in alike:
        assert await judged_move(_quickly, record, number, ASKER) is told


async def test_a_card_drawn_where_one_fits_is_compared() -> None:
    record = _played(options=(("bluff", "off"),))
    for number in range(1, 21):
        judged = await judged_move(_quickly, record, number, ASKER)
        if isinstance(judged, JudgedMove) and isinstance(judged.better, Play):
            return
    raise AssertionError("everybody drew, and at times a card fitted")


async def test_others_go_on_while_it_is_tried_out() -> None:
    others_went_on = asyncio.Event()

    async def slowly(
        _seen: Observation, _legal: Sequence[Action], _played: Action, _asker: Asker
    ) -> tuple[MoveVerdict | None] | None:
        await others_went_on.wait()
        return (None,)

    record = _played()
    number = await _with_a_choice(record)
    asking = asyncio.ensure_future(judged_move(slowly, record, number, ASKER))
    await asyncio.sleep(0)
    others_went_on.set()
    assert await asking is NotJudged.UNKNOWN


async def _with_a_choice(record: RoundRecord) -> int:
    for number in range(1, 21):
        if await judged_move(nobody_judges, record, number, ASKER) is NotJudged.BUSY:
            return number
    raise AssertionError("there is a choice in every round")


async def test_a_move_that_the_round_does_not_have() -> None:
    with pytest.raises(IndexError):
        await judged_move(nobody_judges, _played(), 21, ASKER)
