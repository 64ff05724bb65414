"""What a button of the settings carries: `s:<whose>:<setting>:<value>`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

SETTING_PREFIX = "s"


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
    TURN = "turn"
    """Seconds for a turn."""
    STARTERS = "starters"
    THREADS = "threads"
    CHANNEL = "channel"
    """`none`: games everywhere; else this channel is allowed (`on`) or no longer (`off`)."""
    CALL = "call"
    """Whom a lobby may call; `role`: which one, a select hands over beside it."""
    RULES = "rules"
    """What is played by default: `set` of those that a select hands over, or `typed` into the form
    that `line` opens."""


NONE = "none"
SYMBOLS, WORDS = "symbols", "words"
IN_CHANNEL, BY_DM = "channel", "dm"
ON, OFF = "on", "off"
SET, LINE, TYPED = "set", "line", "typed"

_CLICK = re.compile(
    rf"{SETTING_PREFIX}:(?P<whose>{'|'.join(Whose)}):(?P<setting>{'|'.join(Setting)})"
    r":(?P<value>[a-z0-9]{1,20})"
)


@dataclass(frozen=True, slots=True)
class SettingClick:
    """A button's meaning."""

    whose: Whose
    setting: Setting
    value: str

    def __str__(self) -> str:
        return f"{SETTING_PREFIX}:{self.whose}:{self.setting}:{self.value}"

    @classmethod
    def parse(cls, text: str) -> SettingClick | None:
        """What a `custom_id` means, None for one that is not ours."""
        found = _CLICK.fullmatch(text)
        if found is None:
            return None
        whose, setting, value = found.groups()
        return cls(Whose(whose), Setting(setting), value)
