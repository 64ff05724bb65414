"""A process with a search under way, as the bot has it, until it is asked to stop.

    python -m tests.tables.searching_process

It prints the id of the process that searches once that is at work.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence

from bot.cli._lifetime import run_until_signal
from bot.engine import Action, Observation, legal_actions, observe
from bot.players import search
from bot.players.search_process import SearchProcess
from bot.players.thinker import Thinker
from tests.positions import position

TO_BE_SEARCHED = """
option bluff=off
seats ben anna
hand anna R1 R2 R3 G9 B9 Y9 B2
hand ben G1 G2 G3
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8
"""
"""What Anna plays takes a search, once Ben has drawn."""


def at_work_for_ever(
    _seen: Observation, _legal: Sequence[Action], _side: Sequence[Action], _level: str, _seed: bytes
) -> Action | None:
    os.write(sys.stdout.fileno(), b"at work\n")
    signal.pause()
    return None


async def _search() -> None:
    thinker = Thinker(at_work_for_ever, SearchProcess(patience=600.0))
    state = position(TO_BE_SEARCHED + "turn anna\n")
    asked = (observe(state, 1), legal_actions(state, 1), [], "master", b"seed")
    try:
        await asyncio.gather(*(asyncio.to_thread(thinker, *asked) for _ in range(4)))
        await asyncio.Event().wait()
    finally:
        os.write(sys.stdout.fileno(), f"{thinker.process_id}\n".encode())
        thinker.close()


if __name__ == "__main__":
    search.WORTH_A_TRY = 1000.0  # whatever the network thinks of the moves
    run_until_signal(_search())
