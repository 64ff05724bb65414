"""A playground that goes on where the last one stopped."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from playground import ManualClock, Playground
from playground.payloads import Payloads
from playground.protocol.permissions import Permission
from playground.state import snapshot
from playground.state.world import World
from tests.playground.conftest import Connect, bot_with


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "contra.playground"


def everything(world: World) -> object:
    """The world as a bot may see all of it."""
    payloads = Payloads(world)
    return (
        [payloads.guild(guild) for guild in world.guilds.values()],
        [payloads.member(u, g) for g in world.guilds.values() for u in world.users.values()],
        [payloads.channel(channel) for channel in world.channels.values()],
        {key: payloads.message(message) for key, message in world.messages.items()},
        [payloads.app_emoji(emoji) for emoji in world.emojis.values()],
        [payloads.command(command) for command in world.commands.values()],
        [(user.locale, user.closed_dms, user.refuses_new_dm) for user in world.users.values()],
        {file.id: file.data for file in world.attachments.values()},
    )


async def test_all_that_there_is_comes_back(
    playground: Playground, connect: Connect, file: Path, clock: ManualClock
) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("psst", ephemeral=True)

    bot = await connect(bot_with(answer))
    people = playground.people
    people.add("Emil").speak("de")
    people.cem.close_dms(at_opening=True)
    await (await bot.guilds[0].fetch_member(int(people.ben.id))).send("Your hand")
    channel = bot.guilds[0].text_channels[0]
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Join", custom_id="join"))
    await channel.send("Who plays?", view=view, file=discord.File(__file__, "a.txt"))
    people.dana.react(people.dana.last(), "👍")
    people.dana.send("I do")
    await people.anna.slash("go")
    playground.world.set_overwrite(playground.world.channel_named("lounge"), people.ben.id, deny=64)
    playground.world.add_emoji("red_7", False, "image/png", b"picture")

    snapshot.write_snapshot(playground.world, file)
    kept = Playground(clock=clock, file=file)
    assert people.anna.last().content == "psst"
    people.anna.delete(people.anna.last())  # what she alone saw is not kept
    assert everything(kept.world) == everything(playground.world)
    assert int(kept.world.ids.next()) > max(map(int, playground.world.messages))


async def test_it_is_written_soon_after_a_change_and_at_the_end(
    file: Path, clock: ManualClock
) -> None:
    async with Playground(clock=clock, file=file) as playground:
        playground.people.anna.send("one")
        assert Playground(clock=clock, file=file).people.ben.messages() == []
        clock.advance(2)
        playground.people.anna.send("two")
        killed = Playground(clock=clock, file=file)
        assert [m.content for m in killed.people.ben.messages()] == ["one"]
    stopped = Playground(clock=clock, file=file)
    assert [m.content for m in stopped.people.ben.messages()] == ["one", "two"]
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_a_file_of_before_there_were_moderators(file: Path, clock: ManualClock) -> None:
    old = Playground(clock=clock, file=file)
    before = [role for role in old.world.guild.roles.values() if role.name != "Moderator"]
    old.world.guild.roles = {role.id: role for role in before}
    snapshot.write_snapshot(old.world, file)
    new = Playground(clock=clock, file=file)
    new.people.ben.moderate()
    assert new.world.permissions(new.people.ben.user) & Permission.MANAGE_GUILD


@pytest.mark.parametrize("content", [b"", b"\x00garbage", b"\x81\xa1x\x01"])
def test_a_file_that_cannot_be_read_is_as_none(
    content: bytes, file: Path, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    file.write_bytes(content)
    playground = Playground(clock=clock, file=file)
    assert playground.people.anna.messages() == []
    assert "begins anew" in caplog.text


def test_a_file_that_may_not_be_read_is_not_replaced(
    file: Path,
    clock: ManualClock,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file.write_bytes(b"somebody's world")

    def refuse(_file: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    kept = snapshot.KeptWorld(Playground(clock=clock).world, file)
    kept.read()
    kept.write()
    monkeypatch.undo()
    assert file.read_bytes() == b"somebody's world"
    assert f"{file} cannot be read, and leaves that file as it is" in caplog.text


async def test_a_place_where_nobody_may_write_stops_nobody(
    file: Path, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    async with Playground(clock=clock, file=file / "not" / "there") as playground:
        playground.people.anna.send("one")
    assert "will not know of this" in caplog.text


def test_it_is_for_its_owner_alone(file: Path, clock: ManualClock) -> None:
    world = Playground(clock=clock).world
    snapshot.write_snapshot(world, file)
    file.chmod(0o644)
    snapshot.write_snapshot(world, file)
    assert file.stat().st_mode & 0o777 == 0o600
