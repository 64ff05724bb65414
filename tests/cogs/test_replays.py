"""`/uno replay` and *Replay*: finished rounds, for people who may see them."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

import msgspec
import pytest

from bot.engine import Mode, Play
from bot.engine.events import RoundEnded
from bot.facts import RoundRecord, walk_of
from bot.players.deal_odds import PLAYED_BY, DealOdds
from bot.store import round_queries
from bot.store.round_queries import OddsRow
from bot.store.rows import ResultRow, RoundRow
from bot.views.judged_move import JudgedMove, NotJudged
from bot.views.table_values import SOMEBODY
from tests.facts.played_rounds import finished_round
from tests.tables.finished_rounds import FIRST, keep

from .conftest import Workshop
from .playing import Playing, to_the_end_of_the_round

_NAMES = ("Anna", "Ben", "Cem", *(f"Player {n}" for n in range(3, 10)))


async def keep_round(
    play: Playing,
    workshop: Workshop,
    *,
    guild: int | None = None,
    first_name: str = "Anna",
    player: int | None = None,
    ended_at: datetime = FIRST,
) -> RoundRecord:
    """Store a round that ``player`` and others played in this server or in another one."""
    record, _, events = finished_round(Mode.CLASSIC)
    ended = next(event for event in events if isinstance(event, RoundEnded))
    names = (first_name, *_NAMES[1:])
    ids = (player or -99, *range(-1, -10, -1))  # below zero: people who have deleted their data
    results = tuple(
        ResultRow(
            seat,
            names[seat],
            ids[seat],
            None,
            not seat,
            seat + 1,
            points,
            0,
            0,
        )
        for seat, points in enumerate(ended.points)
    )
    row = RoundRow(
        "game1", 1, guild or play.guild.id, 9, "classic", (), "winner", True,
        record.opening.seed, ended_at, results, record=record.encode(),
    )  # fmt: skip
    await keep(workshop.database, row)
    return record


def _is_off(play: Playing, shown: Any, step: str) -> bool:
    button = play.button(shown, "replay", step)
    return button is not None and button["disabled"]


async def test_a_round_is_stepped_through_with_every_hand_open(
    play: Playing, workshop: Workshop
) -> None:
    walk = walk_of(await keep_round(play, workshop))
    shown = await play.command(play.ben, "uno replay")
    assert shown.flags.ephemeral
    assert f"Move 0 of {walk.last}" in play.text(shown)
    for seat, hand in enumerate(walk.positions[0].hands):
        assert f"**{_NAMES[seat]}** ({len(hand)})" in play.text(shown)
    assert _is_off(play, shown, "1.0.back")

    shown = (await play.click(play.ben, shown, "replay", "1.1.on")).response.message
    assert f"Move 1 of {walk.last}" in play.text(shown)
    first = walk.moment_after(1)
    shown = (await play.click(play.ben, shown, "replay", f"1.{first}.next")).response.message
    assert f"Move {first} of {walk.last} · " in play.text(shown)
    shown = (await play.click(play.ben, shown, "replay", f"1.{walk.last}.end")).response.message
    assert f"Move {walk.last} of {walk.last}" in play.text(shown)
    assert _is_off(play, shown, f"1.{walk.last}.on")
    assert "wins the round" in play.text(shown)


async def test_it_goes_on_after_a_restart(play: Playing, workshop: Workshop) -> None:
    await keep_round(play, workshop)
    shown = await play.command(play.ben, "uno replay")
    await play.restart()
    shown = (await play.click(play.ben, shown, "replay", "1.1.on")).response.message
    assert "Move 1 of" in play.text(shown)


async def test_a_deleted_player_is_somebody_in_a_replay(play: Playing, workshop: Workshop) -> None:
    await keep_round(play, workshop, first_name=SOMEBODY)
    mine = await play.command(play.cem, "uno me")
    await play.choose(play.cem, mine, "language.set", "de", verb="mine")
    shown = play.text(await play.command(play.cem, "uno replay"))
    assert "**jemand** (" in shown
    assert "Anna" not in shown


async def test_a_number_without_a_round_gets_a_sentence(play: Playing, workshop: Workshop) -> None:
    assert "No round has ended" in play.text(await play.command(play.ben, "uno replay"))
    await keep_round(play, workshop)
    told = play.text(await play.command(play.ben, "uno replay", number=7))
    assert "number smaller than 7" in told


def forged(play: Playing, shown: Any, custom_id: str) -> str:
    """Put a button on a page that the bot never put there, and return its custom_id."""
    button = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id}
    play.put_back(shown, button)
    return custom_id


async def test_a_round_of_another_server_is_shown_to_those_alone_who_played_it(
    play: Playing, workshop: Workshop
) -> None:
    await keep_round(play, workshop, guild=play.guild.id + 1, player=play.ben.id)
    assert "No round has ended" in play.text(await play.command(play.ben, "uno replay"))
    for person, told in ((play.cem, "can't find such a round"), (play.ben, "Move 0 of")):
        shown = await play.command(person, "uno help")
        clicked = forged(play, shown, "u:game1:0:replay:1.0.open")
        answered = (await play.press(person, shown, clicked)).response.message
        assert told in play.text(answered)
        assert ("**Anna**" in play.text(answered)) == (person is play.ben)


async def test_a_round_under_way_is_never_shown_and_its_end_offers_it(play: Playing) -> None:
    await play.game_of(play.ben, rules="target=round")
    await play.lay("R5", "R1", "B9 G9")
    game = (await play.view()).game.id
    for person in (play.anna, play.cem):
        shown = await play.command(person, "uno help")
        clicked = forged(play, shown, f"u:{game}:0:replay:1.0.open")
        answered = play.text((await play.press(person, shown, clicked)).response.message)
        assert "can't find such a round" in answered
        assert "B" not in re.findall(r"[🔴🟦] \S+", answered)
        assert "No round has ended" in play.text(await play.command(person, "uno replay"))
    more = (await play.click(play.ben, play.board, "more")).response.message
    assert play.button(more, "replay") is None


async def test_the_result_offers_the_replay_to_everybody(shuffled: Playing) -> None:
    play = shuffled
    await play.game_of(play.ben, rules="target=round hand_size=2")
    await to_the_end_of_the_round(play)
    result = play.channel.history()[-1]
    for person in (play.ben, play.cem):
        opened = (await play.look_up(person, result, "replay")).response.message
        assert "Move 0 of" in play.text(opened)
        assert opened.flags.ephemeral
    moved = (await play.click(play.cem, opened, "replay", "1.1.on")).response.message
    assert moved.id == opened.id
    assert "Move 1 of" in play.text(moved)


async def test_a_user_who_deletes_their_data_becomes_somebody_at_once(shuffled: Playing) -> None:
    play = shuffled
    await play.game_of(play.ben, rules="target=round hand_size=2")
    await to_the_end_of_the_round(play)
    assert "**Ben**" in play.text(await play.command(play.cem, "uno replay"))
    await play.bot.tables.privacy.forget(play.ben.id)
    shown = play.text(await play.command(play.cem, "uno replay"))
    assert "Ben" not in shown
    assert "**somebody** (2)" in shown


async def test_the_record_comes_as_a_file_without_names(play: Playing, workshop: Workshop) -> None:
    record = await keep_round(play, workshop)
    shown = await play.command(play.ben, "uno replay")
    shown = (await play.click(play.ben, shown, "replay", "1.0.details")).response.message
    result = await play.click(play.ben, shown, "replay", "1.0.record")
    assert record.opening.seed.hex() in play.text(result.response.message), "still the details"
    (sent,) = result.followups
    (file,) = sent.message.attachments
    assert file.filename == "contra-uno-game1-1.uno"
    text = (await file.read()).decode()
    assert f"deal {record.opening.seed.hex()}" in text
    assert "seat1: " in text
    assert not any(name in text for name in ("Anna", "anna", "Ben", "ben"))


async def test_the_page_shows_what_hard_would_have_played(
    play: Playing, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    walk = walk_of(await keep_round(play, workshop))
    asked = iter([JudgedMove(Play(0, 1), 0.61, 0.41, 0.04, {1: 5}), NotJudged.BUSY])

    async def judged(_record: RoundRecord, number: int, _asker: int) -> JudgedMove | NotJudged:
        assert number == 1
        return next(asked)

    shown = await play.command(play.ben, "uno replay")
    shown = (await play.click(play.ben, shown, "replay", "1.1.on")).response.message
    shown = (await play.click(play.ben, shown, "replay", "1.1.details")).response.message
    monkeypatch.setattr(play.bot.tables.rounds, "judged", judged)
    told = (await play.click(play.ben, shown, "replay", "1.1.hard")).response.message
    assert told.id == shown.id
    assert "*hard* would have played" in play.text(told)
    assert "wins 61% of the rounds: 20% more than the move that was made (± 4%)" in play.text(told)
    shown = (await play.click(play.ben, told, "replay", "1.1.details")).response.message
    told = (await play.click(play.ben, shown, "replay", "1.1.hard")).response.message
    assert "Press the button again" in play.text(told)
    told = (await play.click(play.ben, told, "replay", "1.2.on")).response.message
    assert f"Move 2 of {walk.last}" in play.text(told)
    assert "hard*" not in play.text(told)


async def test_the_details_of_a_position_lead_back_to_it(play: Playing, workshop: Workshop) -> None:
    await keep_round(play, workshop)
    shown = await play.command(play.ben, "uno replay")
    moved = (await play.click(play.ben, shown, "replay", "1.1.on")).response.message
    details = (await play.click(play.ben, moved, "replay", "1.1.details")).response.message
    assert details.id == moved.id
    assert "SHA-256" in play.text(details)
    back = (await play.click(play.ben, details, "replay", "1.1.replay")).response.message
    assert back.id == moved.id
    assert "Move 1 of" in play.text(back)


async def test_the_details_show_the_worth_of_the_cards_once_it_is_known(
    play: Playing, workshop: Workshop
) -> None:
    await keep_round(play, workshop)
    odds = DealOdds(100, (59, 41))
    for by, is_told in (("another-1", False), (PLAYED_BY, True)):
        async with workshop.database.write() as connection:
            kept = OddsRow("game1", 1, by, msgspec.json.encode(odds))
            await round_queries.keep_odds(connection, kept)
        shown = await play.command(play.ben, "uno replay")
        shown = (await play.click(play.ben, shown, "replay", "1.0.details")).response.message
        assert ("with these cards: Anna 59 · Ben 41" in play.text(shown)) is is_told


async def test_a_result_has_its_details_for_everybody(shuffled: Playing) -> None:
    """They open beside the result, which a hand is as well, and say how the round was shuffled."""
    play = shuffled
    await play.game_of(play.ben, rules="hand_size=2")
    announced = (await play.view()).hashes.commitment
    assert announced is not None
    await to_the_end_of_the_round(play)
    result, hand = play.channel.history()[-1], play.dm(play.ben)
    more = (await play.click(play.ben, hand, "more")).response.message
    for person, shown in ((play.ben, more), (play.cem, result)):
        details = (await play.click(person, shown, "replay", "1.0.open-details")).response.message
        assert details.id != shown.id
        assert announced in play.text(details)
        assert details.flags.ephemeral or details.channel.id == hand.channel.id
