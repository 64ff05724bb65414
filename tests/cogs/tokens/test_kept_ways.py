"""Tokens in the database are encrypted, and lead after a restart to what they led to before."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from msgspec import structs

from bot.store import token_queries
from bot.store.database import Database
from bot.store.token_queries import TokenRow
from bot.tables.messages.kept_tokens import KeptTokens
from cogs.showing.components import ExposedError
from cogs.tokens.interaction_tokens import InteractionToken, TokenLimit, TokenMessage
from cogs.tokens.kept_ways import KeptWay, Purpose, TokenSeal, from_rows, to_row
from cogs.writing.message import OPENED_BACKS, OPENED_HAND
from cogs.writing.opened_hands import OpenedHands
from cogs.writing.own_messages import own_again
from tests.tables.world import START, StillClock

from ..asking import SECRET
from ..writing.keepers import SEAL, keeper_of_tokens

GAME, MESSAGE, CHANNEL, ANNA = "abcd2345", 700, 70, 1
END = START + timedelta(minutes=14)


def token(interaction_id: int = 5, *, follow_ups: int = 2) -> InteractionToken:
    given = interaction_id, 2, SECRET, ANNA, CHANNEL, END, True
    return InteractionToken(*given, TokenLimit(follow_ups))


BOARD = KeptWay(GAME, Purpose.MESSAGE, MESSAGE, TokenMessage(token()))
NEXT = KeptWay(GAME, Purpose.CHANNEL, CHANNEL, TokenMessage(token()))
HAND = KeptWay(GAME, Purpose.HAND, ANNA, TokenMessage(token(), 71), "de", 4)
BACKS = KeptWay(GAME, Purpose.BACKS, ANNA, TokenMessage(token(), 72), "de", 4)


def rows(*ways: KeptWay) -> list[TokenRow]:
    return [to_row(way, SEAL) for way in ways]


def test_each_way_is_the_same_after_a_restart_and_shares_the_limit_of_its_token() -> None:
    stored = rows(BOARD, NEXT, HAND, BACKS)
    found = from_rows(stored, TokenSeal("the bot's token"))
    assert found == [BOARD, NEXT, HAND, BACKS]
    assert len({id(way.message.token.limit) for way in found}) == 1
    assert found[0].message.token.follow_ups_left == 3


def test_a_row_of_a_later_version_costs_no_other() -> None:
    unknown = replace(HAND, purpose="later")  # pyright: ignore[reportArgumentType]
    assert from_rows(rows(unknown, BOARD), SEAL) == [BOARD]


def test_the_highest_count_of_follow_ups_counts() -> None:
    newer = KeptWay(GAME, Purpose.CHANNEL, CHANNEL, TokenMessage(token(follow_ups=4)))
    left = {way.message.token.follow_ups_left for way in from_rows(rows(newer, BOARD), SEAL)}
    assert left == {1}


def test_no_row_holds_a_token_that_can_be_read() -> None:
    (row,) = rows(BOARD)
    assert SECRET.encode() not in row.sealed
    assert row.sealed != to_row(BOARD, SEAL).sealed, "the same token is never the same text"


def test_after_a_change_of_the_bots_token_nothing_can_be_opened() -> None:
    assert from_rows(rows(BOARD, HAND), TokenSeal("another token")) == []


@pytest.mark.parametrize(
    "change",
    [
        {"purpose": Purpose.HAND},
        {"target_id": MESSAGE + 1},
        {"game_id": "zzzz2345"},
        {"user_id": ANNA + 1},
        {"channel_id": CHANNEL + 1},
        {"sealed": b""},
        {"sealed": bytes(40)},
    ],
    ids=repr,
)
def test_a_row_cannot_be_taken_for_another(change: dict[str, object]) -> None:
    (row,) = rows(BOARD)
    assert from_rows([structs.replace(row, **change)], SEAL) == []


@pytest.mark.parametrize("way", [BOARD, NEXT])
def test_no_message_for_everybody_becomes_one_persons_own(way: KeptWay) -> None:
    with pytest.raises(ExposedError):
        own_again(way)
    opened = OpenedHands()
    keeper_of_tokens(opened).take(way)
    assert opened.held == 0


class Storage:
    """A database of tokens."""

    def __init__(self) -> None:
        self.rows: list[TokenRow] = []

    async def save(self, rows: list[TokenRow]) -> None:
        self.rows += rows


async def test_what_is_remembered_is_stored_and_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.utils.utcnow", lambda: START)
    storage, hands, opened = Storage(), OpenedHands(), OpenedHands()
    before = keeper_of_tokens(hands, storage)
    before.remember_follow_up(token(), GAME, MESSAGE)
    before.remember_channel(token(), GAME)
    for way, kind in ((HAND, OPENED_HAND), (BACKS, OPENED_BACKS)):
        before.keep_fresh(kind.at(GAME, ANNA), own_again(way), 4)
    await before.save_all()
    tokens = keeper_of_tokens(opened)
    for way in from_rows(storage.rows, SEAL):
        tokens.take(way)
    assert tokens.to(GAME, MESSAGE) == TokenMessage(token(), MESSAGE)
    assert tokens.into(GAME, CHANNEL) is None, "what was posted by it may stand there"
    assert tokens.into(GAME, CHANNEL, restored=True) == token()
    for kind in (OPENED_HAND, OPENED_BACKS):
        found, kept = (each.at(kind.at(GAME, ANNA)) for each in (opened, hands))
        assert found is not None
        assert kept is not None
        assert (found.message, found.version) == (kept.message, kept.version)


def test_a_newer_token_is_not_replaced_by_a_stored_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.utils.utcnow", lambda: START)
    opened = OpenedHands()
    tokens = keeper_of_tokens(opened)
    tokens.remember_follow_up(token(6), GAME, MESSAGE)
    tokens.remember_channel(token(6), GAME)
    newer = KeptWay(GAME, Purpose.HAND, ANNA, TokenMessage(token(6), 73), "de", 5)
    hand = opened.remember(OPENED_HAND.at(GAME, ANNA), own_again(newer), 5)
    for way in (BOARD, NEXT, HAND):
        tokens.take(way)
    assert opened.at(OPENED_HAND.at(GAME, ANNA)) is hand
    assert tokens.to(GAME, MESSAGE) == TokenMessage(token(6), MESSAGE)
    assert tokens.into(GAME, CHANNEL) == token(6)
    assert tokens.into(GAME, CHANNEL, restored=True) == token(6)
    later = KeptWay(GAME, Purpose.MESSAGE, MESSAGE, TokenMessage(token(7)))
    tokens.take(later)
    assert tokens.to(GAME, MESSAGE) == later.message


async def test_ways_that_have_ended_leave_memory_with_the_next_that_is_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody looks for the messages of a game that is over."""
    clock = StillClock()
    monkeypatch.setattr("discord.utils.utcnow", clock.now)
    tokens = keeper_of_tokens(kept=Storage())
    tokens.remember_follow_up(token(), GAME, MESSAGE)
    tokens.remember_channel(token(), GAME)
    await tokens.save_all()
    assert tokens.held()["edit_tokens"] == 1
    clock.pass_by(END - START)
    later = replace(token(6), ends_at=END + timedelta(minutes=14))
    tokens.remember_channel(later, "zzzz2345")
    await tokens.save_all()
    assert [way.message.token for way in tokens._ways.values()] == [later]


