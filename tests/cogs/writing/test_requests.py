"""The requests of one turn: few in all, and hardly any that count for the bot's global limit."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest
from simcord.actors import MemberActor

from bot.engine import to_act
from bot.store.rows import MessageKind, MessageRow
from cogs.tokens.interaction_tokens import LIFETIME
from cogs.writing import priorities
from cogs.writing.timers import LoopTimers

from ..playing import Playing, face
from .manual_timers import ManualTimers

_STEP = 0.25
"""Seconds between two checks of what the messages show."""

HANDS = ("R1 R2 B3 B4", "R4 R6 B7 B8", "R8 R9 G1 G2")


async def _table_of_three(play: Playing) -> None:
    """Let everybody play a card, so that it is Anna's turn again."""
    await play.game_of(play.ben, play.cem)
    await play.lay("R5", *HANDS)
    for person, card in ((play.anna, "R1"), (play.ben, "R4"), (play.cem, "R8")):
        await play.act(person, "card", face(card))


async def _requests_of_a_turn(play: Playing) -> list[str]:
    before = len(play.env.http_requests)
    await play.act(play.anna, "card", face("R2"))
    return [request.path for request in play.env.http_requests[before:]]


async def test_a_turn_costs_no_request_that_counts_for_the_whole_bot(play: Playing) -> None:
    await _table_of_three(play)
    requests = await _requests_of_a_turn(play)
    assert not [path for path in requests if _counts(path)]
    assert len(requests) == 4  # the answer, the board, two other hands
    for person in (play.ben, play.cem):
        assert "Red 2" in play.text(play.dm(person))
    assert "Red 2" in play.text(play.board)


async def test_a_board_without_a_token_costs_one_request_that_counts(play: Playing) -> None:
    await _table_of_three(play)
    play.use_own_route()
    for person, card in ((play.anna, "R2"), (play.ben, "R6"), (play.cem, "R9")):
        before = len(play.env.http_requests)
        await play.act(person, "card", face(card))
        asked = [request.path for request in play.env.http_requests[before:]]
    assert [path for path in asked if path.endswith(f"/{play.board.id}")] == [
        f"/channels/{play.channel.id}/messages/{play.board.id}"
    ]


async def test_a_token_that_has_ended_is_not_used(play: Playing) -> None:
    await _table_of_three(play)
    await play.env.advance_time((LIFETIME + timedelta(seconds=1)).total_seconds())
    await _requests_of_a_turn(play)
    for person in (play.ben, play.cem):
        assert "Red 2" in play.text(play.dm(person))


async def test_where_discord_has_forgotten_the_token_the_bot_edits_itself(play: Playing) -> None:
    await _table_of_three(play)
    play.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, times=3)
    requests = await _requests_of_a_turn(play)
    for person in (play.ben, play.cem):
        assert "Red 2" in play.text(play.dm(person))
    hands = {f"/channels/{play.dm(p).channel.id}/messages" for p in (play.ben, play.cem)}
    assert any(path.rpartition("/")[0] in hands for path in requests)


async def test_four_people_by_direct_message_cost_five_requests_a_turn_none_of_them_counted(
    play: Playing,
) -> None:
    people = await _four_have_played(play)
    before = len(play.env.http_requests)
    for person in people:
        await play.act(person, "card", face("R2"))
    asked = [request.path for request in play.env.http_requests[before:]]
    assert len(asked) <= 4 * 5
    assert not [path for path in asked if _counts(path)]


async def test_four_people_with_closed_direct_messages_cost_no_more(play: Playing) -> None:
    dana = play.guild.add_member(play.env.create_user("dana", global_name="Dana"))
    people = (play.anna, play.ben, play.cem, dana)
    play.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await play.game_of(*people[1:])
    await play.lay("R5", *(f"{colour}1 {colour}2 {colour}3 {colour}4" for colour in "RRRR"))
    hands = [(await play.click(p, play.board, "hand")).response.message for p in people]
    for person, hand in zip(people, hands, strict=True):
        await play.click(person, hand, "card", face("R1"))
    before = len(play.env.http_requests)
    for person, hand in zip(people, hands, strict=True):
        await play.click(person, hand, "card", face("R2"))
    asked = [request.path for request in play.env.http_requests[before:]]
    assert len(asked) <= 4 * 5
    assert not [path for path in asked if _counts(path)]


