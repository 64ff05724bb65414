"""InteractionRegistry: every way to answer them, and every way to get that wrong."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import app_commands

from playground import ManualClock, NotAllowedError, Playground
from playground.people.person import texts
from tests.playground.conftest import Api, Bot, Connect, bot_with, soon


async def test_a_deferred_answer_is_filled_by_an_edit(
    playground: Playground, connect: Connect
) -> None:
    thought = asyncio.Event()

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await thought.wait()
        await interaction.edit_original_response(content="Here")

    await connect(bot_with(answer))
    anna = playground.people.anna
    message = (await anna.slash("go")).response
    assert message is not None
    assert message.is_loading
    assert message.visible_to == anna.id
    thought.set()
    await playground.until(lambda: texts(message) == "Here")
    assert not message.is_loading
    assert message.ephemeral


async def test_the_first_follow_up_takes_the_place_of_thinking(
    playground: Playground, connect: Connect
) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("first")
        second = await interaction.followup.send("second", ephemeral=True, wait=True)
        await second.edit(content="second, edited")

    await connect(bot_with(answer))
    anna, ben = playground.people.anna, playground.people.ben
    await anna.slash("go")
    await playground.until(lambda: texts(anna.last()) == "second, edited")
    assert [texts(message) for message in anna.messages()] == ["first", "second, edited"]
    assert [texts(message) for message in ben.messages()] == ["first"]


@pytest.mark.parametrize("acknowledged", [False, True])
async def test_in_a_channel_that_is_gone_nothing_can_be_answered(
    playground: Playground, connect: Connect, acknowledged: bool
) -> None:
    answered: asyncio.Future[discord.NotFound] = asyncio.get_running_loop().create_future()

    async def answer(interaction: discord.Interaction) -> None:
        if acknowledged:
            await interaction.response.defer()
        playground.world.delete_channel(playground.world.channels[str(interaction.channel_id)])
        say = interaction.followup.send if acknowledged else interaction.response.send_message
        with pytest.raises(discord.NotFound) as refused:
            await say("Here")
        answered.set_result(refused.value)

    await connect(bot_with(answer))
    asking = asyncio.create_task(playground.people.anna.slash("go"))
    assert (await soon(answered)).code == 10003
    asking.cancel()


async def test_the_answer_can_be_fetched_edited_and_deleted_by_token(
    playground: Playground, connect: Connect
) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        original = await interaction.original_response()
        await original.edit(content=original.content + " two")
        fetched = await interaction.followup.fetch_message(original.id)
        await interaction.followup.send(f"was {fetched.content}")
        await interaction.delete_original_response()

    await connect(bot_with(answer))
    anna = playground.people.anna
    await anna.slash("go")
    await playground.until(lambda: [texts(m) for m in anna.messages()] == ["was one two"])


async def test_the_callback_response_names_the_message(
    playground: Playground, connect: Connect
) -> None:
    got: asyncio.Future[discord.InteractionCallbackResponse] = asyncio.Future()

    async def answer(interaction: discord.Interaction) -> None:
        got.set_result(await interaction.response.send_message("hi", ephemeral=True))

    await connect(bot_with(answer))
    interaction = await playground.people.anna.slash("go")
    response = await soon(got)
    assert interaction.response is not None
    assert response.message_id == int(interaction.response.id)
    assert response.is_ephemeral()
    assert isinstance(response.resource, discord.InteractionMessage)
    assert response.resource.content == "hi"


async def test_a_second_answer_is_refused_with_40060(
    playground: Playground, connect: Connect, api: Api
) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once")

    await connect(bot_with(answer))
    interaction = await playground.people.anna.slash("go")
    again = await api(
        "POST",
        f"/interactions/{interaction.id}/{interaction.token}/callback",
        {"type": 4, "data": {"content": "twice"}},
    )
    assert (again.status, again.code) == (400, 40060)
    assert again.body["message"] == "Interaction has already been acknowledged."


async def test_an_answer_after_three_seconds_is_refused_with_10062(
    playground: Playground, connect: Connect, clock: ManualClock
) -> None:
    waiting = asyncio.Event()
    refused: asyncio.Future[int] = asyncio.Future()

    async def answer(interaction: discord.Interaction) -> None:
        await waiting.wait()
        try:
            await interaction.response.send_message("late")
        except discord.NotFound as error:
            refused.set_result(error.code)

    await connect(bot_with(answer))
    anna = playground.people.anna
    going = asyncio.create_task(anna.slash("go"))
    await asyncio.sleep(0)
    clock.advance(3.1)
    interaction = await soon(going)
    assert interaction.failed
    waiting.set()
    assert await soon(refused) == 10062
    assert anna.messages() == []


async def test_an_unknown_interaction_is_10062(api: Api) -> None:
    answer = await api("POST", "/interactions/1/nonsense/callback", {"type": 5})
    assert (answer.status, answer.code) == (404, 10062)


async def test_with_no_bot_in_reach_an_interaction_fails_at_once(
    playground: Playground, connect: Connect, clock: ManualClock
) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("never")

    bot = await connect(bot_with(answer))
    await bot.close()
    await playground.until(lambda: not playground.online)
    clock.advance(5 * 60)
    interaction = await playground.people.anna.slash("go")
    assert interaction.failed


async def test_a_token_works_for_fifteen_minutes(
    playground: Playground, connect: Connect, clock: ManualClock, api: Api
) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hi")

    await connect(bot_with(answer))
    interaction = await playground.people.anna.slash("go")
    original = f"/webhooks/{playground.world.bot.id}/{interaction.token}/messages/@original"
    clock.advance(14 * 60)
    assert (await api("PATCH", original, {"content": "still"})).status == 200
    clock.advance(2 * 60)
    late = await api("PATCH", original, {"content": "late"})
    assert (late.status, late.code) == (401, 50027)


async def test_a_token_cannot_be_used_before_the_answer(
    playground: Playground, connect: Connect, api: Api
) -> None:
    answered = asyncio.Event()
    refused: list[int] = []

    async def answer(interaction: discord.Interaction) -> None:
        try:
            await interaction.followup.send("too soon")
        except discord.NotFound as error:
            refused.append(error.code)
        await interaction.response.send_message("now")
        answered.set()

    await connect(bot_with(answer))
    await playground.people.anna.slash("go")
    await soon(answered.wait())
    assert refused == [10015]


async def test_a_select_brings_its_values(playground: Playground, connect: Connect) -> None:
    got: list[list[str]] = []

    class Colours(discord.ui.View):
        @discord.ui.select(
            custom_id="colour",
            max_values=2,
            options=[discord.SelectOption(label=c) for c in ("red", "green", "blue")],
        )
        async def chosen(
            self, interaction: discord.Interaction, select: discord.ui.Select[Colours]
        ) -> None:
            got.append(select.values)
            await interaction.response.defer()
            await interaction.edit_original_response(content=", ".join(select.values), view=None)

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Which?", view=Colours())

    await connect(bot_with(answer))
    anna = playground.people.anna
    message = (await anna.slash("go")).response
    assert message is not None
    with pytest.raises(NotAllowedError, match="not offered"):
        await anna.select(message, "yellow")
    with pytest.raises(NotAllowedError, match="1 to 2"):
        await anna.select(message, ["red", "green", "blue"])
    await anna.select(message, ["red", "blue"])
    await playground.until(lambda: texts(message) == "red, blue")
    assert got == [["red", "blue"]]
    with pytest.raises(NotAllowedError, match="no such button or select"):
        await anna.select(message, "red", "colour")


async def test_a_user_select_resolves_people(playground: Playground, connect: Connect) -> None:
    got: list[int] = []

    class Who(discord.ui.View):
        @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who")
        async def chosen(
            self, interaction: discord.Interaction, select: discord.ui.UserSelect[Who]
        ) -> None:
            got.extend(user.id for user in select.values)
            await interaction.response.edit_message(content=select.values[0].display_name)

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Who?", view=Who())

    await connect(bot_with(answer))
    people = playground.people
    message = (await people.anna.slash("go")).response
    assert message is not None
    await people.anna.select(message, people.dana.id)
    assert got == [int(people.dana.id)]
    assert message.content == "Dana"


async def test_autocompletion_offers_choices(playground: Playground, connect: Connect) -> None:
    bot = Bot()
    colours = ["red", "green", "blue"]

    async def matching(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=c.title(), value=c) for c in colours if typed in c]

    @bot.tree.command(description="Paint")
    @app_commands.autocomplete(colour=matching)
    async def paint(interaction: discord.Interaction, colour: str) -> None:
        await interaction.response.send_message(f"{colour} it is")

    await connect(bot)
    anna = playground.people.anna
    assert await anna.autocomplete("paint", "colour", colour="re") == [
        {"name": "Red", "value": "red"},
        {"name": "Green", "value": "green"},
    ]
    interaction = await anna.slash("paint", colour="red")
    assert interaction.response is not None
    assert texts(interaction.response) == "red it is"


async def test_commands_and_buttons_work_in_direct_messages(
    playground: Playground, connect: Connect
) -> None:
    class Press(discord.ui.View):
        @discord.ui.button(label="Press", custom_id="press")
        async def press(
            self, interaction: discord.Interaction, _: discord.ui.Button[Press]
        ) -> None:
            assert interaction.guild_id is None
            await interaction.response.edit_message(content=f"by {interaction.user.name}")

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.user.send("Press me", view=Press())
        await interaction.response.send_message("sent", ephemeral=True)

    await connect(bot_with(answer))
    dana = playground.people.dana
    await dana.slash("go", dana.dm)
    pressed = dana.inbox()[0]
    await dana.click(pressed, label="Press")
    assert pressed.content == "by dana"


async def test_people_cannot_use_what_they_cannot_see(
    playground: Playground, connect: Connect
) -> None:
    class Nothing(discord.ui.View):
        @discord.ui.button(label="Off", custom_id="off", disabled=True)
        async def off(
            self, interaction: discord.Interaction, _: discord.ui.Button[Nothing]
        ) -> None:
            raise AssertionError

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("secret", view=Nothing(), ephemeral=True)

    await connect(bot_with(answer))
    people = playground.people
    message = (await people.anna.slash("go")).response
    assert message is not None
    with pytest.raises(NotAllowedError, match="gone"):
        await people.ben.click(message, "off")
    with pytest.raises(NotAllowedError, match="switched off"):
        await people.anna.click(message, "off")
    with pytest.raises(NotAllowedError, match="no command stop"):
        await people.anna.slash("stop")


async def test_the_persons_language_comes_along(playground: Playground, connect: Connect) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(str(interaction.locale))

    await connect(bot_with(answer))
    ben = playground.people.ben
    ben.speak("de")
    response = (await ben.slash("go")).response
    assert response is not None
    assert response.content == "de"


async def test_default_permissions_hide_a_command(playground: Playground, connect: Connect) -> None:
    bot = Bot()

    @bot.tree.command(description="For managers")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("settings")

    await connect(bot)
    people = playground.people
    assert not (await people.anna.slash("settings")).failed
    with pytest.raises(NotAllowedError):
        await people.ben.slash("settings")
    with pytest.raises(NotAllowedError):
        await people.anna.slash("settings", people.anna.dm)
