"""The proxy of these tests: it forwards, holds back without closing, and forwards again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable

import pytest

from tests.silence.silent_proxy import SilentProxy

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while line := await reader.readline():
        writer.write(line)
    writer.close()


@pytest.fixture
async def proxy() -> AsyncIterator[SilentProxy]:
    server = await asyncio.start_server(_echo, "127.0.0.1", 0)
    async with server, SilentProxy(*server.sockets[0].getsockname()[:2]) as proxy:
        yield proxy


async def _echoed(stream: Stream, said: str) -> str:
    stream[1].write(f"{said}\n".encode())
    return (await stream[0].readline()).decode().strip()


async def _are_silent(streams: Iterable[Stream], proxy: SilentProxy) -> None:
    """Check that nothing is read although another connection, opened later, is answered."""
    for _, writer in streams:
        writer.write(b"held\n")
    assert await _echoed(await asyncio.open_connection(*proxy.address), "later") == "later"
    for reader, _ in streams:
        assert not reader.at_eof()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.readline(), 0)


async def test_it_forwards(proxy: SilentProxy) -> None:
    assert await _echoed(await asyncio.open_connection(*proxy.address), "hello") == "hello"
    assert len(proxy.connections) == 1
    assert proxy.connections[0].has_sent("hello")


async def test_all_are_silent_and_new_ones_go_through(proxy: SilentProxy) -> None:
    streams = [await asyncio.open_connection(*proxy.address) for _ in range(2)]
    assert [await _echoed(stream, "hello") for stream in streams] == ["hello", "hello"]
    proxy.stop_forwarding()
    await _are_silent(streams, proxy)
    proxy.forward_again()
    assert [await stream[0].readline() for stream in streams] == [b"held\n", b"held\n"]


@pytest.mark.parametrize("which", ["half", lambda one: one.has_sent("0")], ids=["half", "chosen"])
async def test_some_are_silent(proxy: SilentProxy, which: object) -> None:
    streams = [await asyncio.open_connection(*proxy.address) for _ in range(2)]
    assert [await _echoed(stream, str(at)) for at, stream in enumerate(streams)] == ["0", "1"]
    proxy.stop_forwarding(which)  # type: ignore[arg-type]
    await _are_silent(streams[:1], proxy)
    assert await _echoed(streams[1], "still") == "still"


async def test_new_ones_are_silent_too(proxy: SilentProxy) -> None:
    proxy.stop_forwarding(new_ones_too=True)
    stream = await asyncio.open_connection(*proxy.address)
    stream[1].write(b"held\n")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(stream[0].readline(), 0.05)
    proxy.forward_again()
    assert await stream[0].readline() == b"held\n"


async def test_answers_alone_are_held_back(proxy: SilentProxy) -> None:
    stream = await asyncio.open_connection(*proxy.address)
    assert await _echoed(stream, "hello") == "hello"
    proxy.stop_forwarding(answers_only=True)
    await _are_silent([stream], proxy)
    assert proxy.connections[0].is_silent


async def test_closed_connections_are_not_open(proxy: SilentProxy) -> None:
    reader, writer = await asyncio.open_connection(*proxy.address)
    assert await _echoed((reader, writer), "hello") == "hello"
    proxy.stop_forwarding()
    writer.close()
    await proxy.until(lambda: not proxy.open_connections)
    assert await _echoed(await asyncio.open_connection(*proxy.address), "new") == "new"
    assert len(proxy.connections) == 2
