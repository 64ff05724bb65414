"""A small HTTP proxy, and a name that only it can resolve."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

ELSEWHERE = "elsewhere"
"""A name of this machine that nobody else knows, so that the bot needs the proxy to reach it. It is
as long as `localhost`: either is written in place of the other, and no length changes."""
_THERE, _HERE = ELSEWHERE.encode(), b"localhost"

PASSWORD = "s3cr3t/w0rd"
HEADER = "dW5vOnMzY3IzdC93MHJk"
"""The user `uno` and the password, as the proxy gets them."""

_REQUEST = re.compile(rb"([A-Z]+) (\w+://elsewhere:(\d+))?(\S+) HTTP/1\.1\r\n")
_REFUSAL = b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n"


class SmallProxy:
    """A proxy that passes on requests to `ELSEWHERE`, if they have the password.

    ``requests``: method and address of each; ``url``: its own address, with the password.
    """

    def __init__(self) -> None:
        self.requests: list[str] = []
        self.address = ""
        self.url = ""

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[SmallProxy]:
        """Run the proxy until the block ends."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self.url = f"http://uno:s3cr3t%2Fw0rd@{self.address}"
        try:
            yield self
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            first = await reader.read(1 << 16)
            request = _REQUEST.match(first)
            if request is None or request[3] is None or HEADER.encode() not in first:
                self._to_there(first)
                writer.write(_REFUSAL)
            else:
                await self._connect(first, int(request[3]), reader, writer)
        writer.close()

    async def _connect(
        self, first: bytes, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        from_there, there = await asyncio.open_connection("127.0.0.1", port)
        there.write(self._to_there(first))
        ways = [
            asyncio.create_task(_pass_on(reader, there, self._to_there)),
            asyncio.create_task(_pass_on(from_there, writer, _from_there)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        there.close()

    def _to_there(self, data: bytes) -> bytes:
        """Note a request, if one begins here; return it as its server expects it."""
        if (request := _REQUEST.match(data)) is None:
            return data
        self.requests.append(b"".join((request[1], b" ", request[2] or b"", request[4])).decode())
        line = b"%s %s HTTP/1.1\r\n" % (request[1], request[4])
        return line + data[request.end() :].replace(_THERE, _HERE)


def _from_there(data: bytes) -> bytes:
    return data.replace(_HERE, _THERE)


async def _pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, change: Callable[[bytes], bytes]
) -> None:
    while data := await reader.read(1 << 16):
        writer.write(change(data))
