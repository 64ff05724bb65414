"""A player who is away, as the channel and the player see it."""

from __future__ import annotations

from .playing import Playing


async def pass_by(play: Playing, seconds: float) -> None:
    """Advance the time and carry out what falls due."""
    await play.env.advance_time(seconds)
    with play.env._bot_scope():
        await play.bot.tables.scheduler.meet_due()
    await play.env.settle()


async def away(play: Playing) -> None:
    """Anna misses her turn, Ben draws, and Anna misses the next one as well."""
    await play.lay("R5", "B1 B2 B3", "B4 B6 B7", draw="Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8")
    await pass_by(play, 91)
    await play.act(play.ben, "draw")
    await pass_by(play, 46)


async def test_the_board_says_that_the_time_was_up_and_who_is_away(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "B1 B2 B3", "B4 B6 B7")
    until = (await play.view()).clock.due_at
    assert until is not None
    assert f"Time is up <t:{int(until.timestamp())}:R>" in play.text(play.board)
    await away(play)
    shown = play.text(play.board)
    assert "⏰ Time was up! Anna draws" in shown
    assert "Anna 👑 💤" in shown


async def test_who_was_away_presses_one_button_in_the_hand(play: Playing) -> None:
    await play.game_of(play.ben)
    await away(play)
    assert "so the computer plays for you" in play.text(play.dm(play.anna))
    await play.act(play.anna, "return")
    assert "so the computer plays for you" not in play.text(play.dm(play.anna))
    assert "💤" not in play.text(play.board).split("•")[0]
    assert play.button(play.board, "return") is None


async def test_a_majority_lets_the_computer_play_for_who_misses_a_turn(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    await play.lay("R5", "B1 B2 B3", "B4 B6 B7", "G1 G2 G3")
    await play.act(play.anna, "draw")
    await pass_by(play, 91)
    await play.click(play.cem, play.board, "handover", "1")
    assert not (await play.view()).seats[1].is_away
    for shown in (play.board, play.dm(play.anna)):
        assert "It plays at the level medium, and what it does counts." in play.text(shown)
    await play.click(play.anna, play.dm(play.anna), "vote", "handover.1.yes")
    assert (await play.view()).seats[1].is_away
    assert play.button(play.board, "handover", "1") is None
    assert "For it: Cem and Anna." in play.text(play.board)


async def test_a_paused_table_says_so_and_goes_on_with_one_click(play: Playing) -> None:
    await play.game_of(play.ben)
    await away(play)
    for _ in range(12):
        if not (await play.view()).clock.paused:
            await pass_by(play, 46)
    assert (await play.view()).clock.paused
    assert "⏸️" in play.text(play.board)
    requests = len(play.env.http_requests)
    await pass_by(play, 3600)
    assert len(play.env.http_requests) == requests
    await play.click(play.ben, play.board, "return")
    assert "⏸️" not in play.text(play.board)
