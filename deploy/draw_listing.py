"""Draw the pictures of deploy/listing, which show the bot at Discord: python -m deploy.draw_listing

The icon is for the application, the banner for its profile, the cover for the App Directory.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import cos, radians, sin
from pathlib import Path

from PIL import Image, ImageDraw

from bot.artwork import LIGHT, CardTile, Tile, WildTile
from bot.artwork.palette import INK, PAPER
from bot.artwork.pictures.sheet import FAINT, Sheet, tile_picture
from bot.engine.cards import COLOURS, RANKS

FOLDER = Path(__file__).resolve().parent / "listing"
NAME = "Contra Uno"
GAMES = "Classic · Flip · Duo · No Mercy"
PROMISE = "Every house rule you ever argued about"


def coloured(colour: str, rank: str) -> Tile:
    return CardTile(COLOURS.index(colour), RANKS.index(rank))


CARDS = (
    coloured("R", "7"),
    coloured("Y", "S"),
    WildTile(RANKS.index("W+4"), LIGHT),
    coloured("B", "+2"),
)


def draw_card(tile: Tile, height: float) -> Image.Image:
    """Return an upright card of twice the height, as sheets are drawn."""
    tall, wide, edge = round(2 * height), round(4 / 3 * height), round(height / 32)
    card = Image.new("RGBA", (wide, tall), (0, 0, 0, 0))
    draw = ImageDraw.Draw(card)
    draw.rounded_rectangle((0, 0, wide - 1, tall - 1), wide / 8, fill=INK)
    inside = (edge, edge, wide - 1 - edge, tall - 1 - edge)
    draw.rounded_rectangle(inside, wide / 9, fill=PAPER)
    face = tile_picture(tile, round(wide * 0.72))
    card.paste(face, ((wide - face.width) // 2, (tall - face.height) // 2), face)
    return card


def put_fan(
    sheet: Sheet, centre: tuple[float, float], height: float, tiles: Sequence[Tile]
) -> None:
    """Draw cards as a hand holds them, around the centre, far enough apart to be told."""
    radius = 2.7 * height
    for number, tile in enumerate(tiles):
        angle = 13 * (number - (len(tiles) - 1) / 2)
        x = centre[0] + radius * sin(radians(angle))
        y = centre[1] + radius * (1 - cos(radians(angle)))
        card = draw_card(tile, height).rotate(-angle, Image.Resampling.BICUBIC, expand=True)
        sheet.put(card, (x, y))


def draw_banner(width: int, height: int) -> bytes:
    """Return a wide picture: the name on the left, a hand on the right."""
    sheet = Sheet(width, height)
    left, middle, room = 0.06 * width, height / 2, 0.44 * width
    sheet.title(NAME, (left, middle - 0.045 * width), round(0.08 * width), room=room)
    sheet.text(GAMES, (left, middle + 0.02 * width), round(0.026 * width), FAINT, room=room)
    sheet.text(PROMISE, (left, middle + 0.06 * width), round(0.021 * width), FAINT, room=room)
    card_height = min(0.55 * height, 0.17 * width)
    put_fan(sheet, (0.755 * width, middle - 0.1 * card_height), card_height, CARDS)
    return sheet.png()


def draw_icon(side: int) -> bytes:
    """Return a square picture, of which Discord shows a circle."""
    sheet = Sheet(side, side)
    put_fan(sheet, (side / 2, 0.47 * side), 0.42 * side, CARDS[1:])
    return sheet.png()


PICTURES = {
    "icon.png": partial(draw_icon, 1024),
    "banner.png": partial(draw_banner, 1360, 480),
    "cover.png": partial(draw_banner, 1920, 1080),
}

if __name__ == "__main__":
    for name, draw in PICTURES.items():
        (FOLDER / name).write_bytes(draw())
        print(FOLDER / name)
