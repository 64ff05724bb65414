"""Asks what is served on METRICS_PORT."""

from __future__ import annotations

import socket

import aiohttp


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


async def fetched(port: int, path: str, host: str = "127.0.0.1") -> tuple[int, str]:
    """Status and text."""
    url = f"http://{host}:{port}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.text()
