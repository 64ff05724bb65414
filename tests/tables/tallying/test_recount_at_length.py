"""A recount of very many rounds of all games and options leads to the same sums.

`RECOUNTED_ROUNDS=5000` sets the number of rounds.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bot.cli import main
from bot.engine import Mode, written_options
from bot.engine.events import RoundEnded
from bot.facts import RoundRecord, facts_of
from bot.notation.record_reader import Record
from bot.notation.record_writer import write_round
from bot.store import schema, shown_sums
from bot.store.journal import Change, Journal
from bot.store.rows import GameRow, RoundRow
from bot.store.shared_database import Announcements
from bot.tables.rounds.results import round_row
from bot.tables.tallying.recount import recount
from bot.views.table_values import SeatRow, Status
from tests.facts.played_rounds import rounds_of
from tests.tables.sums import rows_of
from tests.tables.world import GUILD, SECOND, START, World

pytestmark = pytest.mark.lengthy

ROUNDS = int(os.environ.get("RECOUNTED_ROUNDS", "0")) or 200
EXPORTED = max(20, ROUNDS // 10)
_PEOPLE = 40
MINUTE = 60 * SECOND
"""Long enough that many rounds fall into another week."""
_LEVELS = ("easy", "medium", "hard")

KEPT = (
    schema.rounds,
    schema.round_results,
    shown_sums.standings,
    shown_sums.ratings,
    shown_sums.rating_steps,
    shown_sums.person_totals,
    shown_sums.rivalries,
    shown_sums.achievements,
    schema.records,
)


def rounds_played() -> Iterator[tuple[RoundRow, RoundRecord]]:
    """Yield the rows of finished rounds, as their transactions get them, with their records.

    They come from matches of all games in turn, with random options, of a few people and computer
    players.
    """
    modes, number, played = tuple(Mode), 0, 0
    while played < ROUNDS:
        chance = Random(number)
        people = chance.sample(range(1, _PEOPLE + 1), _PEOPLE)
        levels = [chance.choice((None, None, None, *_LEVELS)) for _ in people]
        for record, after, events in rounds_of(number, (modes[number % len(modes)],)):
            game = _game(f"g{number}", record)
            seats = [
                SeatRow(game.id, seat, f"Person {people[seat]}", people[seat])
                for seat in range(len(after.hands))
            ]
            at = START + MINUTE * played
            row = round_row(game, seats, levels, after, events, at, lambda _number: None)
            assert row is not None
            yield replace(row, record=record.encode()), record
            played += 1
            ended = next(event for event in events if isinstance(event, RoundEnded))
            _told_alike(row, record, ended)
        number += 1


def _game(game_id: str, record: RoundRecord) -> GameRow:
    options = tuple(written_options(record.options))
    mode = record.options.mode.value
    return GameRow(
        game_id,
        GUILD,
        70,
        1,
        Status.LIVE,
        1,
        mode=mode,
        options=options,
        created_at=START,
        updated_at=START,
    )


def _told_alike(row: RoundRow, record: RoundRecord, ended: RoundEnded) -> None:
    """Assert that the record gives the result that was stored when the round ended."""
    facts = facts_of(record)
    assert facts is not None
    for result in row.results:
        seat = facts.seats[result.seat]
        assert (seat.points, seat.left) == (result.points, result.cards), row.game_id
        assert ended.points[result.seat] == result.points


async def test_a_recount_of_very_many_rounds_comes_out_the_same(world: World) -> None:
    journal = Journal(world.database, Announcements(world.database))
    waiting = 0
    for row, _ in rounds_played():
        match = GameRow(
            "none",
            GUILD,
            70,
            1,
            Status.LIVE,
            1,
            mode="classic",
            options=(),
            created_at=START,
            updated_at=START,
        )
        await journal.commit(Change(match, rounds=(row,)))
        world.clock.pass_by(MINUTE)
        waiting += 1
        if waiting % 7 == 0:  # as they end, in batches
            await world.tables.tally.tally_some()
    while await world.tables.tally.tally_some():
        pass
    kept = {table.name: await rows_of(world.database, table) for table in KEPT}
    assert all(kept.values())
    assert len(kept["rounds"]) == waiting >= ROUNDS
    assert {row.mode for row in kept["rounds"]} == {mode.value for mode in Mode}
    # The sums are made from the records alone, without the stored facts.
    async with world.database.write() as connection:
        await connection.execute(schema.records.update().values(facts=None))
    assert await recount(world.database, world.clock) == waiting
    for name, rows in kept.items():
        assert {
            table.name: await rows_of(world.database, table) for table in KEPT if table.name == name
        } == {name: rows}, name
    sizes = ", ".join(f"{len(rows):,} {name}" for name, rows in kept.items())
    sys.stdout.write(f"made again and the same: {sizes}\n")


def test_an_exported_round_is_checked_and_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files: list[str] = []
    for number, (_, record) in enumerate(rounds_played()):
        if number >= EXPORTED:
            break
        actions = [step.action for step in record.steps]
        text = write_round(record.options, record.opening, actions)
        read = Record(text)
        again = [step.action for step in read.play() if step.action is not None]
        assert read.findings == []
        assert len(again) == len(actions)
        if record.opening.number == 1 and all(here.plays for here in record.opening.presence):
            # The seats have the same numbers, and only the deal comes before the actions.
            assert again == actions
        file = tmp_path / f"round{number}.uno"
        file.write_text(text, encoding="utf-8")
        files.append(str(file))
    assert len(files) == EXPORTED
    assert main(["check", *files]) == 0
    told = capsys.readouterr().out
    assert "0 failed" in told
    with capsys.disabled():
        sys.stdout.write(f"{EXPORTED} rounds exported, check: {told.splitlines()[-1]}\n")
