"""When a match is over, and who has won it: by score (C18, X15), elimination (X10), time (X9), or
because the others left (L1, L3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import add

from ..events import Eliminated, Event, MatchEnded, RoundEnded, TimeUp
from ..state import Draft, FinishedPlace, MatchOver, Presence, RoundOver, State
from .known_cards import forget_hands
from .scoring import hand_value, round_points, team_of, worth_of_first_place


def end_play(s: State) -> None:
    """Close the window, drop calls and debts, and forget what players know of other hands."""
    s.window, s.announced, s.debts = None, None, ()
    forget_hands(s)


def places_of_knocked_out(s: State) -> tuple[FinishedPlace, ...]:
    """Return the last places of a round under V12, the first knocked out the last of all (X5d)."""
    if not s.rules.ends.play_on:
        return ()
    return tuple([FinishedPlace(out.seat, 0) for out in reversed(s.knocked)])


def match_winners(s: State, winner: int, points: tuple[int, ...]) -> tuple[int, ...]:
    """Return who wins the match with this round, nobody if it goes on (C18, X15)."""
    if s.rules.ends.single_round:
        return round_winners(s, team_of(s, winner), points)
    return winners_if_decided(s)


def winners_if_decided(s: State) -> tuple[int, ...]:
    """Return the winners by score if the target or the number of rounds ends the match (C18,
    X15)."""
    rounds = s.rules.ends.rounds
    all_played = rounds is not None and s.number >= rounds
    return by_scores(s) if all_played or _target_is_reached(s) else ()


def _target_is_reached(s: State) -> bool:
    target = s.rules.ends.target
    return target is not None and max(s.scores) >= target


def round_winners(s: State, won: Iterable[int], points: tuple[int, ...]) -> tuple[int, ...]:
    """Return who wins the match with a round that ``won`` have won or share (C18, X9b)."""
    if not s.rules.scoring.penalty:
        return tuple(sorted(won))
    return _lowest({seat: points[seat] for seat in _in_round(s) if _counts(s, seat)})


def by_scores(s: State) -> tuple[int, ...]:
    """Return who is first in the match as it ends with a round; equal scores share the place
    (C18)."""
    return _first(s, [seat for seat in range(len(s.scores)) if _counts(s, seat)])


def winners_between_rounds(s: State, phase: RoundOver) -> tuple[int, ...]:
    """Return who wins the match when its clock runs out between rounds (X9b)."""
    winner = phase.winner
    if s.rules.ends.elimination and winner in s.present:
        return (winner,)
    return _first(s, s.present)


def _first(s: State, seats: Iterable[int]) -> tuple[int, ...]:
    standing = {seat: s.scores[seat] for seat in seats}
    if s.rules.scoring.penalty:
        return _lowest(standing)
    return tuple(seat for seat, score in standing.items() if score == max(standing.values()))


def _lowest(scores: dict[int, int]) -> tuple[int, ...]:
    return tuple(seat for seat, score in scores.items() if score == min(scores.values()))


def _in_round(s: State) -> list[int]:
    knocked_out = (out.seat for out in s.knocked)
    return sorted({*s.ring.seats, *(place.seat for place in s.places), *knocked_out})


def _counts(s: State, seat: int) -> bool:
    """Return whether a seat can win the match: it is taken, or has kept its place (L1)."""
    left = s.presence[seat] is Presence.AWAY
    return s.presence[seat].plays or (left and any(p.seat == seat for p in s.places))


def note_round_end(s: State, *, by_leaving: bool = False) -> None:
    """Count a round that does not let its match count as won (L3)."""
    if by_leaving:
        s.rounds_ended_by_leaving += 1
    elif not s.card_played:
        s.rounds_without_play += 1


def end_match(
    s: State, round_winner: int | None, winners: tuple[int, ...], events: list[Event]
) -> None:
    """End the match for its ``winners``, for whom it counts if a round of it was played (L3)."""
    not_played = s.rounds_ended_by_leaving + s.rounds_without_play
    events.append(MatchEnded(winners, counted=not_played < s.number))
    s.phase = MatchOver(round_winner, winners)


def end_if_alone(s: State, phase: RoundOver, events: list[Event]) -> None:
    """End the match if one player is left in it, who wins it (L1)."""
    if len(s.present) == 1:
        end_match(s, phase.winner, s.present, events)


def stop(s: State, events: list[Event]) -> None:
    """End the match without a winner (L3)."""
    end_play(s)
    events.append(MatchEnded((), stopped=True))
    s.phase = MatchOver(s.phase.winner if isinstance(s.phase, RoundOver) else None, ())


def eliminate(s: State, winner: int | None, events: list[Event]) -> tuple[int, ...]:
    """Take the round's last player out of the match. Return who has won it, () if it goes on."""
    seat = _last_of_the_round(s, winner)
    if seat is not None:
        s.presence = (*s.presence[:seat], Presence.ELIMINATED, *s.presence[seat + 1 :])
        events.append(Eliminated(seat))
    return s.present if len(s.present) == 1 else ()


def _last_of_the_round(s: State, winner: int | None) -> int | None:
    """Return who was knocked out first (X5), has the last place (V12), or holds the most cards."""
    knocked = [out.seat for out in s.knocked if s.presence[out.seat].plays]
    if knocked:
        return knocked[0]
    if s.rules.ends.play_on:
        last = [place.seat for place in s.places if s.presence[place.seat].plays]
        return last[-1] if len(last) > 1 else None
    after_winner = s.ring.from_seat(0 if winner is None else winner)
    losers = [seat for seat in after_winner if seat != winner and s.presence[seat].plays]
    return max(losers, key=lambda seat: (len(s.hands[seat]), hand_value(s, seat)), default=None)


Team = tuple[int, ...]


def end_by_time(s: State, events: list[Event]) -> None:
    """End the match by time. Nothing more is drawn, named, answered or owed."""
    events.append(TimeUp())
    end_play(s)
    if isinstance(s.phase, RoundOver):
        _end_between_rounds(s, s.phase, events)
    else:
        _break_off(s, events)


def _end_between_rounds(s: State, phase: RoundOver, events: list[Event]) -> None:
    end_match(s, phase.winner, winners_between_rounds(s, phase), events)


def _break_off(s: State, events: list[Event]) -> None:
    """End the round by time. Unless it is won already, the smallest hand wins (X9a); a draft scores
    nothing."""
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
    note_round_end(s)
    end_match(s, winner, winners, events)


def _standing(s: State) -> Iterator[Team]:
    """Yield groups of active seats, the best first. Equal seats, and partners, are in one group."""

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
    """Give everybody a place (V12), or the winner alone."""
    if not s.rules.ends.play_on:
        s.places = () if winner is None else (FinishedPlace(winner, 0),)
        return
    active = (
        FinishedPlace(seat, 0, shared=place > 0)
        for team in standing
        for place, seat in enumerate(team)
    )
    s.places = (*s.places, *active, *places_of_knocked_out(s))
