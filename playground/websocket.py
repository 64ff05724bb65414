"""Sending JSON on a WebSocket in order, without making the sender wait."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from typing import Any

from aiohttp import web


def encode(frame: Any) -> str:
    """Return a frame as compact JSON."""
    return json.dumps(frame, ensure_ascii=False, separators=(",", ":"))


class ZlibStream:
    """Discord's `zlib-stream`: one zlib context for the life of the connection."""

    def __init__(self) -> None:
        self._context = zlib.compressobj()

    def encode(self, text: str) -> bytes:
        return self._context.compress(text.encode()) + self._context.flush(zlib.Z_SYNC_FLUSH)


class Outbox:
    """A queue in front of a WebSocket and the task that empties it."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
        stream: ZlibStream | None = None,
    ) -> None:
        self._socket = socket
        self._transport = transport
        self._stream = stream
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._task = asyncio.create_task(self._write())
        self.closed_with: int | None = None
        """The code with which this side has closed. The client's own code follows, often 1000."""

    def send(self, frame: Any) -> None:
        """Queue a frame. It is encoded now, so later changes do not affect it."""
        self.send_text(encode(frame))

    def send_text(self, text: str) -> None:
        """Queue a frame that is encoded already."""
        self._queue.put_nowait(text)

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                text = await self._queue.get()
                if self._stream is None:
                    await self._socket.send_str(text)
                else:
                    await self._socket.send_bytes(self._stream.encode(text))
                self._queue.task_done()

    def abort(self) -> None:
        """Cut the connection without a closing handshake."""
        self._task.cancel()
        if self._transport is not None:
            self._transport.abort()

    async def close(self, code: int, reason: bytes = b"") -> None:
        """Send what is queued, then close with a code."""
        self.closed_with = code
        drained = asyncio.create_task(self._queue.join())
        await asyncio.wait({drained, self._task}, return_when=asyncio.FIRST_COMPLETED)
        drained.cancel()
        await self._socket.close(code=code, message=reason)

    async def finish(self) -> None:
        """End the writing task."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
