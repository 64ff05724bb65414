"""The gauge of a bot's longest block, read from its `/metrics`."""

from __future__ import annotations

import socket

import aiohttp

_NAME = "contra_uno_longest_block_seconds"


def free_port() -> int:
    """Return a port of this machine that nothing listens at."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


async def longest_block(port: int | None) -> float | None:
    """Return the longest block of the bot's event loop since this was last read, in seconds.

    Return None without a port, and for a version that does not measure it.
    """
    if port is None:
        return None
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as response,
    ):
        lines = (await response.text()).splitlines()
    values = [line.split()[1] for line in lines if line.startswith(f"{_NAME} ")]
    return float(values[0]) if values else None
