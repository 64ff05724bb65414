"""The players: computer players and their levels, the host, who is removed, who plays with whom."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import ACCENTS
from bot.render.clicks.click_id import Verb
from bot.render.lines.seat_lines import mate_of, seat_line, team_lines, teams_hint
from bot.render.page import Block, Button, Choice, PrivatePage, Row, Style, Text, table_button
from bot.views.names import plain_name
from bot.views.table_values import Pace
from bot.views.table_view import TableView

from .choosing_page import Note, page_of
from .option_clicks import ChoosingTab, LobbyChoice, choice, chooses, opens, select


def people_page(context: TableView, t: Translator, note: Note | None = None) -> PrivatePage:
    """Return everybody at the table, and computer players of each level to add."""
    seats = "\n".join(seat_line(context, seat, t) for seat in range(len(context.seats)))
    hint = teams_hint(context, t)
    people = [
        choice(plain_name(seat.name), seat.key, _about(context, number, t))
        for number, seat in enumerate(context.seats)
    ]
    add = [_level(level, t) for level in context.levels]
    blocks: list[Block] = [
        Text(f"### {t.format('choosing-people-title')}\n{seats}"),
        *(() if hint is None else (Text(f"{emoji.NOTE} {hint}"),)),
        select(opens(context, ChoosingTab.SEAT), t.format("choosing-whom"), people),
        select(chooses(context, LobbyChoice.ADD), t.format("choosing-add-computer"), add),
        select(
            chooses(context, LobbyChoice.PACE), t.format("choosing-pace"), list(_paces(context, t))
        ),
    ]
    return page_of(context, ChoosingTab.PEOPLE, blocks, t, note)


def seat_page(
    context: TableView, seat: int, t: Translator, note: Note | None = None
) -> PrivatePage:
    """Return what the host can do with one seat."""
    blocks: list[Block] = [Text(f"### {seat_line(context, seat, t)}\n{_about(context, seat, t)}")]
    if context.seats[seat].is_computer:
        blocks.append(_levels(context, seat, t))
    if mate_of(context, seat) is not None:
        blocks += mate_blocks(context, seat, t)
    changes = tuple(_changes(context, seat, t))
    if changes:
        blocks.append(Row(changes))
    return page_of(context, ChoosingTab.PEOPLE, blocks, t, note)


def mate_blocks(context: TableView, seat: int, t: Translator) -> tuple[Block, Block]:
    """Return the question for a seat's partner (V9), which a filled select would hide."""
    mate = mate_of(context, seat)
    label = context.seats[seat]
    others = [
        choice(plain_name(other.name), other.key, chosen=number == mate)
        for number, other in enumerate(context.seats)
        if number != seat
    ]
    question = Text(f"**{t.format('choosing-mate', player=context.names[seat])}**")
    placeholder = t.format("choosing-mate", player=plain_name(label.name))
    return question, select(chooses(context, LobbyChoice.MATE, label.key), placeholder, others)


def _about(context: TableView, seat: int, t: Translator) -> str:
    label = context.seats[seat]
    if label.is_computer:
        return t.format("seat-computer", level=t.format(f"level-{label.level}"))
    return t.format("seat-host" if label.is_host else "seat-person")


def _levels(context: TableView, seat: int, t: Translator) -> Block:
    label = context.seats[seat]
    choices = [_level(level, t, chosen=level == label.level) for level in context.levels]
    return select(
        chooses(context, LobbyChoice.LEVEL, label.key), t.format("choosing-level"), choices
    )


def _level(level: str, t: Translator, *, chosen: bool = False) -> Choice:
    about = t.format(f"level-{level}.description")
    return choice(t.format(f"level-{level}"), level, about, chosen=chosen)


def _paces(context: TableView, t: Translator) -> Iterator[Choice]:
    for pace in Pace:
        label, about = t.format(f"pace-{pace}"), t.format(f"pace-{pace}.description")
        yield choice(label, pace.value, about, chosen=pace is context.game.pace)


def _changes(context: TableView, seat: int, t: Translator) -> Iterator[Button]:
    label = context.seats[seat]
    if label.is_host:
        return
    if not label.is_computer:
        yield Button(
            t.format("button-make-host"),
            chooses(context, LobbyChoice.HOST, label.key),
            emoji.HOST,
        )
    remove = chooses(context, LobbyChoice.REMOVE, label.key)
    yield Button(t.format("button-remove"), remove, emoji.LEAVE, Style.DANGER)


def teams_page(context: TableView, seat: int | None, t: Translator) -> PrivatePage:
    """Return the teams, and for the player of ``seat`` a select of their partner."""
    title = f"### {t.format('choosing-teams-title')}"
    to_more = table_button(context, Verb.MORE, t.format("button-back"), emoji.BACK)
    back = Row((to_more,))
    hint = teams_hint(context, t)
    if hint is not None:
        return PrivatePage((Text(f"{title}\n{emoji.NOTE} {hint}"), back), ACCENTS[0])
    teams = Text(f"{title}\n{team_lines(context, t)}")
    if seat is None or mate_of(context, seat) is None:
        return PrivatePage((teams, back), ACCENTS[0])
    return PrivatePage((teams, *mate_blocks(context, seat, t), back), ACCENTS[0])
