"""The result: the end of a round, and the end of a match."""

from __future__ import annotations

from bot.engine import MatchOver, Observation, RoundOver
from bot.i18n import Translator
from bot.render.cards.card_look import GOLD_ACCENT, NEUTRAL_ACCENT
from bot.render.lines.achievement_lines import earned_line
from bot.render.lines.score_lines import result_lines
from bot.render.lines.status_lines import absence_lines, match_title, steps_told
from bot.render.lines.story import listed
from bot.render.names import escaped
from bot.render.page import Block, Line, PublicPage, Text, relative, shortened
from bot.render.page_context import PageContext
from bot.render.public.result_buttons import match_buttons, round_buttons

_LONGEST_SCORES = 2500
_LONGEST_NAMES = 300


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
        *_earned(context, t),
    ]
    if context.next_at is not None:
        blocks.append(Text(t.format("next-round-soon", when=relative(context.next_at))))
    blocks += [Text(line) for line in (*_seats_to_be_had(context, t), *absence_lines(context, t))]
    blocks += [Line(), *round_buttons(context, seen, t)]
    return PublicPage(tuple(blocks), GOLD_ACCENT)


def match_page(
    context: PageContext, seen: Observation, over: MatchOver, t: Translator
) -> PublicPage:
    """The end of the match."""
    blocks: list[Block] = [
        Text(f"## {match_title(context, over, t)}\n{_last_step(context, t)}".rstrip()),
        Text(_scores(context, seen, t)),
        *_earned(context, t),
        *_offer(context, t),
        Line(),
        *match_buttons(context, t),
    ]
    return PublicPage(tuple(blocks), GOLD_ACCENT if over.winners else NEUTRAL_ACCENT)


def _seats_to_be_had(context: PageContext, t: Translator) -> list[str]:
    """Whose places can be had, and for whom seats are kept until the next deal."""
    lines: list[str] = []
    if offered := [seat.name for seat in context.seats if seat.is_offered]:
        lines.append(t.format("seat-offered", player=_names(offered, t)))
    if kept := context.kept_seats:
        who, when = _names([name for name, _ in kept], t), max(until for _, until in kept)
        line = t.format("seat-kept", player=who, count=len(kept), when=relative(when))
        lines.append(line)
    return lines


def _names(names: list[str], t: Translator) -> str:
    return shortened(listed(map(escaped, names), t), _LONGEST_NAMES)


def _offer(context: PageContext, t: Translator) -> tuple[Block, ...]:
    """Until when another match is offered."""
    if context.rematch_until is None:
        return ()
    return (Text(t.format("match-over-again", when=relative(context.rematch_until))),)


def _earned(context: PageContext, t: Translator) -> tuple[Block, ...]:
    line = earned_line(context, t)
    return () if line is None else (Text(line),)


def _last_step(context: PageContext, t: Translator) -> str:
    told = steps_told(context, 1, t)
    return f"-# {shortened(told[-1], 900)}" if told else ""


def _scores(context: PageContext, seen: Observation, t: Translator) -> str:
    return shortened("\n".join(result_lines(context, seen, t)), _LONGEST_SCORES)
