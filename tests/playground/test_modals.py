"""Modals: shown, held to their fields, submitted and answered."""

from __future__ import annotations

import discord
import pytest

from playground import NotAllowedError, Playground
from playground.people.person import texts
from tests.playground.conftest import Connect, bot_with


class Report(discord.ui.Modal, title="Report"):
    """A modal with one required and one optional field."""

    what = discord.ui.TextInput["Report"](label="What", custom_id="what", max_length=20)
    why = discord.ui.TextInput["Report"](label="Why", custom_id="why", required=False)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{self.what.value}: {self.why.value or '-'}")


async def test_a_modal_is_shown_filled_in_and_answered(
    playground: Playground, connect: Connect
) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Report())

    await connect(bot_with(answer))
    anna = playground.people.anna
    opened = await anna.slash("go")
    assert opened.modal is not None
    assert opened.modal["title"] == "Report"
    with pytest.raises(NotAllowedError, match="required"):
        await anna.submit(opened, why="because")
    with pytest.raises(NotAllowedError, match="20 characters"):
        await anna.submit(opened, what="x" * 21)
    done = await anna.submit(opened, what="A bug")
    assert done.response is not None
    assert texts(done.response) == "A bug: -"
    with pytest.raises(NotAllowedError, match="not open"):
        await playground.people.ben.submit(opened, what="mine")


async def test_a_modal_opened_by_a_button_can_update_its_message(
    playground: Playground, connect: Connect
) -> None:
    class Rename(discord.ui.Modal, title="Rename"):
        name_ = discord.ui.Label["Rename"](
            text="Name", component=discord.ui.TextInput(custom_id="name")
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            assert isinstance(self.name_.component, discord.ui.TextInput)
            await interaction.response.edit_message(content=self.name_.component.value)

    class Opener(discord.ui.View):
        @discord.ui.button(label="Rename", custom_id="rename")
        async def rename(
            self, interaction: discord.Interaction, _: discord.ui.Button[Opener]
        ) -> None:
            await interaction.response.send_modal(Rename())

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Old", view=Opener())

    await connect(bot_with(answer))
    anna = playground.people.anna
    message = (await anna.slash("go")).response
    assert message is not None
    opened = await anna.click(message, label="Rename")
    await anna.submit(opened, name="New")
    assert message.content == "New"


async def test_boxes_to_tick_and_choices(playground: Playground, connect: Connect) -> None:
    class Choices(discord.ui.Modal, title="Choices"):
        colour = discord.ui.Label["Choices"](
            text="Colour",
            component=discord.ui.RadioGroup(
                custom_id="colour",
                options=[discord.RadioGroupOption(label=c, value=c) for c in ("red", "blue")],
            ),
        )
        rules = discord.ui.Label["Choices"](
            text="Rules",
            component=discord.ui.CheckboxGroup(
                custom_id="rules",
                options=[discord.CheckboxGroupOption(label=r, value=r) for r in ("a", "b", "c")],
                max_values=2,
            ),
        )
        sure = discord.ui.Label["Choices"](
            text="Sure?", component=discord.ui.Checkbox(custom_id="sure")
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            given = [self.colour.component, self.rules.component, self.sure.component]
            assert isinstance(given[0], discord.ui.RadioGroup)
            assert isinstance(given[1], discord.ui.CheckboxGroup)
            assert isinstance(given[2], discord.ui.Checkbox)
            told = (given[0].value, given[1].values, given[2].value)
            await interaction.response.send_message(repr(told))

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Choices())

    await connect(bot_with(answer))
    anna = playground.people.anna
    opened = await anna.slash("go")
    with pytest.raises(NotAllowedError, match="not offered"):
        await anna.submit(opened, colour="green", rules=["a"])
    with pytest.raises(NotAllowedError, match="Choose 1 to 2"):
        await anna.submit(opened, colour="red", rules=["a", "b", "c"])
    with pytest.raises(NotAllowedError, match="Choose 1"):
        await anna.submit(opened, rules=["a"])
    done = await anna.submit(opened, colour="blue", rules=["a", "c"], sure=True)
    assert done.response is not None
    assert done.response.content == "('blue', ['a', 'c'], True)"


async def test_people_roles_channels_and_files_are_told_of(
    playground: Playground, connect: Connect
) -> None:
    class Naming(discord.ui.Modal, title="Naming"):
        who = discord.ui.Label["Naming"](
            text="Who", component=discord.ui.UserSelect(custom_id="who", max_values=2)
        )
        role = discord.ui.Label["Naming"](
            text="Role", component=discord.ui.RoleSelect(custom_id="role", required=False)
        )
        where = discord.ui.Label["Naming"](
            text="Where", component=discord.ui.ChannelSelect(custom_id="where", required=False)
        )
        proof = discord.ui.Label["Naming"](
            text="Proof", component=discord.ui.FileUpload(custom_id="proof", required=False)
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            who, role, where, proof = (
                self.who.component,
                self.role.component,
                self.where.component,
                self.proof.component,
            )
            assert isinstance(who, discord.ui.UserSelect)
            assert isinstance(role, discord.ui.RoleSelect)
            assert isinstance(where, discord.ui.ChannelSelect)
            assert isinstance(proof, discord.ui.FileUpload)
            named = [*who.values, *role.values, *where.values]
            files = [f"{file.filename}={(await file.read()).decode()}" for file in proof.values]
            await interaction.response.send_message(
                ", ".join([*(getattr(one, "name", "?") for one in named), *files])
            )

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Naming())

    await connect(bot_with(answer))
    people, world = playground.people, playground.world
    opened = await people.anna.slash("go")
    with pytest.raises(NotAllowedError, match="unknown"):
        await people.anna.submit(opened, who=["12345"])
    done = await people.anna.submit(
        opened,
        who=[people.ben.id, people.dana.id],
        role=[world.guild.id],
        where=[world.channel_named("lounge").id],
        proof={"my game.uno": b"red 7"},
    )
    assert done.response is not None
    assert done.response.content == "ben, dana, @everyone, lounge, my_game.uno=red 7"
