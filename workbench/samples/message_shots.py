"""Messages as the playground's page shows them, or as JSON for Discord if there is no browser."""

from __future__ import annotations

import importlib
import importlib.util
import json
import shutil
from collections.abc import AsyncGenerator, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import aiohttp

from bot.artwork import Tile, all_tiles, emoji_name, png_of
from bot.cli.playground import serving
from bot.errors import OperatorError
from bot.i18n import Texts
from bot.render import Page
from cogs.showing.components import components_of
from workbench.samples.playground_scene import HOST, scene_pages
from workbench.samples.sample_basics import NOW
from workbench.samples.sample_messages import sample_messages

_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
_COMPONENTS_V2 = 1 << 15
_AT_ONCE = 50
"""The page shows the last sixty messages of a channel."""
_HEIGHT = 2000
"""More than any message needs, so that the page cuts none."""
_MESSAGE_ALONE = "[data-testid=jump], .msg-header, .msg-avatar { display: none }"
"""Hides what lies in front of a message, and when it was sent."""
_PATIENCE_MS = 120_000
"""A page with fifty messages takes long to be drawn on a machine that does other work, too."""
_NO_TIMES = ".divider, .msg-time { display: none }"
"""Hides when messages were sent: that is the time of the real clock."""


@dataclass(frozen=True, slots=True)
class Look:
    """The size of the window, and the colours of the page."""

    name: str
    width: int
    scheme: str
    height: int = _HEIGHT


PHONE_DARK = Look("phone-dark", 390, "dark")
_ALL_COLUMNS = Look("columns-dark", 1500, "dark", 840)
LOOKS = (
    Look("wide-dark", 1200, "dark"),
    Look("wide-light", 1200, "light"),
    PHONE_DARK,
    Look("phone-light", 390, "light"),
)


def browser_path() -> str | None:
    """Return a browser that can be driven, or None if there is none."""
    if importlib.util.find_spec("playwright") is None:
        return None
    return next((path for name in _BROWSERS if (path := shutil.which(name))), None)


async def write_messages(folder: Path, languages: Iterable[str]) -> list[Path]:
    """Write every kind of message in these languages; return the files (pictures or JSON)."""
    browser = browser_path()
    files: list[Path] = []
    for language in languages:
        for lot in _lots(language):
            async with _posted(language, lot) as (url, messages):
                if browser is None:
                    files += _write_json(folder, language, messages)
                else:
                    for look in LOOKS:
                        names = [f"{name}-{language}-{look.name}" for name in messages]
                        files += await _shoot(browser, url, look, names, folder)
    return files


def _lots(language: str) -> list[list[str]]:
    """Return the names of all messages, in lots that fit the playground's page."""
    tiles = dict.fromkeys(all_tiles(), "<:any:1>")
    names = [name for name, _ in sample_messages(tiles, Texts.load().get(language))]
    return [names[begin : begin + _AT_ONCE] for begin in range(0, len(names), _AT_ONCE)]


async def shoot_messages(folder: Path, names: Collection[str], language: str) -> list[Path]:
    """Write some of the messages as a phone shows them, each named like its sample.

    Raise OperatorError if no browser can be driven.
    """
    browser = _browser()
    async with _posted(language, names) as (url, messages):
        return await _shoot(browser, url, PHONE_DARK, list(messages), folder)


def _browser() -> str:
    browser = browser_path()
    if browser is None:
        raise OperatorError(
            "These pictures are taken of the playground's page: that needs Chromium, and the"
            " Playwright of requirements/playwright.txt."
        )
    return browser


async def shoot_scene(file: Path, language: str) -> Path:
    """Write the table of `playground_scene`, with four people side by side.

    Raise OperatorError if no browser can be driven.
    """
    browser = _browser()
    async with _served(language) as venue:
        pages = scene_pages(venue.emoji, Texts.load().get(language))
        for name, page in pages.items():
            await _post(venue.channel if name == HOST else venue.people[name].address, [page])
        readers = [venue.people[name].user_id for name in pages if name != HOST]
        await _shoot_scene(browser, venue.url, readers, file)
    return file


@asynccontextmanager
async def _posted(
    language: str, wanted: Collection[str]
) -> AsyncGenerator[tuple[str, dict[str, Page]]]:
    """Run a playground with these messages; yield its page's address and the messages by name."""
    async with _served(language) as venue:
        samples = sample_messages(venue.emoji, Texts.load().get(language))
        messages = {name: page for name, page in samples if name in wanted}
        await _post(venue.channel, messages.values())
        yield venue.url, messages


