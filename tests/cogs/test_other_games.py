"""What Flip and Duo add, and the penalties that the host hands out."""

from __future__ import annotations

from bot.engine import Draft

from .playing import BRIGHT, Playing, face


async def test_the_draft_of_duo(play: Playing) -> None:
    await play.game_of(play.ben, mode="duo")
    people = (play.anna, play.ben)
    for turn in range(14):
        phase = (await play.state()).phase
        assert isinstance(phase, Draft)
        person = people[phase.seat]
        await play.act(person, ("keep", "discard")[turn % 2])
    assert [await play.hand_of(seat) for seat in range(2)] == [7, 7]


async def test_a_card_has_to_wait_until_the_draft_is_over(play: Playing) -> None:
    await play.game_of(play.ben, mode="duo")
    await play.act(play.anna, "keep")
    await play.act(play.ben, "keep")
    await play.act(play.anna, "card")
    assert "still being drafted: keep" in play.text(play.dm(play.anna))
    assert await play.hand_of(0) == 1


async def test_a_series_of_duo(play: Playing) -> None:
    await play.game_of(play.ben, mode="duo", rules="target=300")
    await play.lay("R5", "RR R1 R+2 B1 B2", "B4 B2 B3")
    hand = play.dm(play.anna)
    await play.click(play.anna, hand, "card", face("RR"))
    await play.click(play.anna, hand, "card", f"{face('RR')}.n3")
    await play.click(play.anna, hand, "card", f"{face('RR')}.n3.l{face('R+2')}")
    assert await play.hand_of(0) == 2
    assert play.button(play.dm(play.ben), "take") is not None


async def test_opened_backs_follow_the_game(play: Playing) -> None:
    await play.game_of(play.ben, mode="flip")
    draw = "Y1/O1 Y2/O2 Y3/O3"
    await play.lay("R9/P9", "RF/P1 B2/O2 B3/V3", "G1/T1 G2/T2 G3/T3", draw=draw)
    opened = (await play.click(play.cem, play.board, "backs")).response.message
    assert "Teal 1" in play.text(opened)
    hand = play.dm(play.anna)
    (flip,) = (b for b in play.buttons(hand) if ":card:" in b["custom_id"] and b["style"] in BRIGHT)
    await play.press(play.anna, hand, flip["custom_id"])
    assert "Green 1" in play.text(opened)
    assert "Teal 1" not in play.text(opened)


async def test_the_host_hands_out_a_penalty(play: Playing) -> None:
    await play.game_of(play.ben, rules="advice")
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    refused = await play.command(play.ben, "uno penalty", player="0", offence="advice")
    assert "Only the host" in play.text(refused)
    assert await play.hand_of(0) == 3

    await play.command(play.anna, "uno penalty", player="1", offence="advice")
    assert await play.hand_of(1) == 5
    assert "gave advice" in play.text(play.board)


async def test_a_penalty_that_cannot_be_is_explained(play: Playing) -> None:
    await play.game_of(play.ben)
    ben = (await play.view()).seats[1].name
    off = await play.command(play.anna, "uno penalty", player=ben, offence="sleep")
    assert "house rule for it is off" in play.text(off)
    nobody = await play.command(play.anna, "uno penalty", player="Zoe", offence="sleep")
    assert "not at this table (any more)" in play.text(nobody)


async def test_players_are_suggested_for_a_penalty(play: Playing) -> None:
    await play.game_of(play.ben)
    names = [seat.name for seat in (await play.view()).seats]
    choices = await play.anna.autocomplete(play.channel, "uno penalty", "player", names[1][:2])
    assert {"name": names[1], "value": "1"} in [
        {key: choice[key] for key in ("name", "value")} for choice in choices
    ]


async def test_a_call_on_an_older_hand_of_flip_is_in_time(play: Playing) -> None:
    """C14: until the last card it can be made; only the rules say when it is too late."""
    await play.game_of(play.ben, mode="flip")
    draw = "Y1/O1 Y2/O2 Y3/O3"
    await play.lay("R9/P9", "R1/P1 R2/P2", "R3/T1 R4/T2 G3/T3", draw=draw)
    hand = play.dm(play.anna)
    (first, *_others) = (b for b in play.buttons(hand) if ":card:" in b["custom_id"])
    await play.press(play.anna, hand, first["custom_id"])
    older = play.dm(play.anna)
    say = play.button(older, "say", "1")
    assert say is not None
    theirs = play.dm(play.ben)
    (card, *_others) = (b for b in play.buttons(theirs) if ":card:" in b["custom_id"])
    await play.press(play.ben, theirs, card["custom_id"])
    play.put_back(older, say)
    await play.press(play.anna, older, say["custom_id"])
    assert "faster" not in play.text(play.dm(play.anna))
    await play.click(play.ben, play.board, "contra")
    assert await play.hand_of(0) == 1
