"""Scores in words, and what a result says beside them: the worth of cards, and achievements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.engine import MatchOver, Observation, RoundOver, joining_score
from bot.engine.events import Dealt, RoundEnded
from bot.i18n import Translator
from bot.views.cards_worth import CardsWorth, whole_percents
from bot.views.table_values import FriendScores
from bot.views.table_view import TableView

from .. import emoji
from ..page import Text, shortened
from .seat_lines import seat_marks, team_mark
from .story import listed


def result_lines(context: TableView, seen: Observation, t: Translator) -> list[str]:
    """Return each score with the points of the round and the cards left, the best first.

    A match that was stopped in a round ends with the points of the rounds before it (L3).
    """
    points = points_of_the_round(context)
    if isinstance(seen.phase, MatchOver) and seen.phase.winner is None and not points:
        return _lines_as_it_stood(context, seen, t)
    lines = [_heading(seen, t)]
    for place, seat in ranked(context, seen):
        gained = points[seat] if seat < len(points) else 0
        line = t.format(
            "score",
            mark=_mark(place, seen, seat),
            player=_name(context, seat),
            score=seen.scores[seat],
            gained=gained,
        )
        has_left_since = context.seats[seat].has_left and seen.left_with(seat) is None
        left = "" if has_left_since or sat_out(seen, seat) else _left(seen, seat, t)
        lines.append(f"{line} · {left}" if left else line)
    return [*lines, *_order_of_finish(context, seen, t)]


def round_won(winners: Sequence[str], number: int, t: Translator) -> str:
    """Return who has won round ``number``; the names are escaped, and none means nobody."""
    if not winners:
        return t.format("round-over-nobody", number=number)
    return t.format("poster-won", player=listed(winners, t), count=len(winners))


def sat_out(seen: Observation, seat: int) -> bool:
    """Return whether a seat had no part in the round that is over: nobody sat there (L2)."""
    was_out = seat in seen.places or seat in seen.knocked or seen.left_with(seat) is not None
    return not seen.counts[seat] and not was_out


def _left(seen: Observation, seat: int, t: Translator) -> str:
    """Return the number of cards left in a hand.

    A hand that was set aside holds none (X5), nor does that of a player who left in the round and
    may have sat down again since (L1, L2).
    """
    if seat in seen.knocked:
        return t.format("left-knocked-out")
    if (left_with := seen.left_with(seat)) is not None:
        return t.format("left-table", count=left_with)
    return t.format("left", count=seen.counts[seat])


def _lines_as_it_stood(context: TableView, seen: Observation, t: Translator) -> list[str]:
    """Return the scores before a round that was not played to its end and does not count (L3)."""
    lines = [_heading(seen, t)]
    for place, seat in ranked(context, seen):
        mark = _mark(place, seen, seat) if any(seen.scores) else emoji.NOT_ON
        player, score = _name(context, seat), seen.scores[seat]
        lines.append(t.format("score-so-far", mark=mark, player=player, score=score))
    return lines


def running_lines(context: TableView, seen: Observation, t: Translator) -> list[str]:
    """Return the scores before the current round, the best first."""
    lines = [t.format("scores-running", number=seen.number), _heading(seen, t)]
    for place, seat in ranked(context, seen):
        mark = _mark(place, seen, seat) if any(seen.scores) else emoji.NOT_ON
        score = seen.scores[seat]
        lines.append(t.format("score-so-far", mark=mark, player=_name(context, seat), score=score))
    return lines


def newcomers_score(seen: Observation) -> int:
    """Return the score with which a player joins a running match (L2)."""
    return joining_score(seen.rules, seen.scores, seen.presence)


def _heading(seen: Observation, t: Translator) -> str:
    penalty = seen.rules.scoring.penalty
    return t.format("scores-penalty" if penalty else "scores-winner", target=_match_ends(seen, t))


def _match_ends(seen: Observation, t: Translator) -> str:
    """Return what ends the match: points (C18), a number of rounds (X15), both, or X10."""
    ends = seen.rules.ends
    if ends.elimination:
        return t.format("target-last-one")
    if ends.single_round:
        return t.format("target-round")
    if ends.rounds is None:
        return t.format("target-points", count=ends.target or 0)
    if ends.target is None:
        return t.format("target-rounds", rounds=ends.rounds)
    return t.format("target-rounds-or-points", rounds=ends.rounds, count=ends.target)


def ranked(context: TableView, seen: Observation) -> list[tuple[int | None, int]]:
    """Return each seat with its place by points, from 0; players who left come last without one.

    Partners share one place (V9).
    """
    rules = seen.rules
    better, in_team = (1 if rules.scoring.penalty else -1), 1 + rules.partners
    here = [seat for seat, label in enumerate(context.seats) if not label.has_left]
    order = sorted(here, key=lambda seat: (better * seen.scores[seat], seat))
    scores = [seen.scores[seat] for seat in order]
    left = [seat for seat, label in enumerate(context.seats) if label.has_left]
    places: list[tuple[int | None, int]] = [
        (scores.index(seen.scores[seat]) // in_team, seat) for seat in order
    ]
    return [*places, *((None, seat) for seat in left)]


def medal(place: int | None, score: int, *, fewer_is_better: bool) -> str:
    """Return the medal of this place from 0, or a plain mark if nothing was scored."""
    if place is None or place >= len(emoji.MEDALS) or (score == 0 and not fewer_is_better):
        return emoji.NOT_ON
    return emoji.MEDALS[place]


def _mark(place: int | None, seen: Observation, seat: int) -> str:
    if isinstance(seen.phase, MatchOver) and seat in seen.phase.winners:
        return emoji.MEDALS[0]
    return medal(place, seen.scores[seat], fewer_is_better=seen.rules.scoring.penalty)


def _name(context: TableView, seat: int) -> str:
    label = context.seats[seat]
    name = f"{team_mark(context, seat)}{context.names[seat]}{seat_marks(label)}"
    return f"~~{name}~~" if label.has_left else name


def points_of_the_round(context: TableView) -> tuple[int, ...]:
    """Return each seat's points of the round that has just ended; nothing after the next deal."""
    for step in reversed(context.steps):
        for event in reversed(step.events):
            if isinstance(event, Dealt):
                return ()
            if isinstance(event, RoundEnded):
                return event.points
    return ()


