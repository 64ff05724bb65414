"""Who sees what of whom: each person asked about, on each page, by each asker, in each place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import discord
import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor

from bot.engine import Mode
from bot.engine.events import RoundEnded
from bot.setting_values import Choices
from bot.store import recap_queries, tally_queries
from bot.store.rows import LeaverRow, MatchWinRow, ResultRow, RoundRow
from bot.store.tally_queries import ADD_MATCH_WIN, match_win_values
from bot.views.table_values import SOMEBODY
from bot.views.visibility import Viewer
from cogs.connecting.flood_limits import Allowance, PostPauses
from tests.facts.played_rounds import finished_round
from tests.tables.finished_rounds import keep

from .conftest import Workshop
from .playing import Playing
from .test_replays import forged

ROUNDS = 5
_SECRET = "Anna"


class Town:
    """Two servers. Anna, Ben and others have played in the first; Cem and Dora have not.

    Ben has sat at a table with Anna, Cem and Dora have not; Ben and Dora are in both servers.
    """

    def __init__(self, play: Playing) -> None:
        self.play = play
        self.other = play.env.create_guild("Anderswo")
        self.other_channel = self.other.create_text_channel("uno")
        self.asking: dict[tuple[str, str], Any] = {}
        for name, actor in (("self", play.anna), ("tablemate", play.ben), ("stranger", play.cem)):
            self.asking[name, "here"] = actor
            self.asking[name, "elsewhere"] = self.other.add_member(actor.user)
            self.asking[name, "dm"] = actor.user
        clicks = iter(range(1_000_000))
        play.bot.allowance = Allowance(lambda: float(next(clicks)))
        posts = iter(range(0, 1_000_000, 100))
        play.bot.post_pauses = PostPauses(lambda: float(next(posts)))

    async def command(self, who: str, where: str, name: str, /, **options: Any) -> Any:
        """Return the message that answers a command."""
        actor = self.asking[who, where]
        if where == "dm":
            result = await actor.slash(name, **options)
        else:
            channel = self.play.channel if where == "here" else self.other_channel
            result = await actor.slash(channel, name, **options)
        return result.response.message

    async def press(self, who: str, where: str, custom_id: str) -> Any:
        """Return the message that answers a forged press."""
        page = await self.command(who, where, "uno help")
        forged(self.play, page, custom_id)
        result = await self.asking[who, where].click(page, custom_id=custom_id)
        return result.response.message

    async def hide(self, *, hides: bool) -> None:
        tables = self.play.bot.tables
        settings = await tables.settings.person(self.play.anna.id)
        with self.play.env._bot_scope():
            await tables.settings.save_person(
                replace(settings, choices=Choices(statistics_hidden=hides))
            )

    def text(self, message: Any) -> str:
        return self.play.text(message)


@pytest.fixture
async def town(play: Playing, workshop: Workshop) -> Town:
    """Anna and Ben have played rounds at one table, and Anna has won a match by the clock."""
    record, _, events = finished_round(Mode.CLASSIC)
    ended = next(event for event in events if isinstance(event, RoundEnded))
    people = (("Ben", play.ben.id), (_SECRET, play.anna.id))
    now = discord.utils.utcnow()

    def result(seat: int) -> ResultRow:
        name, user_id = people[seat] if seat < len(people) else (f"Player {seat}", 100 + seat)
        points = ended.points[seat] if seat < len(ended.points) else 0
        return ResultRow(seat, name, user_id, None, not seat, seat + 1, points, points, 0)

    results = tuple(map(result, range(len(ended.points))))
    rounds = [
        RoundRow(
            *(f"game{number}", 1, play.guild.id, 9, "classic", (), "winner", True),
            *(record.opening.seed, now, results),
            record=record.encode(),
        )
        for number in range(ROUNDS)
    ]
    six = tuple(map(result, range(6)))
    # Against five people who have played ten rounds each, everybody has a worldwide rank.
    rounds += [
        RoundRow(f"far{number}", 1, 1, 9, "duo", (), "winner", True, b"", now, six)
        for number in range(10)
    ]
    await keep(workshop.database, *rounds)
    win = MatchWinRow("game0", 1, 1, _SECRET, play.anna.id, None, now, play.guild.id, "classic")
    async with workshop.database.write() as connection:
        await connection.execute(ADD_MATCH_WIN, match_win_values(win))
    play.bot.tables.tally.round_ended()
    with play.env._bot_scope():
        await play.bot.tables.tally.tally_some()
    return Town(play)


ASKERS = ("self", "tablemate", "stranger")
PLACES = ("here", "elsewhere", "dm")
SEES_STATISTICS = {
    ("tablemate", "here"),
    ("tablemate", "elsewhere"),
    ("tablemate", "dm"),
    ("stranger", "here"),
    *(("self", where) for where in PLACES),
}
"""Who may see Anna's statistics where, unless she hides: then she alone may."""


