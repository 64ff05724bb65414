"""What is behind *More*: all that is looked up, and what can be done beside playing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.engine import MatchOver, Observation, RoundOver
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.cards.card_look import accent
from bot.render.clicks.click_id import Verb
from bot.render.clicks.replay_step import ReplayStep, Way
from bot.render.lines.round_title import round_title
from bot.render.lines.seed_word_lines import HASH_SHOWN
from bot.render.page import Button, PrivatePage, Row, Text, table_button
from bot.render.private.own_place_pages import seat_button
from bot.views.table_view import TableView


def more_page(
    context: TableView, t: Translator, *, follows: bool = False, manages: bool = False
) -> PrivatePage:
    """A button for each thing that the viewer could want to look up, or to do, at this moment.

    ``follows``: they follow the match; ``manages``: they may manage the server. Raises ValueError
    where nothing has been dealt.
    """
    seen = context.observation
    if seen is None:
        raise ValueError("there is nothing to look up before the deal")
    lines = [f"### {t.format('more-title')}"]
    lines.append(f"-# {round_title(seen.options, seen.number, t)}")
    if context.commitment is not None:
        lines.append(t.format("shuffle-announced", commitment=context.commitment[:HASH_SHOWN]))
    buttons = [
        *_looked_up(context, seen, t),
        *_done(context, seen, t, follows=follows, manages=manages),
    ]
    return PrivatePage((Text("\n".join(lines)), *balanced_rows(buttons)), accent(seen.colour))


def back_row(context: TableView, t: Translator) -> Row:
    """The way back from what was looked up, and the way to the own hand."""
    back = table_button(context, Verb.MORE, t.format("button-back"), emoji.BACK)
    return Row((back,) if context.seat is None else (back, _to_hand(context, t)))


def _looked_up(context: TableView, seen: Observation, t: Translator) -> Iterator[Button]:
    button = partial(table_button, context)
    over = isinstance(seen.phase, RoundOver | MatchOver)
    yield button(Verb.SCORES, t.format("button-scores"), emoji.SCORES)
    yield button(Verb.RULES, t.format("button-rules"), emoji.RULES)
    if seen.rules.sight.backs and not over:
        yield button(Verb.BACKS, t.format("button-backs"), emoji.BACKS)
    if over:
        yield button(Verb.CHART, t.format("button-chart"), emoji.CHART)
        step = ReplayStep(seen.number, 0, Way.OPEN)
        yield button(Verb.REPLAY, t.format("button-replay"), emoji.REPLAY, arg=str(step))
    if isinstance(seen.phase, MatchOver):
        yield button(Verb.LEADERBOARD, t.format("button-leaderboard"), emoji.LEADERBOARD)
    if context.commitment is not None:
        proof = "button-proof" if context.seed is not None else "button-shuffle"
        yield button(Verb.PROOF, t.format(proof), emoji.PROOF)


def _done(
    context: TableView, seen: Observation, t: Translator, *, follows: bool, manages: bool
) -> Iterator[Button]:
    button, me = partial(table_button, context), context.me
    if isinstance(seen.phase, MatchOver):
        return
    if me is None:
        verb, symbol = (Verb.UNFOLLOW, emoji.UNFOLLOW) if follows else (Verb.FOLLOW, emoji.FOLLOW)
        yield button(verb, t.format("button-unfollow" if follows else "button-follow"), symbol)
    if me is not None and context.can_make_room:
        yield seat_button(context, t)
    if me is not None:
        yield button(Verb.LEAVE, t.format("button-leave"), emoji.LEAVE)
    if manages or (me is not None and me.is_host):
        yield button(Verb.STOP, t.format("button-end-match"), emoji.STOP)
    if me is not None:
        yield _to_hand(context, t)


def _to_hand(context: TableView, t: Translator) -> Button:
    return table_button(context, Verb.PAGE, t.format("button-hand"), emoji.HAND)
