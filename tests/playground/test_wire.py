"""All that goes over the wire in a long conversation: as written down in `wire/wire.txt`.

`python -m tests.playground.test_wire` writes it anew; then look at what moved.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from .wire.conversation import all_of_it
from .wire.recording import recording, text_of

WRITTEN_DOWN = Path(__file__).parent / "wire" / "wire.txt"


async def conversation() -> str:
    async with recording() as say:
        await all_of_it(say)
        return text_of(say.lines)


async def test_bot_and_page_are_told_what_is_written_down() -> None:
    assert (await conversation()).splitlines() == WRITTEN_DOWN.read_text("utf-8").splitlines()


if __name__ == "__main__":
    WRITTEN_DOWN.write_text(asyncio.run(conversation()), encoding="utf-8")
