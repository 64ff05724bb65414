"""Messages as the playground's page shows them, or as Discord is sent them where no browser is."""

from __future__ import annotations

import importlib
import importlib.util
import json
import shutil
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import aiohttp

from bot.artwork import Tile, all_tiles, emoji_name, png_of
from bot.cli._playground import serving
from bot.cli._sample_messages import sample_messages
from bot.i18n import LANGUAGES, Language, Texts
from bot.render import Page
from cogs._layout import private_layout

WIDTHS = {"wide": 1200, "phone": 390}
_SCHEMES = ("dark", "light")
_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
_COMPONENTS_V2 = 1 << 15

_NOTHING_IN_FRONT = "[data-testid=jump] { display: none }"

Json = dict[str, Any]


def browser_path() -> str | None:
    """A browser that can be driven, None where there is none."""
    if importlib.util.find_spec("playwright") is None:
        return None
    return next((path for name in _BROWSERS if (path := shutil.which(name))), None)


async def write_messages(folder: Path) -> list[Path]:
    """Write every kind of message in each language; the files, pictures or JSON."""
    browser = browser_path()
    files: list[Path] = []
    # A playground for each language: its page shows the last fifty messages of a channel.
    for language in LANGUAGES:
        files += await _write_language(language, browser, folder)
    return files


async def _write_language(language: Language, browser: str | None, folder: Path) -> list[Path]:
    async with serving(0) as playground:
        emoji: dict[Tile, str] = {}
        for tile in all_tiles():
            uploaded = playground.world.add_emoji(
                emoji_name(tile), False, "image/png", png_of(tile)
            )
            emoji[tile] = f"<:{uploaded.name}:{uploaded.id}>"
        messages = {name: _components(page) for name, page in _pages(emoji, language)}
        channel = playground.world.channel_named("uno").id
        await _post(f"{playground.api_url}/channels/{channel}/messages", messages.values())
        if browser is None:
            return _write_json(folder, messages)
        return await _shoot(browser, playground.url, list(messages), folder)


def _pages(emoji: Mapping[Tile, str], language: Language) -> list[tuple[str, Page]]:
    t = Texts.load().get(language)
    return [(f"{name}-{language}", page) for name, page in sample_messages(emoji, t)]


def _components(page: Page) -> list[Json]:
    return list(private_layout(page).to_components())


def _write_json(folder: Path, messages: Mapping[str, list[Json]]) -> list[Path]:
    files = [folder / f"{name}.json" for name in messages]
    for file, components in zip(files, messages.values(), strict=True):
        file.write_text(json.dumps(components, indent=1), encoding="utf-8")
    return files


async def _post(address: str, messages: Iterable[list[Json]]) -> None:
    """Send every message to the playground as a bot does, which takes what Discord would take."""
    async with aiohttp.ClientSession(headers={"Authorization": "Bot sample"}) as session:
        for components in messages:
            body = {"components": components, "flags": _COMPONENTS_V2}
            async with session.post(address, json=body) as response:
                response.raise_for_status()


async def _shoot(browser: str, url: str, names: Sequence[str], folder: Path) -> list[Path]:
    api: Any = importlib.import_module("playwright.async_api")
    files: list[Path] = []
    async with api.async_playwright() as playwright:
        chromium = await playwright.chromium.launch(
            executable_path=browser, args=["--no-sandbox", "--disable-gpu"]
        )
        for width_name, width in WIDTHS.items():
            for scheme in _SCHEMES:
                page = await chromium.new_page(
                    viewport={"width": width, "height": 900},
                    color_scheme=scheme,
                    reduced_motion="reduce",
                )
                await page.goto(url)
                messages = page.get_by_test_id("message")
                await messages.nth(len(names) - 1).wait_for()
                for number, name in enumerate(names):
                    files.append(folder / f"{name}-{width_name}-{scheme}.png")
                    shown = messages.nth(number)
                    await shown.scroll_into_view_if_needed()
                    await shown.screenshot(path=files[-1], style=_NOTHING_IN_FRONT)
                await page.close()
        await chromium.close()
    return files
