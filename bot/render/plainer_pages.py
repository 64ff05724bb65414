"""Plainer forms of a page, for when Discord refuses one of its parts.

Discord refuses the whole message if one emoji was deleted by hand, a picture is not available or a
role no longer exists. Each plainer form leaves out more of what can be refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from bot.artwork import BackTile, CardTile, ColourTile, NamedWildTile, Tile, WildTile, tiles_by_name
from bot.artwork.tile_drawing import key_of
from bot.engine.cards import NO_COLOUR, face_of

from . import emoji
from .cards.card_look import colour_symbol, face_sign, face_symbol
from .page import (
    Block,
    Button,
    Choice,
    Illustrated,
    Page,
    Picture,
    RoleSelect,
    Row,
    Select,
    Style,
    Text,
    rows_of,
    shortened,
)

P = TypeVar("P", bound=Page)

_OWN_EMOJI = re.compile(r"<a?:(\w+):\d+>")

_SHORT_TEXT = 1000
"""Characters of a page that consists of text only."""


def plainer_forms(page: P) -> Iterator[P]:
    """Yield the page in ever plainer forms; the last one consists of text only."""
    yield without_pictures(page)
    yield without_trimmings(page)
    yield in_words_alone(page)


def without_pictures(page: P) -> P:
    """Return the page without pictures and with plain signs in place of the bot's own emoji."""
    return replace(page, blocks=tuple(_without_picture(block) for block in page.blocks))


def without_uploads(page: P) -> P:
    """Return the page without uploaded pictures, for channels that take no files.

    A page that consists of a picture only says in words what the picture shows.
    """
    told = tuple(block for block in page.blocks if not isinstance(block, Picture))
    if not any(isinstance(block, Text | Illustrated) for block in told):
        told = (*(Text(picture.alt or "…") for picture in page.pictures), *told)
    return replace(page, blocks=told)


def without_trimmings(page: P) -> P:
    """Return the texts and buttons of the page, without links and without emoji on buttons."""
    plain = without_pictures(page)
    texts = [block for block in plain.blocks if isinstance(block, Text)]
    selects = [_bare_select(select) for select in plain.selects]
    buttons = [_bare(button) for button in plain.buttons if button.click is not None]
    return replace(page, blocks=(*texts, *selects, *rows_of(buttons)), accent=None)


def in_words_alone(page: P) -> P:
    """Return the text of the page, cut if it is long."""
    said = (block.markdown for block in without_pictures(page).blocks if isinstance(block, Text))
    text = shortened("\n".join(said), _SHORT_TEXT) or "…"
    return replace(page, blocks=(Text(text),), accent=None)


def _without_picture(block: Block) -> Block:
    match block:
        case Text(markdown):
            return Text(_in_signs(markdown))
        case Illustrated(markdown):
            return Text(_in_signs(markdown))
        case Picture(alt=alt):
            return Text(alt or "…")
        case Row(buttons):
            return Row(tuple(map(_in_signs_on_button, buttons)))
        case Select(choices=choices):
            return replace(block, choices=tuple(map(_in_signs_of_choice, choices)))
        case RoleSelect():
            return replace(block, chosen=None)
        case _:
            return block


def _in_signs(markdown: str) -> str:
    return _OWN_EMOJI.sub(lambda found: "".join(_sign_of(found[1])), markdown)


def _in_signs_on_button(button: Button) -> Button:
    symbol, sign = _signs_of(button.emoji)
    label = f"{sign} {button.label}".strip()
    return replace(button, emoji=symbol, label=label)


def _in_signs_of_choice(choice: Choice) -> Choice:
    symbol, _ = _signs_of(choice.emoji)
    return replace(choice, emoji=symbol)


def _signs_of(symbol: str | None) -> tuple[str | None, str]:
    """Return the Unicode emoji in place of one of ours, and what the label has to say besides."""
    found = None if symbol is None else _OWN_EMOJI.fullmatch(symbol)
    return (symbol, "") if found is None else _sign_of(found[1])


def _sign_of(name: str) -> tuple[str, str]:
    key = key_of(name)
    tile = next((tile for tile in tiles_by_name().values() if tile.key == key), None)
    return (emoji.CARDS, "") if tile is None else _signs(tile)


def _signs(tile: Tile) -> tuple[str, str]:
    match tile:
        case CardTile(colour, rank):
            face = face_of(colour, rank)
            return face_symbol(face), face_sign(face)
        case WildTile(rank):
            face = face_of(NO_COLOUR, rank)
            return face_symbol(face), face_sign(face)
        case NamedWildTile(rank, colour):
            face = face_of(NO_COLOUR, rank)
            return colour_symbol(colour), face_sign(face)
        case ColourTile(colour):
            return colour_symbol(colour), ""
        case BackTile():
            return emoji.CARDS, ""


def _bare(button: Button) -> Button:
    label = button.label or button.emoji or "…"
    return replace(button, label=label, emoji=None, style=Style.PLAIN)


def _bare_select(select: Select) -> Select:
    return replace(select, choices=tuple(replace(each, emoji=None) for each in select.choices))
