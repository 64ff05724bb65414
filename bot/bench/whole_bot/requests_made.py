"""What a bot has asked of the playground, by route and by limit."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from playground import Answered, Playground

_TOO_MANY = 429


class Route(Struct, frozen=True):
    """So many requests of one kind; ``counted``: for the bot's limit of 50 a second."""

    method: str
    route: str
    counted: bool
    requests: int


class RequestsMade(Struct, frozen=True):
    """All requests, those ``counted`` for the bot's limit of 50 a second, those ``refused``."""

    total: int
    counted: int
    refused: int
    routes: tuple[Route, ...]


class RequestCounter:
    """Counts from when it is made."""

    def __init__(self, playground: Playground) -> None:
        self._answered = playground.answered
        self._before = Counter(playground.answered)

    def made(self) -> RequestsMade:
        """What has been asked since then."""
        since = self._answered - self._before
        routes: Counter[tuple[str, str, bool]] = Counter()
        for kind, number in since.items():
            routes[kind.method, kind.route, kind.own_token] += number
        return RequestsMade(
            total=since.total(),
            counted=sum(number for kind, number in since.items() if kind.own_token),
            refused=sum(number for kind, number in since.items() if _is_refused(kind)),
            routes=tuple(Route(*kind, number) for kind, number in sorted(routes.items())),
        )


def _is_refused(kind: Answered) -> bool:
    return kind.status == _TOO_MANY
