"""The result page: the end of a round or of a match, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine import MatchOver, Observation, RoundOver
from bot.engine.events import Event, MatchEnded, RoundEnded, TimeUp
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows, with_one_bright
from bot.render.cards.card_look import GOLD_ACCENT, NEUTRAL_ACCENT
from bot.render.clicks.click_id import Verb
from bot.render.lines.evening_lines import (
    between_lines,
    evening_button,
    evening_buttons,
    evening_line,
    evening_lines,
)
from bot.render.lines.score_lines import (
    earned_lines,
    friends_blocks,
    newcomers_score,
    result_lines,
    round_won,
)
from bot.render.lines.seat_lines import team_seats
from bot.render.lines.seed_word_lines import next_announced_lines
from bot.render.lines.status_lines import (
    absence_lines,
    match_title,
    notice_blocks,
    operator_lines,
    round_title,
    steps_told,
)
from bot.render.lines.story import listed
from bot.render.lines.table_buttons import (
    absence_buttons,
    details_button,
    has_details,
    has_room,
    more_button,
    recess_buttons,
    shows_ways_in,
)
from bot.render.lines.vote_lines import vote_buttons, vote_lines
from bot.render.page import (
    Block,
    Button,
    Line,
    PublicPage,
    Row,
    Style,
    Text,
    relative,
    shortened,
    table_button,
)
from bot.render.public.poster_page import Poster, awards_blocks, picture_blocks, poster_head
from bot.rule_gate import next_table_here
from bot.views.names import escaped
from bot.views.table_view import TableView

_LONGEST_SCORES = 2500
_LONGEST_SCORES_OF_AN_EVENING = 1700
"""Below them stand the evening, and the words for its next match."""


_LONGEST_NOTICE = 750
"""What the operator announces, of which the scores make room for so much."""

_LONGEST_NAMES = 300


def round_page(
    context: TableView, seen: Observation, over: RoundOver, t: Translator, poster: Poster
) -> PublicPage:
    """Return who has won the round, all scores, and the way to the next round."""
    head = poster_head(_round_title(context, seen, over, t), _subtitle(seen, t))
    blocks: list[Block] = [
        Text(head),
        *_last_step(context, t),
        *picture_blocks(poster),
        Text(_scores(context, seen, t)),
        *_awards(context, seen, poster, t),
        *_earned(context, t),
    ]
    if context.clock.next_at is not None:
        last = seen.number + 1 == seen.rules.ends.rounds
        soon = "last-round-soon" if last else "next-round-soon"
        blocks.append(Text(t.format(soon, when=relative(context.clock.next_at))))
    waiting = (*absence_lines(context, t), *vote_lines(context, t))
    lines = (*_seats_to_be_had(context, seen, t), *waiting, *evening_lines(context, t))
    blocks += map(Text, lines)
    blocks += [*notice_blocks(context, t), Line(), *round_buttons(context, seen, t)]
    return PublicPage(tuple(blocks), GOLD_ACCENT)


def match_page(
    context: TableView, seen: Observation, over: MatchOver, t: Translator, poster: Poster
) -> PublicPage:
    """Return the end of the match: winners, scores, a line for each round, and thanks."""
    head = poster_head(match_title(context, over, t), _subtitle(seen, t))
    blocks: list[Block] = [
        Text(head),
        *map(Text, operator_lines(context, t)),
        *_last_step(context, t),
        *_how_it_ended(context, seen, t),
        *picture_blocks(poster),
        Text(_scores(context, seen, t)),
        *_awards(context, seen, poster, t),
        *((Text(poster.evening),) if poster.evening else ()),
        *_earned(context, t),
        *friends_blocks(context, context.result.friend_scores, t),
        *_evening(context, t),
        *_offer(context, t),
        *notice_blocks(context, t, may_begin=True),
        Line(),
        *match_buttons(context, seen, t),
    ]
    return PublicPage(tuple(blocks), GOLD_ACCENT if over.winners else NEUTRAL_ACCENT)


def _round_title(context: TableView, seen: Observation, over: RoundOver, t: Translator) -> str:
    if over.winner is None:
        return round_won((), seen.number, t)
    winners = [context.names[seat] for seat in team_seats(context, over.winner)]
    return f"{emoji.MEDALS[0]} {round_won(winners, seen.number, t)}"


def _subtitle(seen: Observation, t: Translator) -> str:
    return round_title(seen.options, seen.number, t)


def _how_it_ended(context: TableView, seen: Observation, t: Translator) -> tuple[Block, ...]:
    """Return what ended the match if its last action does not show it, and whether it counts."""
    events = context.steps[-1].events if context.steps else ()
    ended = next((event for event in events if isinstance(event, MatchEnded)), None)
    if ended is None:
        return ()
    lines = vote_lines(context, t)
    if _was_last_round(seen, events):
        lines.append(t.format("match-over-rounds", count=seen.number))
    if not ended.counted:
        lines.append(t.format("match-over-uncounted"))
    return tuple(Text(f"-# {line}") for line in lines)


def _was_last_round(seen: Observation, events: Sequence[Event]) -> bool:
    """Check whether the match ended with the last of its rounds (X15), not by time (X9)."""
    kinds = {type(event) for event in events}
    is_last = seen.number == seen.rules.ends.rounds
    return is_last and RoundEnded in kinds and TimeUp not in kinds


def _seats_to_be_had(context: TableView, seen: Observation, t: Translator) -> list[str]:
    """Return which seats can be taken, for whom seats are reserved, and the starting score."""
    lines: list[str] = []
    if has_room(context, seen) and (score := newcomers_score(seen)):
        lines.append(t.format("seat-begins-with", score=score))
    if offered := [seat.name for seat in context.seats if seat.is_offered]:
        lines.append(t.format("seat-offered", player=_names(offered, t)))
    if kept := context.kept_seats:
        who, when = _names([name for name, _ in kept], t), max(until for _, until in kept)
        line = t.format("seat-kept", player=who, count=len(kept), when=relative(when))
        lines.append(line)
    return lines


def _names(names: list[str], t: Translator) -> str:
    return shortened(listed(map(escaped, names), t), _LONGEST_NAMES)


def _evening(context: TableView, t: Translator) -> tuple[Block, ...]:
    """Return how the evening stands, and how it goes on."""
    evening, line = context.game.evening, evening_line(context, t)
    if evening is None or line is None:
        return ()
    if not evening.waits:
        return (Text(line),)
    to_be = next_table_here(evening, context.options, context.seats)
    blocks = [Text("\n".join((line, *between_lines(context, evening, t))))]
    if to_be.is_possible and (announced := next_announced_lines(context, to_be.playing, t)):
        blocks.append(Text(announced))
    return tuple(blocks)


def _offer(context: TableView, t: Translator) -> tuple[Block, ...]:
    """Return until when another match is offered."""
    if context.clock.rematch_until is None:
        return ()
    return (Text(t.format("match-over-again", when=relative(context.clock.rematch_until))),)


def _awards(
    context: TableView, seen: Observation, poster: Poster, t: Translator
) -> tuple[Block, ...]:
    """Return the awards, without those that an achievement of the same message explains."""
    earned = {name for _, name in context.result.earned}
    awards = [award for award in poster.awards if not award.is_told_by(earned, seen.number)]
    return awards_blocks(awards, t)


def _earned(context: TableView, t: Translator) -> tuple[Block, ...]:
    lines = earned_lines(context, t)
    return () if lines is None else (Text(lines),)


def _last_step(context: TableView, t: Translator) -> tuple[Block, ...]:
    """Return the last action, unless it is the one with which the winner in the title won."""
    newest = context.steps[-1].events if context.steps else ()
    if any(isinstance(event, RoundEnded) and event.winner is not None for event in newest):
        return ()
    told = steps_told(context, 1, t)
    return (Text(f"-# {shortened(told[-1], 900)}"),) if told else ()


def _scores(context: TableView, seen: Observation, t: Translator) -> str:
    room = _LONGEST_SCORES_OF_AN_EVENING if context.game.evening else _LONGEST_SCORES
    room -= _LONGEST_NOTICE if context.game.notice else 0
    return shortened("\n".join(result_lines(context, seen, t)), room)


def round_buttons(context: TableView, seen: Observation, t: Translator) -> list[Row]:
    """Return buttons for the next round, and to join or leave before it (L2)."""
    button = partial(table_button, context)
    if going_on := recess_buttons(context, t):
        leave = button(Verb.LEAVE, t.format("button-leave"), emoji.LEAVE)
        back = _looking_back(context, seen, t)
        return balanced_rows([*going_on, *vote_buttons(context, t), leave, *back])
    buttons = [button(Verb.NEXT, t.format("button-next"), emoji.START)]
    if shows_ways_in(context) and has_room(context, seen):
        buttons.append(button(Verb.JOIN, t.format("button-join"), emoji.JOIN))
    buttons += [*vote_buttons(context, t), *absence_buttons(context, t)]
    buttons.append(button(Verb.LEAVE, t.format("button-leave"), emoji.LEAVE))
    buttons += _looking_back(context, seen, t)
    first = (Verb.RETURN,) if context.clock.paused else ()
    return balanced_rows(with_one_bright(buttons, (*first, Verb.NEXT), Style.GOOD))


def match_buttons(context: TableView, seen: Observation, t: Translator) -> list[Row]:
    """Return buttons for a rematch while it is offered, and for looking back."""
    button = partial(table_button, context)
    recap = button(Verb.RECAP, t.format("button-recap"), emoji.RECAP)
    more = [recap, *_looking_back(context, seen, t)]
    evening = context.game.evening
    if evening is not None and evening.waits:
        return balanced_rows([*evening_buttons(context, evening, t), *more])
    if context.clock.rematch_until is None:
        return balanced_rows(more)
    if not context.game.board_is_hand:
        more.append(evening_button(context, t))
    again = [
        button(Verb.REMATCH, t.format("button-rematch"), emoji.REMATCH, Style.GOOD),
        button(Verb.NEW_RULES, t.format("button-new-rules"), emoji.OPTIONS),
    ]
    return balanced_rows([*again, *more])


def _looking_back(context: TableView, seen: Observation, t: Translator) -> list[Button]:
    """Return *More*, and *Details* if there are any."""
    more = more_button(context, t)
    return [more, details_button(context, seen, t)] if has_details(context) else [more]