async def test_what_computer_players_do_is_shown_in_few_edits_and_nothing_is_late(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(priorities, "ALONE_BEHIND", 5.9)
    monkeypatch.setattr("bot.tables.planning.deadlines._share", lambda *_: 0.5)
    timers = ManualTimers()
    monkeypatch.setattr(LoopTimers, "now", lambda _: timers.now())
    monkeypatch.setattr(LoopTimers, "call_later", lambda _, *planned: timers.call_later(*planned))
    await play.anna.slash(play.channel, "uno start")
    for _ in range(3):
        await play.click(play.anna, play.lobby, "bot")
    await play.click(play.anna, play.lobby, "start")
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3", "R6 G1 G2", "R7 Y1 Y2")
    before, view = len(play.env.http_requests), await play.view()
    game_id, version = view.game.id, view.game.version
    await play.act(play.anna, "card", face("R1"))
    behind: Counter[int] = Counter()
    while to_act((await play.state()).phase) != 0:
        await play.env.advance_time(_STEP)
        with play.env._bot_scope():
            await timers.pass_by(_STEP)
            await play.bot.tables.scheduler.meet_due()
        await play.env.settle()
        stale = {row.id for row in await play.bot.tables.messages.stale(game_id)}
        behind = Counter({row: behind[row] + 1 for row in stale})
        assert max(behind.values(), default=0) * _STEP <= 6.0
        shown = await _shown_versions(play, game_id)
        assert shown[MessageKind.BOARD] == shown[MessageKind.HAND], (
            "the board is never behind the hands"
        )
    assert await play.bot.tables.messages.stale(game_id) == []
    asked = [request.path for request in play.env.http_requests[before:]]
    actions = (await play.view()).game.version - version
    assert len([path for path in asked if _counts(path)]) <= 0.6 * actions
    assert len(asked) <= 1.25 * actions
    with play.env._bot_scope():
        await timers.pass_by(2.0)
    await play.env.settle()
    assert not await play.bot.tables.messages.stale(game_id)


async def test_under_load_a_turn_costs_three_requests_and_nobody_is_far_behind(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await _four_have_played(play)
    busy = Busy(play, monkeypatch)
    before = len(play.env.http_requests)
    for person, on_next in zip(people, (*people[1:], people[0]), strict=True):
        busy.much_happens_elsewhere()
        await play.act(person, "card", face("R2"))
        assert "Red 2" in play.text(play.board)
        assert play.is_bright(play.dm(on_next), face("R3")), "the next player sees it at once"
        await busy.pass_by(2.0)
    assert len(play.env.http_requests) - before == 4 * 3
    assert len(await busy.behind()) == 2, "the players of two and three turns ago"
    for _ in range(int(priorities.BEHIND_AT_MOST / 2)):
        busy.much_happens_elsewhere()
        await busy.pass_by(2.0)
    assert not await busy.behind()
    assert len(play.env.http_requests) - before == 4 * 3 + 2


async def test_once_the_load_is_over_nobody_is_behind_any_more(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await _four_have_played(play)
    busy = Busy(play, monkeypatch)
    busy.much_happens_elsewhere()
    for person in people[:2]:
        await play.act(person, "card", face("R2"))
    assert len(await busy.behind()) == 2
    await busy.pass_by(4.0)
    assert not await busy.behind()


async def test_under_load_a_player_who_may_catch_sees_it_at_once(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.game_of(play.ben, play.cem)
    await play.lay("R5", "R1 B1 B2", "R2 B3", "R3 B4 B5")
    busy = Busy(play, monkeypatch)
    busy.much_happens_elsewhere()
    await play.act(play.anna, "card", face("R1"))
    assert [row.seat for row in await busy.behind()] == [2], "cem can do nothing"
    busy.much_happens_elsewhere()
    await play.act(play.ben, "card", face("R2"))
    assert not await busy.behind(), "ben has one card left and has not called UNO (C14)"


class Busy:
    """A bot with much to do elsewhere, and time that passes when a test says so."""

    def __init__(self, play: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
        self._play = play
        self._timers = timers = ManualTimers()
        monkeypatch.setattr(priorities, "BEHIND_AT_MOST", 30.0)
        monkeypatch.setattr(LoopTimers, "now", lambda _: timers.now())
        monkeypatch.setattr(
            LoopTimers, "call_later", lambda _, *planned: timers.call_later(*planned)
        )

    async def pass_by(self, seconds: float) -> None:
        with self._play.env._bot_scope():
            await self._timers.pass_by(seconds)
        await self._play.env.settle()

    def much_happens_elsewhere(self) -> None:
        for _ in range(60):
            self._play.bot.notifier.changed("elsewher")

    async def behind(self) -> list[MessageRow]:
        return await self._play.bot.tables.messages.stale((await self._play.view()).game.id)


async def _four_have_played(play: Playing) -> tuple[MemberActor, ...]:
    """Return four people, each of whom has clicked a card of their hand."""
    dana = play.guild.add_member(play.env.create_user("dana", global_name="Dana"))
    people = (play.anna, play.ben, play.cem, dana)
    await play.game_of(*people[1:])
    await play.lay("R5", *(f"{colour}1 {colour}2 {colour}3 {colour}4" for colour in "RRRR"))
    for person in people:
        await play.act(person, "card", face("R1"))
    return people


def _counts(path: str) -> bool:
    """Return whether the request counts for the bot's global limit."""
    return not path.startswith(("/webhooks", "/interactions"))


async def _shown_versions(play: Playing, game_id: str) -> dict[MessageKind, int]:
    found = await play.bot.tables.messages.of_game(game_id)
    assert found is not None
    return {row.kind: row.shown_version for row in found.messages if not row.retired}
