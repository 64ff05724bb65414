"""A player whose direct messages were closed asks for the hand by DM and gets it there again."""

from __future__ import annotations

from pathlib import Path

from playground import Message, Playground
from tests.e2e.real_bot import GUARD, bot_process, play_turns, start_table, versions


def sent_version(message: Message) -> int:
    """Return the version of a hand posted without a command, and 0 for any other message."""
    return max(versions(message), default=0) if message.visible_to is None else 0


async def test_who_asks_for_the_hand_by_direct_message_gets_it_there_again(tmp_path: Path) -> None:
    async with Playground() as playground:
        anna, ben = people = [playground.people.anna, playground.people.ben]
        ben.close_dms()
        async with bot_process(playground, tmp_path / "uno.sqlite3"):
            await start_table(people)
            told = f"{ben.mention}, your direct messages are closed"
            await anna.until(lambda _: any(told in m.content for m in anna.messages()), GUARD)
            assert ben.inbox() == []

            ben.open_dms()
            asked = await ben.slash("uno hand", ben.dm)
            assert not asked.failed
            version = await play_turns(playground, people, 1, 0)
            await ben.until(lambda _: any(sent_version(m) > version for m in ben.inbox()), GUARD)
