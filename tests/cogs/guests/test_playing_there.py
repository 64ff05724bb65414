"""A game in a group without the bot: its board, its hands, and the tokens by which they live."""

from __future__ import annotations

from bot.engine import Play
from bot.render.clicks.click_id import Verb
from bot.tables.playing import play
from playground.faults import Cause, Fault
from playground.people.person import texts

from ..playing import face
from .guest_table import GuestTable, private


async def test_hands_are_opened_privately_and_kept_fresh(guests: GuestTable) -> None:
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    annas, bens = await guests.hand(guests.anna), await guests.hand(guests.ben)
    assert (annas.visible_to, bens.visible_to) == (guests.anna.id, guests.ben.id)
    await guests.press(guests.anna, annas, Verb.CARD, face("R1"))
    assert "Red 1" in texts(guests.board)
    assert "Red 1" in texts(bens)
    assert "<#" not in texts(bens), "Discord links no channel of a group"
    await guests.press(guests.ben, bens, Verb.CARD, face("R4"))
    assert "Red 4" in texts(guests.board)
    assert len(guests.boards) == 1
    assert guests.counted() == []
    assert guests.anna.inbox() == guests.ben.inbox() == []


async def test_each_press_on_the_board_lets_it_live_on(guests: GuestTable) -> None:
    await guests.start(guests.ben)
    board = guests.board
    for person in (guests.anna, guests.ben, guests.anna):
        await guests.advance(13 * 60)
        await guests.press(person, board, Verb.HAND)
    await guests.lay("G5", "G1 R2 R3", "G4 B2 B3")
    assert "Green 5" in texts(board)
    assert guests.boards == [board]


async def test_a_board_without_a_token_is_posted_anew_by_a_press_on_a_hand(
    guests: GuestTable,
) -> None:
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    old = guests.board
    await guests.advance(10 * 60)
    hand = await guests.hand(guests.anna)
    await guests.advance(10 * 60)
    await guests.press(guests.anna, hand, Verb.CARD, face("R1"))
    assert len(guests.boards) == 2
    assert "Red 1" in texts(guests.board)
    assert "Red 1" not in texts(old)
    before = await guests.state(await guests.game())
    await guests.press(guests.ben, old, Verb.HAND)
    assert guests.boards == [guests.board] != [old]
    assert guests.board.id in str(old.components)
    assert await guests.state(await guests.game()) == before


async def test_a_board_that_is_posted_anew_quotes_no_hand(guests: GuestTable) -> None:
    """It stands as a reply to the message of its token; the newest token is of a hand."""
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    hand, old, world = await guests.hand(guests.anna), guests.board, guests.playground.world
    world.delete_messages([old])
    await guests.press(guests.anna, hand, Verb.CARD, face("R1"))
    assert guests.board is not old
    assert "Red 1" in texts(guests.board)
    quoted = world.messages[guests.board.reference_id or ""]
    assert quoted.visible_to is None


async def test_a_board_whose_answer_was_lost_goes_on_once_it_is_pressed(
    guests: GuestTable,
) -> None:
    """It stands there twice; what is pressed is applied once."""
    route = "/webhooks/{webhook_id}/{webhook_token}"
    guests.playground.faults.inject(Fault(Cause.ANSWER_LOST, "POST", route))
    await guests.start(guests.ben)
    lost = guests.board
    await guests.advance(10)
    assert guests.boards == [lost]
    await guests.command(guests.anna, "uno hand")
    newest = guests.board
    assert newest.id != lost.id
    await guests.press(guests.ben, newest, Verb.HAND)
    await guests.press(guests.ben, lost, Verb.HAND)
    assert guests.boards == [newest]


