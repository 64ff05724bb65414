"""Makes rows of finished rounds, as the journal gets them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.store.database import Database
from bot.store.journal import Change, Journal
from bot.store.rows import GameRow, LeaverRow, ResultRow, RoundRow
from bot.store.shared_database import Announcements
from bot.views.table_values import Status
from tests.tables.world import ANNA, BEN, CARA, GUILD

NAMES = {person.user_id: person.name for person in (ANNA, BEN, CARA)}
NAMES |= {number: f"Guest {number}" for number in range(11, 40)}
FIRST = datetime(2026, 1, 2, tzinfo=UTC)

_MATCH = GameRow(
    "match",
    GUILD,
    70,
    1,
    Status.LIVE,
    1,
    mode="classic",
    options=(),
    created_at=FIRST,
    updated_at=FIRST,
)


def finished_round(
    number: int,
    winner: int | None,
    points: int,
    *,
    losers: tuple[int | None, ...],
    guild: int = GUILD,
    mode: str = "classic",
    at: datetime | None = None,
    counted: bool = True,
    scoring: str = "winner",
    match_won: bool = False,
    leavers: tuple[int, ...] = (),
    removed: tuple[int, ...] = (),
) -> RoundRow:
    """Return the row of a round. `winner` and `losers` are user ids, None for a computer player.

    `leavers` have left by themselves, others have `removed` the last ones.
    """
    won = ResultRow(
        seat=0,
        name="Ada" if winner is None else NAMES[winner],
        user_id=winner,
        level="easy" if winner is None else None,
        won=True,
        place=1,
        points=points,
        score=points,
        cards=0,
        match_won=match_won,
    )
    lost = (
        ResultRow(
            seat=seat,
            name="Ada" if user is None else NAMES[user],
            user_id=user,
            level="easy" if user is None else None,
            won=False,
            place=2,
            points=30 if scoring == "penalty" else 0,
            score=0,
            cards=3,
        )
        for seat, user in enumerate(losers, 1)
    )
    return RoundRow(
        game_id=f"game{number}",
        number=1,
        home_id=guild,
        channel_id=9,
        mode=mode,
        options=(),
        scoring=scoring,
        counted=counted,
        seed=b"seed",
        ended_at=at or FIRST + timedelta(minutes=number),
        results=(won, *lost),
        leavers=tuple(
            LeaverRow(seat, NAMES[user], user, 1, removed=user in removed)
            for seat, user in enumerate((*leavers, *removed), 1 + len(losers))
        ),
    )


def rounds_of_everybody(first: int, *people: int, rounds: int = 10) -> list[RoundRow]:
    """Return rounds in which all these people play, so that six of them get worldwide ranks."""
    winner, *losers = people
    return [
        finished_round(number, winner, 0, losers=tuple(losers), guild=GUILD + 9, mode="duo")
        for number in range(first, first + rounds)
    ]


async def keep(database: Database, *rounds: RoundRow) -> None:
    """Store rounds as the transactions do that end them."""
    change = Change(_MATCH, rounds=tuple(rounds))
    await Journal(database, Announcements(database)).commit(change)
