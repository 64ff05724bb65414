"""Worlds agree with everything that a seat has seen, in every game and with all options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from bot.engine import Mode, Pending, State, legal_actions, observe, to_act
from bot.engine.cards import COLOUR_OF, NO_COLOUR
from bot.players.hidden_cards import sample_world
from bot.players.information_state import InformationState
from tests.engine.test_harmless import games
from tests.positions import position

_EVERY = 5
_GAMES = 120


@cache
def _positions() -> list[tuple[State, int]]:
    """Positions with somebody to act, and who that is."""
    return [*_found()]


def _found() -> Iterator[tuple[State, int]]:
    for game in games(70_000, _GAMES):
        state, _ = game.begin()
        for number, step in enumerate(game.play(state)):
            seat = to_act(step.after.phase)
            if number % _EVERY == 0 and seat is not None:
                yield step.after, seat


def _world(state: State, seat: int, number: int) -> State:
    return sample_world(InformationState(observe(state, seat)), Random(number), 0.15)


def _all_faces(state: State) -> list[Counter[int]]:
    cards = b"".join((*state.hands, state.draw, state.discard, state.aside))
    if state.top < state.cards.count:
        cards += bytes((state.top,))
    sides = state.cards.faces if state.cards.two_sided else state.cards.faces[:1]
    return [Counter(cards.translate(side)) for side in sides]


def test_a_world_is_seen_as_the_match_is() -> None:
    modes: Counter[str] = Counter()
    others = 0
    for number, (state, seat) in enumerate(_positions()):
        world = _world(state, seat, number)

        assert observe(world, seat) == observe(state, seat)
        assert world.hands[seat] == state.hands[seat]
        modes[state.rules.options.mode] += 1
        others += world.hands != state.hands
    assert modes.keys() == set(Mode)
    assert others > sum(modes.values()) // 2


def test_no_card_is_invented_or_lost() -> None:
    for number, (state, seat) in enumerate(_positions()):
        assert _all_faces(_world(state, seat, number)) == _all_faces(state)


def test_hands_hold_what_was_seen_in_them_and_no_more_of_a_colour_than_they_can() -> None:
    seen_in_hands = limited = beyond = 0
    for number, (state, seat) in enumerate(_positions()):
        seen, world = observe(state, seat), _world(state, seat, number)
        shown = world.cards.faces[world.side]
        for other, hand in enumerate(world.hands):
            if other == seat:
                continue
            held = Counter(hand.translate(shown))
            if seen.known:
                assert not Counter(seen.known[other]) - held
                seen_in_hands += len(seen.known[other])
            if seen.lacked:
                colours = [COLOUR_OF[face] for face in held.elements()]
                groups = Counter(4 if c == NO_COLOUR else c % 4 for c in colours)
                limited += min(seen.lacked[other]) < len(hand)
                beyond += any(groups[n] > most for n, most in enumerate(seen.lacked[other]))
    assert seen_in_hands > 100
    assert limited > 100
    # Now and then the cards that are dealt first are those that the others would have needed.
    assert beyond * 50 < limited


def test_the_same_is_open_as_at_the_table_but_for_what_lies_below() -> None:
    """Whether an F needs a colour goes by a card that nobody sees (F7)."""
    apart = 0
    for number, (state, seat) in enumerate(_positions()):
        world = _world(state, seat, number)
        same = legal_actions(world, seat) == legal_actions(state, seat)
        assert same or state.cards.two_sided
        apart += not same
    assert apart < len(_positions()) / 50


def test_a_wild_draw_card_is_a_foul_as_often_as_is_likely() -> None:
    """Ben would have had to lay none of many cards; with one left it is likely none."""
    fouls: list[int] = []
    for hand in ("W+4 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9", "W+4 Y1"):
        state = position(
            f"seats ben anna\nhand ben {hand}\nhand anna R1 G2\ntop R9\n"
            f"draw {'B1 B2 B3 B4 ' * 3}\nben: play W+4:B"
        )
        assert isinstance(state.phase, Pending)
        worlds = [_world(state, 1, number) for number in range(200)]
        phases = [world.phase for world in worlds]
        drawn = [phase.draw for phase in phases if isinstance(phase, Pending)]
        fouls.append(sum(d.accusation is not None and d.accusation.foul for d in drawn))
    assert fouls[0] > 2 * fouls[1] > 0
