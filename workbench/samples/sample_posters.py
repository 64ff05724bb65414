"""Posters of a match that computer players have played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot import engine
from bot.engine import MatchOver, Mode, NextRound, Play, State, build_options
from bot.engine.events import RoundEnded
from bot.facts import RoundFacts, RoundStep, facts_of, record_of
from bot.i18n import Translator
from bot.render import (
    FinishedRound,
    FinishedSeat,
    Page,
    round_poster,
    round_poster_page,
    round_poster_picture,
    with_picture,
)
from bot.render.names import plain_name
from bot.render.pictures.result_pictures import round_result_in_words
from workbench.samples.sample_basics import draw_round_result

_NAMES = ("Anna", "Ben", "Cem", "Dana")
_ROUNDS = 4


def sample_posters(t: Translator) -> Iterator[tuple[str, Page]]:
    """Yield the poster of a round in each game."""
    for mode in Mode:
        names = _NAMES[:2] if mode is Mode.DUO else _NAMES
        finished = _played_rounds(mode, names)[-1]
        yield f"poster-{mode}", _poster_page(finished, t)


def _poster_page(finished: FinishedRound, t: Translator) -> Page:
    facts = finished.facts
    assert facts is not None
    result = round_poster_picture(finished, facts, t)
    alt = round_result_in_words(result, t, plain_name)
    poster = with_picture(round_poster(finished, t), "round.png", draw_round_result(result), alt)
    return round_poster_page(finished, poster, t)


@cache
def _played_rounds(mode: Mode, names: tuple[str, ...]) -> list[FinishedRound]:
    options = build_options(mode, (("target", "1000"),))
    state, _ = engine.new_match(options, len(names), b"a sample of a match")
    rounds: list[FinishedRound] = []
    while len(rounds) < _ROUNDS:
        state, ended, steps = _played_round(state)
        facts = facts_of(record_of(state, ended, steps))
        assert facts is not None
        rounds.append(_finished(state, ended, facts, names))
        if isinstance(state.phase, MatchOver):
            break
        state, _ = engine.apply(state, NextRound(f"round {len(rounds)}".encode()))
    return rounds


def _played_round(state: State) -> tuple[State, RoundEnded, list[RoundStep]]:
    steps: list[RoundStep] = []
    while True:
        seat = engine.to_act(state.phase)
        assert seat is not None
        legal = list(engine.legal_actions(state, seat))
        thrown = [action for action in legal if isinstance(action, Play)]
        action = (thrown or legal)[0]
        state, events = engine.apply(state, action)
        steps.append(RoundStep(action))
        ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        if ended is not None:
            return state, ended, steps


def _finished(
    state: State, ended: RoundEnded, facts: RoundFacts, names: tuple[str, ...]
) -> FinishedRound:
    results = tuple(
        FinishedSeat(
            seat=seat,
            name=name,
            won=seat == ended.winner,
            points=ended.points[seat],
            score=ended.scores[seat],
            cards=len(state.hands[seat]),
        )
        for seat, name in enumerate(names)
    )
    return FinishedRound(state.number, state.rules.options, results, facts)
