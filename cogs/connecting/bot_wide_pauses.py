"""Discord lets the whole bot wait: who is told of it."""

from __future__ import annotations

from collections.abc import Callable


class BotWidePauses:
    """Tells who keeps the bot's budget when Discord has refused a request of the bot as a whole.

    discord.py then holds back every request, and sends all of them in the same moment in the end.
    """

    def __init__(self) -> None:
        self._listener: Callable[[float], None] | None = None

    def listen(self, listener: Callable[[float], None]) -> None:
        """Call this with the seconds after which a refused request is sent again."""
        self._listener = listener

    def tell(self, seconds: float) -> None:
        """Discord wants the whole bot to wait for so long."""
        if self._listener is not None:
            self._listener(seconds)
