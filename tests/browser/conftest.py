"""A real browser that shows the playground's page; without one the tests are skipped."""

from __future__ import annotations

import importlib.util
import json
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from tests.browser.fake_playground import FakePlayground
from tests.guard import GUARD

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

OpenPage = Callable[..., Awaitable["Page"]]

PHONE = {"has_touch": True, "is_mobile": True}
"""The options that make an opened page that of a phone, besides its size."""

_CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_PATIENCE_MS = GUARD * 1000


def _chromium() -> str:
    """Return the path of a browser, or skip the test if there is none."""
    if importlib.util.find_spec("playwright") is None:
        pytest.skip("playwright is not installed")
    for name in _CHROMIUM_NAMES:
        if path := shutil.which(name):
            return path
    pytest.skip(f"no browser is installed (looked for {', '.join(_CHROMIUM_NAMES)})")


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = _chromium()
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(_ARGUMENTS))
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def world() -> AsyncIterator[FakePlayground]:
    fake = FakePlayground()
    await fake.start()
    yield fake
    await fake.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(browser: Browser, world: FakePlayground) -> AsyncIterator[OpenPage]:
    """Return a function that opens the page of `world`: `await open_page(mode="side", width=1400)`.

    The test fails if the page throws an error or violates its content security policy.
    """
    contexts = []
    faults: list[str] = []

    async def open_one(
        mode: str = "one", width: int = 1200, height: int = 800, url: str = "", **options: Any
    ) -> Page:
        context = await browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", **options
        )
        contexts.append(context)
        context.set_default_timeout(_PATIENCE_MS)
        choice = json.dumps(json.dumps({"mode": mode}))
        await context.add_init_script(
            f"localStorage.getItem('playground.page')"
            f" ?? localStorage.setItem('playground.page', {choice})"
        )
        page = await context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda line: faults.append(line.text) if "Security Policy" in line.text else None,
        )
        await page.goto(url or world.url)
        await page.get_by_test_id("composer-input").first.wait_for()
        return page

    yield open_one
    for context in contexts:
        await context.close()
    assert faults == []
