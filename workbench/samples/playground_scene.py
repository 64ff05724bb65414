"""The table in the README's first picture: the board, and what three players hold."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.artwork import Tile, tiles_of
from bot.engine import GAMES, Mode, deck_of
from bot.engine.cards import FACE_TEXT
from bot.i18n import Translator
from bot.render import Page, TileEmoji, board_page, hand_page
from workbench.samples.sample_messages import context_of_record

HOST = "Anna"
"""The person who looks at the channel; the others look at their direct messages."""
_OTHERS = ("Ben", "Cem", "Dana")
_PLACE = "Playground › #uno"
_DEALT = {
    "hand Anna": "R5 W+4 B1 Y9 G2",
    "hand Ben": "R2 R9 G1 G3 G7",
    "hand Cem": "B2 R4 B1 W",
    "hand Dana": "B7 G7 B0 B6 B+2 W+4",
    "top": "R7",
}
_PLAYED = """
turn Anna
Anna: play R5
Ben: play R2
Cem: play B2
Dana: play B7
Anna: play W+4:R
"""


def _record() -> str:
    """Return the record of the table; all cards that are not dealt are in the draw pile."""
    deck = [FACE_TEXT[face] for face in deck_of(GAMES[Mode.CLASSIC], len(_OTHERS) + 1)[0]]
    for card in " ".join(_DEALT.values()).split():
        deck.remove(card)
    lines = [f"seats {' '.join((HOST, *_OTHERS))}"]
    lines += [f"{what} {cards}" for what, cards in _DEALT.items()]
    return "\n".join([*lines, f"draw {' '.join(deck)}", _PLAYED])


def scene_pages(emoji: Mapping[Tile, str], t: Translator) -> dict[str, Page]:
    """Return the page that each person looks at. ``emoji`` are the tiles as a text names them."""
    record = _record()
    board = context_of_record(record, None)
    tiles = TileEmoji({tile: emoji[tile] for tile in tiles_of(board.options.mode)})
    pages: dict[str, Page] = {HOST: board_page(replace(board, tiles=tiles), t)}
    for name in _OTHERS:
        seen = replace(context_of_record(record, name), tiles=tiles, place=_PLACE)
        pages[name] = hand_page(seen, t)
    return pages
