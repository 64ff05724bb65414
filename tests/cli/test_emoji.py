"""`contra-uno emoji` against a playground."""

from __future__ import annotations

import asyncio

import pytest

from bot.artwork import all_tiles
from bot.cli import main
from playground import Playground
from tests.playground.conftest import soon


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch) -> None:
    from discord.http import Route

    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setattr(Route, "BASE", Route.BASE)


async def command(playground: Playground, monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setenv("DISCORD_API_URL", playground.api_url)
    return await soon(asyncio.to_thread(main, ["emoji", *words]))


async def test_what_is_missing_is_shown_uploaded_and_removed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Playground() as playground:
        assert await command(playground, monkeypatch) == 1
        assert "classic    0 of  67 tiles, shown in words" in capsys.readouterr().out
        assert await command(playground, monkeypatch, "--upload") == 0
        assert "classic   67 of  67 tiles, shown as emoji" in capsys.readouterr().out
        assert len(playground.world.emojis) == len(all_tiles())
        assert await command(playground, monkeypatch, "--remove") == 0
        assert playground.world.emojis == {}


async def test_what_discord_takes_for_now_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Playground(rate_limits=True) as playground:
        assert await command(playground, monkeypatch, "--upload") == 1
        out = capsys.readouterr().out
        assert "Discord takes more in 60 minutes" in out
        assert "classic   50 of  67" in out


def test_without_a_token_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert main(["emoji"]) != 0
    assert "DISCORD_TOKEN" in capsys.readouterr().err


def test_a_discord_that_does_not_answer_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:1/api/v10")
    assert main(["emoji"]) == 1
    assert "Discord cannot be asked" in capsys.readouterr().err
