"""A kept round is dealt again; whatever was changed in it is found."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest
from msgspec import structs

from bot.engine import (
    Action,
    Leave,
    MatchOver,
    Mode,
    Play,
    RoundOver,
    SeatWord,
    SeedOrigin,
    SeedWord,
    apply,
    build_options,
    commitment,
    deal_again,
    hand_value,
    legal_actions,
    new_match,
    seal_salts,
    seed_origin,
    to_act,
)
from bot.engine.events import RoundEnded
from bot.facts import (
    Contradiction,
    RoundRecord,
    RoundStep,
    RoundVerification,
    record_of,
    verify_round,
)

from .played_rounds import Ended, rounds_of


def _round(mode: Mode = Mode.CLASSIC) -> Ended:
    """A round of this game with at least ten moves."""
    found = (played for number in range(40) for played in rounds_of(number, (mode,)))
    return next(played for played in found if len(played[0].steps) >= 10)


def _points(played: Ended) -> dict[int, int]:
    ended = next(event for event in played[2] if isinstance(event, RoundEnded))
    return dict(enumerate(ended.points))


def _verified(played: Ended, record: RoundRecord | None = None) -> RoundVerification:
    """The verification of ``record`` by the result that was told of the round."""
    return verify_round(record or played[0], played[0].opening.seed, _points(played))


@pytest.mark.parametrize("mode", tuple(Mode))
def test_a_round_as_it_was_played_is_proven(mode: Mode) -> None:
    played = _round(mode)
    found = _verified(played)
    assert found.contradiction is None
    assert found.moves == found.all_moves == len(played[0].steps)
    assert found.hash == commitment(played[0].opening.seed)
    drafts = mode is Mode.DUO
    assert (found.start is None, found.hands == ()) == (drafts, drafts)


def test_another_seed_than_the_one_told() -> None:
    played = _round()
    opening = structs.replace(played[0].opening, seed=b"another")
    record = structs.replace(played[0], opening=opening)
    assert _verified(played, record).contradiction is Contradiction.SEED


def test_another_seed_in_record_and_result_deals_other_hands() -> None:
    played = _round()
    opening = structs.replace(played[0].opening, seed=b"another")
    record = structs.replace(played[0], opening=opening)
    found = verify_round(record, b"another", _points(played))
    assert found.contradiction in (Contradiction.MOVE, Contradiction.RESULT)
    assert found.hands != _verified(played).hands


def test_moves_in_another_order() -> None:
    played = _round()
    record = structs.replace(played[0], steps=played[0].steps[::-1])
    found = _verified(played, record)
    assert found.contradiction is Contradiction.MOVE
    assert found.moves < found.all_moves


def test_a_round_cut_short() -> None:
    played = _round()
    record = structs.replace(played[0], steps=played[0].steps[:-1])
    assert _verified(played, record).contradiction is Contradiction.RESULT


def test_other_points_than_those_told() -> None:
    played = _round()
    told = {seat: points + 1 for seat, points in _points(played).items()}
    found = verify_round(played[0], played[0].opening.seed, told)
    assert found.contradiction is Contradiction.RESULT


def _with_words(played: Ended, number: int | None = None) -> tuple[RoundRecord, SeedOrigin]:
    """The record as if words had gone into its seed, and what that seed was made from."""
    opening = played[0].opening
    words = [SeatWord(0, sha256(b"salt" + b"word").digest(), SeedWord("word", b"salt"))]
    origin = seed_origin(b"secret", number or opening.number, words, seal_salts([b"salt"]))
    assert origin is not None
    return structs.replace(played[0], opening=structs.replace(opening, seed=origin.seed)), origin


def test_a_seed_made_from_words_is_proven_and_their_origin_told() -> None:
    """The words deal another round, so that its moves or its result do not fit."""
    played = _round()
    record, origin = _with_words(played)
    found = verify_round(record, origin.seed, _points(played), origin)
    assert found.contradiction in (Contradiction.MOVE, Contradiction.RESULT)
    assert found.origin == origin
    assert found.seed == origin.seed.hex()
    assert _verified(played).origin is None


def test_a_seed_that_does_not_come_from_these_words() -> None:
    played = _round()
    record, origin = _with_words(played)
    forged = structs.replace(origin, words=())
    found = verify_round(record, origin.seed, _points(played), forged)
    assert found.contradiction is Contradiction.ORIGIN


def test_a_seed_that_was_made_for_another_round() -> None:
    played = _round()
    record, origin = _with_words(played, number=played[0].opening.number + 1)
    found = verify_round(record, origin.seed, _points(played), origin)
    assert found.contradiction is Contradiction.ORIGIN


def test_another_seed_than_the_one_told_is_said_first() -> None:
    played = _round()
    record, origin = _with_words(played)
    found = verify_round(record, b"told", _points(played), structs.replace(origin, words=()))
    assert found.contradiction is Contradiction.SEED


def test_what_was_dealt_is_told_by_its_faces() -> None:
    for mode in (Mode.CLASSIC, Mode.FLIP, Mode.MERCY):
        played = _round(mode)
        dealt = deal_again(played[0].options, played[0].opening)
        shown = dealt.cards.faces[dealt.side]
        found = _verified(played)
        assert found.start == shown[dealt.top]
        assert found.number == played[0].opening.number
        assert found.seed == played[0].opening.seed.hex()
        held = {hand.seat: list(hand.faces) for hand in found.hands}
        assert held == {
            seat: [shown[card] for card in hand] for seat, hand in enumerate(dealt.hands) if hand
        }


def test_points_of_a_seat_that_there_was_not() -> None:
    played = _round()
    told = {**_points(played), 19: 0}
    found = verify_round(played[0], played[0].opening.seed, told)
    assert found.contradiction is Contradiction.RESULT


def test_nothing_has_to_be_told_of_every_seat() -> None:
    played = _round()
    told = dict(list(_points(played).items())[:1])
    assert verify_round(played[0], played[0].opening.seed, told).contradiction is None


def test_a_contradiction_is_named_by_what_does_not_fit() -> None:
    assert [wrong.value for wrong in Contradiction] == ["seed", "origin", "move", "result"]


def _round_with_a_leaver() -> tuple[Ended, int, int]:
    """A round that Anna's third opponent left at once; what they held, and who won."""
    options = build_options(Mode.CLASSIC)
    dealt, _ = new_match(options, 4, b"leaver" * 4)
    state, events = apply(dealt, Leave(3))
    actions: list[Action] = [Leave(3)]
    chance = Random(1)
    held = hand_value(state, 3)
    while not isinstance(state.phase, RoundOver | MatchOver):
        seat = to_act(state.phase)
        assert seat is not None
        legal = legal_actions(state, seat)
        action = chance.choice([each for each in legal if isinstance(each, Play)] or legal)
        state, events = apply(state, action)
        actions.append(action)
    ended = next(event for event in events if isinstance(event, RoundEnded))
    assert ended.winner is not None
    record = record_of(state, ended, [RoundStep(action) for action in actions])
    return (record, state, events), held, ended.winner


@pytest.mark.parametrize("is_left_out", [False, True])
def test_what_a_leaver_held_counts_for_the_winner(is_left_out: bool) -> None:
    """L1a."""
    played, held, winner = _round_with_a_leaver()
    told = _points(played)
    told[winner] -= held if is_left_out else 0
    found = verify_round(played[0], played[0].opening.seed, told)
    assert found.contradiction is (Contradiction.RESULT if is_left_out else None)