def _order_of_finish(context: TableView, seen: Observation, t: Translator) -> list[str]:
    """Return the order in which players went out, where the others played on (V12)."""
    over = isinstance(seen.phase, RoundOver | MatchOver)
    if not over or not seen.rules.ends.play_on or not seen.places:
        return []
    last = [seat for seat in seen.active if seat not in seen.places]
    names = [context.names[seat] for seat in (*seen.places, *last)]
    places = " · ".join(f"{place}. {name}" for place, name in enumerate(names, start=1))
    return [t.format("order-of-finish", places=places)]


_LONGEST_WORTH = 400


Names = Mapping[int, str] | Sequence[str]
"""Names by seat, as Markdown."""


def worth_line(worth: CardsWorth, names: Names, t: Translator) -> str:
    """Return how much each player's cards were worth beside their wins, the best first."""
    if worth.rounds == 1:
        return shares_line(
            whole_percents({each.seat: each.worth for each in worth.seats}), names, t
        )
    told = (
        t.format("worth-wins", player=names[each.seat], wins=each.wins, worth=t.decimal(each.worth))
        for each in sorted(worth.seats, key=lambda each: (-each.worth, each.seat))
    )
    return t.format("worth-of-match", seats=_in_one_line(told))


def shares_line(shares: Mapping[int, int], names: Names, t: Translator) -> str:
    """Return how many rounds in a hundred each hand would have won, the best first."""
    told = (
        t.format("worth-share", player=names[seat], share=share)
        for seat, share in sorted(shares.items(), key=lambda each: (-each[1], each[0]))
    )
    return t.format("worth-of-round", shares=_in_one_line(told))


def _in_one_line(told: Iterable[str]) -> str:
    return shortened(" · ".join(told), _LONGEST_WORTH)


_LONGEST_EARNED = 800


def achievement_name(name: str, t: Translator) -> str:
    """Return what an achievement is called; one of a newer version, by its identifier."""
    key = f"achievement-{name}"
    return t.format(key) if t.has(key) else name


def earned_lines(context: TableView, t: Translator) -> str | None:
    """Return who has earned what, and for what, a line each, or None if nobody has.

    The achievements of one player are listed together.
    """
    seats = list(dict.fromkeys(seat for seat, _ in context.result.earned))
    by_seat = sorted(context.result.earned, key=lambda each: seats.index(each[0]))
    told = [_earned_line(context.names[seat], name, t) for seat, name in by_seat]
    return shortened("\n".join(told), _LONGEST_EARNED) if told else None


def _earned_line(player: str, name: str, t: Translator) -> str:
    called, about = achievement_name(name, t), f"achievement-{name}-about"
    if not t.has(about):
        return t.format("achievements-earned-unknown", player=player, name=called)
    return t.format("achievements-earned", player=player, name=called, about=t.format(about))


def friends_blocks(context: TableView, scores: FriendScores, t: Translator) -> tuple[Text, ...]:
    """Return the score between friends in one line, nothing if nothing of it can be shown."""
    told: list[str] = []
    names = context.short_names
    if scores.pair is not None and all(_is_shown(context, seat) for seat in scores.pair):
        (first, second), (ahead, behind) = scores.pair, scores.ahead
        who = {"player": names[first], "other": names[second]}
        told.append(t.format("friends-score", ahead=ahead, behind=behind, **who))
    if scores.winner is not None and _is_shown(context, scores.winner):
        key = "friends-streak-over" if scores.is_over else "friends-streak"
        told.append(t.format(key, player=names[scores.winner], count=scores.streak))
    return (Text(f"-# {' · '.join(told)}"),) if told else ()


def _is_shown(context: TableView, number: int) -> bool:
    """Return whether a person's score may be shown: they neither hide nor have deleted their data.

    They may have done so since the first deal.
    """
    seat = context.seats[number]
    return seat.user_id is not None and seat.user_id > 0 and not seat.choices.statistics_hidden
