"""A weekly evening of a channel as it is stored and shown: the question who is in."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.evenings import Weekly, WeeklyPhase

from .table_values import SOMEBODY, Notice


class Absence(StrEnum):
    """Why a person who is in has no seat."""

    GONE = "gone"
    """They have left the server."""
    ELSEWHERE = "elsewhere"
    """They sit at another table."""


class WeeklyAnswer(Struct, frozen=True):
    """What a person has answered: whether they are in.

    ``name`` is the word for somebody if they hide, or have deleted their data: then there is no
    ``account`` either.
    """

    user_id: int
    name: str
    is_in: bool
    account: str | None = None
    locale: str | None = None
    absence: Absence | None = None

    @property
    def is_nameless(self) -> bool:
        """Whether the name is not shown."""
        return self.name == SOMEBODY

    @property
    def is_forgotten(self) -> bool:
        """Whether the person has deleted their data since."""
        return self.is_nameless and self.account is None


class WeeklyRow(Struct, frozen=True):
    """The weekly evening of a channel: its next evening is called ``name``.

    Its game and rules are those of ``mode`` and ``options``. ``game_id`` is the table that was
    opened last. ``message_id`` is the message that asks, which shows ``shown_version``; None: it is
    not posted yet.
    """

    channel_id: int
    guild_id: int
    set_by: int
    weekly: Weekly
    name: str
    mode: str
    options: tuple[tuple[str, str], ...]
    game_id: str | None = None
    message_id: int | None = None
    version: int = 1
    shown_version: int = 1

    @property
    def is_stale(self) -> bool:
        """Whether the message has to be posted or edited."""
        is_needed = self.message_id is not None or self.weekly.phase is not WeeklyPhase.WAITING
        return is_needed and self.shown_version < self.version


class WeeklyQuestion(Struct, frozen=True):
    """A weekly evening with what people have answered, in the order of their answers.

    ``notice`` is what the operator announces.
    """

    row: WeeklyRow
    answers: tuple[WeeklyAnswer, ...] = ()
    locale: str | None = None
    notice: Notice | None = None

    @property
    def people_in(self) -> list[WeeklyAnswer]:
        """The people who are in."""
        return [answer for answer in self.answers if answer.is_in]
