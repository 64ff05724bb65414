"""The time for the match is up (X9): the round is broken off, and the match is over at once."""

from __future__ import annotations

from collections.abc import Iterator
from operator import add

from ..events import Event, MatchEnded, RoundEnded, TimeUp
from ..state import Draft, MatchOver, Place, RoundOver, State
from .match_end import by_scores, end_play, round_winners, winners_between_rounds
from .scoring import hand_value, round_points, team_of, worth_of_first_place

Team = tuple[int, ...]


def end_by_time(s: State, events: list[Event]) -> None:
    """End the match; nothing more is drawn, named, answered or owed."""
    events.append(TimeUp())
    end_play(s)
    if isinstance(s.phase, RoundOver):
        _end_between_rounds(s, s.phase, events)
    else:
        _break_off(s, events)


def _end_between_rounds(s: State, phase: RoundOver, events: list[Event]) -> None:
    winners = winners_between_rounds(s, phase)
    events.append(MatchEnded(winners))
    s.phase = MatchOver(phase.winner, winners)


def _break_off(s: State, events: list[Event]) -> None:
    """Who holds the least wins the round, if nobody has yet (X9a); of a draft nothing is scored."""
    drafting = isinstance(s.phase, Draft)
    standing = [] if drafting else [*_standing(s)]
    first = (s.places[0].seat,) if s.places else standing[0] if standing else s.ring.seats
    winner = None if drafting or len({*map(frozenset, _teams(s, first))}) > 1 else first[0]
    points = _points(s, winner, drafting)
    if not drafting:
        _fill_places(s, winner, standing)
    s.scores = tuple(map(add, s.scores, points))
    won = {mate for seat in first for mate in team_of(s, seat)}
    by_round = s.rules.ends.single_round or s.rules.ends.elimination
    winners = round_winners(s, won, points) if by_round else by_scores(s)
    places = tuple([place.seat for place in s.places])
    events.append(RoundEnded(winner, points, s.scores, places, s.seed, not drafting))
    events.append(MatchEnded(winners))
    s.phase = MatchOver(winner, winners)


def _standing(s: State) -> Iterator[Team]:
    """The active seats, the best first; equals, and the two of a team, stand together."""

    def held(seat: int) -> tuple[int, int]:
        team = team_of(s, seat)
        return sum(len(s.hands[mate]) for mate in team), sum(hand_value(s, mate) for mate in team)

    for least in sorted({held(seat) for seat in s.ring.seats}):
        yield tuple(seat for seat in s.ring.seats if held(seat) == least)


def _teams(s: State, seats: Team) -> list[Team]:
    return [team_of(s, seat) for seat in seats]


def _points(s: State, winner: int | None, drafting: bool) -> tuple[int, ...]:
    nothing = (0,) * len(s.hands)
    if drafting or (winner is None and not s.rules.scoring.penalty):
        return nothing
    if winner is None:
        return round_points(s, None, 0)
    taken = s.rules.ends.play_on and bool(s.places)
    return round_points(s, winner, s.places[0].points if taken else worth_of_first_place(s, winner))


def _fill_places(s: State, winner: int | None, standing: list[Team]) -> None:
    """The places of all (V12), or the winner's alone."""
    if not s.rules.ends.play_on:
        s.places = () if winner is None else (Place(winner, 0),)
        return
    active = (
        Place(seat, 0, shared=place > 0) for team in standing for place, seat in enumerate(team)
    )
    last = (Place(out.seat, 0) for out in reversed(s.knocked))
    s.places = (*s.places, *active, *last)
