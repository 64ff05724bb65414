"""A person who is blocked in a group without the bot, in a pair and in somebody else's server."""

from __future__ import annotations

import pytest

from bot.render import Verb
from bot.store import block_queries
from bot.store.orders import BlocksChanged
from bot.views.block import EVERYWHERE, Block
from playground.people.person import texts
from tests.cogs.guests.guest_table import GuestTable, Where, private

TOLD = "⛔ You can't play with me at the moment"


@pytest.mark.parametrize("where", ["group", "pair", "server"])
async def test_they_leave_the_lobby_and_read_why(guests: GuestTable, where: Where) -> None:
    guests.go_to(where)
    await guests.command(guests.anna, "uno start")
    await guests.press(guests.ben, guests.lobby, Verb.JOIN)
    block = Block(int(guests.ben.user.id), EVERYWHERE, guests.now)
    async with guests.bot.tables.repository._database.write() as connection:
        await block_queries.save(connection, block)
    await guests.bot.tables.orders.carry_out(BlocksChanged())
    await guests.quiet()
    assert [seat.name for seat in (await guests.stored(await guests.game())).seats] == ["Anna"]
    pressed = await guests.press(guests.ben, guests.lobby, Verb.JOIN)
    assert texts(private(pressed)).startswith(TOLD)
