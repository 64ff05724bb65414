"""Faults that Discord, or the way to it, has now and then: put in on purpose, one by one.

    playground.faults.inject(Fault(Cause.SERVER_ERROR, method="PATCH", times=3))
    playground.faults.inject(EventFault(Harm.DOUBLED, event="INTERACTION_CREATE"))

Each is met by the next so many requests (events) that it fits, and is gone then.
"""

from __future__ import annotations

import asyncio
import fnmatch
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from playground.protocol.errors import ApiError, Code, plain, rate_limited, too_many_old_edits


class Cause(StrEnum):
    """What happens to a request."""

    SERVER_ERROR = "server error"
    """500, and nothing is done."""
    EDGE = "answer of the edge"
    """`status` with a web page instead of JSON and without rate limit headers: the request has not
    reached Discord's API, which does not count it."""
    ANSWER_LOST = "answer lost"
    """It is done, and the connection is cut before the answer."""
    CUT = "connection cut"
    """The connection is cut, and nothing is done."""
    SLOW = "slow"
    """It is done after `seconds`."""
    ROUTE_LIMIT = "429 of a route"
    GLOBAL_LIMIT = "429 of the whole bot"
    REFUSED = "refused"
    """Refused with `code`."""


class Harm(StrEnum):
    """What happens to a gateway event."""

    LOST = "lost"
    DOUBLED = "doubled"
    LATE = "late"
    """It arrives after `seconds`."""


@dataclass(frozen=True)
class Fault:
    """A fault of requests with this method ("": any) whose route fits the pattern.

    The pattern is one such as `/channels/{channel_id}/messages`. If a channel is named, only its
    requests are affected. ``seconds``: how long a slow request takes, or after how long a limited
    one may be repeated. ``status``: the status that the edge answers with.
    """

    cause: Cause
    method: str = ""
    route: str = "*"
    channel_id: str | None = None
    times: int = 1
    seconds: float = 0.0
    code: Code | None = None
    status: int = 503


@dataclass(frozen=True)
class EventFault:
    """A fault of gateway events with this name."""

    harm: Harm
    event: str
    times: int = 1
    seconds: float = 0.0


AnyFault = TypeVar("AnyFault", Fault, EventFault)

EDGE_STATUSES = (429, 500, 502, 503, 504, 520, 522, 524)
"""The statuses of what stands between a bot and Discord, when Discord does not answer."""

_WITH_SECONDS = (Cause.SLOW, Cause.ROUTE_LIMIT, Cause.GLOBAL_LIMIT)


def check(fault: Fault | EventFault) -> None:
    """Raise `ValueError` for a fault that could never occur or whose fields contradict its
    cause."""
    complaints: list[str] = []
    if fault.times < 1:
        complaints.append("it is met at least once")
    if isinstance(fault, Fault):
        needs_seconds = fault.cause in _WITH_SECONDS
        if (fault.code is not None) != (fault.cause is Cause.REFUSED):
            complaints.append("a code is for what is refused, which needs one")
        if fault.status not in EDGE_STATUSES:
            complaints.append(f"the edge does not answer with {fault.status}")
        if fault.method not in ("", "GET", "POST", "PUT", "PATCH", "DELETE"):
            complaints.append(f"there is no method {fault.method!r}")
        if not fault.route.startswith(("/", "*")):
            complaints.append("a route begins with /")
    else:
        needs_seconds = fault.harm is Harm.LATE
        if not fault.event.isupper():
            complaints.append(f"{fault.event!r} is no event")
    if (fault.seconds > 0) != needs_seconds:
        complaints.append("seconds are for what is slow, late or limited, which needs some")
    if complaints:
        raise ValueError(f"{fault}: {'; '.join(complaints)}")


