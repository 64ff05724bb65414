"""The list of deletions, its key, and the list as a file."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import pytest

from bot.errors import OperatorError
from bot.setting_values import PersonSettings
from bot.store import setting_queries
from bot.store.database import Database
from bot.store.deletions_key import load_key
from bot.store.privacy import deletion_list
from bot.store.privacy.deletion_list import Deletion, settle_key

SALTED = '{"salt":"AAAA","digest":"AAAA","deleted_at":"2026-01-02T03:04:05TIMEZONE"}'


def test_a_list(tmp_path: Path) -> None:
    file = tmp_path / "known.json"
    file.write_text(f"[{SALTED.replace('TIMEZONE', 'Z')}]")
    (deletion,) = deletion_list.read(file)
    assert isinstance(deletion, Deletion)
    assert deletion.deleted_at.tzinfo is not None


@pytest.mark.parametrize("text", ["", "{}", "[1]", f"[{SALTED.replace('TIMEZONE', '')}]"], ids=str)
def test_what_is_no_list(tmp_path: Path, text: str) -> None:
    file = tmp_path / "known.json"
    file.write_text(text)
    with pytest.raises(OperatorError, match="is no list that `privacy list` has written"):
        deletion_list.read(file)


NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)
ANNA, BEN = 730_000_000_000_000_001, 730_000_000_000_000_002


async def deleted(database: Database, user_id: int) -> None:
    async with database.write() as connection:
        await deletion_list.note(connection, user_id, NOON, database.deletions_key)


def found_by_trying(known: list[Deletion]) -> list[int]:
    """Return the people whose hash somebody finds who has the list alone."""
    return [
        user_id
        for user_id in (ANNA, BEN)
        for each in known
        if sha256(each.salt + str(user_id).encode()).digest() == each.digest
    ]


async def recognised(database: Database, known: list[Deletion], key_in: Path) -> list[int]:
    async with database.read() as connection:
        return await deletion_list.people_in(connection, known, load_key(key_in))


async def test_who_has_the_list_alone_learns_nobody(
    migrated_database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Entries from before the key are hashed once more, and a list of that time is applied."""
    database, file = Database(migrated_database), tmp_path / "deletions.key"
    await deleted(database, ANNA)
    before = await deletion_list.known_to(database)
    assert found_by_trying(before) == [ANNA], "else this would prove nothing"
    await settle_key(database, file, makes=True)
    assert file.stat().st_mode & 0o777 == 0o600
    await deleted(database, BEN)
    await deleted(database, BEN)
    known = await deletion_list.known_to(database)
    assert (len(known), found_by_trying(known)) == (2, [])
    async with database.write() as connection:
        await deletion_list.keep(connection, before, database.deletions_key)
        for user_id in (ANNA, BEN):
            await setting_queries.save_person(connection, PersonSettings(user_id))
    assert await deletion_list.known_to(database) == known
    assert await recognised(database, known, file) == [ANNA, BEN]
    assert await recognised(database, before, file) == [ANNA]
    assert caplog.messages == []
    await database.close()


@pytest.mark.parametrize("another", [None, "ab" * 32])
async def test_a_lost_key_is_said_and_none_is_made(
    migrated_database: str, tmp_path: Path, another: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    database, file = Database(migrated_database), tmp_path / "deletions.key"
    await settle_key(database, file, makes=True)
    await deleted(database, ANNA)
    known = await deletion_list.known_to(database)
    file.unlink()
    if another is not None:
        file.write_text(another)
    await settle_key(database, file, makes=True)
    assert file.exists() == (another is not None)
    (said,) = caplog.messages
    assert ("has another key" if another else "is missing") in said
    assert deletion_list.not_readable(known, database.deletions_key) == 1
    await database.close()


@pytest.mark.parametrize("text", ["", "ab", "no key", "é" * 64])
def test_what_is_no_key(tmp_path: Path, text: str) -> None:
    file = tmp_path / "deletions.key"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(OperatorError, match="is no key"):
        load_key(file)
