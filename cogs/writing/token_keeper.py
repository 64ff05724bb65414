"""Keeps tokens and opened hands in the database, and restores them in a process that lacks them.

They are saved after the answer, several in one save, so that no answer waits for it. A process that
starts, or that takes over messages of another one, goes on with them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from bot.store.rows import MessageKind, MessageRow
from bot.tables.messages.kept_tokens import KeptTokens

from .._services import BotServices
from ..connecting.processes import Errands
from ..tokens.interaction_tokens import TokenMessage
from ..tokens.kept_ways import KeptWay, Purpose, from_rows, to_row
from ..tokens.token_seal import TokenSeal
from .addresses import OpenedHand
from .message_tokens import MessageTokens
from .opened_hands import FreshHand, OpenedHands
from .own_messages import OwnMessage
from .write_schedule import Timers

log = logging.getLogger(__name__)

SECONDS_UNTIL_SAVED = 0.5

_FOR_EVERYBODY = (MessageKind.LOBBY, MessageKind.BOARD)
_MESSAGES = (Purpose.MESSAGE, Purpose.CHANNEL)


class TokenSaving:
    """Saves ways by tokens a moment after they became known: several become one save."""

    def __init__(self, kept: KeptTokens, seal: TokenSeal, timers: Timers, errands: Errands) -> None:
        self._kept = kept
        self._seal = seal
        self._timers = timers
        self._errands = errands
        self._due: dict[tuple[str, Purpose, int], KeptWay] = {}
        self._is_planned = False

    def save_soon(self, way: KeptWay) -> None:
        """Save this way in `SECONDS_UNTIL_SAVED`; a newer one to the same target replaces it."""
        self._due[way.key] = way
        if not self._is_planned:
            self._is_planned = True
            self._timers.call_later(SECONDS_UNTIL_SAVED, self._begin)

    def forget_person(self, user_id: int) -> None:
        """Save nothing of this person's clicks."""
        for key, way in list(self._due.items()):
            if way.message.token.user_id == user_id:
                del self._due[key]

    def _begin(self) -> None:
        self._is_planned = False
        if self._due:
            self._errands.run(self.save_all())

    async def save_all(self) -> None:
        """Save what is not saved yet. After a failure it is saved with the next way."""
        due, self._due = self._due, {}
        try:
            if due:
                await self._kept.save([to_row(way, self._seal) for way in due.values()])
        except Exception:
            log.exception("tokens of clicks were not saved")
            self._due = due | self._due


class TokenKeeper:
    """The tokens to messages and the opened hands of this process, kept in the database."""

    def __init__(
        self,
        services: BotServices,
        timers: Timers,
        errands: Errands,
        *,
        writes: Callable[[MessageRow], bool],
        say_farewell: Callable[[OpenedHand], object],
    ) -> None:
        """`writes` returns whether this process writes a message.

        `say_farewell` is called when a hand has to say that it will no longer be updated.
        """
        self._kept = services.tables.kept_tokens
        self._messages = services.tables.messages
        self._seal = services.token_seal
        self._timers = timers
        self._writes = writes
        self._say_farewell = say_farewell
        self._saving = TokenSaving(self._kept, self._seal, timers, errands)
        self.tokens = MessageTokens(self._saving.save_soon)
        self.opened = OpenedHands(self._saving.save_soon)
        self.save_all = self._saving.save_all
        self.look_up = self._look_up if services.tables.repository.is_shared else None

    def keep_fresh(self, address: OpenedHand, message: OwnMessage, version: int) -> None:
        """Update this private message from now on, until its token ends."""
        self._plan_farewell(address, self.opened.remember(address, message, version))

    def forget_person(self, user_id: int) -> None:
        """Forget the tokens of this person's clicks, and the hands that they have opened."""
        self._saving.forget_person(user_id)
        self.tokens.forget_person(user_id)
        self.opened.forget_person(user_id)

    def held(self) -> dict[str, int]:
        """Return how many opened hands, and messages with a token, are in memory."""
        return {"opened_hands": self.opened.held, "edit_tokens": self.tokens.held}

    async def restore(
        self, game_id: str | None = None, then: Callable[[str], object] | None = None
    ) -> None:
        """Take the living tokens of a game from the database, then call `then` with the game.

        None stands for all games. Without tokens, messages are edited by the bot's own route.
        """
        try:
            await self._restore(game_id)
        except Exception:
            log.exception("tokens of clicks were not loaded", extra={"game": game_id})
        if then is not None and game_id is not None:
            then(game_id)

    async def _look_up(self, message: MessageRow) -> TokenMessage | None:
        """Return the way to a message by a token that another process may have saved."""
        await self.restore(message.game_id)
        return None if message.message_id is None else self.tokens.to(message.message_id)

    async def _restore(self, game_id: str | None) -> None:
        rows = await (self._kept.load() if game_id is None else self._kept.of_game(game_id))
        hands: dict[str, list[KeptWay]] = {}
        for way in from_rows(rows, self._seal):
            if way.purpose in _MESSAGES:
                self.tokens.restore(way)
            else:
                hands.setdefault(way.game_id, []).append(way)
        for game, ways in hands.items():
            if await self._is_written_here(game):
                self._restore_hands(ways)

    def _restore_hands(self, ways: Iterable[KeptWay]) -> None:
        for way in ways:
            restored = self.opened.restore(way)
            if restored is not None:
                self._plan_farewell(*restored)

    async def _is_written_here(self, game_id: str) -> bool:
        """Return whether this process writes the game's board: only one keeps hands fresh."""
        found = await self._messages.of_game(game_id)
        rows = () if found is None else found.messages
        return any(row.kind in _FOR_EVERYBODY and self._writes(row) for row in rows)

    def _plan_farewell(self, address: OpenedHand, opened: FreshHand) -> None:
        opened.farewell = self._timers.call_later(
            max(0.0, opened.seconds_to_farewell), lambda: self._say_farewell(address)
        )
