"""The cards of a hand as buttons: one for identical cards, colours together, on pages if needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import partial
from itertools import groupby

from msgspec import Struct

from bot.engine import MatchOver, Observation, RoundOver
from bot.engine.cards import COLOUR_OF, PLACE_OF
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows, even_rows, fits_phone, rows_within
from bot.render.cards.card_look import face_name, face_sign, face_symbol, other_side_sign
from bot.render.clicks.click_id import Verb
from bot.render.lines.card_choice import CardChoice, playable
from bot.render.lines.shown_phases import any_card_may_be_tried
from bot.render.page import BUTTONS_IN_ROW, MAX_LABEL, Button, Row, Style, shortened
from bot.views.table_view import TableView

_LONGEST_WORDS = 900
_TURNING = 4
"""Components of the row that turns pages."""


class CardUse(IntEnum):
    """The use of a card at this moment; lower values come first on a page."""

    PLAY = 0
    INTERRUPT = 1
    """To jump in or to double, out of turn."""
    NONE = 2
    """None, but the player can click it to plan ahead or to read why it cannot be played."""


_STYLES = {CardUse.PLAY: Style.PRIMARY, CardUse.INTERRUPT: Style.GOOD}


class _Group(Struct, frozen=True):
    """Identical cards of a hand."""

    card: int
    face: int
    back: int | None
    count: int


class HandCards:
    """The cards of the viewer's hand on one page."""

    def __init__(self, context: TableView, seen: Observation, t: Translator) -> None:
        self._context = context
        self._seen = seen
        self._t = t
        self._groups = _groups(seen)
        self._uses = cards_by_use(context, seen)

    @property
    def has_bright_cards(self) -> bool:
        """Return whether a card can be played now, in turn or out of turn."""
        return not _STYLES.keys().isdisjoint(self._uses.values())

    @property
    def in_words(self) -> str:
        """Return the cards in words below their tiles, in the same order; empty without tiles."""
        if self._context.card_tiles is None or not self._seen.hand:
            return ""
        t = self._t
        names = [
            face_name(g.face, t) if g.count == 1 else _with_count(face_name(g.face, t), g)
            for g in self._groups
        ]
        return f"-# {shortened(t.format('your-cards', cards=t.joined(names)), _LONGEST_WORDS)}"

    def rows(self, room: int, page: int) -> list[Row]:
        """Return the hand in rows of at most ``room`` components, on pages if it needs more."""
        context, groups, uses, t = self._context, self._groups, self._uses, self._t
        buttons = [_card(context, group, uses[group.card], t) for group in groups]
        # Tiles show their colours anyway, and shall take little room.
        in_words = (partial(_colours_together, groups),) if context.card_tiles is None else ()
        for in_rows in (*in_words, balanced_rows, even_rows):
            rows = in_rows(buttons)
            sizes = [len(row.buttons) for row in rows]
            alone = len(buttons) > 1 and 1 in sizes
            if not alone and len(rows) + sum(sizes) <= room:
                return rows
        return _paged(context, groups, uses, room, page, t)


def cards_by_use(context: TableView, seen: Observation) -> dict[int, CardUse]:
    """Return the use of each card number of the hand, by the engine's legal actions."""
    if isinstance(seen.phase, RoundOver | MatchOver):
        return dict.fromkeys(seen.hand, CardUse.NONE)
    if seen.rules.penalties.wrong_card and any_card_may_be_tried(seen):
        # Which card is wrong is for the player to know (P1).
        return dict.fromkeys(seen.hand, CardUse.PLAY)
    offers = (*context.legal, *context.side)
    plays = playable(offers, interrupts=False)
    interrupts = playable(offers, interrupts=True)
    uses = dict.fromkeys(seen.hand, CardUse.NONE)
    return uses | dict.fromkeys(interrupts, CardUse.INTERRUPT) | dict.fromkeys(plays, CardUse.PLAY)


def _groups(seen: Observation) -> list[_Group]:
    faces = dict(zip(seen.hand, seen.faces, strict=True))
    backs = dict(zip(seen.hand, seen.backs, strict=False))
    counts = Counter(seen.hand)
    in_order = sorted([(PLACE_OF[faces[card]], card) for card in counts])
    return [_Group(card, faces[card], backs.get(card), counts[card]) for _, card in in_order]


def _colours_together(groups: Sequence[_Group], buttons: Sequence[Button]) -> list[Row]:
    """Return the buttons in rows that do not split a colour if they can avoid it."""
    rows: list[Row] = []
    pairs = zip(groups, buttons, strict=True)
    for _, of_colour in groupby(pairs, key=lambda pair: COLOUR_OF[pair[0].face]):
        together = [button for _, button in of_colour]
        joined = [*(rows[-1].buttons if rows else ()), *together]
        if rows and fits_phone(joined):
            rows[-1] = Row(tuple(joined))
        else:
            rows += balanced_rows(together)
    return rows


def _paged(
    context: TableView,
    groups: Sequence[_Group],
    uses: Mapping[int, CardUse],
    room: int,
    page: int,
    t: Translator,
) -> list[Row]:
    """Return one page of the hand, playable cards on the first, and the row that turns pages."""
    ordered = sorted(groups, key=lambda group: uses[group.card])
    on_page = (room - _TURNING) // (BUTTONS_IN_ROW + 1) * BUTTONS_IN_ROW
    pages = -(-len(ordered) // on_page)
    page = min(max(page, 0), pages - 1)

    def turn(to: int, label: str, emoji: str | None) -> Button:
        click = context.click(Verb.PAGE, str(to))
        return Button(label, click, emoji, disabled=to == page or not 0 <= to < pages)

    turning = Row(
        (
            turn(page - 1, t.format("page-back"), emoji.PAGE_BACK),
            turn(page, t.format("page-here", page=page + 1, pages=pages), None),
            turn(page + 1, t.format("page-on"), emoji.PAGE_ON),
        )
    )
    shown = ordered[page * on_page : (page + 1) * on_page]
    buttons = [_card(context, group, uses[group.card], t) for group in shown]
    return [*rows_within(room - _TURNING, buttons), turning]


_ALONE = tuple([str(CardChoice(card)) for card in range(256)])
"""The argument that each card's button carries, by the card's id."""


def _card(context: TableView, group: _Group, use: CardUse, t: Translator) -> Button:
    """Return the button of a card: a tile with the other side's signs, or words without tiles."""
    tiles = context.card_tiles
    if tiles is None:
        symbol, label = _words(context, group, t)
        label = shortened(label, MAX_LABEL)
    else:
        symbol = tiles.face(group.face)
        label = "" if group.back is None else other_side_sign(group.back)
        if group.count > 1:
            label = _with_count(label, group).strip()
    click = context.click(Verb.CARD, _ALONE[group.card])
    return Button(label, click, symbol, _STYLES.get(use, Style.PLAIN))


def _words(context: TableView, group: _Group, t: Translator) -> tuple[str, str]:
    label = _label(context, group.face, t)
    if group.back is not None:
        label = f"{label} | {face_symbol(group.back)} {_label(context, group.back, t)}"
    return face_symbol(group.face), _with_count(label, group)


def _with_count(label: str, group: _Group) -> str:
    return label if group.count == 1 else f"{label} ×{group.count}"


def _label(context: TableView, face: int, t: Translator) -> str:
    return face_sign(face) if context.cards_as_symbols else face_name(face, t)
