"""`/uno verify` as people use it, for a round of the server and for an uploaded record."""

from __future__ import annotations

import logging
import re

import discord
import pytest
from sqlalchemy import delete

from bot.engine import Mode
from bot.engine.events import RoundEnded
from bot.facts import RoundRecord
from bot.store import schema
from bot.store.rows import ResultRow, RoundRow
from bot.worker import NotDoneError, Why
from tests.facts.played_rounds import finished_round
from tests.tables.finished_rounds import FIRST, keep

from .conftest import Workshop
from .playing import Playing


async def _keep_round(play: Playing, workshop: Workshop) -> RoundRecord:
    """Store a round that was played in the server, with its record."""
    record, _, events = finished_round(Mode.CLASSIC)
    ended = next(event for event in events if isinstance(event, RoundEnded))
    names = ("Anna", "Ben", "Cem", *(f"Player {n}" for n in range(3, 10)))
    results = tuple(
        ResultRow(seat, names[seat], None, None, not seat, seat + 1, points, 0, 0)
        for seat, points in enumerate(ended.points)
    )
    row = RoundRow(
        "game1", 1, play.guild.id, 9, "classic", (), "winner", True, record.opening.seed, FIRST,
        results, record=record.encode(),
    )  # fmt: skip
    await keep(workshop.database, row)
    return record


async def test_a_round_is_dealt_again_and_the_steps_are_shown(
    play: Playing, workshop: Workshop
) -> None:
    record = await _keep_round(play, workshop)
    shown = await play.command(play.ben, "uno verify")
    text = play.text(shown)
    assert record.opening.seed.hex() in text
    assert "**The round was dealt from this seed" in text
    assert "**Anna**" in text
    assert shown.flags.ephemeral


async def test_there_is_no_such_round(play: Playing) -> None:
    assert "no such round here" in play.text(await play.command(play.ben, "uno verify", number=7))


async def test_a_record_handed_over(play: Playing) -> None:
    text = "seats anna ben\ndeal 00ff\n"
    shown = await play.command(play.ben, "uno verify", record=("game.uno", text.encode()))
    assert re.search("seed `00ff` has the hash `[0-9a-f]{64}`", play.text(shown))


async def test_any_other_file_gets_an_explanation(play: Playing) -> None:
    for data, told in (
        (b"\xff\xfe\0", "cannot be read as a record"),
        (b"x" * 200_000, "too large"),
        (b"", "nothing to check"),
    ):
        shown = await play.command(play.ben, "uno verify", record=("game.uno", data))
        assert told in play.text(shown)


_RECORD = ("game.uno", b"seats anna ben\ndeal 00ff\n")


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (Why.BUSY, "Try again in a minute"),
        (Why.ONE_AT_A_TIME, "One thing after another"),
        (Why.STOPPED, "being restarted"),
    ],
)
async def test_without_room_the_record_is_not_even_read(
    play: Playing, why: Why, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(asker: int) -> None:
        assert asker == play.ben.id
        raise NotDoneError(why)

    async def read(_record: object) -> bytes:
        raise AssertionError("it is held in memory")

    monkeypatch.setattr(play.bot.tables.worker, "require_room", no_room)
    monkeypatch.setattr(discord.Attachment, "read", read)
    assert told in play.text(await play.command(play.ben, "uno verify", record=_RECORD))


@pytest.mark.parametrize("why", [Why.TOO_LONG, Why.TOO_LARGE])
async def test_a_record_that_takes_too_long_is_named_as_the_reason(
    play: Playing, why: Why, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ended(*_given: object) -> None:
        raise NotDoneError(why)

    monkeypatch.setattr(play.bot.tables.worker, "do", ended)
    told = play.text(await play.command(play.ben, "uno verify", record=_RECORD))
    assert "more than 5 seconds" in told


@pytest.mark.parametrize(
    "data",
    [
        b"\0" * 4000,
        b"GIF89a" + bytes(range(256)) * 20,
        b"PK\x03\x04" + bytes(range(256)) * 20,
        b"{}" * 3000,
        b"\n" * 120_000,
        b"deal " * 20_000,
        b"seats " + b"anna " * 20_000,
        b"seats anna ben\ndeal " + b"00" * 50_000,
        b"mode chess\nseats anna ben\ndeal 00ff\n",
        b"option none=1\nseats anna ben\ndeal 00ff\n",
        b"seats anna ben\ndeal 00ff\nanna: spiele R5\n",
        "seats Ä Ö\ndeal ٠٠ff\n".encode(),
        b"# secret 1 "
        + b"0" * 64
        + b"\n# word anna "
        + b"0" * 32
        + b" "
        + b"x" * 5_000
        + b"\nseats anna ben\ndeal 00ff\n",
        b"# secret 999999 " + b"0" * 64 + b"\nseats anna ben\ndeal 00ff\n",
        b'[Event "F/S"]\n1. e4 e5 2. Nf3 Nc6\n',
        b"seats anna ben\n" + b"deal 00ff\n" * 9_000,
        b"seats anna ben\ndeal 00ff\n" + b"# word 0 00 00\n" * 8_000,
    ],
)
async def test_a_file_from_anywhere_gets_a_sentence_and_leaves_no_fault(
    play: Playing, data: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    shown = await play.command(play.ben, "uno verify", record=("game.uno", data))
    assert play.text(shown)
    assert len(play.text(shown)) < 4000
    assert "**The round was dealt from this seed" not in play.text(shown)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_the_record_of_a_round_that_is_no_longer_kept(
    play: Playing, workshop: Workshop
) -> None:
    await _keep_round(play, workshop)
    async with workshop.database.write() as connection:
        await connection.execute(delete(schema.records))
    assert "no longer" in play.text(await play.command(play.ben, "uno verify"))
    assert "no longer" in play.text(await play.command(play.ben, "uno replay"))
