"""What the operator announces, where the bot is a guest: with the next press if no token lives."""

from __future__ import annotations

from datetime import timedelta

from bot.render.clicks.click_id import Verb
from bot.store import notice_queries
from bot.views.table_values import Notice
from playground.people.person import texts

from .guest_table import GuestTable

_LONGER_THAN_A_TOKEN = 16 * 60.0
WORDS = "Back in a moment"


async def test_it_is_read_with_the_next_press(guests: GuestTable) -> None:
    await guests.start(guests.ben)
    game = (await guests.stored(await guests.game())).game
    guests.skip(_LONGER_THAN_A_TOKEN)
    await guests.advance(30)
    tables = guests.bot.tables
    notice = Notice(WORDS, game.updated_at, game.updated_at + timedelta(hours=9))
    async with tables.notices._database.write() as connection:
        await notice_queries.announce(connection, notice)
    await tables.notices.look()
    await guests.advance(30)
    assert WORDS not in texts(guests.board)
    await guests.press(guests.anna, guests.board, Verb.HAND)
    assert WORDS in texts(guests.board)
    assert WORDS in texts(await guests.hand(guests.anna))
