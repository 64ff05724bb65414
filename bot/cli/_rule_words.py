"""The names of games and house rules in the settings, for commands that need them to be right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from bot.config import SettingFault, Settings


def rule_faults(settings: Settings) -> Iterator[SettingFault]:
    """Yield what is wrong with the names in FORBIDDEN_GAMES and FORBIDDEN_OPTIONS."""
    from bot.engine import BY_NAME, Mode
    from bot.rule_gate import CAN_BE_PROHIBITED

    games = [mode.value for mode in Mode]
    for name in settings.forbidden_games:
        if name not in games:
            yield SettingFault("FORBIDDEN_GAMES", f"{name!r} is no game; {_meant(name, games)}")
    if {*games} <= {*settings.forbidden_games}:
        yield SettingFault("FORBIDDEN_GAMES", "forbids every game; leave at least one")
    for name in settings.forbidden_options:
        if name in CAN_BE_PROHIBITED:
            continue
        if name in BY_NAME:
            why = f"no game is played without {name!r}: it has values, but is never off"
        else:
            why = f"{name!r} is no house rule; {_meant(name, CAN_BE_PROHIBITED)}"
        yield SettingFault("FORBIDDEN_OPTIONS", why)


def _meant(name: str, known: Sequence[str]) -> str:
    """Return the known name that is most like this one."""
    return f"is {get_close_matches(name, known, 1, 0.0)[0]!r} meant?"
