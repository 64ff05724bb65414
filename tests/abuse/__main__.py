"""Print the answer to each attempt as a Markdown table."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.abuse.attempts import ATTEMPTS
from tests.abuse.scene import scene


async def main() -> None:
    """Try everything on the list with one bot."""
    with TemporaryDirectory() as folder:
        async with scene(Path(folder)) as abused:
            sys.stdout.write("| tried | got |\n|---|---|\n")
            for attempt in ATTEMPTS:
                got = await attempt.act(abused)
                await abused.settle()
                sys.stdout.write(f"| {attempt.name} | {got} |\n")
                sys.stdout.flush()
            faults = abused.bot.faults()
            going_on = await abused.goes_on()
    sys.stdout.write(f"\nErrors logged: {faults}. Both tables go on: {going_on}.\n")


if __name__ == "__main__":
    asyncio.run(main())
