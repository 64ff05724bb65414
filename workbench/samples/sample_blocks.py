"""Pages of those who may not play, and of those who decide it, for `contra-uno render`."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from bot.i18n import Translator
from bot.render import Page
from bot.render.private.blocked_page import blocked_page
from bot.render.private.exclusion_pages import exclusions_page, how_long_page
from bot.render.private.privacy_page import forgotten_page, privacy_page, sure_to_delete_page
from bot.views.block import EVERYBODY, EVERYWHERE, Block

_SINCE = datetime(2026, 11, 29, 20, tzinfo=UTC)
_UNTIL = _SINCE + timedelta(days=25)
_PERSON, _SERVER = 170000000000000001, 7
_REASON = "Spam in five channels: **read the rules**, [here](https://example.org)"


def sample_blocks(t: Translator) -> Iterator[tuple[str, Page]]:
    """Yield the pages by their names."""
    by_operator = Block(_PERSON, EVERYWHERE, _SINCE, _UNTIL, _REASON)
    excluded = [Block(_PERSON + n, _SERVER, _SINCE, _UNTIL if n else None) for n in range(3)]
    yield "blocked", blocked_page(by_operator, "https://example.org/contact", t)
    yield "blocked-bare", blocked_page(Block(_PERSON, EVERYWHERE, _SINCE), "", t)
    yield "blocked-here", blocked_page(excluded[1], "", t)
    yield "blocked-server", blocked_page(Block(EVERYBODY, _SERVER, _SINCE, _UNTIL), "", t)
    yield "exclusions-nobody", exclusions_page([], t)
    yield "exclusions", exclusions_page(excluded, t)
    yield "exclusions-not", exclusions_page(excluded, t, t.format("exclude-not"))
    yield "exclusions-how-long", how_long_page(_PERSON, t)
    yield "privacy-blocked", privacy_page({"games": 12, "blocks": 1}, "", t)
    yield "privacy-sure-blocked", sure_to_delete_page(t, blocked=True)
    yield "privacy-done-blocked", forgotten_page(t, blocked=True)
