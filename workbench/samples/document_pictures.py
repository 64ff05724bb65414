"""The pictures in the README and the documents: in English, dark, as a phone shows them."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from bot.artwork import CardTile, ColourTile
from bot.artwork.palette import GROUNDS
from bot.engine.cards import COLOURS, RANKS
from bot.i18n import Texts, Translator
from bot.render import tile_name
from workbench.samples.contact_sheet import Cell, contact_sheet
from workbench.samples.message_shots import shoot_messages
from workbench.samples.sample_pictures import sample_pictures

MESSAGES = (
    "board-pending",
    "hand-forty",
    "lobby",
    "choosing-game",
    "choosing-rules",
    "rule",
    "board",
    "hand-seven",
    "hand-words",
    "choice-colour",
    "help-3",
    "revealed",
    "hand-flip",
    "hand-draft",
    "choice-series",
    "hand-answer",
    "hand-jump-in",
    "hand-gesture",
    "board-accused",
    "hand-endless",
    "choice-pair",
    "hand-kuno",
    "hand-uno-uno",
    "choice-swap",
    "board-complement",
    "board-partners",
    "board-play-on",
    "hand-wrong-card",
    "hand-mercy",
    "hand-mercy-answer",
    "board-roulette",
    "board-knocked-out",
    "result-round",
    "poster-classic",
    "own-settings",
)
"""The names of the samples."""

CHARTS = ("round", "match")
"""The drawn pictures among them."""

SILHOUETTES = "silhouettes"
"""A sheet with every colour by itself, and as a card."""

_SEVEN = RANKS.index("7")

_LANGUAGE = "en"
_COLOURS = 128


async def draw_document_pictures(folder: Path) -> list[Path]:
    """Write each picture and return the files. Raise OperatorError if there is no browser."""
    with TemporaryDirectory() as shots:
        taken = await shoot_messages(Path(shots), MESSAGES, _LANGUAGE)
        files = [_with_few_colours(shot, folder / shot.name) for shot in taken]
    t = Texts.load().get(_LANGUAGE)
    drawn = sample_pictures(t)
    for name in CHARTS:
        files.append(folder / f"{name}.png")
        files[-1].write_bytes(drawn[name]())
    return [*files, _draw_silhouettes(folder / f"{SILHOUETTES}.png", t)]


def _draw_silhouettes(file: Path, t: Translator) -> Path:
    colours = range(len(COLOURS))
    tiles = (*map(ColourTile, colours), *(CardTile(colour, _SEVEN) for colour in colours))
    sheet = contact_sheet([Cell(tile, tile_name(tile, t)) for tile in tiles], GROUNDS["dark"])
    sheet.quantize(_COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
    return file


def _with_few_colours(shot: Path, file: Path) -> Path:
    """Write the picture as a small file, because it is part of the repository."""
    with Image.open(shot) as picture:
        few = picture.convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE)
        few.save(file, optimize=True)
    return file
