"""What commands answer where the bot is no member, and how the help brings it elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import Texts
from bot.installation import person_link, server_link
from bot.place import BotDm, DmOfTwo, GroupDm, GuestChannel, Place, ServerChannel
from playground import Channel, Message, Playground, PlaygroundPerson
from playground.people.person import buttons, texts
from playground.state.guest_places import found_guest_guild, install, open_direct_messages
from tests.client.in_playground import online

T = Texts.load().get("en")
GUESTS = (GuestChannel, GroupDm, DmOfTwo)


def places(playground: Playground) -> dict[type[Place], Channel]:
    """Return a channel of each kind of place; Anna is in all of them, and has the bot installed."""
    world = playground.world
    anna, ben, cem = (world.user_named(name) for name in ("Anna", "Ben", "Cem"))
    world.allows_user_install = True
    install(world, anna)
    return {
        ServerChannel: world.guild_channels()[0],
        GuestChannel: world.guild_channels(found_guest_guild(world, ben))[0],
        GroupDm: open_direct_messages(world, [anna, ben, cem], is_group=True),
        DmOfTwo: open_direct_messages(world, [anna, ben], is_group=False),
        BotDm: world.open_dm(anna),
    }


async def answer(
    person: PlaygroundPerson, channel: Channel | None, line: str, **options: Any
) -> Message:
    """Return the answer to a command, once it says something."""
    used = await person.slash(line, channel, **options)

    def said(_: PlaygroundPerson) -> Message | None:
        return used.response if used.response is not None and texts(used.response) else None

    return await person.until(said)


async def answered(person: PlaygroundPerson, channel: Channel, line: str, **options: Any) -> str:
    """Return all texts of the answer to a command, with plain names for mentioned commands."""
    return plain(texts(await answer(person, channel, line, **options)))


def plain(text: str) -> str:
    """Return the text as before the ids of its commands are known."""
    return re.sub(r"</([a-z ]+):\d+>", r"`/\1`", text)


async def test_settings_say_what_to_do_where_there_are_none(tmp_path: Path) -> None:
    async with Playground() as playground:
        found = places(playground)
        async with online(playground, tmp_path):
            anna, bot_id = playground.people.anna, playground.world.bot.id
            told = {kind: await answered(anna, found[kind], "uno settings") for kind in found}
    assert "Settings of this server" in told.pop(ServerChannel)
    invite = T.format("settings-invite", link=server_link(bot_id))
    assert told.pop(GuestChannel).splitlines() == [T.format("settings-of-servers"), invite]
    assert set(told.values()) == {T.format("settings-of-servers")}


async def test_penalties_say_what_to_do_where_there_are_none(tmp_path: Path) -> None:
    async with Playground() as playground:
        found = places(playground)
        async with online(playground, tmp_path):
            anna, about = playground.people.anna, {"player": "1", "offence": "advice"}
            told = {k: await answered(anna, found[k], "uno penalty", **about) for k in found}
    assert told.pop(ServerChannel) == T.format("answer-no-game")
    assert told.pop(BotDm) == T.format("penalty-alone")
    assert set(told.values()) == {T.format("penalty-not-here")}


async def page_of_commands(person: PlaygroundPerson, channel: Channel) -> str:
    """Return the last page of the help, to which *Back* leads from the first."""
    shown = await answer(person, channel, "uno help")
    await person.click(shown, label=T.format("button-help-back"))
    await person.until(lambda _: "/uno hand" in texts(shown))
    return texts(shown)


async def test_the_help_names_commands_where_they_make_sense(tmp_path: Path) -> None:
    async with Playground() as playground:
        found = places(playground)
        async with online(playground, tmp_path):
            anna = playground.people.anna
            told = {kind: await page_of_commands(anna, found[kind]) for kind in found}
            ids = {c.name: c.id for c in playground.world.commands.values()}
    for kind, text in told.items():
        named = {name for name in ("penalty", "settings") if f"</uno {name}:{ids['uno']}>" in text}
        assert named == ({"penalty", "settings"} if kind is ServerChannel else set()), kind
        assert (f"</leaderboard:{ids['leaderboard']}>" in text) is (kind is not BotDm), kind
        assert f"</uno hand:{ids['uno']}>" in text
        assert ("Whoever has installed me has these" in text) is (kind in GUESTS), kind


@pytest.mark.parametrize("allows", [True, False], ids=["for people", "for servers"])
async def test_the_help_has_links_where_people_can_use_them(tmp_path: Path, allows: bool) -> None:
    async with Playground() as playground:
        playground.world.allows_user_install = allows
        async with online(playground, tmp_path):
            shown = await answer(playground.people.anna, None, "uno help")
            bot_id = playground.world.bot.id
    links = [button["url"] for button in buttons(shown) if "url" in button]
    assert links == ([server_link(bot_id), person_link(bot_id)] if allows else [])


async def test_what_the_operator_has_set_arrives(tmp_path: Path) -> None:
    async with Playground() as playground:
        found = places(playground)
        own = int(found[ServerChannel].guild_id or 0)
        limits = {"off": ("guests", "alone"), "forbidden_games": ("mercy",), "contact": "me@here"}
        async with online(playground, tmp_path, allowed_servers=frozenset({own + 1}), **limits):
            (uno,) = (each for each in playground.world.commands.values() if each.name == "uno")
            assert uno.definition["integration_types"] == [0]
            assert "mercy" not in str(uno.definition)
            anna = playground.people.anna
            own_places = (ServerChannel, BotDm)  # elsewhere Discord offers no command
            told = {kind: await answered(anna, found[kind], "uno start") for kind in own_places}
            assert r"me\@here" in await answered(anna, found[BotDm], "uno privacy")
    assert T.format("reason-other-server") in told[ServerChannel]
    assert told[BotDm] == T.format("reason-not-alone")
