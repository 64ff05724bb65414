"""Discord has carried out a request and its response is lost: nothing is posted twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from playground import Playground
from playground.faults import Cause, Fault
from tests.e2e.real_bot import (
    GUARD,
    bot_process,
    clicks,
    everything_is_fresh,
    play_turns,
    start_table,
)

LOST_ANSWER = Fault(Cause.ANSWER_LOST, "POST", "/interactions/*")
LOST = Fault(Cause.ANSWER_LOST, "POST", "/channels/{channel_id}/messages", times=2)


@pytest.mark.lengthy
async def test_a_lobby_that_is_the_answer_to_a_command(tmp_path: Path) -> None:
    async with Playground() as playground, bot_process(playground, tmp_path / "uno.sqlite3"):
        people = [playground.people.anna, playground.people.ben]
        playground.faults.inject(LOST_ANSWER)
        await start_table(people)
        version = await play_turns(playground, people, 1, 0)
        await playground.until(lambda: everything_is_fresh(people, version), GUARD)
        assert playground.faults.met == {"answer lost": 1}
        lobby, board = people[0].messages()
        assert not clicks(lobby)
        assert clicks(board)


async def test_a_board_and_a_hand_whose_posting_is_not_answered(tmp_path: Path) -> None:
    async with Playground() as playground, bot_process(playground, tmp_path / "uno.sqlite3"):
        people = [playground.people.anna, playground.people.ben]
        playground.faults.inject(LOST)
        await start_table(people)
        version = await play_turns(playground, people, 1, 0)
        await playground.until(lambda: everything_is_fresh(people, version), GUARD)
        assert playground.faults.met == {"answer lost": 2}
        live = [message for message in people[0].messages() if clicks(message)]
        assert len(live) == 1
        assert [len(person.inbox()) for person in people] == [1, 1]