@dataclass(frozen=True, slots=True)
class _Reader:
    """A person in the playground, and where their direct messages are posted."""

    user_id: str
    address: str


@dataclass(frozen=True, slots=True)
class _Venue:
    """A running playground: its page, where `#uno` is posted to, its people by name, the tiles."""

    url: str
    channel: str
    people: Mapping[str, _Reader]
    emoji: Mapping[Tile, str]


@asynccontextmanager
async def _served(language: str) -> AsyncGenerator[_Venue]:
    """Run a playground that has the emoji of all tiles."""
    async with serving(0) as playground:
        world, channels = playground.world, f"{playground.api_url}/channels"
        # Times on the page are in the language of its reader.
        for user in list(world.users.values()):
            world.set_locale(user, language)
        emoji: dict[Tile, str] = {}
        for tile in all_tiles():
            uploaded = world.add_emoji(emoji_name(tile), False, "image/png", _drawn(tile))
            emoji[tile] = f"<:{uploaded.name}:{uploaded.id}>"
        people = {
            user.global_name or user.username: _Reader(
                user.id, f"{channels}/{world.open_dm(user).id}/messages"
            )
            for user in world.people
        }
        uno = f"{channels}/{world.channel_named('uno').id}/messages"
        yield _Venue(playground.url, uno, people, emoji)


@cache
def _drawn(tile: Tile) -> bytes:
    """Return the tile as a PNG file, which is the same in every language and lot."""
    return png_of(tile)


def _write_json(folder: Path, language: str, messages: Mapping[str, Page]) -> list[Path]:
    files = [folder / f"{name}-{language}.json" for name in messages]
    for file, page in zip(files, messages.values(), strict=True):
        file.write_text(json.dumps(components_of(page), indent=1), encoding="utf-8")
    return files


async def _post(address: str, messages: Iterable[Page]) -> None:
    """Send every message to the playground as a bot does; it checks them as Discord would."""
    async with aiohttp.ClientSession(headers={"Authorization": "Bot sample"}) as session:
        for page in messages:
            body = {"components": components_of(page), "flags": _COMPONENTS_V2}
            form = aiohttp.FormData({"payload_json": json.dumps(body)}, default_to_multipart=True)
            files = [(picture.name, picture.png) for picture in page.pictures]
            files += [(attached.name, attached.content) for attached in page.attachments]
            for number, (name, content) in enumerate(files):
                form.add_field(f"files[{number}]", content, filename=name)
            async with session.post(address, data=form) as response:
                response.raise_for_status()


async def _shoot(
    browser: str, url: str, look: Look, names: Sequence[str], folder: Path
) -> list[Path]:
    """Take a picture of each message of the page, named by ``names``."""
    files = [folder / f"{name}.png" for name in names]
    async with _opened(browser, url, look) as page:
        messages = page.get_by_test_id("message")
        await messages.nth(len(files) - 1).wait_for()
        for number, file in enumerate(files):
            shown = messages.nth(number)
            await shown.scroll_into_view_if_needed()
            await shown.screenshot(path=file, style=_MESSAGE_ALONE)
    return files


async def _shoot_scene(browser: str, url: str, readers: Iterable[str], file: Path) -> None:
    """Take a picture of everybody's column, in which ``readers`` look at direct messages."""
    async with _opened(browser, url, _ALL_COLUMNS) as page:
        for reader in readers:
            column = page.locator(f'[data-testid=column][data-user="{reader}"]')
            await column.locator('[data-testid=channel-link][data-place="dm"]').click()
            await column.get_by_test_id("message").wait_for()
        await page.locator(".stage").screenshot(path=file, style=_NO_TIMES)


@asynccontextmanager
async def _opened(browser: str, url: str, look: Look) -> AsyncGenerator[Any]:
    """Open the playground's page in a browser, at the time of the samples."""
    api: Any = importlib.import_module("playwright.async_api")
    async with api.async_playwright() as playwright:
        chromium = await playwright.chromium.launch(
            executable_path=browser, args=["--no-sandbox", "--disable-gpu"]
        )
        page = await chromium.new_page(
            viewport={"width": look.width, "height": look.height},
            color_scheme=look.scheme,
            reduced_motion="reduce",
            bypass_csp=True,  # Or else the page refuses the style of the pictures.
        )
        page.set_default_timeout(_PATIENCE_MS)
        await page.clock.set_fixed_time(NOW)
        await page.goto(url)
        yield page
        await chromium.close()
