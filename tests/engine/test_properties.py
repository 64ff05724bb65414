"""What must always hold (docs/rules.md, 9), over random games with random options.

`make test` plays a hundred games with any options, `.ci/run` nine hundred more and two thousand
with those of sections 2 and 3; CONTRA_GAMES=20000 plays so many of each kind (`make nightly`).
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from msgspec import structs

from bot.engine import (
    CATALOGUE,
    Action,
    Call,
    ColourChoice,
    Double,
    Draft,
    Draw,
    Event,
    JumpIn,
    MatchOver,
    Mode,
    Observation,
    Option,
    Options,
    Play,
    Presence,
    RefusedError,
    RoundOver,
    State,
    apply,
    build_options,
    check_seats,
    consequences,
    decode_action,
    decode_event,
    decode_state,
    encode_action,
    encode_event,
    encode_state,
    held_up,
    legal_actions,
    observe,
    standpoint_of,
    standpoint_seen,
    visible,
    waited_for,
    why_not,
)
from bot.engine.cards import FACES, NO_COLOUR
from bot.engine.events import OPEN_DRAWS, Challenged, Drafted, Drew, KnockedOut, WrongCard
from bot.engine.legal_actions import list_the_long_way
from bot.engine.reducer import apply_the_long_way
from bot.engine.refusal import Refusal
from bot.players.self_play import MOST_ACTIONS, derive, next_action
from tests.engine.random_matches import cards_of

from .random_games import Game, Step

GAMES = int(os.environ.get("CONTRA_GAMES", "0"))
BATCH = min(GAMES or 100, 100)
Way = Callable[[State, Action], tuple[State, list[Event]]]
TRIED = [
    Draw(0),
    *(Play(0, card, calls=calls) for card in range(FACES) for calls in (0, *Call)),
    *(Play(0, card, colour=colour) for card in range(FACES) for colour in (None, *range(9))),
    *(Play(0, card, (card,)) for card in range(FACES)),
    *(Play(0, card, swap=swap) for card in range(FACES) for swap in (0, 1)),
]
"""Plays of all kinds, most of them refused: by whose turn it is, the card, or what goes with it."""

LEVELS = ("easy", "medium")
"""What sits at a table by turns; the others think longer and end games no differently."""

_SECTION_10 = {option.name for option in CATALOGUE if option.clause.startswith("X")}

Usable = Callable[[Option], bool]


def any_option(_option: Option) -> bool:
    return True


def basic_option(option: Option) -> bool:
    """The options of sections 2 and 3."""
    return option.clause[0] in "CP"


def batches(default: int, lengthy: int) -> list[object]:
    """The first game of each batch: so many games, and so many more that `.ci/run` alone plays."""
    if GAMES:
        return [*range(0, GAMES, BATCH)]
    more = range(default, default + lengthy, BATCH)
    return [
        *range(0, default, BATCH),
        *(pytest.param(first, marks=pytest.mark.lengthy) for first in more),
    ]


@pytest.mark.parametrize("first", batches(100, 900))
def test_random_games_with_any_options(first: int) -> None:
    for number in range(first, first + BATCH):
        check_game(Game.make(number, tuple(Mode), any_option))


@pytest.mark.parametrize("first", batches(0, 2000))
def test_random_classic_games_with_basic_options(first: int) -> None:
    for number in range(first, first + BATCH):
        check_game(Game.make(number, (Mode.CLASSIC,), basic_option))


def test_at_least_half_of_the_games_have_a_rule_of_sections_10_and_11() -> None:
    """Of the first of them; those of tests/secrets are the same."""
    games = [Game.make(number, tuple(Mode), any_option).options for number in range(120)]
    assert Counter(options.mode for options in games).keys() == set(Mode)
    chosen = [_chosen_of_section_10(options) for options in games]
    new = [
        options.mode is Mode.MERCY or bool(names)
        for options, names in zip(games, chosen, strict=True)
    ]
    assert sum(new) >= 60, sum(new)
    played = Counter(name for names in chosen for name in names)
    assert played.keys() == _SECTION_10, played


def _chosen_of_section_10(options: Options) -> set[str]:
    usual = build_options(options.mode)
    return {name for name in _SECTION_10 if getattr(options, name) != getattr(usual, name)}


def check_game(game: Game) -> None:
    state, events = game.begin()
    check_events(state, events)
    rng = Random(0)
    for step in game.play(state):
        check_step(step, rng)
        state = step.after
    state = finish_with_computer_players(game, state)
    replayed, _ = game.begin()
    for action in game.actions:
        replayed, _ = apply(replayed, action)
    assert encode_state(replayed) == encode_state(state), "I3"


def check_step(step: Step, rng: Random) -> None:
    assert decode_action(encode_action(step.action)) == step.action
    encoded = encode_state(step.after)
    decoded = decode_state(encoded)
    assert decoded == step.after
    assert encode_state(decoded) == encoded
    if step.after.number == step.before.number:
        assert cards_of(step.after) == cards_of(step.before), "I1"
    check_events(step.after, step.events)
    check_observations(step.after, rng)
    check_refusals(step.after, rng)
    check_the_long_way(step, rng)
    if isinstance(step.action, Play | JumpIn | Double):
        check_consequences(step, step.action)
    check_sense(step.after)
    assert step.after == decoded, "I4"


def check_events(state: State, events: list[Event]) -> None:
    """Events survive their encoding, and hide what others may not know (I2)."""
    for event in events:
        assert decode_event(encode_event(event)) == event
        for seat in (None, *range(len(state.hands))):
            seen = visible(event, seat)
            if isinstance(seen, Drew) and seen.why in OPEN_DRAWS:
                assert len(seen.faces) == seen.count, "M9"
            elif isinstance(seen, Drew | Challenged | Drafted) and seen.seat != seat:
                assert not getattr(seen, "faces", b"")
                assert not getattr(seen, "hand", b"")
                assert getattr(seen, "kept", None) is None


def check_observations(state: State, rng: Random) -> None:
    """Cutting the cards that a seat cannot see changes nothing that it sees (I2)."""
    observer = rng.choice((None, *range(len(state.hands))))
    cut = cut_hidden(state, observer, rng)
    assert blind(observe(cut, observer)) == blind(observe(state, observer)), "I2"


def cut_hidden(state: State, seat: int | None, rng: Random) -> State:
    looked_at = state.draw[:1]
    hidden = [i for i in range(len(state.hands)) if i != seat]
    cards = b"".join((*(state.hands[i] for i in hidden), state.draw[1:]))
    at = rng.randrange(len(cards) + 1)
    cards = cards[at:] + cards[:at]
    hands = list(state.hands)
    for i in hidden:
        hands[i], cards = cards[: len(hands[i])], cards[len(hands[i]) :]
    return structs.replace(state, hands=tuple(hands), draw=looked_at + cards)


def blind(seen: Observation) -> Observation:
    """Without the inactive faces that everybody may see (F8)."""
    return structs.replace(seen, other_backs=(), pile_back=None)


def check_refusals(state: State, rng: Random) -> None:
    """What is listed is allowed, what is not listed is refused."""
    seat = rng.randrange(len(state.hands))
    legal = legal_actions(state, seat)
    assert len(set(legal)) == len(legal)
    for action in legal:
        assert why_not(state, action) is None
    if not state.hands[seat]:
        return
    card = rng.choice(state.hands[seat])
    for action in (Play(seat, card), JumpIn(seat, card), Draw(seat), Double(seat, card)):
        if action not in legal and not isinstance(action, Double):
            check_refused(state, action)


def check_refused(state: State, action: Action) -> None:
    refusal = why_not(state, action)
    assert refusal is not None, action
    if refusal.card_at_fault and state.rules.options.wrong_card:
        after, events = apply(state, action)
        assert isinstance(events[0], WrongCard)
        assert after.phase == state.phase or after.knocked != state.knocked, "P5, X5b"
    else:
        assert outcome(apply, state, action) == refusal


def check_the_long_way(step: Step, rng: Random) -> None:
    """The quick ways (:mod:`bot.engine.transitions.quick_moves`) lead where the long one does."""
    assert apply_the_long_way(step.before, step.action) == (step.after, step.events)
    state = step.after
    seat = getattr(state.phase, "seat", 0)
    listed = legal_actions(state, seat)
    the_long_way = list_the_long_way(state, seat)
    assert listed == the_long_way or Counter(listed) == Counter(the_long_way)
    tried = structs.replace(rng.choice(TRIED), seat=seat)
    for action in (tried, *rng.sample(listed, min(1, len(listed)))):
        assert outcome(apply, state, action) == outcome(apply_the_long_way, state, action)


def check_consequences(step: Step, throw: Play | JumpIn | Double) -> None:
    """Who throws can foresee what it leads to, and sees no more than that (I2)."""
    before, after, seat = step.before, step.after, throw.seat
    if any(isinstance(event, WrongCard | KnockedOut) for event in step.events):
        return
    foreseen = consequences(standpoint_seen(observe(before, seat)), throw)
    known = consequences(standpoint_of(before, seat), throw)
    assert known.before.pending is None or foreseen.before.pending is not None
    assert structs.replace(foreseen, before=known.before) == known
    assert foreseen.ends_round == isinstance(after.phase, RoundOver | MatchOver)
    if foreseen.ends_round:
        return
    # What comes between is foreseen for a gesture alone (V11).
    follows = after.phase if foreseen.waits_for_gesture else held_up(after.phase)
    assert waited_for(follows) == foreseen.waited_for
    assert (after.direction, after.complement) == (
        foreseen.after.direction,
        foreseen.after.complement,
    )
    assert after.ring == foreseen.ring
    assert len(after.hands[seat]) == foreseen.hand_size
    owed = next((debt.calls for debt in after.debts if debt.seat == seat), 0)
    assert owed == foreseen.owes & ~foreseen.calls


def outcome(way: Way, state: State, action: Action) -> tuple[State, list[Event]] | Refusal:
    try:
        return way(state, action)
    except RefusedError as refused:
        return refused.refusal


def check_sense(state: State) -> None:
    """A state that can be: enough are present, one acts, who is in the round holds cards."""
    if isinstance(state.phase, MatchOver):
        return
    check_seats(state.rules.options, len(state.present))
    if isinstance(state.phase, RoundOver):
        assert not state.debts
        return
    assert state.colour != NO_COLOUR or isinstance(state.phase, ColourChoice | Draft)
    waiting = getattr(state.phase, "waiting", None) or (state.phase.seat,)  # type: ignore[union-attr]
    assert set(waiting) <= set(state.ring.seats)
    assert all(state.presence[seat] is not Presence.AWAY for seat in waiting)
    if not state.rules.game.drafts:
        assert all(state.hands[seat] for seat in state.ring.seats)
    assert state.places == () or state.rules.options.play_on


def finish_with_computer_players(game: Game, state: State) -> State:
    """I5: computer players end every game; the state at its end."""
    levels = tuple(LEVELS[seat % 2] for seat in range(len(state.hands)))
    for number in range(MOST_ACTIONS):
        if isinstance(state.phase, RoundOver | MatchOver):
            return state
        action = next_action(state, levels, derive(game.seed, number))
        game.actions.append(action)
        state, _ = apply(state, action)
    raise AssertionError(f"no end: {game.options}")
