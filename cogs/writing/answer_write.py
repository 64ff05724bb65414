"""An answer to a click as one of the writes of the message that was clicked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import discord

from .mailbox import Mailbox


@dataclass(frozen=True, slots=True)
class Place:
    """A message that shows something: how its version is found, and how a new one is noted."""

    version: Callable[[], Awaitable[int]]
    note: Callable[[discord.Interaction, int], Awaitable[None]]


class AnswerWrite:
    """From the arrival of a click until it is answered: no other write of the message begins.

    `mailboxes` are all that may write the message; each such answer has them in the same order.
    """

    def __init__(
        self, mailboxes: Sequence[Mailbox], place: Place, ended: Callable[[], None]
    ) -> None:
        self._mailboxes = mailboxes
        self._place = place
        self._ended = ended
        self._begun: list[Mailbox] = []
        for mailbox in mailboxes:
            mailbox.expect_answer()

    async def begin(self) -> None:
        """Return once nothing else is on its way to the message."""
        for mailbox in self._mailboxes:
            await mailbox.begin_answer()
            self._begun.append(mailbox)

    async def shown_version(self) -> int:
        """What the message shows, which may be newer than what the answer was made from."""
        return await self._place.version()

    async def written(self, interaction: discord.Interaction, version: int) -> None:
        """The message shows this version now."""
        await self._place.note(interaction, version)

    def end(self) -> None:
        """The click is answered, or cannot be any more."""
        for mailbox in self._begun:
            mailbox.end_answer()
        for mailbox in self._mailboxes:
            mailbox.no_longer_expect_answer()
        self._ended()
