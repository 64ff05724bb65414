"""Changes by other processes: a process looks only at games that it may have to show."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.process_presence import ProcessPresence
from cogs.connecting.processes import WrittenMessages
from cogs.writing.writer import Writer

from ..playing import Playing

ON_SHARD_1 = 5 << 22


class BotOfShards:
    """A bot of four shards, some of which are this process's."""

    shard_count = 4

    def __init__(self, *shard_ids: int) -> None:
        self.shard_ids = shard_ids


class AwayProcess:
    """The presence of processes, of which one is away: this one writes its messages of a kind."""

    def __init__(self, directly: bool | None = None) -> None:
        self._directly = directly

    def stands_in(self, _game_id: str, _guild_id: int, *, directly: bool) -> bool:
        return directly is self._directly


def may_write(bot: Any, presence: Any) -> bool:
    return WrittenMessages(bot, presence, lambda: 0.0).may_include("game", ON_SHARD_1)


def test_a_game_concerns_the_process_of_its_server_and_that_of_direct_messages() -> None:
    nobody_away = AwayProcess()
    assert may_write(BotOfShards(1), nobody_away)
    assert may_write(BotOfShards(0), nobody_away)
    assert may_write(BotOfShards(0, 1, 2, 3), nobody_away)
    assert not may_write(BotOfShards(2), nobody_away)
    assert not may_write(BotOfShards(2, 3), nobody_away)


@pytest.mark.parametrize("directly", [False, True])
def test_it_concerns_a_process_that_stands_in_for_one_of_them(directly: bool) -> None:
    assert may_write(BotOfShards(2), AwayProcess(directly))


async def test_other_games_are_not_even_read(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    cog: Any = play.bot.get_cog("Messages")
    writer: Writer = cog.writer
    looked: list[str] = []
    monkeypatch.setattr(writer, "wake", looked.append)
    monkeypatch.setattr(ProcessPresence, "stands_in", lambda *_, **__: False)
    play.bot.shard_count, play.bot.shard_ids = 4, [1]
    play.bot.notifier.heard("elsewhere", ON_SHARD_1 + (1 << 22))
    assert looked == []
    play.bot.notifier.heard("here", ON_SHARD_1)
    play.bot.notifier.heard("anywhere", None)
    assert looked == ["here", "anywhere"]
