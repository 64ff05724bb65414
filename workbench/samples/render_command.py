"""Draw the whole look of the game, without a game: every card, picture and message.

contra-uno render --out DIR     every language, dark and light; prints how far apart colours are
contra-uno render --language fr --out DIR       one language; sheet-fr.png has every page of it
contra-uno render --docs --out docs/pictures    the pictures of the documents, and nothing else
contra-uno render --buttons --out DIR    all states of lobby, board, hand, result: their buttons

Messages are shown by the playground's page, at the widths of a desktop and a phone, where Chromium
and Playwright are installed; elsewhere they are written as Discord is sent them, as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from bot.errors import OperatorError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="where the sheets are written"
    )
    parser.add_argument(
        "--language",
        action="append",
        choices=_all_languages(),
        help="a language to draw; it can be given several times (default: every language)",
    )
    some = parser.add_mutually_exclusive_group()
    some.add_argument("--cards-only", action="store_true", help="leave out the messages")
    some.add_argument(
        "--buttons",
        action="store_true",
        help="write the list of all states with their buttons alone",
    )
    some.add_argument(
        "--docs",
        action="store_true",
        help="draw the pictures and the film of the documents alone; of pages, those that changed",
    )


def run(arguments: argparse.Namespace) -> int:
    folder: Path = arguments.out
    languages: Sequence[str] = arguments.language or _all_languages()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if arguments.docs:
            _draw_document_pictures(folder)
            return 0
        if arguments.buttons:
            _write_button_lists(folder, languages)
            return 0
        _write_card_sheets(folder, languages)
        _write_pictures(folder, languages)
        if not arguments.cards_only:
            _write_messages(folder / "messages", languages)
    except OSError as error:
        raise OperatorError(
            f"The sheets cannot be written to {folder}: {error.strerror or error}."
        ) from error
    _print_distances()
    return 0


def _all_languages() -> Sequence[str]:
    from bot.i18n import languages

    return languages()


def _write_card_sheets(folder: Path, languages: Sequence[str]) -> None:
    from bot.artwork import all_tiles
    from bot.artwork.palette import GROUNDS
    from bot.i18n import Texts
    from bot.render import tile_name
    from workbench.samples.contact_sheet import Cell, contact_sheet

    texts = Texts.load()
    for language in languages:
        cells = [Cell(tile, tile_name(tile, texts.get(language))) for tile in all_tiles()]
        for ground, colour in GROUNDS.items():
            file = folder / f"cards-{language}-{ground}.png"
            contact_sheet(cells, colour).save(file)
            print(file)


def _write_pictures(folder: Path, languages: Sequence[str]) -> None:
    from bot.i18n import Texts
    from workbench.samples.sample_names import names_sheet
    from workbench.samples.sample_pictures import sample_pictures

    texts = Texts.load()
    for language in languages:
        t = texts.get(language)
        for name, draw in {**sample_pictures(t), "names": partial(names_sheet, t)}.items():
            file = folder / f"{name}-{language}.png"
            file.write_bytes(draw())
            print(file)


def _write_button_lists(folder: Path, languages: Sequence[str]) -> None:
    from bot.i18n import Texts
    from workbench.samples.sample_states import list_of_buttons

    texts = Texts.load()
    for language in languages:
        file = folder / f"buttons-{language}.md"
        file.write_text(f"{list_of_buttons(texts.get(language))}\n", encoding="utf-8")
        print(file)


def _write_messages(folder: Path, languages: Sequence[str]) -> None:
    from workbench.samples.contact_sheet import sheet_of_pages
    from workbench.samples.message_shots import PHONE_DARK, write_messages

    folder.mkdir(exist_ok=True)
    files = asyncio.run(write_messages(folder, languages))
    for language in languages:
        ending = f"-{language}-{PHONE_DARK.name}.png"
        if shots := [file for file in files if file.name.endswith(ending)]:
            sheet = folder.parent / f"sheet-{language}.png"
            sheet_of_pages(shots).save(sheet)
            files.append(sheet)
    for file in files:
        print(file)


def _draw_document_pictures(folder: Path) -> None:
    from workbench.samples.document_pictures import draw_document_pictures

    for file in asyncio.run(draw_document_pictures(folder)):
        print(file)


def _print_distances() -> None:
    from rich.console import Console
    from rich.table import Table

    from bot.artwork.palette import HUES
    from bot.engine.cards import COLOURS, DARK_COLOURS, LIGHT_COLOURS
    from workbench.samples.colour_vision import Vision, closest

    columns = {"light side": LIGHT_COLOURS, "dark side": DARK_COLOURS, "all": range(len(COLOURS))}
    table = Table("vision", *columns, title="The two closest colours, and their OKLab distance")
    for vision in Vision:
        pairs = [
            closest({COLOURS[colour]: HUES[colour] for colour in colours}, vision)
            for colours in columns.values()
        ]
        table.add_row(vision.value, *(f"{one}-{other} {gap:.3f}" for gap, one, other in pairs))
    Console().print(table)
