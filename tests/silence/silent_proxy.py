"""A TCP proxy that can stop forwarding without closing: a balancer or a host that has died."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

from sqlalchemy import make_url

_CHUNK = 1 << 16
_KEEPALIVES_FIND_OUT = 10.0
"""Seconds after which a server notices that a silent client is gone."""

_REMEMBERED = 1 << 16
"""Bytes of what a client has sent that are kept to tell connections apart."""


class ProxiedConnection:
    """A connection of a client through the proxy to the server, and what is held back of it."""

    def __init__(self, number: int, changed: Callable[[], None]) -> None:
        """Make the connection that was accepted as the `number`-th, from 0.

        `changed` is called when the client has sent something or has closed the connection.
        """
        self.number = number
        self._changed = changed
        self._silent_at: tuple[bytes, bool] | None = None
        self.is_open = True
        self._sent = bytearray()
        self._requests = _Direction()
        self._answers = _Direction()

    def has_sent(self, text: str) -> bool:
        """Return whether the client has sent this text, such as LISTEN (unless it is encrypted)."""
        return text.encode() in self._sent

    @property
    def is_silent(self) -> bool:
        """Whether the server's answers do not get through."""
        return self._answers.is_silent

    def fall_silent(self, *, answers_only: bool = False) -> None:
        """Hold back everything from now on, or only what the server answers."""
        self._answers.is_silent = True
        self._requests.is_silent = not answers_only

    def fall_silent_at(self, text: str, *, answers_only: bool = False) -> None:
        """Fall silent as soon as the client sends this text, such as COMMIT."""
        self._silent_at = text.encode(), answers_only

    def forward_again(self) -> None:
        """Forward what was held back, then everything."""
        self._silent_at = None
        self._requests.forward_again()
        self._answers.forward_again()

    async def serve(
        self,
        client: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        server: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        """Forward in both directions until both sides have closed."""
        await asyncio.gather(
            self._until_client_is_gone(client[0], server[1]),
            self._answers.forward(server[0], client[1], lambda _: None),
        )

    async def _until_client_is_gone(
        self, client: asyncio.StreamReader, server: asyncio.StreamWriter
    ) -> None:
        await self._requests.forward(client, server, self._note)
        if self._requests.is_silent:
            # Nothing tells the server, whose own keepalives find out after some time.
            await asyncio.sleep(_KEEPALIVES_FIND_OUT)
            server.close()

    def _note(self, sent: bytes) -> None:
        self._sent += sent
        del self._sent[:-_REMEMBERED]
        if self._silent_at is not None and self._silent_at[0] in sent:
            self.fall_silent(answers_only=self._silent_at[1])
        if not sent:
            self.is_open = False
        self._changed()


class _Direction:
    """One direction of a connection, with the bytes that are held back while it is silent."""

    def __init__(self) -> None:
        self.is_silent = False
        self._held = bytearray()
        self._has_ended = False
        self._writer: asyncio.StreamWriter | None = None

    async def forward(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        note: Callable[[bytes], None],
    ) -> None:
        """Forward what is read; `note` is called with it, and with nothing at the end."""
        self._writer = writer
        try:
            while read := await reader.read(_CHUNK):
                note(read)
                self._held += read
                self._forward_held()
                await writer.drain()
        except ConnectionError:
            pass  # As good as closed.
        note(b"")
        self._has_ended = True
        self._forward_held()

    def forward_again(self) -> None:
        self.is_silent = False
        self._forward_held()

    def _forward_held(self) -> None:
        if self.is_silent or self._writer is None or self._writer.is_closing():
            return
        self._writer.write(bytes(self._held))
        self._held.clear()
        if self._has_ended:
            self._writer.close()


Which = Literal["all", "half"] | Callable[[ProxiedConnection], bool]


class SilentProxy:
    """A proxy on a port of this machine, as an asynchronous context manager.

    ``connections`` are all that were ever accepted, in order.
    """

    def __init__(self, target_host: str, target_port: int) -> None:
        """Forward to this server. A `target_host` with a slash is the folder of PostgreSQL's
        socket."""
        self._target = target_host, target_port
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._accepts_silently = False
        self._changed = asyncio.Event()
        self.connections: list[ProxiedConnection] = []

    @property
    def address(self) -> tuple[str, int]:
        """The host and port on which the proxy listens."""
        assert self._server is not None
        host, port = self._server.sockets[0].getsockname()[:2]
        return host, port

    @property
    def open_connections(self) -> Sequence[ProxiedConnection]:
        """The connections that their clients have not closed."""
        return [connection for connection in self.connections if connection.is_open]

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until `holds`, which is asked whenever a client sends, connects or closes."""
        while not holds():
            self._changed.clear()
            await self._changed.wait()

    def stop_forwarding(
        self, which: Which = "all", *, new_ones_too: bool = False, answers_only: bool = False
    ) -> None:
        """Hold back what comes through these open connections, and close none of them.

        `new_ones_too`: connections that are opened from now on are accepted and silent as well.
        `answers_only`: what clients send still reaches the server.
        """
        self._accepts_silently = new_ones_too
        for connection in self._chosen(which):
            connection.fall_silent(answers_only=answers_only)

    def stop_forwarding_at(self, text: str, *, answers_only: bool = False) -> None:
        """Let each open connection fall silent as soon as its client sends this text."""
        for connection in self.open_connections:
            connection.fall_silent_at(text, answers_only=answers_only)

    def _chosen(self, which: Which) -> Sequence[ProxiedConnection]:
        match which:
            case "all":
                return self.open_connections
            case "half":
                return self.open_connections[::2]
            case _:
                return [connection for connection in self.open_connections if which(connection)]

    def move(self, target_host: str, target_port: int) -> None:
        """Forward connections that are opened from now on to another server."""
        self._target = target_host, target_port

    def forward_again(self) -> None:
        """Forward what was held back of every connection, then everything."""
        self._accepts_silently = False
        for connection in self.connections:
            connection.forward_again()

    async def __aenter__(self) -> SilentProxy:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_error: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(
        self, client_reader: asyncio.StreamReader, client_writer: asyncio.StreamWriter
    ) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        connection = ProxiedConnection(len(self.connections), self._changed.set)
        if self._accepts_silently:
            connection.fall_silent()
        self.connections.append(connection)
        self._changed.set()
        server_writer = None
        try:
            server_reader, server_writer = await self._reach_target()
            await connection.serve((client_reader, client_writer), (server_reader, server_writer))
        except (OSError, asyncio.CancelledError):
            pass  # No server, or the end of the proxy: the client's connection is closed.
        finally:
            connection.is_open = False
            self._changed.set()
            self._tasks.discard(task)
            client_writer.close()
            if server_writer is not None:
                server_writer.close()

    async def _reach_target(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, port = self._target
        if "/" in host:
            return await asyncio.open_unix_connection(Path(host) / f".s.PGSQL.{port}")
        return await asyncio.open_connection(host, port)


def proxy_of(database_url: str) -> SilentProxy:
    """Return a proxy to the PostgreSQL server of this address, which may name a socket's folder."""
    url = make_url(database_url)
    host = url.query.get("host", url.host)
    port = url.query.get("port", url.port)
    assert isinstance(host, str)
    return SilentProxy(host, int(str(port or 5432)))


def url_through(proxy: SilentProxy, database_url: str) -> str:
    """Return the database's address by way of the proxy."""
    host, port = proxy.address
    url = make_url(database_url).difference_update_query(["host", "port"])
    return url.set(host=host, port=port).render_as_string(hide_password=False)
