"""The pictures in the README and the documents: in English, dark, as a phone shows them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace
from PIL import Image

from bot.artwork import CardTile, ColourTile, all_tiles
from bot.artwork.palette import GROUNDS
from bot.engine.cards import COLOURS, RANKS
from bot.i18n import Texts, Translator
from bot.render import Page, Picture, tile_name
from workbench.samples.contact_sheet import Cell, contact_sheet
from workbench.samples.document_film import draw_document_film
from workbench.samples.message_shots import shoot_messages, shoot_scene
from workbench.samples.playground_scene import scene_pages
from workbench.samples.sample_messages import sample_messages
from workbench.samples.sample_pictures import sample_pictures
from workbench.samples.written_page import written

MESSAGES = (
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

SCENE = "playground"
"""The table with four people, in the README."""

CHARTS = ("round", "match")
"""The drawn pictures of `sample_pictures` among them."""

SILHOUETTES = "silhouettes"
"""A sheet with every colour by itself, and as a card."""

FILM = "film.gif"
"""The film of a round, in the README."""

PAGES_FILE = "pages.txt"
"""Beside the pictures: the text of each page of which a browser took one."""

_TITLE = "── "
_SEVEN = RANKS.index("7")

_LANGUAGE = "en"
_COLOURS, _COLOURS_OF_SCENE = 128, 256


async def draw_document_pictures(folder: Path) -> list[Path]:
    """Write each picture and return the files. Raise OperatorError if there is no browser.

    Of pages, only those are drawn that have changed since their pictures were.
    """
    files = await _shoot_stale(stale_pictures(folder), folder)
    for name, draw in drawn_pictures().items():
        files.append(folder / name)
        files[-1].write_bytes(draw())
    texts = (f"{_TITLE}{name}\n{text}\n" for name, text in page_texts().items())
    (folder / PAGES_FILE).write_text("\n".join(texts), encoding="utf-8")
    return files


def stale_pictures(folder: Path) -> list[str]:
    """Return the pictures that are missing or show a page as it no longer is."""
    file = folder / PAGES_FILE
    known = _texts_in(file.read_text(encoding="utf-8")) if file.exists() else {}
    return [
        name
        for name, text in page_texts().items()
        if known.get(name) != text or not (folder / f"{name}.png").exists()
    ]


def page_texts() -> dict[str, str]:
    """Return what each page of which a browser takes a picture shows, as text."""
    t = Texts.load().get(_LANGUAGE)
    emoji = {tile: f"<:{tile.key}:1>" for tile in all_tiles()}
    pages = {name: page for name, page in sample_messages(emoji, t) if name in MESSAGES}
    scene = "\n\n".join(_text_of(page) for page in scene_pages(emoji, t).values())
    return {SCENE: scene, **{name: _text_of(pages[name]) for name in MESSAGES}}


def drawn_pictures() -> dict[str, Callable[[], bytes]]:
    """Return a function for each picture that is drawn without a browser, by its file's name."""
    t = Texts.load().get(_LANGUAGE)
    samples = sample_pictures(t)
    return {
        **{f"{name}.png": samples[name] for name in CHARTS},
        f"{SILHOUETTES}.png": partial(_silhouettes, t),
        FILM: partial(draw_document_film, t),
    }


async def _shoot_stale(names: Collection[str], folder: Path) -> list[Path]:
    if not names:
        return []
    with TemporaryDirectory() as shots:
        messages = [name for name in names if name in MESSAGES]
        taken = await shoot_messages(Path(shots), messages, _LANGUAGE) if messages else []
        if SCENE in names:
            taken.append(await shoot_scene(Path(shots) / f"{SCENE}.png", _LANGUAGE))
        return [_with_few_colours(shot, folder / shot.name) for shot in taken]


def _texts_in(text: str) -> dict[str, str]:
    sections = f"\n{text}".split(f"\n{_TITLE}")[1:]
    parts = (section.partition("\n") for section in sections)
    return {name: written.strip("\n") for name, _, written in parts}


def _text_of(page: Page) -> str:
    """Return the text of a page; a drawn picture on it stands with its text alone."""
    blocks = tuple(
        replace(block, png=b"") if isinstance(block, Picture) else block for block in page.blocks
    )
    return written(replace(page, blocks=blocks)).strip("\n")


def _silhouettes(t: Translator) -> bytes:
    colours = range(len(COLOURS))
    tiles = (*map(ColourTile, colours), *(CardTile(colour, _SEVEN) for colour in colours))
    sheet = contact_sheet([Cell(tile, tile_name(tile, t)) for tile in tiles], GROUNDS["dark"])
    file = BytesIO()
    few = sheet.quantize(_COLOURS, dither=Image.Dither.NONE)
    few.save(file, "PNG", optimize=True)
    return file.getvalue()


def _with_few_colours(shot: Path, file: Path) -> Path:
    """Write the picture as a small file, because it is part of the repository."""
    with Image.open(shot) as picture:
        colours = _COLOURS_OF_SCENE if shot.stem == SCENE else _COLOURS
        few = picture.convert("RGB").quantize(colours, dither=Image.Dither.NONE)
        few.save(file, optimize=True)
    return file
