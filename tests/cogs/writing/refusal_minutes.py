"""The minute after a refusal by Discord: how many more requests are refused, and what is logged.

Prints the table of all codes, by the simulator's clock:

    python -m tests.cogs.writing.refusal_minutes
"""

from __future__ import annotations

import logging
import sys
from dataclasses import dataclass

import pytest

from ..playing import Playing

MINUTE = 60
_SECONDS_BETWEEN_MOVES = 5


@dataclass(frozen=True)
class Route:
    """The requests that are refused: of this method, to paths that match this pattern."""

    name: str
    method: str
    path: str


OPENING = Route("open a DM", "POST", "/users/@me/channels")
FIRST_DM = Route("send a DM", "POST", "/channels/{dm}/messages")
DM_EDIT = Route("edit a DM", "PATCH", "/channels/{dm}/messages/{hand}")
BOARD_EDIT = Route("edit the board", "PATCH", "/channels/{channel}/messages/{board}")
BOARD_POST = Route("post the board", "POST", "/channels/{channel}/messages")

_IN_DMS = (OPENING, FIRST_DM, DM_EDIT)
_IN_CHANNELS = (BOARD_EDIT, BOARD_POST)
_EVERYWHERE = (*_IN_DMS, *_IN_CHANNELS)


@dataclass(frozen=True)
class Case:
    """A refusal with this code, on this route, for a minute and longer."""

    code: int
    status: int
    route: Route

    @property
    def messages(self) -> int:
        """The number of messages that are written on this route: two hands, or the board."""
        return 2 if self.route in _IN_DMS else 1

    def __str__(self) -> str:
        return f"{self.code} ({self.status}), {self.route.name}"


_CODES: tuple[tuple[int, int, tuple[Route, ...]], ...] = (
    (10003, 404, (FIRST_DM, DM_EDIT)),
    (10004, 404, _IN_CHANNELS),
    (10008, 404, (DM_EDIT, BOARD_EDIT)),
    (10013, 404, _IN_DMS),
    (10015, 404, (BOARD_EDIT,)),
    (10062, 404, (BOARD_EDIT,)),
    (20016, 429, (BOARD_POST,)),
    (20022, 429, (BOARD_EDIT,)),
    (20026, 403, (OPENING, FIRST_DM)),
    (20028, 429, _IN_CHANNELS),
    (30046, 429, (DM_EDIT, BOARD_EDIT)),
    (40001, 401, _EVERYWHERE),
    (40003, 400, (OPENING,)),
    (40004, 403, _EVERYWHERE),
    (40058, 400, (BOARD_POST,)),
    (40060, 400, (BOARD_EDIT,)),
    (50001, 403, _EVERYWHERE),
    (50007, 403, _IN_DMS),
    (50008, 400, (BOARD_POST,)),
    (50013, 403, _EVERYWHERE),
    (50024, 400, (BOARD_POST,)),
    (50027, 401, (BOARD_EDIT,)),
    (50033, 400, (OPENING,)),
    (50035, 400, _EVERYWHERE),
    (50083, 400, (BOARD_EDIT, BOARD_POST)),
    (50278, 403, _IN_DMS),
    (130000, 503, (OPENING, BOARD_EDIT)),
    (160005, 400, _IN_CHANNELS),
    (200000, 400, _IN_CHANNELS),
    (240000, 400, _IN_CHANNELS),
    (340002, 400, _EVERYWHERE),
    (340002, 403, _EVERYWHERE),
    (400001, 403, (BOARD_EDIT,)),
)

CASES = tuple(Case(code, status, route) for code, status, routes in _CODES for route in routes)


@dataclass(frozen=True)
class Minute:
    """The refused requests after the first one, and the lines that warn or report an error."""

    requests: int
    lines: int


async def minute_after(play: Playing, case: Case, log: pytest.LogCaptureFixture) -> Minute:
    """Play for a minute while this refusal lasts. A move every five seconds changes all pages."""
    is_new = case.route in (OPENING, FIRST_DM, BOARD_POST)
    play.use_own_route()
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.ben, play.lobby, "join")
    if not is_new:
        await play.click(play.anna, play.lobby, "start")
        await play.env.advance_time(MINUTE)
    paths = _paths(play, case.route)
    before = len(play.env.http_requests)
    log.clear()
    for path in paths:
        play.env.inject_error(
            case.route.method, path, status=case.status, code=case.code, times=None
        )
    # The simulator knows no archive of text channels, so that nothing is taken out of it.
    archive = f"/channels/{play.channel.id}"
    play.env.inject_error("PATCH", archive, status=case.status, code=case.code, times=None)
    if is_new:
        await play.click(play.anna, play.lobby, "start")
    for _ in range(MINUTE // _SECONDS_BETWEEN_MOVES):
        if (await play.bot.tables.games.in_channel(play.channel.id)) is not None:
            await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
        await play.env.advance_time(_SECONDS_BETWEEN_MOVES)
    asked = play.env.http_requests[before:]
    refused = [each for each in asked if each.method == case.route.method and each.path in paths]
    lines = [each for each in log.records if each.levelno >= logging.WARNING]
    return Minute(max(len(refused) - 1, 0), len(lines))


def _paths(play: Playing, route: Route) -> list[str]:
    people = play.anna, play.ben
    if route is DM_EDIT:
        hands = map(play.dm, people)
        return [route.path.format(dm=hand.channel.id, hand=hand.id) for hand in hands]
    if route is FIRST_DM:
        return [route.path.format(dm=person.user.dm_channel.id) for person in people]
    if route is BOARD_EDIT:
        return [route.path.format(channel=play.channel.id, board=play.board.id)]
    return [route.path.format(channel=play.channel.id)]


class _Printer:
    """Prints what each test has measured."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.user_properties:
            row = dict(report.user_properties)
            print(f"| {row['case']} | {row['requests']} | {row['lines']} |", flush=True)


def main() -> int:
    """Measure all codes and print a row for each: refused requests, and warnings or errors."""
    print("| code, request | refused again in the minute | log lines |\n|---|---|---|")
    test = "tests/cogs/writing/test_minutes_after_refusals.py"
    alone = ["-p", "no:terminal", "-s", *sys.argv[1:]]
    return pytest.main([test, "-m", "lengthy or not lengthy", *alone], plugins=[_Printer()])


if __name__ == "__main__":
    sys.exit(main())
