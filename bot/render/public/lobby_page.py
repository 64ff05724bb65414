"""The lobby: players, rules, and how to start."""

from __future__ import annotations

from functools import partial

from bot.engine import compile_rules
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows, with_one_bright
from bot.render.cards.card_look import ACCENTS, NEUTRAL_ACCENT
from bot.render.clicks.click_id import Verb
from bot.render.lines.seat_lines import seat_line, seats_hint
from bot.render.lines.seed_word_lines import announced_lines
from bot.render.lines.story import listed
from bot.render.names import escaped
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
)
from bot.render.page_context import PageContext, table_button
from bot.render.rules.house_rules import house_rules

_LONGEST_LIST = 700


def lobby_page(context: PageContext, t: Translator) -> PublicPage:
    """Return the lobby. Raise ValueError if the context has a viewer."""
    context.require_no_viewer()
    mode = context.options.mode
    head = t.format("lobby-title", mode=t.format(f"mode-{mode}"), player=context.host)
    seats = "\n".join(seat_line(context, seat, t) for seat in range(len(context.seats)))
    blocks: list[Block] = [
        Text(f"## {head}\n{house_rules(context.options, t)}"),
        Text(f"{t.format('lobby-seats', count=len(context.seats))}\n{seats}"),
    ]
    if context.hints:
        blocks.append(Text(t.format("hints-lobby")))
    if context.invited:
        missing = listed(map(escaped, context.invited), t)
        blocks.append(Text(t.format("lobby-invited", players=shortened(missing, _LONGEST_LIST))))
    hint = seats_hint(context, t)
    if hint is not None:
        blocks.append(Text(f"{emoji.NOTE} {hint}"))
    if context.next_at is not None:
        blocks.append(Text(t.format("lobby-closes", when=relative(context.next_at))))
    announced = "\n".join(announced_lines(context, t))
    if announced:
        blocks.append(Text(announced))
    blocks += [Line(), *_buttons(context, t)]
    return PublicPage(tuple(blocks), ACCENTS[0])


def started_page(context: PageContext, t: Translator) -> PublicPage:
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


def _buttons(context: PageContext, t: Translator) -> tuple[Block, ...]:
    """Return buttons to join, leave and arrange the game; *Start* is highlighted when possible."""
    button = partial(table_button, context)
    seats = [button(Verb.LEAVE, t.format("button-leave"), emoji.LEAVE)]
    if context.takes_more:
        seats.insert(0, button(Verb.JOIN, t.format("button-join"), emoji.JOIN))
    if context.can_begin:
        seats.append(button(Verb.START, t.format("button-start"), emoji.START))
    game = [
        button(Verb.OPTIONS, t.format("button-options"), emoji.OPTIONS),
        button(Verb.RULES, t.format("button-rules"), emoji.RULES),
    ]
    if context.announced is not None:
        game.append(button(Verb.WORD, t.format("button-seed-word"), emoji.SEED_WORD))
    if context.like_last_time:
        again = t.format("button-like-last-time")
        game.append(button(Verb.LIKE_LAST_TIME, again, emoji.REMATCH))
    if context.may_call:
        game.append(button(Verb.CALL_PEOPLE, t.format("button-call-people"), emoji.CALL))
    if compile_rules(context.options).partners:
        game.append(button(Verb.TEAMS, t.format("button-teams"), emoji.TEAMS))
    if not context.takes_more:
        game += _one_less(context, t)
    bright = with_one_bright([*seats, *game], (Verb.START, Verb.JOIN), Style.GOOD)
    return *balanced_rows(bright), *_computers(context, t)


def _computers(context: PageContext, t: Translator) -> tuple[Block, ...]:
    """Return a button to add a computer player of each level, if there is room."""
    if not (context.takes_more and context.levels):
        return ()
    levels = [_computer(context, level, t) for level in context.levels]
    rows = balanced_rows([*levels, *_one_less(context, t)])
    return Text(t.format("lobby-add-computer")), *rows


def _one_less(context: PageContext, t: Translator) -> list[Button]:
    if not any(seat.is_computer for seat in context.seats):
        return []
    label = t.format("button-remove-computer")
    return [table_button(context, Verb.REMOVE_COMPUTER, label, emoji.REMOVE_COMPUTER)]


def _computer(context: PageContext, level: str, t: Translator) -> Button:
    click = context.click(Verb.ADD_COMPUTER, level)
    return Button(t.format(f"level-{level}"), click, emoji.ADD_COMPUTER)
