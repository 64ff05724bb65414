"""A Discord that the bot has been at before, as on every start but its first."""

from __future__ import annotations

from bot.artwork import tiles_by_name
from playground import Playground


def used_playground(*, limits: bool = False) -> Playground:
    """A playground with the bot's emoji that takes the bodies of requests as they come.

    They are checked where that is tested; here it would only slow down what is measured.
    """
    playground = Playground(openapi=None, rate_limits=limits)
    for name in tiles_by_name():
        playground.world.add_emoji(name, False, "image/png", b"")
    return playground
