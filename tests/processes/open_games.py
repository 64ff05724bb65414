"""Games in the database, to be played by several processes."""

from __future__ import annotations

from sqlalchemy import text

from bot.engine import Mode, build_options
from bot.place import ServerChannel
from bot.store import migrate
from bot.store.database import Database
from bot.tables import Person, Tables, TableView
from tests.tables.world import Bell, plain_brain

GUILD, PEOPLE = 7, 4


def people_of(view: TableView) -> list[int]:
    """Return the user ids of the players."""
    return [seat.user_id for seat in view.seats if seat.user_id is not None]


async def fresh(url: str) -> None:
    """Empty the database and create the newest schema."""
    database = Database(url)
    async with database.write() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await database.close()
    await migrate.upgrade_async(url)


async def open_games(url: str, count: int) -> None:
    """Open this number of games, each with four people and just dealt."""
    database = Database(url)
    tables = Tables(database, notifier=Bell(), brain=plain_brain)
    for number in range(count):
        people = [Person(number * PEOPLE + n + 1, f"Player {n}", "en") for n in range(PEOPLE)]
        opened = await tables.lobbies.open(
            ServerChannel(GUILD, 1000 + number), people[0], build_options(Mode.CLASSIC)
        )
        assert isinstance(opened, TableView)
        for person in people[1:]:
            await tables.seats.join(opened.game.id, person)
        await tables.lobbies.start(opened.game.id, people[0].user_id)
    await tables.close()
    await database.close()
