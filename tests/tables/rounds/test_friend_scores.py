"""The score between friends: counted by game and place, told at a first deal and after it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from bot.engine import Play
from bot.i18n import Texts
from bot.place import ServerChannel
from bot.render import Text, board_page
from bot.setting_values import Choices, PersonSettings
from bot.store import schema, shown_sums
from bot.store.sum_rows import FriendScoreRow
from bot.tables import Person
from bot.tables.playing import play
from bot.tables.rounds.friend_scores import FriendSums, choose_friend_scores
from bot.tables.seating import evening_table
from bot.tables.tallying.recount import recount
from bot.views.table_values import FriendScores, SeatRow
from bot.views.visibility import Viewer
from tests.positions import face, one_card_left, position
from tests.tables.sums import SUMS, rows_of
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, DINA, GUILD, SECOND, World, accepted, leave

ENGLISH = Texts.load(strict=True).get("en")
SEATS = tuple(SeatRow("game", number, f"P{number}", 10 + number) for number in range(3))
NOTHING = FriendScores()


@pytest.fixture
async def world(migrated_database: str) -> AsyncIterator[World]:
    world = World(migrated_database)
    yield world
    await world.close()


async def begin(
    world: World, *people: Person, target: str = "target=round", guild: int = GUILD
) -> str:
    """Deal a match that the first of these people can win with a card."""
    at = position(one_card_left(len(people), f"option {target}"))
    place = ServerChannel(guild, CHANNEL if guild == GUILD else guild)
    return await world.game(*people, at=at, channel=place)


async def win(world: World, game_id: str, person: Person) -> None:
    """Let this person lay the last card."""
    deed = Play(0, face("R5"))
    accepted(await world.tables.submit(game_id, person.user_id, play.act, deed, None))
    world.clock.pass_by(SECOND)


async def match(world: World, *people: Person, guild: int = GUILD) -> str:
    """Play a match that the first of these people wins, and count it."""
    game_id = await begin(world, *people, guild=guild)
    await win(world, game_id, people[0])
    await world.tables.tally.tally_some()
    return game_id


async def told(world: World, game_id: str) -> tuple[FriendScores, FriendScores]:
    """Return the score at the first deal, and that on the result."""
    view = await world.view(game_id)
    return view.game.friend_scores, view.result.friend_scores


async def board(world: World, game_id: str) -> str:
    page = board_page(await world.view(game_id), ENGLISH)
    return "\n".join(each.markdown for each in page.blocks if isinstance(each, Text))


async def test_a_score_and_a_streak_are_told_at_the_first_deal_and_on_the_result(
    world: World,
) -> None:
    for people in ((BEN, ANNA), (ANNA, BEN), (ANNA, BEN)):
        await match(world, *people)
    fourth = await begin(world, ANNA, BEN)
    assert await told(world, fourth) == (FriendScores((0, 1), (2, 1)), NOTHING)
    assert "-# 🤝 Anna 2 : 1 Ben" in await board(world, fourth)
    await win(world, fourth, ANNA)
    assert (await told(world, fourth))[1] == NOTHING, "it is not counted yet"
    await world.tables.tally.tally_some()
    assert (await told(world, fourth))[1] == FriendScores((0, 1), (3, 1), 0, 3)
    assert "-# 🤝 Anna 3 : 1 Ben · 📈 Anna: 3 matches in a row" in await board(world, fourth)

    fifth = await begin(world, BEN, ANNA)
    assert (await told(world, fifth))[0] == FriendScores((1, 0), (3, 1), 1, 3)
    world.restart()
    await win(world, fifth, BEN)
    await world.tables.tally.tally_some()
    assert (await told(world, fifth))[1] == FriendScores((1, 0), (3, 2), 1, 3, is_over=True)
    assert "-# 🤝 Anna 3 : 2 Ben · 📉 Anna: stopped at 3" in await board(world, fifth)


async def test_the_next_match_of_an_evening_tells_it_too(world: World) -> None:
    for _ in range(2):
        await match(world, ANNA, BEN)
    game_id = await begin(world, ANNA, BEN)
    plan = evening_table.EveningPlan("Friday 1")
    accepted(await world.tables.evenings.begin(game_id, ANNA.user_id, plan))
    await win(world, game_id, ANNA)
    await world.tables.tally.tally_some()
    accepted(await world.tables.evenings.next_match(game_id, BEN))
    await world.wait(evening_table.DEALT_AFTER)
    following = await world.tables.games.in_channel(CHANNEL)
    assert following is not None
    assert (await told(world, following))[0] == FriendScores(winner=0, streak=3)


async def test_the_line_goes_with_the_first_round(world: World) -> None:
    for _ in range(3):
        await match(world, ANNA, BEN)
    game_id = await begin(world, ANNA, BEN, target="rounds=2")
    assert "📈 Anna: 3 matches in a row" in await board(world, game_id)
    await win(world, game_id, ANNA)
    await world.tables.tally.tally_some()
    assert "📈" not in await board(world, game_id)
    await world.next_round(game_id, ANNA)
    assert "📈" not in await board(world, game_id)


async def test_other_places_and_games_have_scores_of_their_own(world: World) -> None:
    for _ in range(3):
        await match(world, ANNA, BEN, guild=GUILD + 1)
    assert (await told(world, await begin(world, ANNA, BEN)))[0] == NOTHING
    rows = await rows_of(world.database, shown_sums.friend_scores)
    assert {(row.home_id, row.mode, row.rounds) for row in rows} == {(GUILD + 1, "classic", 3)}
    assert {row.rounds for row in await rows_of(world.database, shown_sums.rivalries)} == {3}
    here, there = [
        await world.tables.statistics.of(ANNA.user_id, Viewer(ANNA.user_id, guild))
        for guild in (GUILD, GUILD + 1)
    ]
    assert here is not None
    assert there is not None
    assert here.games[0].friends == ()
    assert [(f.name, f.ahead, f.behind) for f in there.games[0].friends] == [("Ben", 3, 0)]


async def streaks(world: World) -> dict[str, int]:
    async with world.database.read() as connection:
        query = select(schema.standings.c.name, schema.standings.c.streak).where(
            schema.standings.c.home_id == GUILD,
            schema.standings.c.period == "ever",
            schema.standings.c.mode == "classic",
        )
        return {row.name: row.streak for row in await connection.execute(query)}


async def test_whoever_leaves_a_match_that_another_wins_loses_a_streak_and_a_recount_agrees(
    world: World,
) -> None:
    """L3: the match is won by the one who is left, between two rounds."""
    for _ in range(3):
        await match(world, ANNA, BEN, CARA)
    assert await streaks(world) == {"Anna": 3, "Ben": 0, "Cara": 0}
    left = await begin(world, BEN, ANNA, CARA, target="target=500")
    await win(world, left, BEN)
    await leave(world, left, ANNA)
    await world.tables.tally.tally_some()
    assert await streaks(world) == {"Anna": 3, "Ben": 0, "Cara": 0}, "nobody has won it yet"
    await leave(world, left, CARA)
    await world.tables.tally.tally_some()
    assert await streaks(world) == {"Anna": 0, "Ben": 1, "Cara": 0}
    assert await world.tables.leaderboards.begin_season(GUILD, DINA.user_id, after=1) == 2
    stopped = await begin(world, CARA, BEN, target="target=500")
    await win(world, stopped, CARA)
    await world.stop(stopped)
    await world.tables.tally.tally_some()
    assert await streaks(world) == {"Anna": 0, "Ben": 1, "Cara": 0}, "it counts for nobody"
    before = [await rows_of(world.database, table) for table in SUMS]
    await recount(world.database, world.clock)
    assert [await rows_of(world.database, table) for table in SUMS] == before


async def test_people_who_hide_are_in_no_score(world: World) -> None:
    for _ in range(3):
        await match(world, ANNA, BEN)
    dealt = await begin(world, ANNA, BEN)
    assert "Anna" in (await board(world, dealt)).split("📈")[1]
    hidden = PersonSettings(ANNA.user_id, Choices(statistics_hidden=True))
    await world.tables.choices.keep(hidden, None)
    assert "📈" not in await board(world, dealt)
    await win(world, dealt, ANNA)
    await world.tables.tally.tally_some()
    assert (await told(world, dealt))[1] == NOTHING
    assert (await told(world, await begin(world, ANNA, BEN)))[0] == NOTHING
    ben = await world.tables.statistics.of(BEN.user_id, Viewer(BEN.user_id, GUILD))
    assert ben is not None
    assert ben.games[0].friends == ()


async def test_scores_are_exported_and_go_with_whoever_is_forgotten(world: World) -> None:
    for _ in range(3):
        await match(world, ANNA, BEN, CARA)
    export = json.loads(await world.tables.privacy.export(ANNA.user_id))
    assert "friend_scores" in str(export)
    await world.tables.privacy.forget(ANNA.user_id)
    rows = await rows_of(world.database, shown_sums.friend_scores)
    assert {(row.user_id, row.rival_id) for row in rows} == {
        (BEN.user_id, CARA.user_id),
        (CARA.user_id, BEN.user_id),
    }
    before = [await rows_of(world.database, table) for table in SUMS]
    await recount(world.database, world.clock)
    assert [await rows_of(world.database, table) for table in SUMS] == before


def both_ways(one: int, other: int, rounds: int, ahead: int, behind: int) -> list[FriendScoreRow]:
    first, second = (SEATS[seat].user_id or 0 for seat in (one, other))
    return [
        FriendScoreRow(first, second, GUILD, "classic", rounds, ahead, behind),
        FriendScoreRow(second, first, GUILD, "classic", rounds, behind, ahead),
    ]


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([(0, 1, 9, 6, 3)], FriendScores()),
        ([(0, 1, 9, 3, 5)], FriendScores((1, 0), (5, 3))),
        ([(0, 1, 30, 9, 14)], FriendScores((1, 0), (14, 9))),
        ([(0, 1, 8, 4, 4), (1, 2, 20, 20, 0)], FriendScores((1, 2), (20, 0))),
        ([(0, 1, 8, 4, 4), (1, 2, 21, 21, 0)], FriendScores((0, 1), (4, 4))),
        ([(0, 2, 8, 4, 4), (0, 1, 8, 4, 4)], FriendScores((0, 1), (4, 4))),
    ],
)
def test_the_pair_is_close_or_has_met_a_round_number_of_times(
    scores: list[tuple[int, int, int, int, int]], expected: FriendScores
) -> None:
    rows = [row for score in scores for row in both_ways(*score)]
    assert choose_friend_scores(FriendSums(rows), SEATS, NOTHING) == expected


def test_the_longest_streak_is_told_from_three_on_and_then_the_same() -> None:
    def told(streaks: dict[int, int], before: FriendScores = NOTHING) -> tuple[int | None, int]:
        found = choose_friend_scores(FriendSums((), streaks), SEATS, before)
        return found.winner, found.streak

    assert told({10: 2, 11: 0}) == (None, 0)
    assert told({10: 3, 11: 4, 12: 4}) == (1, 4)
    assert told({10: 4, 11: 5}, FriendScores(winner=0, streak=3)) == (0, 4)
    assert told({10: 0, 11: 5}, FriendScores(winner=0, streak=3)) == (0, 3)
    assert told({11: 5}, FriendScores(winner=0, streak=3)) == (1, 5), "the other one hides now"
