"""Playing alone in the direct messages with the bot."""

from __future__ import annotations

import pytest_asyncio

from bot.place import BotDm
from bot.setting_values import Choices, PersonSettings
from bot.store.rows import MessageKind
from bot.views.table_values import Status

from .alone import Alone
from .conftest import Workshop
from .playing import Playing, face
from .test_absence import pass_by


@pytest_asyncio.fixture
async def alone(play: Playing, workshop: Workshop) -> Alone:
    return Alone(play.env, workshop.bot)


async def test_one_press_seats_three_and_the_lobby_becomes_board_and_hand(alone: Alone) -> None:
    lobby = await alone.open()
    verbs = [button["custom_id"].split(":", 3)[3] for button in alone.buttons(lobby)]
    assert verbs == ["start:1", "start:2", "start:3", "options:", "more:"]
    before = len(alone.env.http_requests)
    await alone.click(alone.anna, lobby, "start", "3")
    assert len(alone.env.http_requests) == before + 1
    [hand] = alone.dms(alone.anna)
    assert hand.id == lobby.id
    shown = alone.text(hand)
    for part in ("alone with me", "**Ada 🤖** · 7 cards", "79 cards to draw", "It's your turn!"):
        assert part in shown
    assert [seat.level for seat in (await alone.view()).seats] == [None, *["medium"] * 3]
    assert alone.button(hand, "card") is not None
    assert not any(part.get("url") for part in alone.components(hand))


async def test_what_others_do_appears_in_the_same_message(alone: Alone) -> None:
    await alone.begin(2)
    await alone.lay("R5", "R1 R2 B9", "B1 B2 B3", "G1 G2 G3")
    await alone.act(alone.anna, "card", face("R1"))
    await alone.until_my_turn()
    assert len(alone.dms(alone.anna)) == 1
    assert "Ada draws" in alone.shown()
    assert "**Emmy 🤖** · 4 cards" in alone.shown()
    assert "It's your turn!" in alone.shown()


async def test_a_number_of_players_that_the_rules_refuse_is_not_offered(alone: Alone) -> None:
    lobby = await alone.open(mode="duo")
    assert alone.button(lobby, "start", "1") is not None
    assert alone.button(lobby, "start", "2") is None


async def test_a_lobby_stays_what_it_is_and_opens_its_pages_beside_it(alone: Alone) -> None:
    lobby = await alone.open()
    more = await alone.click(alone.anna, lobby, "more")
    assert more.ephemeral
    page = more.response.message
    await alone.click(alone.anna, page, "bot", "easy")
    assert "you against the computer" in alone.text(lobby)
    assert "easy" in alone.text(lobby)
    await alone.click(alone.anna, page, "leave")
    assert "The table was cleared" in alone.text(lobby)
    assert await alone.bot.tables.games.of_person(alone.anna.id) == []


async def test_pages_looked_up_take_the_place_of_the_hand_until_one_goes_back(
    alone: Alone,
) -> None:
    await alone.begin()
    more = await alone.act(alone.anna, "more")
    assert not more.ephemeral
    assert "What would you like to see?" in alone.shown()
    for verb in ("offerseat", "leave", "remove"):
        assert alone.button(alone.hand, verb) is None
    assert alone.button(alone.hand, "stop") is not None
    await alone.act(alone.anna, "page")
    assert "It's your turn!" in alone.shown()


async def test_a_round_ends_in_the_message_and_the_next_begins_at_once(alone: Alone) -> None:
    await alone.begin(1)
    await alone.win_the_round()
    shown = alone.shown()
    assert "🥇" in shown
    assert "alone with me" in shown
    verbs = {button["custom_id"].split(":")[3] for button in alone.buttons(alone.hand)}
    assert verbs == {"next", "leave", "more", "replay"}
    asked = (await alone.click(alone.anna, alone.hand, "leave")).response.message
    assert "that ends the match" in alone.text(asked)
    button = alone.button(alone.hand, "next")
    assert button is not None
    await alone.press(alone.anna, alone.hand, button["custom_id"])
    assert "round 2" in alone.shown()
    assert alone.button(alone.hand, "card") is not None
    assert len(alone.dms(alone.anna)) == 1


async def test_leaving_keeps_the_result(alone: Alone) -> None:
    await alone.begin(1)
    await alone.win_the_round()
    asked = (await alone.click(alone.anna, alone.hand, "leave")).response.message
    await alone.click(alone.anna, asked, "leave", "sure")
    await alone.env.settle()
    assert "**Points** (up to 500)" in alone.shown()


async def test_after_a_match_one_looks_back_and_plays_again(alone: Alone) -> None:
    await alone.begin(1, rules="target=round")
    await alone.win_the_round()
    result = alone.hand
    assert "🏆" in alone.text(result)
    recap = (await alone.click(alone.anna, result, "recap")).response
    assert recap.ephemeral
    assert "Anna" in alone.text(recap.message)
    more = alone.text((await alone.click(alone.anna, result, "more")).response.message)
    assert "What would you like to see?" in more
    assert alone.button(result, "best") is None
    await alone.click(alone.anna, result, "page")
    assert "🏆" in alone.text(result)

    await alone.click(alone.anna, result, "rematch")
    lobby = alone.newest_lobby
    assert lobby.id != result.id
    assert "Ada" in alone.text(lobby)
    await alone.click(alone.anna, lobby, "start", "")
    assert "It's your turn!" in alone.text(lobby)
    # The offer has ended, and the result says so.
    assert alone.button(result, "rematch") is None