async def test_the_results_of_rounds_and_the_rematch(guests: GuestTable) -> None:
    await guests.start(guests.ben, rules="target=round")
    game = await guests.game()
    await guests.lay("R5", "R1", "R4 B2 B3")
    hand = await guests.hand(guests.anna)
    await guests.press(guests.anna, hand, Verb.CARD, face("R1"))
    result = guests.public()[-1]
    assert guests.has(result, Verb.REMATCH), texts(result)
    for verb in (Verb.SCORES, Verb.CHART, Verb.RECAP, Verb.LEADERBOARD, Verb.REPLAY):
        if guests.has(result, verb):
            shown = private(await guests.press(guests.ben, result, verb))
            assert shown.visible_to == guests.ben.id
    await guests.press(guests.ben, result, Verb.REMATCH)
    lobby = guests.lobby
    assert "Ben" in texts(lobby)
    await guests.press(guests.anna, lobby, Verb.JOIN)
    await guests.press(guests.ben, lobby, Verb.START)
    assert await guests.game() != game
    assert guests.counted() == []


async def test_a_turn_is_rung_by_a_mention_that_the_next_press_takes_away(
    guests: GuestTable,
) -> None:
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    annas = await guests.hand(guests.anna)
    await guests.press(guests.anna, annas, Verb.CARD, face("R1"))
    await guests.advance(75)
    assert guests.public()[-1].content.count(guests.ben.mention) == 1
    bens = await guests.hand(guests.ben)
    await guests.press(guests.ben, bens, Verb.CARD, face("R4"))
    assert not [m for m in guests.public() if guests.ben.mention in m.content]


async def test_without_a_token_the_clock_stands_until_the_next_press(guests: GuestTable) -> None:
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    game = await guests.game()
    hand = await guests.hand(guests.anna)
    await guests.press(guests.anna, hand, Verb.CARD, face("R1"))
    await guests.press(guests.ben, guests.board, Verb.MORE)
    before = (await guests.state(game)).hands
    guests.skip(15 * 60)
    await guests.advance(60)
    stood = await guests.stored(game)
    await guests.advance(20 * 60)
    assert await guests.stored(game) == stood, "nothing happens, and nothing is written"
    bens = await guests.hand(guests.ben)
    assert (await guests.state(game)).hands[1] == before[1]
    due = [d.due_at for d in (await guests.stored(game)).game.deadlines]
    assert all(20 <= (at - guests.now).total_seconds() <= 600 for at in due)
    await guests.press(guests.ben, bens, Verb.CARD, face("R4"))
    assert "Red 4" in texts(guests.board)


async def test_computer_players_wait_while_nobody_could_see_them(guests: GuestTable) -> None:
    await guests.command(guests.anna, "uno start")
    await guests.press(guests.anna, guests.lobby, Verb.ADD_COMPUTER)
    await guests.press(guests.anna, guests.lobby, Verb.START)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    game, hand = await guests.game(), await guests.hand(guests.anna)
    guests.skip(15 * 60)
    await guests.bot.tables.submit(game, int(guests.anna.id), play.act, Play(0, 1), None)
    await guests.advance(60)
    assert len((await guests.state(game)).hands[1]) == 3
    await guests.press(guests.anna, hand, Verb.CARD, face("R2"))
    await guests.advance(30)
    assert len((await guests.state(game)).hands[1]) != 3


async def test_hands_ask_once_for_a_press_on_the_board_before_it_is_out_of_reach(
    guests: GuestTable,
) -> None:
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3", draw="Y1")
    await guests.advance(5 * 60)
    hand = await guests.hand(guests.anna)
    assert "kind press" not in texts(hand)
    await guests.advance(8 * 60)
    assert texts(hand).count("kind press") == 1
    assert f"/{guests.board.id}" in texts(hand)
    await guests.press(guests.ben, guests.board, Verb.HAND)
    assert "kind press" not in texts(hand)


async def test_a_restart_loses_neither_the_board_nor_the_hands(guests: GuestTable) -> None:
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    annas, bens = await guests.hand(guests.anna), await guests.hand(guests.ben)
    await guests.advance(2)
    await guests.restart()
    await guests.press(guests.anna, annas, Verb.CARD, face("R1"))
    assert "Red 1" in texts(guests.board)
    assert "Red 1" in texts(bens)
    assert len(guests.boards) == 1
    assert guests.counted() == []
