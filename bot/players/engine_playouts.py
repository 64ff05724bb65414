"""Rounds of any game played out in the engine."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.engine import Action, MatchOver, RoundOver, State, apply, team_of, why_not
from bot.engine.events import Event, RoundEnded, WentOut

from .hidden_cards import sample_world
from .information_state import InformationState
from .level import Level
from .self_play import derive, next_action_of

_MOST_ACTIONS = 1000
"""A round with more actions counts for no player."""

_MOST_TRIES = 400
"""The number of worlds tried for one in which the moves are allowed."""

_SEED_BYTES = 16


def won_worlds(
    info: InformationState, moves: Sequence[Action], player: Level, worlds: int, seed: int
) -> list[list[bool]] | None:
    """Return which of the worlds each of the moves wins when every seat plays as ``player``.

    All moves get the same worlds. None if no world is found in which all moves are allowed.
    """
    chance, won = Random(seed), list[list[bool]]()
    for _ in range(worlds):
        world = _world_for(info, moves, player, chance)
        if world is None:
            return None
        luck = chance.randbytes(_SEED_BYTES)
        players = [player] * len(world.hands)
        won.append([info.seat in _winners_after(world, move, players, luck) for move in moves])
    return [list(row) for row in zip(*won, strict=True)]


def _world_for(
    info: InformationState, moves: Sequence[Action], player: Level, chance: Random
) -> State | None:
    """Return a world in which all of the moves are allowed.

    That a move is allowed may depend on hidden cards (F7).
    """
    for _ in range(_MOST_TRIES):
        world = sample_world(info, chance, player.distrust)
        if not any(why_not(world, move) for move in moves):
            return world
    return None


def _winners_after(
    state: State, move: Action, players: Sequence[Level], seed: bytes
) -> tuple[int, ...]:
    """Return the winners of the round if it continues with this move, see :func:`winners_of`."""
    after, events = apply(state, move)
    told = _told_by(after, events)
    return winners_of(after, players, seed) if told is None else told


def winners_of(state: State, players: Sequence[Level], seed: bytes) -> tuple[int, ...]:
    """Return the winners when these players, one a seat, play the round out.

    Partners win together; nobody wins if the round does not end. In a match that is played on
    (V12), the winner is the seat that is out next.
    """
    for number in range(_MOST_ACTIONS):
        if isinstance(state.phase, RoundOver | MatchOver):
            break
        state, events = apply(state, next_action_of(state, players, derive(seed, number)))
        told = _told_by(state, events)
        if told is not None:
            return told
    return ()


def _told_by(state: State, events: Sequence[Event]) -> tuple[int, ...] | None:
    """Return the winners according to these events, None while the round is open."""
    for event in events:
        match event:
            case WentOut():
                return tuple(team_of(state, event.seat))
            case RoundEnded():
                return () if event.winner is None else tuple(team_of(state, event.winner))
            case _:
                pass
    return None
