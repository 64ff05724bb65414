"""The word by which texts tell places where the bot is a member from those where it is a guest."""

from __future__ import annotations

from bot.place import Place, has_own_route


def membership(place: Place) -> str:
    """Return "yes" where the bot is a member, so that everybody there has its commands.

    Return "no" elsewhere: only people who have installed it have them.
    """
    return "yes" if has_own_route(place) else "no"
