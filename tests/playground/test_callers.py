"""Other pages that a tester's browser has open do not get into the playground."""

from __future__ import annotations

from collections.abc import Callable

import aiohttp
import pytest

from playground import Playground

PLACES = ("/", "/web/js/main.js", "/api/v10/gateway", "/cdn/avatars/1.png")
SOCKETS = ("/page", "/gateway")

FOREIGN: dict[str, Callable[[str], dict[str, str]]] = {
    "another page": lambda here: {"Origin": "http://evil.example"},
    "a page of another port": lambda here: {"Origin": "http://127.0.0.1:1"},
    "a page in a sandbox": lambda here: {"Origin": "null"},
    "a name that was led here": lambda here: {"Host": "evil.example"},
    "with the port": lambda here: {"Host": f"evil.example:{here.rpartition(':')[2]}"},
    "its own page": lambda here: {"Host": "evil.example", "Origin": "http://evil.example"},
    "no name": lambda here: {"Host": "[nonsense"},
}
OWN: dict[str, Callable[[str], dict[str, str]]] = {
    "a program": lambda here: {},
    "its page": lambda here: {"Origin": f"http://{here}"},
    "localhost": lambda here: {
        "Host": here.replace("127.0.0.1", "localhost"),
        "Origin": f"http://{here.replace('127.0.0.1', 'localhost')}",
    },
    "IPv6": lambda here: {"Host": here.replace("127.0.0.1", "[::1]")},
}


def here(playground: Playground) -> str:
    return playground.url.removeprefix("http://")


@pytest.mark.parametrize("who", FOREIGN)
async def test_another_page_gets_nothing(who: str) -> None:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        headers = FOREIGN[who](here(playground))
        for place in PLACES:
            async with session.get(playground.url + place, headers=headers) as response:
                assert response.status in (400, 403), place
        for socket in SOCKETS:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(playground.url + socket, headers=headers)
            assert refused.value.status in (400, 403), socket


@pytest.mark.parametrize("who", OWN)
async def test_its_own_page_and_programs_of_this_machine_get_in(who: str) -> None:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        headers = OWN[who](here(playground))
        async with session.get(playground.url, headers=headers) as response:
            assert response.status == 200
        for socket in SOCKETS:
            async with session.ws_connect(playground.url + socket, headers=headers):
                pass
