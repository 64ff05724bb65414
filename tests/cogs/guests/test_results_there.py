"""Results, statistics and posts of a group without the bot."""

from __future__ import annotations

import pytest

from bot.render.clicks.click_id import Click, Verb
from bot.tables.seating.lobby import add_computer
from playground.people.person import buttons, texts
from playground.protocol.permissions import Overwrite, Permission

from ..playing import face
from .guest_table import GuestTable, private


async def finished(guests: GuestTable) -> None:
    """Let Anna win a match of one round against Ben."""
    await guests.start(guests.ben, rules="target=round")
    await guests.lay("R5", "R1", "R4 B2 B3")
    hand = await guests.hand(guests.anna)
    await guests.press(guests.anna, hand, Verb.CARD, face("R1"))
    while await guests.bot.tables.tally.tally_some():
        pass


@pytest.mark.parametrize("together", [False, True])
async def test_rounds_of_one_person_alone_leave_no_results_behind(
    guests: GuestTable, together: bool
) -> None:
    lobby = (await guests.command(guests.anna, "uno start")).response
    assert lobby is not None
    if together:
        await guests.press(guests.ben, lobby, Verb.JOIN)
    else:
        await guests.bot.tables.submit(
            await guests.game(), int(guests.anna.id), add_computer, "easy"
        )
        await guests.quiet()
    await guests.press(guests.anna, lobby, Verb.START)
    before = len(guests.public())
    await guests.lay("R5", "R1", "R4 B2 B3")
    await guests.press(guests.anna, await guests.hand(guests.anna), Verb.CARD, face("R1"))
    guests.skip(10)
    await guests.press(guests.anna, guests.public()[-1], Verb.NEXT)
    assert len(guests.boards) == 1
    assert len(guests.public()) - before == together


async def test_the_group_has_a_leaderboard_of_its_own(guests: GuestTable) -> None:
    await finished(guests)
    board = (await guests.command(guests.anna, "leaderboard")).response
    assert board is not None
    guests.go_to("pair")
    elsewhere = (await guests.command(guests.anna, "leaderboard")).response
    assert elsewhere is not None
    assert "This chat" in texts(board)
    assert "Ben" in texts(board)
    assert "Ben" not in texts(elsewhere)


async def test_statistics_recap_and_replay_are_shown_there(guests: GuestTable) -> None:
    await finished(guests)
    for command in ("uno recap", "uno replay", "uno verify", "uno stats"):
        shown = (await guests.command(guests.anna, command)).response
        assert shown is not None
        assert shown.visible_to == guests.anna.id
        assert "server" not in texts(shown).lower(), command


async def test_people_without_the_app_are_sent_to_no_command_of_theirs(guests: GuestTable) -> None:
    """Ben has not installed the bot, so he finds none of its commands in the group."""
    await guests.start(guests.ben, rules="target=round")
    game = await guests.game()
    await guests.lay("R5", "R1", "R4 B2 B3")
    hand = await guests.hand(guests.ben)
    assert "“More” › “Rules” › “Help” has the rest" in texts(hand)
    more = private(await guests.press(guests.ben, guests.board, Verb.MORE))
    await guests.press(guests.ben, more, Verb.RULES)
    assert guests.has(more, Verb.HELP)
    await guests.press(guests.anna, await guests.hand(guests.anna), Verb.CARD, face("R1"))
    result = guests.public()[-1]
    button = next(each for each in buttons(result) if each.get("custom_id"))
    for verb in (Verb.DRAW, Verb.JOIN, Verb.OPTIONS):
        button.update(custom_id=str(Click(game, 1, verb, "")), disabled=False)
        refused = private(await guests.press(guests.ben, result, verb))
        assert "Whoever has installed me opens a new one" in texts(refused)


async def test_a_recap_is_posted_for_everybody_by_a_press(guests: GuestTable) -> None:
    await finished(guests)
    recap = (await guests.command(guests.anna, "uno recap")).response
    assert recap is not None
    posted = await guests.press(guests.anna, recap, Verb.RECAP)
    assert posted.response is not None
    assert posted.response.visible_to is None
    assert guests.counted() == []


async def test_a_recap_that_only_one_person_would_see_is_not_posted(guests: GuestTable) -> None:
    guests.go_to("server")
    await finished(guests)
    recap = (await guests.command(guests.anna, "uno recap")).response
    channel = guests.channel
    assert recap is not None
    assert channel.guild_id is not None
    channel.overwrites[channel.guild_id] = Overwrite(deny=Permission.USE_EXTERNAL_APPS)
    refused = (await guests.press(guests.anna, recap, Verb.RECAP)).response
    assert refused is not None
    assert "Use External Apps" in texts(refused)
    channel.overwrites.clear()
    posted = (await guests.press(guests.anna, recap, Verb.RECAP)).response
    assert posted is not None
    assert posted.visible_to is None


@pytest.mark.parametrize("language", ["de", "en-US", "es-ES", "fr", "pt-BR"])
async def test_of_rounds_that_a_group_has_not_played_no_server_is_named(
    guests: GuestTable, language: str
) -> None:
    guests.anna.speak(language)
    for command, number in (("uno replay", 1), ("uno replay", 7), ("uno verify", 1)):
        answered = (await guests.command(guests.anna, command, number=number)).response
        assert answered is not None
        assert "serv" not in texts(answered).lower(), (command, number)


async def test_what_a_group_has_played_is_posted_in_no_other_place(guests: GuestTable) -> None:
    """Anna asks in her messages with the bot. No server is named: there is none."""
    await guests.start(guests.ben, rules="target=round")
    game = await guests.game()
    await guests.lay("R5", "R1", "R4 B2 B3")
    await guests.press(guests.anna, await guests.hand(guests.anna), Verb.CARD, face("R1"))
    guests.channel = guests.playground.world.open_dm(guests.anna.user)
    for command in ("uno replay", "uno verify"):
        told = (await guests.command(guests.anna, command)).response
        assert told is not None
        assert "stay where they were played" in texts(told)
    page = (await guests.command(guests.anna, "uno help")).response
    assert page is not None
    button = next(each for each in buttons(page) if each.get("custom_id"))
    button.update(custom_id=str(Click(game, 0, Verb.RECAP, "match.post")), disabled=False)
    refused = private(await guests.press(guests.anna, page, Verb.RECAP))
    assert "where it was played. Open it there" in texts(refused)
