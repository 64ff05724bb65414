"""The lobby: players, rules, and how to start."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine import takes_seats
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.cards.card_look import ACCENTS, NEUTRAL_ACCENT
from bot.render.clicks.click_id import Verb
from bot.render.lines.evening_lines import evening_lines
from bot.render.lines.membership import membership
from bot.render.lines.seat_lines import seat_line, seats_hint
from bot.render.lines.seed_word_lines import announced_lines
from bot.render.lines.status_lines import deleted_note, notice_blocks
from bot.render.lines.story import listed
from bot.render.lines.table_buttons import more_button
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
from bot.render.rules.house_rules import house_rules
from bot.views.names import escaped
from bot.views.table_view import TableView

_LONGEST_LIST = 700

_LEVEL_ADDED = "medium"
"""The level of the computer player that one press adds; the others are behind *More*."""

_MOST_OPPONENTS = 3
"""The most computer players that one press seats; more of them are behind *Options*."""


def lobby_page(context: TableView, t: Translator) -> PublicPage:
    """Return the lobby. Raise ValueError if the context has a viewer."""
    context.require_no_viewer()
    mode = context.options.mode
    title = "alone-title" if context.game.board_is_hand else "lobby-title"
    head = t.format(title, mode=t.format(f"mode-{mode}"), player=context.host)
    seats = "\n".join(seat_line(context, seat, t) for seat in range(len(context.seats)))
    full = "" if context.takes_more else f"\n{t.format('lobby-full')}"
    blocks: list[Block] = [
        *deleted_note(context, t),
        Text(f"## {head}\n{house_rules(context.options, t)}"),
        Text(f"{t.format('lobby-seats', count=len(context.seats))}\n{seats}{full}"),
    ]
    if context.game.hints:
        member = membership(context.game.place)
        blocks.append(Text(t.format("hints-lobby", member=member)))
    if context.last_match.invited:
        missing = listed(map(escaped, context.last_match.invited), t)
        blocks.append(Text(t.format("lobby-invited", players=shortened(missing, _LONGEST_LIST))))
    if _opponents_to_choose(context):
        blocks.append(Text(t.format("alone-how")))
    elif (hint := seats_hint(context, t)) is not None:
        blocks.append(Text(f"{emoji.NOTE} {hint}"))
    if context.clock.next_at is not None:
        blocks.append(Text(t.format("lobby-closes", when=relative(context.clock.next_at))))
    if evening := "\n".join(evening_lines(context, t)):
        blocks.append(Text(evening))
    if words := "\n".join(announced_lines(context, t)):
        blocks.append(Text(words))
    blocks += [*notice_blocks(context, t, may_begin=True), Line(), *_buttons(context, t)]
    return PublicPage(tuple(blocks), ACCENTS[0])


def started_page(context: TableView, t: Translator) -> PublicPage:
    """Return what is left of the lobby once the cards are dealt.

    Raise ValueError if the context has a viewer.
    """
    context.require_no_viewer()
    seats = " · ".join(context.names)
    link = () if context.board_link is None else (Row((_to_board(context.board_link, t),)),)
    lines = [t.format("lobby-started"), f"-# {seats}", *announced_lines(context, t)]
    return PublicPage((Text("\n".join(lines)), *link))


def closed_page(title: str) -> PublicPage:
    """Return the page of a game that ended before anything was dealt."""
    return PublicPage((Text(title),), NEUTRAL_ACCENT)


def _to_board(link: str, t: Translator) -> Button:
    return Button(t.format("button-to-board"), url=link, emoji=emoji.TO_BOARD)


def _buttons(context: TableView, t: Translator) -> list[Row]:
    """Return the buttons that matter to everybody; all else is behind *More*.

    They are always the same ones: *Start* is green once the game can begin, *Join* blue before,
    and grey at a full table. Where nobody else can come, there is no *Join*, and one press seats
    computer players and starts.
    """
    button = partial(table_button, context)
    if opponents := _opponents_to_choose(context):
        return _buttons_alone(context, opponents, t)
    start = Style.GOOD if context.can_begin else Style.PLAIN
    join = Style.PRIMARY if context.takes_more and not context.can_begin else Style.PLAIN
    computer = t.format("button-add-computer")
    others = (
        []
        if context.game.board_is_hand
        else [button(Verb.JOIN, t.format("button-join"), emoji.JOIN, join)]
    )
    return balanced_rows(
        [
            *others,
            button(Verb.START, t.format("button-start"), emoji.START, start),
            Button(computer, context.click(Verb.ADD_COMPUTER, _LEVEL_ADDED)),
            button(Verb.OPTIONS, t.format("button-options"), emoji.OPTIONS),
            more_button(context, t),
        ]
    )


def _opponents_to_choose(context: TableView) -> tuple[int, ...]:
    """Return how many computer players one press can seat where one plays alone, if any."""
    if not context.game.board_is_hand or len(context.seats) != 1:
        return ()
    numbers = range(1, _MOST_OPPONENTS + 1)
    return tuple(number for number in numbers if takes_seats(context.options, number + 1))


def _buttons_alone(context: TableView, opponents: Sequence[int], t: Translator) -> list[Row]:
    """Return a button for each number of computer players, the last one bright."""
    starts = [
        # Without an emoji, so that a phone has room for three.
        Button(
            t.format("button-against", count=number),
            context.click(Verb.START, str(number)),
            style=Style.GOOD if number == opponents[-1] else Style.PLAIN,
        )
        for number in opponents
    ]
    options = table_button(context, Verb.OPTIONS, t.format("button-options"), emoji.OPTIONS)
    return [Row(tuple(starts)), Row((options, more_button(context, t)))]