class Faults:
    """The faults that are still to occur, and the number of those that have occurred."""

    def __init__(self) -> None:
        self._of_requests: list[Fault] = []
        self._of_events: list[EventFault] = []
        self._lasting: list[Fault] = []
        self.met: Counter[str] = Counter()
        self._slow: set[asyncio.Event] = set()

    async def hold_up(self, fault: Fault) -> None:
        """Delay the slow request."""
        over = asyncio.Event()
        self._slow.add(over)
        try:
            await asyncio.sleep(fault.seconds)
        finally:
            self._slow.discard(over)
            over.set()

    async def last_slow_one(self) -> None:
        """Wait until all slow requests that are in progress now are done."""
        for over in list(self._slow):
            await over.wait()

    def inject(self, fault: Fault | EventFault) -> None:
        """Let the next `fault.times` requests or events that fit have the fault. Raise `ValueError`
        for nonsense."""
        check(fault)
        if isinstance(fault, Fault):
            self._of_requests += [fault] * fault.times
        else:
            self._of_events += [fault] * fault.times

    @contextmanager
    def lasting(self, fault: Fault) -> Iterator[None]:
        """Let every request that fits have the fault while this context is open; `times` does not
        matter."""
        check(fault)
        self._lasting.append(fault)
        try:
            yield
        finally:
            self._lasting.remove(fault)

    def clear(self) -> int:
        """Remove all faults that have not occurred yet, and return how many there were."""
        left = len(self._of_requests) + len(self._of_events)
        self._of_requests.clear()
        self._of_events.clear()
        return left

    def of_edge(self, method: str, route: str, channel_id: str | None) -> Fault | None:
        """Return the fault that this request has before it reaches Discord."""
        return self._met(method, route, channel_id, of_edge=True)

    def of_request(self, method: str, route: str, channel_id: str | None) -> Fault | None:
        """Return the fault that this request has at Discord."""
        return self._met(method, route, channel_id, of_edge=False)

    def _met(
        self, method: str, route: str, channel_id: str | None, *, of_edge: bool
    ) -> Fault | None:
        """Return the fault of a request, a lasting one before others."""

        def fits(fault: Fault) -> bool:
            return (
                (fault.cause is Cause.EDGE) is of_edge
                and fault.method in ("", method)
                and fnmatch.fnmatchcase(route, _escaped(fault.route))
                and fault.channel_id in (None, channel_id)
            )

        lasting = next(filter(fits, self._lasting), None)
        if lasting is not None:
            self.met[_name(lasting)] += 1
            return lasting
        return self._take(self._of_requests, fits)

    def of_event(self, event: str) -> EventFault | None:
        """Return the fault of this event."""
        return self._take(self._of_events, lambda fault: fault.event == event)

    def _take(self, waiting: list[AnyFault], fits: Callable[[AnyFault], bool]) -> AnyFault | None:
        found = next((fault for fault in waiting if fits(fault)), None)
        if found is not None:
            waiting.remove(found)
            self.met[_name(found)] += 1
        return found


def refusal(fault: Fault) -> ApiError:
    """Return the error that Discord answers with."""
    match fault.cause:
        case Cause.REFUSED:
            assert fault.code is not None
            if fault.code is Code.MAX_OLD_MESSAGE_EDITS:
                return too_many_old_edits(1.0)
            return ApiError(fault.code)
        case Cause.ROUTE_LIMIT | Cause.GLOBAL_LIMIT:
            headers = {"X-RateLimit-Reset-After": f"{fault.seconds:.3f}"}
            everywhere = fault.cause is Cause.GLOBAL_LIMIT
            return rate_limited(fault.seconds, everywhere=everywhere, headers=headers)
        case _:
            return plain(500, "Internal Server Error")


def _escaped(pattern: str) -> str:
    """Escape a route's braces and brackets; only `*` is a wildcard."""
    return "".join(f"[{c}]" if c in "[?" else c for c in pattern)


def _name(fault: Fault | EventFault) -> str:
    if isinstance(fault, EventFault):
        return f"{fault.event} {fault.harm}"
    if fault.cause is Cause.EDGE:
        return f"{fault.status} of the edge"
    return fault.cause if fault.code is None else str(int(fault.code))
