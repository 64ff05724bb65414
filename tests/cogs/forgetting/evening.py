"""An evening on which Dora does everything that leaves traces, and the pages others see of it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from simcord.actors import MemberActor

from bot.client import ContraUno
from bot.engine import Mode, Play, build_options, to_act
from bot.i18n import Texts
from bot.leaderboard_choice import LeaderboardChoice, Order, Period
from bot.place import ServerChannel
from bot.store.database import Database
from bot.tables.playing import motions
from bot.tables.playing.play import act
from tests.tables.world import MANAGER_ID

from ..alone import to_the_end_alone
from ..conftest import SimulatedClock, Workshop
from ..playing import Playing
from .traces import Sought

NAME, WORD = "Dora von Nebenan", "Kirschkuchen"


async def _nobody_hears(changed: object = None, missed: object = None) -> None:
    """Replace a background task of the bot: tests start listening to other processes themselves."""


class Processes(Workshop):
    """A maker of bots that share a database, each with its own connection and memory."""

    def __init__(self, url: str) -> None:
        super().__init__(Database(url), SimulatedClock())
        self.url = url
        self.bots: list[ContraUno] = []
        self.forgotten: list[asyncio.Event] = []
        self._databases = [self.database]
        self._hear: list[Callable[..., Awaitable[None]]] = []
        self._hearing: list[asyncio.Task[None]] = []

    def bot(self) -> ContraUno:
        self.database = Database(self.url)
        self._databases.append(self.database)
        bot = super().bot()
        self._hear.append(bot.tables.repository.hear_others)
        bot.tables.repository.hear_others = _nobody_hears

        async def writes() -> None:  # without looking again every 15 seconds, without end
            bot.notifier.listen(bot._messages.writer)

        bot._catch_up = writes
        # No process divides Discord's request limits among the others every second.
        bot.tables.presence.share = lambda spending: spending.allow(1_000_000)
        self.bots.append(bot)
        return bot

    async def listen(self) -> None:
        """Let the newest bot listen to changes by the other processes until the test ends.

        It drops what it has in memory, as every process does when it begins to listen.
        """
        begun, forgotten = asyncio.Event(), asyncio.Event()
        self.bots[-1].tables.privacy.on_forgotten.append(lambda _user_id: forgotten.set())
        self.forgotten.append(forgotten)

        async def hear() -> None:
            await self._hear[-1](lambda *_game: None, begun.set)

        self._hearing.append(asyncio.create_task(hear()))
        await begun.wait()

    async def close(self) -> None:
        """Stop all listening and close all databases."""
        for task in self._hearing:
            task.cancel()
        await asyncio.gather(*self._hearing, return_exceptions=True)
        for database in self._databases:
            await database.close()


class Evening:
    """The evening: Dora's actions, and the pages that others see."""

    def __init__(self, play: Playing) -> None:
        self.play = play
        leads = discord.Permissions(manage_guild=True)
        role = play.guild.create_role("Leitung", permissions=leads)
        user = play.env.create_user("dora", global_name=NAME)
        self.dora = play.guild.add_member(user, roles=[role])
        self.first, self.second = play.channel, play.guild.create_text_channel("uno-2")
        self.third = play.guild.create_text_channel("uno-3")

    @property
    def sought(self) -> Sought:
        """The traces to search for: Dora's id, name and word, and the id of her DM channel."""
        return Sought((self.dora.id, self.dora.user.dm_channel.id), (NAME, WORD))

    async def happens(self) -> None:
        """Play rounds, and leave settings, favourites, a season, pictures, posts, a rematch, and a
        match that Dora only follows.
        """
        play, dora = self.play, self.dora
        own = await play.command(dora, "uno me")
        await play.choose(dora, own, "language.set", "de", verb="mine")
        for chosen in ("ring.none", "cards.symbols"):
            await play.click(dora, own, "mine", chosen)
        with play.env._bot_scope():
            await play.bot.tables.favourites.save(dora.id, "Freitag", build_options(Mode.FLIP))
        await self._a_season()
        for _ in range(3):
            await self._a_match()
        await self._what_everybody_sees_is_posted()
        await self._a_rematch_without_her()
        await self._a_match_that_she_follows()
        await self._an_evening_with_a_name()
        await self._alone()

    async def _a_season(self) -> None:
        play = self.play
        page = await play.command(self.dora, "leaderboard", period="season")
        asked = (await play.click(self.dora, page, "newseason", "")).response.message
        await play.click(self.dora, asked, "newseason", "sure.1")

    async def _a_match(self) -> None:
        """Play a match of one round. Dora opens it, gives a seed word, and opens her hand there."""
        play, dora = self.play, self.dora
        lobby = await play.command(dora, "uno start", rules="target=round")
        for person in (play.ben, play.anna):
            await play.click(person, lobby, "join")
        window = await play.click(dora, lobby, "word")
        await dora.submit_modal(window, {"word": WORD})
        await play.click(dora, lobby, "start")
        await play.click(dora, play.board, "hand")
        play.bot.get_cog("Messages").writer.note_on_hand(  # type: ignore[union-attr]
            await play.view(play.ben), f"{NAME} waits for you."
        )
        await self._to_the_end(dora, play.ben, play.anna)
        with play.env._bot_scope():
            await play.bot.tables.tally.tally_some()
        await play.env.settle()

    async def _to_the_end(self, *people: MemberActor) -> None:
        play = self.play
        game = (await play.view()).game.id
        by_id = {person.id: person for person in people}
        moves = 0
        while True:
            view = await play.bot.tables.games.view(game)
            assert view is not None
            assert view.observation is not None
            seat = to_act(view.observation.phase)
            if seat is None:
                await play.env.settle()
                return
            person = by_id[view.seats[seat].user_id or 0]
            own = await play.bot.tables.games.view(game, person.id)
            assert own is not None
            plays = [action for action in own.legal if isinstance(action, Play)]
            action = next(iter(plays or own.legal))
            moves += 1
            if person is self.dora and moves < 6 and play.button(play.dm(person), "draw"):
                # Dora clicks: the bot then remembers the click as a way to edit her message.
                await play.act(person, "draw")
                continue
            with play.env._bot_scope():
                await play.bot.tables.submit(game, person.id, act, action, own.game.version)

    async def _what_everybody_sees_is_posted(self) -> None:
        """Draw pictures of Dora, let her post some, and let her play on from her last round."""
        play, dora = self.play, self.dora
        told = await play.command(dora, "uno recap")
        await play.click(dora, told, "recap")
        shown = await play.command(dora, "uno replay")
        for way in ("post", "film", "whatif"):
            step = next(b["custom_id"] for b in play.buttons(shown) if b["custom_id"].endswith(way))
            await play.press(dora, shown, step)
        choice = LeaderboardChoice(Period.EVER, order=Order.POINTS)
        best = await play.command(play.ben, "leaderboard", period="ever", order="points")
        await play.click(play.ben, best, "picture", str(choice))
        of_dora = await play.command(play.ben, "uno stats", member=dora)
        await play.click(play.ben, of_dora, "medals")

    async def _a_rematch_without_her(self) -> None:
        """Ben opens a rematch: Dora played in the match before, so a seat is offered to her."""
        play = self.play
        over = [m for m in play.channel.history() if play.button(m, "rematch")]
        await play.click(play.ben, over[-1], "rematch")

    async def _a_match_that_she_follows(self) -> None:
        play = self.play
        play.channel = self.second
        await play.game_of(play.ben)
        await play.look_up(self.dora, play.board, "follow")
        play.channel = self.first

    async def _an_evening_with_a_name(self) -> None:
        """Dora begins one below a result, gives a word for its next match, and wants to be told."""
        play, dora = self.play, self.dora
        play.channel = self.third
        lobby = await play.command(dora, "uno start", rules="target=round")
        await play.click(play.ben, lobby, "join")
        await play.click(dora, lobby, "start")
        with play.env._bot_scope():
            game = (await play.view()).game.id
            await play.bot.tables.submit(game, MANAGER_ID, motions.stop, True)
        await play.env.settle()
        result = play.channel.history()[-1]
        shown = await play.click(dora, result, "evening")
        window = await play.click(dora, shown.response.message, "evening", "begin")
        await dora.submit_modal(window, {"name": "Freitag 4", "hours": "", "matches": ""})
        window = await play.click(dora, result, "word")
        await dora.submit_modal(window, {"word": WORD})
        place = ServerChannel(play.guild.id, self.third.id)
        with play.env._bot_scope():
            await play.bot.tables.subscriptions.add(place, dora.id)
        play.channel = self.first

    async def _alone(self) -> None:
        """In her direct messages, Dora plays a match, clears a table, and begins another match."""
        play, user = self.play, self.dora.user
        lobby = (await user.slash("uno start", rules="target=round hand_size=2")).response.message
        await self._press_there(lobby, "start:1")
        game = await play.bot.tables.games.in_channel(user.dm_channel.id)
        assert game is not None
        await to_the_end_alone(play, self.dora, game)
        with play.env._bot_scope():
            await play.bot.tables.tally.tally_some()
        cleared = (await user.slash("uno start")).response.message
        await self._press_there((await self._press_there(cleared, "more:")), "leave:")
        await self._press_there((await user.slash("uno start")).response.message, "start:3")

    async def _press_there(self, message: Any, ending: str) -> Any:
        """Press the button that carries this, and return the message with the answer."""
        buttons = [button["custom_id"] for button in self.play.buttons(message)]
        pressed = next(each for each in buttons if each.endswith(f":{ending}"))
        return (await self.dora.user.click(message, custom_id=pressed)).response.message

    async def pages(self) -> list[str]:
        """Return the texts and buttons of pages about Dora: Ben's in English, Cem's in German."""
        play = self.play
        mine = await play.command(play.cem, "uno me")
        await play.choose(play.cem, mine, "language.set", "de", verb="mine")
        shown: list[str] = []
        for person in (play.ben, play.cem):
            for page in (
                await play.command(person, "uno stats", member=play.anna),
                await play.command(person, "uno stats", member=play.ben),
                await play.command(person, "uno recap"),
                await play.command(person, "leaderboard", period="ever"),
                await play.command(person, "leaderboard", period="season", order="share"),
                await play.command(person, "leaderboard", period="ever", where="everywhere"),
                await play.command(person, "uno replay", number=2),
                await play.command(person, "uno verify", number=3),
            ):
                buttons = [button["custom_id"] for button in play.buttons(page)]
                # Whose names stand first among equals is nobody's secret, and changes.
                lines = sorted([*play.text(page).splitlines(), *buttons])
                shown.append("\n".join(lines))
        return shown

    def without_her(self, pages: list[str]) -> list[str]:
        """Return the pages as they must be once Dora is deleted."""
        half = len(pages) // 2
        return [
            _without_her(page, "en" if number < half else "de") for number, page in enumerate(pages)
        ]


def _without_her(page: str, language: str) -> str:
    t = Texts.load().get(language)
    hers = t.format("seed-word-of", player=NAME, word=WORD)
    page = page.replace(hers, t.format("seed-words-forgotten", count=1))
    page = page.replace(t.format("verify-words-proven"), t.format("verify-words-deleted"))
    # The scores that others have with her go.
    page = re.sub(rf"( · )?\S*\d+\S* : \S*\d+\S* {NAME}", "", page)
    return "\n".join(sorted(page.replace(NAME, t.format("somebody")).splitlines()))
