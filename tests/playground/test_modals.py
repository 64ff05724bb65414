"""Modals: shown, held to their fields, submitted and answered."""

from __future__ import annotations

import discord
import pytest

from playground import NotAllowedError, Playground
from playground.people.person import texts
from tests.playground.conftest import Connect, bot_with


class Report(discord.ui.Modal, title="Report"):
    """A modal with one required and one optional field."""

    what = discord.ui.Label["Report"](
        text="What", component=discord.ui.TextInput(custom_id="what", max_length=20)
    )
    why = discord.ui.Label["Report"](
        text="Why", component=discord.ui.TextInput(custom_id="why", required=False)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        what, why = self.what.component, self.why.component
        assert isinstance(what, discord.ui.TextInput)
        assert isinstance(why, discord.ui.TextInput)
        await interaction.response.send_message(f"{what.value}: {why.value or '-'}")


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
