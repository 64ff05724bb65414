"""What a click on a page of settings says: whose setting, which, and what it is to be."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from .click_id import NO_GAME, Click, Verb


class Whose(StrEnum):
    """Whose settings a button changes."""

    ME = "me"
    SERVER = "server"


class Setting(StrEnum):
    """Which of them; the value is `none` where there is to be none."""

    LANGUAGE = "language"
    RING = "ring"
    """Seconds until somebody is told that it is their turn."""
    CARDS = "cards"
    HAND = "hand"
    STATISTICS = "stats"
    """Whether others see one's statistics."""
    TURN = "turn"
    """Seconds for a turn; `set`: those that a select hands over beside it."""
    STARTERS = "starters"
    THREADS = "threads"
    POSTERS = "posters"
    CHANNEL = "channel"
    """`none`: games everywhere; else this channel is allowed (`on`) or no longer (`off`)."""
    CALL = "call"
    """Whom a lobby may call; `role`: which one, a select hands over beside it."""
    RULES = "rules"
    """What is played by default: `set` of those that a select hands over, or `typed`."""


NONE = "none"
SYMBOLS, WORDS = "symbols", "words"
IN_CHANNEL, BY_DM = "channel", "dm"
ON, OFF = "on", "off"
SET, TYPED = "set", "typed"

_ARG = re.compile(rf"(?P<setting>{'|'.join(Setting)})\.(?P<value>[a-z0-9]{{1,20}})")
_VERBS = {Whose.ME: Verb.MINE, Whose.SERVER: Verb.SERVER}


@dataclass(frozen=True, slots=True)
class SettingClick:
    """The setting that is meant, and its value."""

    whose: Whose
    setting: Setting
    value: str

    def __str__(self) -> str:
        """What its button carries."""
        return str(Click(NO_GAME, 0, _VERBS[self.whose], f"{self.setting}.{self.value}"))

    @classmethod
    def of(cls, click: Click) -> SettingClick | None:
        """The setting that a click means, None where it means none."""
        whose = next((whose for whose, verb in _VERBS.items() if verb is click.verb), None)
        found = _ARG.fullmatch(click.arg)
        if whose is None or found is None:
            return None
        return cls(whose, Setting(found["setting"]), found["value"])
