"""The requests of a bot to the playground, by route and by limit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import contextmanager

from msgspec import Struct

from playground import Answered, Playground

_TOO_MANY = 429


class Route(Struct, frozen=True):
    """The number of requests of one kind; ``counted``: whether they count for the bot's 50 a
    second."""

    method: str
    route: str
    counted: bool
    requests: int
    refused: int


class RequestsMade(Struct, frozen=True):
    """The number of all requests, of those ``counted`` for the bot's 50 a second, and
    ``refused``."""

    total: int
    counted: int
    refused: int
    routes: tuple[Route, ...]


def together(made: Sequence[RequestsMade]) -> RequestsMade:
    """Return the sum of several bots' or games' requests."""
    routes: dict[tuple[str, str, bool], Route] = {}
    for route in (route for each in made for route in each.routes):
        key = route.method, route.route, route.counted
        so_far = routes.get(key, Route(*key, 0, 0))
        requests, refused = so_far.requests + route.requests, so_far.refused + route.refused
        routes[key] = Route(*key, requests, refused)
    return RequestsMade(
        total=sum(each.total for each in made),
        counted=sum(each.counted for each in made),
        refused=sum(each.refused for each in made),
        routes=tuple(routes[key] for key in sorted(routes)),
    )


class RequestCounter:
    """Counts requests while it is switched on."""

    def __init__(self, playground: Playground) -> None:
        self._answered = playground.answered
        self._counted: Counter[Answered] = Counter()

    @contextmanager
    def counting(self) -> Generator[None]:
        """Count the requests made within this context."""
        before = Counter(self._answered)
        yield
        self._counted += self._answered - before

    def made(self) -> RequestsMade:
        """Return the counts."""
        routes: Counter[tuple[str, str, bool]] = Counter()
        refused: Counter[tuple[str, str, bool]] = Counter()
        for kind, number in self._counted.items():
            route = kind.method, kind.route, kind.own_token
            routes[route] += number
            refused[route] += number if _is_refused(kind) else 0
        return RequestsMade(
            total=self._counted.total(),
            counted=sum(number for kind, number in self._counted.items() if kind.own_token),
            refused=refused.total(),
            routes=tuple(
                Route(*route, number, refused[route]) for route, number in sorted(routes.items())
            ),
        )


def _is_refused(kind: Answered) -> bool:
    return kind.status == _TOO_MANY
