"""Three people play UNO in the browser with the real bot, only by clicks and reactions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from playground import Playground
from tests.browser.conftest import OpenPage
from tests.e2e.real_bot import bot_process
from tests.guard import GUARD

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

expect = pytest.importorskip("playwright.async_api").expect

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = 3
MOST_CLICKS = 1000
PATIENCE_MS = GUARD * 1000
CONTRA = "🚨"

_WANTED = ("challenge", "take", "card", "draw", "pass", "colour")
"""The verbs that players click, in order of preference. Of cards a +4 comes first, to test it."""

_CLICKABLE = '[data-custom-id]:enabled:not([data-custom-id*=":card:"][data-style=secondary])'
"""The buttons of a hand; a grey card can only be looked at."""

_OFFERED = """
columns => columns.map(column => {
  const messages = [...column.querySelectorAll('[data-place=dm] [data-testid=message]')];
  const message = messages.findLast(shown => shown.querySelector('[data-custom-id]'));
  const text = message?.innerText ?? '';
  const buttons = [...(message?.querySelectorAll('CLICKABLE') ?? [])];
  const label = button => `${button.innerText} ${button.ariaLabel ?? ''}`;
  return {text, buttons: buttons.map(b => ({id: b.dataset.customId, label: label(b)}))};
})
""".replace("CLICKABLE", _CLICKABLE)

_ANY_OFFERED = """
([clicked, wanted]) => document.querySelector('[data-custom-id*=":next:"]:enabled') ||
[...document.querySelectorAll('[data-testid=column]')].some(column => {
  const messages = [...column.querySelectorAll('[data-place=dm] [data-testid=message]')];
  const message = messages.findLast(shown => shown.querySelector('[data-custom-id]'));
  return [...(message?.querySelectorAll('CLICKABLE') ?? [])].some(button =>
    button.dataset.customId !== clicked && wanted.includes(button.dataset.customId.split(':')[3]));
})
""".replace("CLICKABLE", _CLICKABLE)


def verb(custom_id: str) -> str:
    return custom_id.split(":")[3]


def wish(offer: dict[str, str]) -> tuple[int, bool]:
    """Return the sort key of a button: the button with the smallest is clicked first."""
    return _WANTED.index(verb(offer["id"])), not any(
        sign in offer["label"] for sign in ("+4", "cu_wd4")
    )


class Table:
    """The page with four people side by side, of whom the first three play."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.columns = page.get_by_test_id("column")
        self.caught = False
        self.challenged = False
        self.rounds = 0
        self._clicked = ""

    async def open(self) -> None:
        """Let the first person open a table, the others join, and the first start the game."""
        composer = self.columns.nth(0).get_by_test_id("composer-input")
        await composer.fill("/uno start")
        await self.page.get_by_test_id("suggestion").first.wait_for()
        await composer.press("Enter")
        await composer.press("Enter")
        for seat in range(1, PLAYERS):
            await self.columns.nth(seat).get_by_role("button", name="Join").click()
            names = self.columns.nth(0).get_by_test_id("message").last
            await expect(names).to_contain_text(f"{seat + 1} players")
        await self.columns.nth(0).get_by_role("button", name="Start").click()
        for seat in range(PLAYERS):
            await self.columns.nth(seat).get_by_test_id("split").click()
        await self.dealt()

    def hand(self, seat: int) -> Locator:
        """Return the newest message with buttons in a player's DM."""
        return self._last(seat, '[data-place="dm"]')

    def board(self, seat: int = PLAYERS) -> Locator:
        """Return the board as a person sees it, by default the person who only watches."""
        return self._last(seat, ':not([data-place="dm"])')

    def _last(self, seat: int, place: str) -> Locator:
        conversation = self.columns.nth(seat).locator(f"[data-testid=conversation]{place}")
        with_buttons = self.page.locator("[data-custom-id]")
        return conversation.get_by_test_id("message").filter(has=with_buttons).last

    async def offers(self) -> list[dict[str, str]]:
        """Wait for buttons, and return each player's best one; none once the round is over."""
        await self.page.wait_for_function(_ANY_OFFERED, arg=[self._clicked, list(_WANTED)])
        seen = await self.columns.evaluate_all(_OFFERED)
        found: list[dict[str, str]] = []
        for seat, column in enumerate(seen[:PLAYERS]):
            wanted = [b for b in column["buttons"] if verb(b["id"]) in _WANTED]
            best = min(wanted, key=wish, default=None)
            if best is not None and best["id"] != self._clicked:
                found.append({"seat": str(seat), "text": column["text"], **best})
        return found

    async def click(self, offer: dict[str, str]) -> None:
        """Click a button of a hand, and wait until the hand has changed."""
        self._clicked = offer["id"]
        button = self.hand(int(offer["seat"])).locator(f'[data-custom-id="{offer["id"]}"]')
        await button.click()
        await expect(button).to_have_count(0, timeout=PATIENCE_MS)

    async def catch_whoever_forgot(self) -> None:
        """Let another player react with Contra Uno if a player has one card and has not called."""
        for seat in range(PLAYERS):
            if self.caught or "Your hand: one card" not in await self.hand(seat).inner_text():
                continue
            board = self.board((seat + 1) % PLAYERS)
            await expect(board).to_contain_text("ONE CARD", timeout=PATIENCE_MS)
            await board.get_by_test_id("reaction").filter(has_text=CONTRA).click()
            await expect(self.board()).to_contain_text("Contra!", timeout=PATIENCE_MS)
            self.caught = True

    async def next_round(self) -> None:
        """Let the host start the next round."""
        self._clicked = ""
        await self.board(0).get_by_role("button", name="Next round").click()
        await self.dealt()

    async def dealt(self) -> None:
        """Wait for everybody's hand of the round, whose size depends on the start card (C3)."""
        for seat in range(PLAYERS):
            news = self.hand(seat).get_by_text(f"Round {self.rounds + 1}: ")
            await expect(news).to_be_visible(timeout=PATIENCE_MS)


async def play(table: Table) -> None:
    """Click until a round ends after a +4 was challenged and somebody was caught."""
    for _ in range(MOST_CLICKS):
        offers = await table.offers()
        if offers:
            offer = min(offers, key=wish)
            table.challenged = table.challenged or verb(offer["id"]) == "challenge"
            await table.click(offer)
            await table.catch_whoever_forgot()
            continue
        await expect(table.board()).to_contain_text("wins!", timeout=PATIENCE_MS)
        table.rounds += 1
        if table.caught and table.challenged:
            return
        await table.next_round()
    raise AssertionError(f"{table.rounds} rounds, {table.caught=}, {table.challenged=}")


@pytest.mark.lengthy
async def test_a_round_to_its_end(open_page: OpenPage, tmp_path: Path) -> None:
    async with Playground() as playground, bot_process(playground, tmp_path / "contra.sqlite3"):
        page = await open_page(mode="side", width=1600, height=1100, url=playground.url)
        table = Table(page)
        await table.open()
        await play(table)
        assert playground.violations == []
