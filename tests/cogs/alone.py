"""Playing alone in the direct messages with the bot, as a person does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import simcord
from simcord.actors import MemberActor

from bot.client import ContraUno
from bot.engine import Play
from bot.tables.playing.play import act

from .playing import Playing, as_seen, face
from .test_absence import pass_by

NEARLY_OUT = "R1 R2"
"""Anna's cards, both of which go with a red one: she wins with her second turn."""


_MOST_MOVES = 60


class Alone(Playing):
    """Anna in her direct messages with the bot, which are the channel of her game."""

    def __init__(self, env: simcord.Env, new_bot: Callable[[], ContraUno]) -> None:
        super().__init__(env, new_bot)
        self.table = self.channel
        self.channel = self.anna.user.dm_channel

    async def open(self, **options: Any) -> Any:
        """Let Anna open a table, and return its message."""
        result = await self.anna.user.slash("uno start", **options)
        assert not result.ephemeral
        return result.response.message

    async def begin(self, opponents: int = 3, **options: Any) -> None:
        """Let Anna open a table and start it with one press."""
        await self.click(self.anna, await self.open(**options), "start", str(opponents))

    async def press(self, person: MemberActor, message: Any, custom_id: str) -> Any:
        """Click a button in direct messages as the user, and elsewhere as the member."""
        if message.channel.id != self.channel.id:
            return await super().press(person, message, custom_id)
        return as_seen(await person.user.click(message, custom_id=custom_id))

    async def asks(self, name: str, **options: Any) -> Any:
        """Return the message that answers Anna's command, which she alone sees."""
        result = await self.anna.user.slash(f"uno {name}", **options)
        assert result.ephemeral
        return result.response.message

    @property
    def hand(self) -> Any:
        """The message of the table, once it is dealt."""
        return self.dm(self.anna)

    def shown(self) -> str:
        """Return the text of that message."""
        return self.text(self.hand)

    async def until_my_turn(self) -> None:
        """Let the computer players act until it is Anna's turn."""
        while not (await self.view(self.anna)).legal:
            await pass_by(self, 10)

    async def to_the_end(self) -> None:
        """Play Anna's round to its end."""
        await to_the_end_alone(self, self.anna, (await self.view()).game.id)

    async def win_the_round(self) -> None:
        """Let Anna play her last two cards; the computer player draws between them."""
        await self.lay("R5", NEARLY_OUT, "B1 B2 B3")
        await self.act(self.anna, "card", face("R1"))
        await self.until_my_turn()
        await self.act(self.anna, "card", face("R2"))


async def to_the_end_alone(play: Playing, person: MemberActor, game: str) -> None:
    """Let this person play the first card that fits, or draw, until the round is over."""
    for _ in range(_MOST_MOVES):
        view = await play.bot.tables.games.view(game, person.id)
        assert view is not None
        if view.shows_result:
            return
        if not view.legal:
            await pass_by(play, 10)
            continue
        plays = [action for action in view.legal if isinstance(action, Play)]
        action = next(iter(plays or view.legal))
        with play.env._bot_scope():
            await play.bot.tables.submit(game, person.id, act, action, view.game.version)
        await play.env.settle()
    raise AssertionError("the round does not end")
