"""Playing by clicks in the direct messages: the answer is the new hand."""

from __future__ import annotations

import pytest

from bot.engine import RoundOver, Turn
from bot.tables.messages.delivery import Delivery
from bot.tables.services.games import Games
from cogs.writing import recovery

from .playing import Playing, face


async def test_a_card_is_played_by_a_click_and_answered_with_the_new_hand(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.act(play.anna, "card", face("R1"))
    assert await play.hand_of(0) == 2
    assert play.button(play.dm(play.anna), "card", face("R1")) is None
    assert len(play.dms(play.anna)) == 1
    assert "Red 1" in play.text(play.board)
    assert "Red 1" in play.text(play.dm(play.ben))


async def test_a_click_is_one_request_and_so_is_each_other_message(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    before = len(play.env.http_requests)
    await play.act(play.anna, "card", face("R1"))
    asked = [entry.path for entry in play.env.http_requests[before:]]
    assert len([path for path in asked if path.startswith("/interactions/")]) == 1
    assert len(asked) == 3  # the answer, the board, the other hand


async def test_cards_that_do_not_fit_can_be_read_and_say_why_not(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 B2 W", "B1 B2 B3")
    for card, bright in (("R1", True), ("B2", False), ("W", True)):
        assert play.is_bright(play.dm(play.anna), face(card)) is bright, card
    await play.act(play.anna, "card", face("B2"))
    assert "\n> " in play.text(play.dm(play.anna))
    assert await play.hand_of(0) == 3


async def test_out_of_turn_a_card_can_be_viewed_and_says_why_it_has_to_wait(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 B2 W", "R4 B2 B3")
    hand = play.dm(play.ben)
    card = play.button(hand, "card", face("R4"))
    assert card is not None
    assert not card["disabled"]
    await play.press(play.ben, hand, card["custom_id"])
    assert "it's Anna's turn" in play.text(hand)
    assert await play.hand_of(1) == 3


async def test_one_live_hand_a_game_is_left_in_the_direct_messages(play: Playing) -> None:
    await play.game_of(play.ben, rules="target=round")
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "card", face("R1"))
    for person, ending in ((play.anna, "🏆"), (play.ben, "Anna wins the match. You came second")):
        assert ending in play.text(play.dm(person))
        assert list(play.buttons(play.dm(person))) == []
    await play.anna.slash(play.channel, "uno start")
    lobby = play.channel.history()[-1]
    await play.click(play.ben, lobby, "join")
    await play.click(play.anna, lobby, "start")
    live = [m for m in play.dms(play.ben) if play.button(m, "card") is not None]
    assert len(live) == 1


async def test_a_wild_asks_for_its_colour_first(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "W B2 B3", "B1 G2 B3")
    await play.act(play.anna, "card", face("W"))
    assert await play.hand_of(0) == 3
    await play.act(play.anna, "card", f"{face('W')}.c2")
    assert await play.hand_of(0) == 2
    assert "Green" in play.text(play.board)


async def test_the_way_back_from_the_choice_of_a_colour(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "W B2 B3", "B1 G2 B3")
    await play.act(play.anna, "card", face("W"))
    await play.act(play.anna, "page", "")
    assert play.button(play.dm(play.anna), "card", face("W")) is not None


async def test_draw_and_pass(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "B1 B2", "B1 G2 B3", draw="R7 Y1 Y2")
    await play.act(play.anna, "draw")
    assert play.button(play.dm(play.anna), "card", face("R7")) is not None
    await play.act(play.anna, "pass")
    state = await play.state()
    assert isinstance(state.phase, Turn)
    assert state.phase.seat == 1


async def test_a_click_on_an_old_hand_changes_nothing_and_shows_the_fresh_one(
    play: Playing,
) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    old = play.button(play.dm(play.anna), "card", face("R2"))
    assert old is not None
    hand = play.dm(play.anna)
    await play.click(play.anna, hand, "card", face("R1"))
    await play.act(play.ben, "card", face("R4"))
    # A client that has not redrawn the message yet sends the old button.
    play.put_back(hand, old)
    await play.press(play.anna, hand, old["custom_id"])
    assert await play.hand_of(0) == 2
    assert "Somebody was faster" in play.text(hand)


async def test_strangers_are_told_privately(play: Playing) -> None:
    await play.game_of(play.ben)
    for verb in ("hand", "contra"):
        result = await play.click(play.cem, play.board, verb)
        assert result.ephemeral, verb


async def test_my_hand_shows_the_hand_only_to_its_player(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    result = await play.click(play.anna, play.board, "hand")
    assert result.ephemeral
    shown = result.response.message
    await play.click(play.anna, shown, "card", face("R1"))
    assert await play.hand_of(0) == 2
    assert "2 cards" in play.text(shown)


async def test_an_open_hand_follows_the_game(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    result = await play.click(play.ben, play.board, "hand")
    shown = result.response.message
    await play.act(play.anna, "card", face("R1"))
    assert "Your turn" in play.text(shown) or "your turn" in play.text(shown)


async def test_closed_direct_messages_are_reported_once_and_play_moves_to_the_channel(
    play: Playing,
) -> None:
    play.env.inject_error(
        "POST",
        f"/channels/{play.ben.user.dm_channel.id}/messages",
        status=403,
        code=50007,
        times=None,
    )
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    await play.act(play.anna, "card", face("R1"))
    said = [m for m in play.channel.history() if play.ben.mention in m.content]
    assert len(said) == 1
    result = await play.click(play.ben, play.board, "hand")
    await play.click(play.ben, result.response.message, "card", face("R4"))
    assert await play.hand_of(1) == 2


@pytest.mark.usefixtures("longer_pauses")
async def test_direct_messages_opened_too_fast_are_tried_again(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery, "PAUSE_OF_OPENINGS", 2 * recovery.PAUSE_OF_OPENINGS)
    play.env.inject_error("POST", "/users/@me/channels", status=400, code=40003, times=1)
    await play.game_of(play.ben)
    await play.env.advance_time(10)
    for person in (play.anna, play.ben):
        assert play.button(play.dm(person), "card") is not None


async def test_a_hand_of_36_different_cards_can_be_paged_and_played(play: Playing) -> None:
    await play.game_of(play.ben)
    light = "R1 R2 R3 R4 R6 R7 R8 R9 RS RR Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9 YS YR B1 B2 B3 B4 B6 B7 B8 B9"
    await play.lay("G5", f"{light} BS BR R+2 Y+2 B+2 G1 W W+4", "R4 B2 B3")
    hand = play.dm(play.anna)
    assert play.button(hand, "card", face("G1")) is not None
    await play.click(play.anna, hand, "page", "1")
    assert play.button(play.dm(play.anna), "card", face("G1")) is None
    await play.act(play.anna, "page", "0")
    await play.act(play.anna, "card", face("G1"))
    assert await play.hand_of(0) == 35


@pytest.mark.parametrize("opened", [False, True])
async def test_a_page_is_kept_with_its_message_when_others_play(
    play: Playing, opened: bool
) -> None:
    await play.game_of(play.ben, play.cem)
    long = " ".join(f"{colour}{rank}" for colour in "RYGB" for rank in range(1, 10))
    await play.lay("R5", "R0 B1 B2", long, "Y0 Y1 Y2")
    shown = play.dm(play.ben)
    if opened:
        shown = (await play.click(play.ben, play.board, "hand")).response.message
    await play.click(play.ben, shown, "page", "1")
    on_second_page = play.button(shown, "card", face("B9"))
    assert on_second_page is not None
    await play.act(play.anna, "draw")
    assert "Page 2 of 2" in [button["label"] for button in play.buttons(shown)]

    await play.click(play.ben, shown, "draw")
    assert "Page 1 of 2" in [button["label"] for button in play.buttons(shown)]


async def test_the_game_goes_on_after_a_restart(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    await play.act(play.anna, "card", face("R1"))
    await play.restart()
    await play.act(play.ben, "card", face("R4"))
    assert await play.hand_of(1) == 2
    assert "Red 4" in play.text(play.board)


async def test_what_was_stale_is_found_even_if_the_database_is_slow_to_answer(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.game_of(play.ben)
    play.bot.notifier.listen(None)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    stale_games = Delivery.stale_games
    faults = [OSError("not yet")]

    async def failing_once(delivery: Delivery) -> list[str]:
        if faults:
            raise faults.pop()
        return await stale_games(delivery)

    monkeypatch.setattr(Delivery, "stale_games", failing_once)
    await play.restart()
    await play.env.advance_time(3)
    assert "Red 5" in play.text(play.board)


async def test_a_round_to_its_end_and_the_next_one(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "card", face("R1"))
    assert isinstance((await play.state()).phase, RoundOver)
    board = play.channel.history()[-1]
    assert "17" in play.text(board)
    await play.click(play.ben, board, "next")
    assert (await play.state()).number == 2


async def test_leaving_and_stopping(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    question = await play.command(play.cem, "uno leave")
    assert "~~" not in play.text(play.board), "Cem leaves only after confirming"
    await play.click(play.cem, question, "leave")
    assert "~~" in play.text(play.board)
    refused = await play.command(play.cem, "uno stop")
    assert list(play.buttons(refused)) == []
    question = await play.command(play.anna, "uno stop")
    assert await play.bot.tables.games.in_channel(play.channel.id) is not None
    await play.click(play.anna, question, "stop")
    await play.click(play.ben, play.board, "vote", "stop.0.yes")
    assert await play.bot.tables.games.in_channel(play.channel.id) is None


async def test_who_is_asked_whether_to_leave_can_go_on_playing(play: Playing) -> None:
    await play.game_of(play.ben)
    question = await play.command(play.ben, "uno leave")
    await play.click(play.ben, question, "page", "")
    assert play.button(question, "card") is not None
    assert (await play.view(play.ben)).seat == 1


async def test_a_spectator_can_look_up_the_scores(play: Playing) -> None:
    await play.game_of(play.ben)
    announced = (await play.view()).hashes.commitment
    assert announced is not None
    assert announced[:16] not in play.text(play.board)
    page = (await play.look_up(play.cem, play.board, "scores")).response.message
    assert page.flags.ephemeral
    assert "Anna" in play.text(page)
    await play.click(play.cem, page, "more")
    assert announced[:16] not in play.text(page)
    await play.click(play.cem, page, "details")
    assert announced in play.text(page)


async def test_what_is_looked_up_is_a_page_of_the_hand_with_a_way_back(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.connecting.flood_limits.AT_ONCE", 100)
    await play.game_of(play.ben, mode="flip")
    hand = play.dm(play.anna)
    for verb in ("scores", "backs", "rules", "legend", "details"):
        await play.click(play.anna, hand, "more")
        await play.click(play.anna, hand, verb)
        assert play.button(hand, "card") is None
        await play.click(play.anna, hand, "more")
        await play.click(play.anna, hand, "page")
        assert play.button(hand, "card") is not None, (verb, play.text(hand))
    assert [message.id for message in play.dms(play.anna)] == [hand.id], (
        "no further message is sent"
    )


async def test_what_is_looked_up_beside_the_board_stays_while_others_play(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    for person in (play.ben, play.cem):
        page = (await play.look_up(person, play.board, "scores")).response.message
        await play.act(play.anna if person is play.ben else play.ben, "draw")
        assert play.button(page, "more") is not None, "the page has become a hand"


async def test_help_and_hand_by_command(play: Playing) -> None:
    assert (await play.cem.slash(play.channel, "uno help")).ephemeral
    assert (await play.cem.slash(play.channel, "uno hand")).ephemeral
    await play.game_of(play.ben, rules="stacking")
    assert "Stacking" in play.text(await play.command(play.ben, "uno rules"))
    hand = await play.command(play.ben, "uno hand")
    assert play.button(hand, "card") is not None


async def test_a_card_is_not_judged_by_a_view_from_before_the_change(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    hand = play.dm(play.anna)

    async def unasked(_games: Games, _game_id: str, user_id: int | None = None) -> None:
        assert user_id is None, "a view was loaded before the change"

    monkeypatch.setattr(Games, "view", unasked)
    await play.click(play.anna, hand, "card", face("R1"))
    monkeypatch.undo()
    assert await play.hand_of(0) == 2
