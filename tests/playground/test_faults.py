"""Faults put in on purpose: each is met by what it fits, so often as asked for."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from playground import Playground
from playground.faults import Cause, EventFault, Fault, Faults, Harm, check
from playground.protocol.constants import Intent
from playground.protocol.errors import Code
from tests.playground.test_gateway import wire_to


async def open_dm(playground: Playground) -> tuple[int, Any]:
    """The status and body with which a request that does something is answered."""
    body = {"recipient_id": playground.people.anna.id}
    async with (
        aiohttp.ClientSession(headers={"Authorization": "Bot t"}) as session,
        session.post(f"{playground.api_url}/users/@me/channels", json=body) as answer,
    ):
        return answer.status, await answer.json()


@pytest.mark.parametrize(
    "nonsense",
    [
        Fault(Cause.SERVER_ERROR, times=0),
        Fault(Cause.SERVER_ERROR, "FETCH"),
        Fault(Cause.SERVER_ERROR, route="channels"),
        Fault(Cause.SERVER_ERROR, code=Code.UNKNOWN_MESSAGE),
        Fault(Cause.REFUSED),
        Fault(Cause.SLOW),
        Fault(Cause.CUT, seconds=1),
        Fault(Cause.EDGE, status=404),
        EventFault(Harm.LATE, "READY"),
        EventFault(Harm.LOST, "ready"),
        EventFault(Harm.DOUBLED, "READY", seconds=1),
    ],
)
def test_nonsense_is_refused(nonsense: Fault | EventFault) -> None:
    with pytest.raises(ValueError, match="Fault"):
        check(nonsense)


async def test_it_is_met_so_often_and_then_gone(playground: Playground) -> None:
    playground.faults.inject(Fault(Cause.SERVER_ERROR, "POST", "/users/*", times=2))
    answers = [(await open_dm(playground))[0] for _ in range(3)]
    assert answers == [500, 500, 200]
    assert playground.faults.met == {"server error": 2}


async def test_other_requests_do_not_meet_it(playground: Playground) -> None:
    playground.faults.inject(Fault(Cause.SERVER_ERROR, "GET"))
    playground.faults.inject(Fault(Cause.SERVER_ERROR, "PATCH", "/channels/*"))
    playground.faults.inject(Fault(Cause.SERVER_ERROR, channel_id="5"))
    assert (await open_dm(playground))[0] == 200
    playground.faults.clear()
    assert playground.faults.of_request("GET", "/users/@me", None) is None


@pytest.mark.parametrize(("everywhere", "cause"), [(False, "ROUTE"), (True, "GLOBAL")])
async def test_limits_say_how_long(playground: Playground, everywhere: bool, cause: str) -> None:
    playground.faults.inject(Fault(Cause[f"{cause}_LIMIT"], seconds=0.5))
    status, body = await open_dm(playground)
    assert (status, body["retry_after"], body["global"]) == (429, 0.5, everywhere)


async def test_refusals_carry_their_code(playground: Playground) -> None:
    playground.faults.inject(Fault(Cause.REFUSED, code=Code.CANNOT_SEND_TO_USER))
    status, body = await open_dm(playground)
    assert (status, body["code"]) == (403, 50007)


@pytest.mark.parametrize(("cause", "done"), [(Cause.CUT, False), (Cause.ANSWER_LOST, True)])
async def test_a_lost_answer_is_not_a_lost_request(
    playground: Playground, cause: Cause, done: bool
) -> None:
    playground.faults.inject(Fault(cause))
    with pytest.raises(aiohttp.ClientError):
        await open_dm(playground)
    assert (playground.world.dm_with(playground.people.anna.user) is not None) is done


async def test_what_is_slow_is_done_all_the_same(playground: Playground) -> None:
    playground.faults.inject(Fault(Cause.SLOW, seconds=0.01))
    assert (await open_dm(playground))[0] == 200


async def test_when_the_last_slow_request_is_done() -> None:
    faults = Faults()
    await faults.last_slow_one()
    seconds = (0.01, 0.02)
    slow = [asyncio.create_task(faults.hold_up(Fault(Cause.SLOW, seconds=s))) for s in seconds]
    await asyncio.sleep(0)
    await faults.last_slow_one()
    assert all(request.done() for request in slow)


@pytest.mark.parametrize(
    ("fault", "times"),
    [
        (EventFault(Harm.LOST, "CHANNEL_CREATE"), 0),
        (EventFault(Harm.DOUBLED, "CHANNEL_CREATE"), 2),
        (EventFault(Harm.LATE, "CHANNEL_CREATE", seconds=0.01), 1),
    ],
)
async def test_events(playground: Playground, fault: EventFault, times: int) -> None:
    async with wire_to(playground) as wire:
        await wire.identify(Intent.GUILDS)
        await wire.until("GUILD_CREATE")
        playground.faults.inject(fault)
        playground.world.add_channel("first")
        if fault.harm is Harm.LATE:
            assert (await wire.next())["d"]["name"] == "first"
        playground.world.add_channel("last")
        names: list[str] = []
        while "last" not in names:
            names.append((await wire.next())["d"]["name"])
        expected = 0 if fault.harm is Harm.LATE else times
        assert names == ["first"] * expected + ["last"]


async def test_the_edge_answers_before_discord_counts_anything(playground: Playground) -> None:
    playground.faults.inject(Fault(Cause.EDGE, "POST", "/users/*", status=502))
    async with (
        aiohttp.ClientSession(headers={"Authorization": "Bot t"}) as session,
        session.post(f"{playground.api_url}/users/@me/channels", json={}) as answer,
    ):
        assert answer.status == 502
        assert answer.content_type == "text/html"
        assert not [name for name in answer.headers if name.lower().startswith("x-ratelimit")]
    assert playground.faults.met == {"502 of the edge": 1}


async def test_an_outage_is_met_by_all_until_it_is_over(playground: Playground) -> None:
    with playground.faults.lasting(Fault(Cause.SERVER_ERROR, "POST", "/users/*")):
        assert [(await open_dm(playground))[0] for _ in range(2)] == [500, 500]
    assert (await open_dm(playground))[0] == 200