@pytest.mark.parametrize("hides", [False, True])
@pytest.mark.parametrize("page", ["command", "statistics", "medals"])
async def test_statistics_are_seen_by_the_rule_and_to_others_are_as_if_there_were_none(
    town: Town, page: str, hides: bool
) -> None:
    await town.hide(hides=hides)
    nobody = town.play.env.create_user("nobody", global_name="Nobody")
    dora = town.play.guild.add_member(nobody)
    town.other.add_member(nobody)

    async def shown_of(person: MemberActor, who: str, where: str) -> str:
        if page == "command":
            return town.text(await town.command(who, where, "uno stats", member=person.user))
        arg = f"{person.id}.any" if page == "statistics" else f"{person.id}.0"
        verb = "stats" if page == "statistics" else "medals"
        return town.text(await town.press(who, where, f"u:0:0:{verb}:{arg}"))

    for who in ASKERS:
        for where in PLACES:
            seen = await shown_of(town.play.anna, who, where)
            none = (await shown_of(dora, who, where)).replace("Nobody", _SECRET)
            none = none.replace(str(nobody.id), str(town.play.anna.id))
            may = who == "self" or (not hides and (who, where) in SEES_STATISTICS)
            assert (seen == none) is not may, (who, where, seen)


Page = Callable[[Town, str], Awaitable[Any]]


def _command(name: str, **options: Any) -> Page:
    return lambda town, who: town.command(who, "here", name, **options)


def _press(custom_id: str) -> Page:
    return lambda town, who: town.press(who, "here", custom_id)


NAMES: dict[str, Page] = {
    "leaderboard": _command("leaderboard", period="ever"),
    "leaderboard everywhere": _command("leaderboard", period="ever", where="everywhere"),
    "leaderboard by rating": _command("leaderboard", period="ever", mode="classic", order="rating"),
    "leaderboard picture": _press("u:0:0:picture:ever.here.all.wins.0"),
    "recap": _command("uno recap", stretch="month"),
    "recap of a match": _press("u:game1:0:recap:match"),
    "replay": _command("uno replay"),
    "replay of a match": _press("u:game1:0:replay:1.1.open"),
    "verification": _command("uno verify"),
}
POSTS: dict[str, Page] = {
    "posted recap": _press("u:0:0:recap:month.post"),
    "posted recap of a match": _press("u:game1:0:recap:match.post"),
    "posted moment of hers": _press("u:game1:0:replay:1.1.post"),
    "posted film": _press("u:game1:0:replay:1.1.film"),
}


def words_of(town: Town, message: Any) -> str:
    """Return everything that is written on a message, also for those who cannot see its picture."""
    return str(town.play.components(message))


@pytest.mark.parametrize("hides", [False, True])
async def test_a_name_is_on_every_page_unless_its_owner_hides_from_the_asker(
    town: Town, hides: bool
) -> None:
    await town.hide(hides=hides)
    for page, open_page in NAMES.items():
        for who in ASKERS:
            words = words_of(town, await open_page(town, who))
            assert "Ben" in words, page
            assert (_SECRET in words) is (not hides or who == "self"), (page, who)