async def test_the_results_of_matches_stay(alone: Alone) -> None:
    for _ in range(2):
        await alone.begin(1, rules="target=round")
        await alone.win_the_round()
    await alone.env.settle()
    assert ["🏆" in alone.text(message) for message in alone.dms(alone.anna)] == [True, True]


async def test_commands_look_back_at_what_was_played_here(
    shuffled: Playing, workshop: Workshop
) -> None:
    alone = Alone(shuffled.env, workshop.bot)
    for command in ("replay", "verify"):
        assert "Rounds stay where they were played" in alone.text(await alone.asks(command))
    await alone.begin(1, rules="target=round hand_size=2")
    await alone.to_the_end()
    assert any(part["type"] == 12 for part in alone.components(alone.hand)), "no picture"
    for command in ("recap", "verify"):
        assert "Anna" in alone.text(await alone.asks(command))
    replay = await alone.asks("replay")
    assert "round 1" in alone.text(replay)
    # Only one person could see a post.
    post = alone.button(replay, "replay", "1.0.post")
    assert post is not None
    told = await alone.press(alone.anna, replay, post["custom_id"])
    assert "just the two of us" in alone.text(told.response.message)


async def test_a_restart_goes_on_with_the_same_message(alone: Alone) -> None:
    await alone.begin(1)
    await alone.lay("R5", "R1 R2 B9", "B1 B2 B3")
    await alone.act(alone.anna, "card", face("R1"))
    hand = alone.hand
    await alone.restart()
    await pass_by(alone, 60)
    await alone.until_my_turn()
    assert "Ada draws" in alone.text(hand)
    await alone.act(alone.anna, "card", face("R2"))
    assert "R2" not in alone.text(hand)
    assert [len(held) for held in (await alone.state()).hands] == [1, 4]
    assert len(alone.dms(alone.anna)) == 1


async def test_a_restart_between_lobby_and_deal(alone: Alone) -> None:
    lobby = await alone.open()
    await alone.restart()
    await alone.click(alone.anna, lobby, "start", "2")
    assert "It's your turn!" in alone.text(lobby)
    await alone.restart()
    await alone.act(alone.anna, "draw")
    assert "Your hand: 8 cards" in alone.text(lobby)


async def test_nobody_is_hurried_or_rung(alone: Alone) -> None:
    await alone.begin(1)
    await pass_by(alone, 3600)
    view = await alone.view(alone.anna)
    assert view.legal
    assert view.clock.turn_until is None
    assert len(alone.dms(alone.anna)) == 1


async def test_a_person_who_wants_hands_in_the_channel_plays_here_all_the_same(
    alone: Alone,
) -> None:
    settings = PersonSettings(alone.anna.id, Choices(hand_in_channel=True))
    with alone.env._bot_scope():
        await alone.bot.tables.settings.save_person(settings)
    await alone.begin(1)
    await alone.lay("R5", "R1 R2 B9", "B1 B2 B3")
    await alone.act(alone.anna, "card", face("R1"))
    await pass_by(alone, 10)
    assert "Ada draws" in alone.shown()


async def test_one_game_here_and_another_there_are_told_apart(alone: Alone) -> None:
    await alone.begin(1)
    here = alone.hand
    again = alone.text((await alone.anna.user.slash("uno start")).response.message)
    assert "You are at this table already." in again
    assert "another channel" not in again
    await alone.anna.slash(alone.table, "uno start")
    lobby = alone.table.history()[0]
    await alone.ben.click(lobby, custom_id=(alone.button(lobby, "join") or {})["custom_id"])
    await alone.anna.click(lobby, custom_id=(alone.button(lobby, "start") or {})["custom_id"])
    there = alone.hand
    assert there.id != here.id
    assert "Spieleabend" in alone.text(there)
    assert "alone with me" not in alone.text(there)
    assert "alone with me" in alone.text(here)
    # Each press acts at its own table.
    await alone.click(alone.anna, here, "draw")
    await alone.click(alone.anna, there, "draw")
    assert "Your hand: 8 cards" in alone.text(here)
    assert "Your hand: 8 cards" in alone.text(there)
    several = alone.text((await alone.anna.user.slash("uno stop")).response.message)
    assert several


async def test_another_person_sees_and_does_nothing_there(alone: Alone) -> None:
    await alone.begin(1)
    game = (await alone.view()).game.id
    assert (await alone.view(alone.ben)).seat is None
    assert isinstance((await alone.view()).game.place, BotDm)
    assert alone.table.history() == []
    assert alone.dms(alone.ben) == []
    stored = await alone.bot.tables.repository.find(game)
    assert stored is not None
    assert [(row.kind, row.user_id) for row in stored.messages] == [
        (MessageKind.HAND, alone.anna.id)
    ]


async def test_ending_it_needs_nobody_else(alone: Alone) -> None:
    await alone.begin(2)
    game = (await alone.view()).game.id
    question = (await alone.anna.user.slash("uno stop")).response.message
    await alone.click(alone.anna, question, "stop")
    view = await alone.bot.tables.games.view(game)
    assert view is not None
    assert view.game.status is Status.OVER
