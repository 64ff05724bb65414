"""The result: the end of a round, with the seed it was dealt from, and the end of a match."""

from __future__ import annotations

from functools import partial

from bot.engine import MatchOver, Observation, RoundOver
from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import GOLD_ACCENT, NEUTRAL_ACCENT
from bot.render.clicks.click_id import Verb
from bot.render.lines.score_lines import result_lines
from bot.render.lines.status_lines import absence_lines, match_title, steps_told
from bot.render.lines.story import listed
from bot.render.names import escaped
from bot.render.page import Block, Line, PublicPage, Row, Style, Text, relative, shortened
from bot.render.page_context import PageContext, table_button
from bot.render.public.absence_buttons import absence_buttons

_LONGEST_SCORES = 2500
_LONGEST_NAMES = 300
HASH_SHOWN = 16
"""Characters of a hash that everybody is shown; the whole of it stands with the scores."""


def round_page(
    context: PageContext, seen: Observation, over: RoundOver, t: Translator
) -> PublicPage:
    """Who won the round, everybody's points, and the way to the next one."""
    title = (
        t.format("round-over-nobody", number=seen.number)
        if over.winner is None
        else t.format("round-over-won", number=seen.number, player=context.names[over.winner])
    )
    blocks: list[Block] = [
        Text(f"### {title}\n{_last_step(context, t)}".rstrip()),
        Text(_scores(context, seen, t)),
    ]
    if context.next_at is not None:
        blocks.append(Text(t.format("next-round-soon", when=relative(context.next_at))))
    blocks += [Text(line) for line in (*_seats_to_be_had(context, t), *absence_lines(context, t))]
    blocks += [*_proof(context, t), Line(), _ways_on(context, t), _ways_in(context, t)]
    blocks += absence_buttons(context, t)
    return PublicPage(tuple(blocks), GOLD_ACCENT)


def match_page(
    context: PageContext, seen: Observation, over: MatchOver, t: Translator
) -> PublicPage:
    """The end of the match."""
    blocks: list[Block] = [
        Text(f"## {match_title(context, over, t)}\n{_last_step(context, t)}".rstrip()),
        Text(_scores(context, seen, t)),
        *_proof(context, t),
        *_ways_to_play_again(context, t),
    ]
    return PublicPage(tuple(blocks), GOLD_ACCENT if over.winners else NEUTRAL_ACCENT)


def _seats_to_be_had(context: PageContext, t: Translator) -> list[str]:
    """Whose places can be had, and for whom seats are kept until the next deal."""
    lines: list[str] = []
    if offered := [seat.name for seat in context.seats if seat.offered]:
        lines.append(t.format("seat-offered", player=_names(offered, t)))
    if kept := context.kept_seats:
        who, when = _names([seat.name for seat in kept], t), max(seat.until for seat in kept)
        line = t.format("seat-kept", player=who, count=len(kept), when=relative(when))
        lines.append(line)
    return lines


def _names(names: list[str], t: Translator) -> str:
    return shortened(listed(map(escaped, names), t), _LONGEST_NAMES)


def _ways_to_play_again(context: PageContext, t: Translator) -> tuple[Block, ...]:
    """The rematch as long as it is offered; how it went and the server's best in any case."""
    button = partial(table_button, context)
    look = (
        button(Verb.CHART, t.format("button-chart"), emoji.CHART),
        button(Verb.LEADERBOARD, t.format("button-leaderboard"), emoji.LEADERBOARD),
    )
    if context.rematch_until is None:
        return Line(), Row(look)
    again = (
        button(Verb.REMATCH, t.format("button-rematch"), emoji.REMATCH, Style.GOOD),
        button(Verb.NEW_RULES, t.format("button-new-rules"), emoji.OPTIONS),
    )
    offer = t.format("match-over-again", when=relative(context.rematch_until))
    return Text(offer), Line(), Row((*again, *look))


def _last_step(context: PageContext, t: Translator) -> str:
    told = steps_told(context, 1, t)
    return f"-# {shortened(told[-1], 900)}" if told else ""


def _scores(context: PageContext, seen: Observation, t: Translator) -> str:
    return shortened("\n".join(result_lines(context, seen, t)), _LONGEST_SCORES)


def _proof(context: PageContext, t: Translator) -> list[Block]:
    """The seed of the round, by which anybody can check the deal against its commitment."""
    if context.seed is None or context.commitment is None:
        return []
    return [
        Text(t.format("seed-proof", seed=context.seed, commitment=context.commitment[:HASH_SHOWN]))
    ]


def _ways_on(context: PageContext, t: Translator) -> Row:
    button = partial(table_button, context)
    return Row(
        (
            button(Verb.NEXT, t.format("button-next"), emoji.START, Style.GOOD),
            button(Verb.LEAVE, t.format("button-leave"), emoji.LEAVE),
            button(Verb.CHART, t.format("button-chart"), emoji.CHART),
            button(Verb.STOP, t.format("button-end-match"), emoji.STOP, Style.DANGER),
        )
    )


def _ways_in(context: PageContext, t: Translator) -> Row:
    """For who does not play, and for who makes room for them (L2)."""
    button = partial(table_button, context)
    buttons = [
        button(Verb.JOIN, t.format("button-join"), emoji.JOIN),
        button(Verb.FOLLOW, t.format("button-follow"), emoji.FOLLOW),
    ]
    if context.can_make_room:
        buttons.append(button(Verb.OFFER_SEAT, t.format("button-offer-seat"), emoji.OFFER_SEAT))
    return Row(tuple(buttons))
