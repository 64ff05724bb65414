"""What Discord suggests while somebody types into a command's field."""

from __future__ import annotations

from discord import app_commands

from bot.render import shortened

MOST = 25
LONGEST = 100
"""So many suggestions, and so many characters of each, of what is shown and of what it means."""


def suggestion(shown: str, value: str) -> app_commands.Choice[str]:
    """One that reads `shown`, cut to fit, and means `value`."""
    return app_commands.Choice(name=shortened(shown, LONGEST), value=value)