@pytest_asyncio.fixture
async def database(tmp_path: Path, empty_database: Path) -> AsyncIterator[Database]:
    file = shutil.copy(empty_database, tmp_path / "tokens.sqlite3")
    found = Database(f"sqlite+aiosqlite:///{file}")
    yield found
    await found.close()


async def test_tokens_are_stored_as_long_as_they_live(database: Database) -> None:
    clock = StillClock()
    kept = KeptTokens(database, clock)
    await kept.save(rows(BOARD, HAND))
    (newer,) = rows(KeptWay(GAME, Purpose.MESSAGE, MESSAGE, TokenMessage(token(6))))
    (other,) = rows(KeptWay("zzzz2345", Purpose.MESSAGE, 5, TokenMessage(token())))
    await kept.save([newer, other])
    assert [row.purpose for row in await kept.of_game(GAME)] == ["hand", "message"]
    assert newer in await kept.of_game(GAME)
    assert len(await kept.load()) == 3
    clock.pass_by(END - START)
    assert await kept.of_game(GAME) == []
    assert await kept.load() == []
    async with database.read() as connection:
        assert await token_queries.all_tokens(connection, START) == [], "they were removed"


async def test_of_a_person_who_is_forgotten_no_token_is_used_or_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("discord.utils.utcnow", lambda: START)
    monkeypatch.setattr("cogs.writing.token_keeper.token_of", lambda _: token())
    pressed: Any = None
    storage, opened = Storage(), OpenedHands()
    tokens = keeper_of_tokens(opened, storage)
    hand = OPENED_HAND.at(GAME, ANNA)
    tokens.remember_follow_up(token(), GAME, MESSAGE)
    tokens.remember_original(pressed, "yyyy2345", MESSAGE)
    tokens.remember_channel(token(), GAME)
    tokens.take(KeptWay("zzzz2345", Purpose.CHANNEL, CHANNEL, TokenMessage(token())))
    tokens.keep_fresh(hand, own_again(HAND), 4)
    others = replace(token(6), user_id=ANNA + 1)
    tokens.remember_follow_up(others, GAME, MESSAGE + 1)
    tokens.forget_person(ANNA)
    tokens.remember_original(pressed, "xxxx2345", MESSAGE)
    await tokens.save_all()
    assert tokens.to(GAME, MESSAGE) is None
    assert tokens.into("yyyy2345", CHANNEL) is None, "the token of a message that all see"
    assert tokens.into("xxxx2345", CHANNEL) is None, "the press that deletes is answered afterwards"
    assert tokens.into(GAME, CHANNEL, restored=True) is None
    assert tokens.into("zzzz2345", CHANNEL, restored=True) is None
    assert opened.at(hand) is None
    assert tokens.to(GAME, MESSAGE + 1) == TokenMessage(others, MESSAGE + 1)
    assert [row.user_id for row in storage.rows] == [ANNA + 1]


async def test_a_token_that_is_being_saved_while_its_person_is_forgotten_is_removed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("discord.utils.utcnow", lambda: START)

    class Slow(Storage):
        async def save(self, rows: list[TokenRow]) -> None:
            tokens.forget_person(ANNA)
            await super().save(rows)

        async def remove(self, user_id: int, ends_at: datetime) -> None:
            removed.append((user_id, ends_at))

    removed: list[tuple[int, datetime]] = []
    storage = Slow()
    tokens = keeper_of_tokens(OpenedHands(), storage)
    tokens.remember_channel(token(), GAME)
    others = replace(token(6), user_id=ANNA + 1)
    tokens.remember_channel(others, "zzzz2345")
    await tokens.save_all()
    assert removed == [(ANNA, END)]
    tokens.remember_channel(token(), GAME)
    assert tokens.into(GAME, CHANNEL) is None
