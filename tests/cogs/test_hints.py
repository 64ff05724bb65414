"""Hints: allowed by the host, announced to the table, shown only to the player whose turn it is."""

from __future__ import annotations

from bot.engine.cards import parse_face

from .playing import Playing


async def _table(play: Playing, *, hints: bool) -> None:
    """Seat Anna and Ben at a table whose host allows hints or does not."""
    await play.anna.slash(play.channel, "uno start", mode="classic", rules="bluff=off")
    await play.click(play.ben, play.lobby, "join")
    if hints:
        page = (await play.click(play.anna, play.lobby, "options")).response.message
        assert play.chosen(page, "hints") == {"off"}
        await play.choose(play.anna, page, "hints", "on")
        assert play.chosen(page, "hints") == {"on"}


async def _hint(play: Playing, person: object) -> str:
    message = await play.command(person, "uno hint")  # pyright: ignore[reportArgumentType]
    assert message.flags.ephemeral
    return play.text(message)


async def test_a_hint_names_the_best_move_and_the_reason(play: Playing) -> None:
    await _table(play, hints=True)
    await play.click(play.anna, play.lobby, "start")
    await play.lay("R9", "RS R5", "B1 B2 B3")

    told = await _hint(play, play.anna)
    assert "Play 🔴 Red Skip. Call “UNO!” with it." in told
    assert "It gets you another turn." in told
    assert "rule of thumb" in told, "without a search process the hint is only an estimate"
    assert "B1" not in told
    assert "Blue" not in told


async def test_a_hint_is_only_for_the_player_whose_turn_it_is(play: Playing) -> None:
    await _table(play, hints=True)
    await play.click(play.anna, play.lobby, "start")
    await play.lay("R9", "RS R5", "B1 B2 B3")

    assert "whose turn it is" in await _hint(play, play.ben)
    assert "not in this game" in await _hint(play, play.cem)
    await play.lay("R9", "G5", "B1 B2 B3")
    assert "only one thing" in await _hint(play, play.anna)


async def test_everybody_is_told_that_hints_are_on(play: Playing) -> None:
    await _table(play, hints=True)
    assert "Hints are on" in play.text(play.lobby)
    await play.click(play.anna, play.lobby, "start")
    assert "Hints on, not rated" in play.text(play.board)


async def test_there_are_none_unless_the_host_allows_them(play: Playing) -> None:
    await _table(play, hints=False)
    assert "Hints" not in play.text(play.lobby)
    await play.click(play.anna, play.lobby, "start")
    await play.lay("R9", "RS R5", "B1 B2 B3")

    assert "Hints" not in play.text(play.board)
    assert "no hints at this table" in await _hint(play, play.anna)


async def test_a_colour_is_advised_where_one_is_to_be_named(play: Playing) -> None:
    await _table(play, hints=True)
    await play.click(play.anna, play.lobby, "start")
    await play.lay("R9", "W B1 B2 B5", "G1 G2 G3")

    assert parse_face("W") is not None
    assert "Wild → 🟦 Blue" in await _hint(play, play.anna)
