"""The host arranges the game before the deal, by clicks alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import Mode, written_options
from bot.tables import SeatView
from bot.views.table_values import Status

from ..playing import Playing, face
from ..test_followed_languages import speak

pytestmark = pytest.mark.usefixtures("many_clicks")


async def options_page(play: Playing, tab: str = "game") -> Any:
    """Anna opens a table and then the page with its options; return that page."""
    await play.anna.slash(play.channel, "uno start")
    result = await play.click(play.anna, play.lobby, "options")
    assert result.ephemeral
    page = result.response.message
    if tab != "game":
        await play.click(play.anna, page, "options", tab)
    return page


async def seats(play: Playing) -> tuple[SeatView, ...]:
    return (await play.view()).seats


async def test_five_rules_and_one_conflict_solved(play: Playing) -> None:
    page = await options_page(play, "rules")
    await play.choose(play.anna, page, "family.drawing", "stacking", "bluff", "voluntary_draw")
    await play.choose(play.anna, page, "family.jumping", "doubles", "jump_in")
    await play.choose(play.anna, page, "family.penalties", "wrong_card")
    await play.choose(play.anna, page, "family.playing", "partner", "seven_o")
    options = (await play.view()).options
    assert (options.stacking, options.doubles, options.jump_in) == (True, True, True)
    assert (options.wrong_card, options.partner, options.seven_o) == (True, True, True)
    assert not options.last_card_draws

    # Teams and Play on exclude each other (K2): the earlier choice stays, one click resolves it.
    await play.choose(play.anna, page, "family.playing", "partner", "seven_o", "play_on")
    shown = [p for p in play.components(page) if p["type"] in (3, 10)]
    menu = next(n for n, p in enumerate(shown) if "family.playing" in p.get("custom_id", ""))
    told = shown[menu + 1]["content"]
    assert "“Play on” and “Partners” do not go together" in told, (
        "the conflict is shown where the player clicked"
    )
    assert play.chosen(page, "family.playing") == {"partner", "seven_o"}
    await play.click(play.anna, page, "choose", "instead.play_on")
    options = (await play.view()).options
    assert (options.partner, options.play_on, options.seven_o) == (False, True, True)
    assert "do not go together" not in play.text(page)
    assert play.chosen(page, "family.jumping") == {"doubles", "jump_in"}
    assert "Doubles · Jump-in" in play.text(play.lobby)

    await play.click(play.ben, play.lobby, "join")
    await play.click(play.anna, play.lobby, "start")
    assert (await play.state()).rules.options == options


async def test_a_rule_that_another_contains_stays_and_says_so(play: Playing) -> None:
    page = await options_page(play, "rules")
    await play.choose(play.anna, page, "family.jumping", "jump_in_wild")
    assert play.chosen(page, "family.jumping") == {"jump_in", "jump_in_wild"}
    await play.choose(play.anna, page, "family.jumping", "jump_in_wild")
    assert "“Jump-in” is part of “Jump-in with wilds”" in play.text(page)
    await play.choose(play.anna, page, "family.jumping")
    assert play.chosen(page, "family.jumping") == set()


async def test_another_game_drops_what_it_does_not_take(play: Playing) -> None:
    page = await options_page(play)
    await play.choose(play.anna, page, "preset", "wild")
    assert play.chosen(page, "preset") == {"wild"}
    await play.choose(play.anna, page, "mode", "duo")
    options = (await play.view()).options
    assert (options.mode, options.stacking, options.endless_draw) == (Mode.DUO, False, True)
    assert "Duo does not have these" in play.text(page)
    assert "Duo" in play.text(play.lobby)


async def test_too_many_people_for_a_game_are_refused(play: Playing) -> None:
    page = await options_page(play)
    for person in (play.ben, play.cem):
        await play.click(person, play.lobby, "join")
    await play.choose(play.anna, page, "mode", "duo")
    assert "exactly 2 players" in play.text(page)
    assert (await play.view()).options.mode is Mode.CLASSIC


async def test_target_and_turn_time(play: Playing) -> None:
    page = await options_page(play)
    await play.choose(play.anna, page, "target", "200")
    await play.choose(play.anna, page, "time", "180")
    view = await play.view()
    assert (view.options.target, view.game.turn_seconds) == (200, 180)
    await play.choose(play.anna, page, "target", "round")
    await play.choose(play.anna, page, "time", "off")
    view = await play.view()
    assert (view.options.target, view.game.turn_seconds) == (None, None)


async def test_three_rounds_of_five_cards_in_four_presses(play: Playing) -> None:
    """X15, X16: from the lobby to the deal."""
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.ben, play.lobby, "join")
    page = (await play.click(play.anna, play.lobby, "options")).response.message
    await play.choose(play.anna, page, "target", "rounds=3")
    await play.choose(play.anna, page, "cards", "5")
    await play.click(play.anna, page, "start")
    view = await play.view()
    assert dict(written_options(view.options)) == {"rounds": "3", "hand_size": "5"}
    assert view.game.status is Status.LIVE


async def test_a_number_of_rounds_in_place_of_a_target(play: Playing) -> None:
    """X15a: the first page offers one or the other; the rules also take both."""
    page = await options_page(play, "rules")
    await play.choose(play.anna, page, "family.scoring", "rounds")
    await play.click(play.anna, page, "options", "game")
    assert play.chosen(page, "target") == {"rounds=5"}
    assert "5 rounds" in play.text(play.lobby)
    await play.choose(play.anna, page, "target", "300")
    assert dict(written_options((await play.view()).options)) == {"target": "300"}
    assert play.chosen(page, "target") == {"300"}
    await play.click(play.anna, page, "options", "rules")
    await play.choose(play.anna, page, "value", "rounds", verb="options")
    await play.choose(play.anna, page, "value.rounds", "7")
    await play.click(play.anna, page, "options", "game")
    both = {"target": "300", "rounds": "7"}
    assert dict(written_options((await play.view()).options)) == both
    await play.choose(play.anna, page, "target", "round")
    assert dict(written_options((await play.view()).options)) == {"target": "round"}


async def test_a_single_round_beside_rounds_is_refused_with_a_way_out(play: Playing) -> None:
    """K2"""
    page = await options_page(play, "line")
    window = await play.click(play.anna, page, "form", "line")
    await play.anna.submit_modal(window, {"line": "rounds=5, target=round"})
    told = play.text(page)
    assert "“Rounds” and a single round as the “Target” contradict" in told
    assert "Until then “5 rounds” stays" in told
    assert dict(written_options((await play.view()).options)) == {"rounds": "5"}
    await play.click(play.anna, page, "choose", "instead.target.round")
    assert dict(written_options((await play.view()).options)) == {"target": "round"}


async def test_another_target_is_typed(play: Playing) -> None:
    page = await options_page(play)
    for typed, target in (("750 ", 750), ("333", 333), ("0", 333), ("soon", 333), ("round", None)):
        window = await play.choose(play.anna, page, "target", "other")
        await play.anna.submit_modal(window, {"target": typed})
        assert (await play.view()).options.target == target, typed


async def test_a_table_chooses_its_gesture_or_writes_its_own(play: Playing) -> None:
    page = await options_page(play, "rules")
    await play.choose(play.anna, page, "value", "action_uno", verb="options")
    await play.choose(play.anna, page, "gesture.all", "3")
    await play.choose(play.anna, page, "does", "salute")
    assert (await play.view()).game.gesture == "salute"
    window = await play.choose(play.anna, page, "does", "other")
    await play.anna.submit_modal(window, {"gesture": "**Moo** the cow"})
    await play.click(play.ben, play.lobby, "join")
    await play.click(play.anna, play.lobby, "start")
    await play.lay("R5", "R3 B1 B2", "B4 B5 B6")
    await play.act(play.anna, "card", face("R3"))
    for message in (play.board, play.dm(play.ben)):
        button = play.button(message, "gesture")
        assert button is not None
        assert button["label"] == "**Moo** the cow!"
    assert "\\*\\*Moo\\*\\* the cow!" in play.text(play.board)


async def test_values_in_words_and_in_two_steps(play: Playing) -> None:
    page = await options_page(play, "rules")
    await play.choose(play.anna, page, "value", "catch_window", verb="options")
    await play.choose(play.anna, page, "value.catch_window", "last_card")
    await play.click(play.anna, page, "options", "rules")
    await play.choose(play.anna, page, "value", "action_uno", verb="options")
    await play.choose(play.anna, page, "gesture.all", "3", "7")
    await play.choose(play.anna, page, "gesture.self", "5", "7")
    assert "on 3 everybody" in play.text(page)
    await play.click(play.anna, page, "options", "rules")
    await play.choose(play.anna, page, "value", "complement", verb="options")
    await play.choose(play.anna, page, "value.complement", "+2", verb="options")
    await play.choose(play.anna, page, "value.complement", "B+2")
    options = (await play.view()).options
    assert options.catch_window == "last_card"
    assert options.action_uno == ((3, True), (5, False), (7, False))
    assert options.complement == "B+2"
    await play.choose(play.anna, page, "value.complement", "off", verb="options")
    assert (await play.view()).options.complement is None


async def test_computer_players_of_every_level(play: Playing) -> None:
    page = await options_page(play, "people")
    for level in ("easy", "hard"):
        await play.choose(play.anna, page, "add", level)
    assert [seat.level for seat in await seats(play)] == [None, "easy", "hard"]
    ada, emmy = (seat.key for seat in (await seats(play))[1:])
    await play.choose(play.anna, page, "seat", ada, verb="options")
    await play.choose(play.anna, page, f"level.{ada}", "easy")
    assert [seat.level for seat in await seats(play)] == [None, "easy", "hard"]
    await play.click(play.anna, page, "choose", f"remove.{ada}")
    assert [seat.key for seat in await seats(play)] == [str(play.anna.id), emmy]


async def test_somebody_is_removed_and_another_is_host(play: Playing) -> None:
    page = await options_page(play, "people")
    for person in (play.ben, play.cem):
        await play.click(person, play.lobby, "join")
    await play.click(play.anna, page, "options", "people")
    await play.choose(play.anna, page, "seat", str(play.ben.id), verb="options")
    await play.click(play.anna, page, "choose", f"remove.{play.ben.id}")
    assert [seat.name for seat in await seats(play)] == ["Anna", "Cem"]
    await play.choose(play.anna, page, "seat", str(play.cem.id), verb="options")
    await play.click(play.anna, page, "choose", f"host.{play.cem.id}")
    assert (await play.view()).game.host_id == play.cem.id
    assert list(play.buttons(page)) == []
    assert (await play.click(play.cem, play.lobby, "options")).ephemeral


async def test_who_is_removed_by_the_host_is_told_so_in_their_language(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, play.ben, "de")
    page = await options_page(play, "people")
    await play.click(play.ben, play.lobby, "join")
    await play.click(play.anna, play.lobby, "bot")
    (ada,) = [seat.key for seat in await seats(play) if seat.is_computer]
    for key in (str(play.ben.id), ada):
        await play.click(play.anna, page, "options", "people")
        await play.choose(play.anna, page, "seat", key, verb="options")
        await play.click(play.anna, page, "choose", f"remove.{key}")
    (told,) = play.dms(play.ben)
    assert "Anna hat dich vor dem Austeilen vom Tisch genommen" in play.text(told)
    assert play.lobby.jump_url in play.text(told)


async def test_somebody_who_is_gone_is_not_confused_with_another(play: Playing) -> None:
    page = await options_page(play, "people")
    for person in (play.ben, play.cem):
        await play.click(person, play.lobby, "join")
    await play.click(play.anna, page, "options", "people")
    await play.choose(play.anna, page, "seat", str(play.ben.id), verb="options")
    await play.click(play.ben, play.lobby, "leave")
    await play.click(play.anna, page, "choose", f"remove.{play.ben.id}")
    assert [seat.name for seat in await seats(play)] == ["Anna", "Cem"]
    assert "empty by now" in play.text(page)


async def test_teams_are_chosen_in_the_lobby(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start", rules="partner")
    for person in (play.ben, play.cem):
        await play.click(person, play.lobby, "join")
    assert "4, 6, 8 or 10" in play.text(play.lobby)
    await play.click(play.anna, play.lobby, "bot")
    assert "4, 6, 8 or 10" not in play.text(play.lobby)
    result = await play.click(play.ben, play.lobby, "teams")
    page = result.response.message
    assert "Anna & Cem" in play.text(page)
    await play.choose(play.ben, page, f"mate.{play.ben.id}", str(play.anna.id))
    assert "Ben & Anna" in play.text(page)
    names = [seat.name for seat in await seats(play)]
    assert abs(names.index("Anna") - names.index("Ben")) == 2
    # Only the host decides on the teams of other players.
    view = await play.view()
    custom_id = f"u:{view.game.id}:{view.game.version}:choose:mate.{play.cem.id}"
    play.put_back(page, {"type": 2, "style": 2, "label": "forged", "custom_id": custom_id})
    await play.press(play.ben, page, custom_id)
    assert [seat.name for seat in await seats(play)] == names


async def test_a_line_of_rules_is_pasted(play: Playing) -> None:
    page = await options_page(play, "line")
    window = await play.click(play.anna, page, "form", "line")
    await play.anna.submit_modal(
        window, {"line": "mode=flip, Stacking, target=200, partner, play_on"}
    )
    options = (await play.view()).options
    assert (options.mode, options.stacking, options.target) == (Mode.FLIP, True, 200)
    assert (options.partner, options.play_on) == (True, False)
    assert "do not go together" in play.text(page)
    assert "mode=flip, target=200, stacking, partner" in play.text(page)
    window = await play.click(play.anna, page, "form", "line")
    await play.anna.submit_modal(window, {"line": "stackin"})
    assert "Did you mean “Stacking”" in play.text(page)
    assert (await play.view()).options == options


async def test_favourites_are_kept_taken_and_forgotten(play: Playing) -> None:
    page = await options_page(play)
    await play.choose(play.anna, page, "preset", "wild")
    wild = (await play.view()).options
    await play.click(play.anna, page, "options", "line")
    for name, told in (
        ("Wild round", "one that no ready-made set of rules has"),
        ("Friday", "✅ Saved as “Friday”"),
    ):
        window = await play.click(play.anna, page, "form", "favourite")
        await play.anna.submit_modal(window, {"favourite": name})
        assert told in play.text(page)
    await play.click(play.anna, page, "options", "game")
    await play.choose(play.anna, page, "preset", "classic")
    await play.choose(play.anna, page, "preset", "my:Friday")
    assert (await play.view()).options == wild
    await play.click(play.anna, page, "options", "line")
    await play.choose(play.anna, page, "forget", "Friday")
    assert "⚠️" not in play.text(page), "nothing was left out"
    assert "forgotten" in play.text(page)
    assert play.menu(page, "choose", "forget") is None


async def test_the_game_is_started_from_its_options(play: Playing) -> None:
    page = await options_page(play, "game")
    assert play.button(page, "start") is None, "one cannot play alone"
    await play.click(play.ben, play.lobby, "join")
    await play.click(play.anna, page, "options", "game")
    await play.click(play.anna, page, "start")
    assert play.button(page, "card") is not None, "the page becomes the player's hand"
    assert (await play.state()).number == 1
