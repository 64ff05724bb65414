"""The list of where people are named, against the schema."""

from __future__ import annotations

from sqlalchemy import BigInteger, Integer, LargeBinary, String, Text
from sqlalchemy.types import JSON, TypeDecorator, TypeEngine

from bot.store import schema
from bot.store.personal_data import HOLDINGS, LISTS, NOBODYS
from bot.store.schema import JsonBytes


def could_hold_an_id(kind: TypeEngine[object]) -> bool:
    if isinstance(kind, JsonBytes):
        return True
    if isinstance(kind, TypeDecorator):
        return False
    if isinstance(kind, String) and not isinstance(kind, Text):
        return False  # a name or a word: people's names stand beside their ids
    return isinstance(kind, (BigInteger, LargeBinary, JSON, Text)) and not (
        isinstance(kind, Integer) and not isinstance(kind, BigInteger)
    )


def named() -> set[str]:
    columns = [holding.column for holding in HOLDINGS] + list(LISTS)
    return {f"{column.table.name}.{column.name}" for column in columns}


def test_every_column_that_could_hold_an_id_is_named() -> None:
    could = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.tables.values()
        for column in table.columns
        if could_hold_an_id(column.type)
    }
    assert could - named() - NOBODYS == set()
    assert (named() | NOBODYS) - could == set()
    assert named() & NOBODYS == set()


def test_every_name_of_a_person_stands_beside_an_id_that_is_named() -> None:
    names = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.tables.values()
        for column in table.columns
        if column.name == "name" and "user_id" in table.columns
    }
    beside = {f"{h.name.table.name}.{h.name.name}" for h in HOLDINGS if h.name is not None}
    # What somebody calls their own rules goes with them, and achievements are named by us.
    assert names - beside == {"favourites.name", "achievements.name"}