@pytest.mark.parametrize("hides", [False, True])
async def test_what_is_posted_names_nobody_who_hides_whoever_posts_it(
    town: Town, hides: bool
) -> None:
    await town.hide(hides=hides)
    for page, open_page in POSTS.items():
        for who in ASKERS:
            posted = await open_page(town, who)
            assert not posted.flags.ephemeral, page
            words = words_of(town, posted).replace(f"{_SECRET}** shows", "")
            assert (_SECRET in words) is not hides, (page, who)


@pytest.mark.parametrize("hides", [False, True])
async def test_who_hides_is_nobodys_nemesis_or_victim(town: Town, hides: bool) -> None:
    await town.hide(hides=hides)
    for who, where in (("tablemate", "here"), ("self", "here"), ("stranger", "here")):
        shown = await town.command(who, where, "uno stats", member=town.play.ben.user)
        assert (_SECRET in words_of(town, shown)) is not hides
        assert "Ben" in words_of(town, shown)


async def test_a_leaver_or_later_winner_who_hides_is_nobody_in_replays_recaps_and_proofs(
    town: Town, workshop: Workshop
) -> None:
    leaver = LeaverRow(7, _SECRET, town.play.anna.id, 3)
    record, *_ = finished_round(Mode.CLASSIC)
    now = datetime(2100, 1, 1, tzinfo=UTC)
    others = tuple(
        ResultRow(seat, "Ben", town.play.ben.id, None, not seat, seat + 1, 0, 0, 0)
        for seat in range(2)
    )
    row = RoundRow(
        *("left", 1, town.play.guild.id, 9, "classic", (), "winner", True),
        *(record.opening.seed, now, others),
        record=record.encode(),
        leavers=(leaver,),
    )
    await keep(workshop.database, row)
    win = MatchWinRow("left", 1, 7, _SECRET, town.play.anna.id, None, now, row.home_id, row.mode)
    async with workshop.database.write() as connection:
        await connection.execute(ADD_MATCH_WIN, match_win_values(win))
    await town.hide(hides=True)
    tables, guild_id = town.play.bot.tables, town.play.guild.id
    viewer = Viewer(town.play.cem.id, guild_id)
    async with workshop.database.read() as connection:
        (told,) = await recap_queries.rounds_of_game(connection, "left", viewer)
        (won,) = await tally_queries.wins_of_game(connection, "left", viewer)
    assert ([each.name for each in told.leavers], won.name) == ([SOMEBODY], SOMEBODY)
    replayed = await tables.rounds.replayed_last(guild_id, 0, viewer)
    verified = await tables.rounds.verified(guild_id, 0, viewer)
    assert replayed is not None
    assert verified is not None
    assert (replayed.game_id, replayed.names) == ("left", {0: "Ben", 1: "Ben"})
    assert verified.names == {0: "Ben", 1: "Ben", 7: SOMEBODY}


async def test_the_players_of_a_table_are_suggested_to_those_alone_who_sit_there(
    town: Town,
) -> None:
    await town.play.game_of(town.play.ben)
    for who in ASKERS:
        actor = town.asking[who, "here"]
        found = await actor.autocomplete(town.play.channel, "uno penalty", "player", "")
        names = [choice["name"] for choice in found]
        assert names == ([] if who == "stranger" else [_SECRET, "Ben"])


async def test_in_direct_messages_a_table_leads_only_its_players_to_its_leaderboard(
    town: Town,
) -> None:
    await town.play.game_of(town.play.ben)
    game_id = (await town.play.view()).game.id
    for who in ASKERS:
        shown = await town.press(who, "dm", f"u:{game_id}:0:ranking:ever.here.all.wins.0")
        assert ("Ben" in town.text(shown)) is (who != "stranger")
