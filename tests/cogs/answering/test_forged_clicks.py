"""Forged clicks and forms get a kind, private answer and change nothing."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers

from bot.render import Verb

from ..playing import Playing, face

_ODD = ("", "0", "-1", "999", "255", "²", "٣", "\x00", "\ud800", "x" * 99, str(10**30), str(2**63))
ODD_CLICKS = [
    *(f"u:{{game}}:{{version}}:card:{arg}" for arg in ("999", "255", "1.l255", "1.c9", "1.k99")),
    *(f"u:{{game}}:{{version}}:{verb}:{arg}" for verb in ("page", "say", "colour") for arg in _ODD),
    *(f"u:{game}:1:hand:" for game in ("", "a\x00b", "zzzzzzzz", "\ud800", "a" * 90)),
    *(f"u:{{game}}:{version}:draw:" for version in _ODD),
    *("u:", "u:::", "u::::", "u:{game}", "u:{game}:1:hand", "u:{game}:1:fly:"),
]
_PARTS = st.text(max_size=12) | st.sampled_from(_ODD)
_GAMES = st.just("{game}") | _PARTS
_VERSIONS = st.just("{version}") | _PARTS
_VERBS = st.sampled_from([verb.value for verb in Verb if verb not in (Verb.STOP, Verb.LEAVE)])
_ARGS = _PARTS | st.from_regex(r"[0-9]{1,3}(\.[hnlcsk]-?[0-9pjd]{1,2}){0,3}", fullmatch=True)
CLICKS = st.builds("u:{}:{}:{}:{}".format, _GAMES, _VERSIONS, _VERBS | _PARTS, _ARGS)


pytestmark = pytest.mark.usefixtures("many_clicks")


async def _forge(play: Playing, message: Any, custom_id: str) -> Any:
    view = await play.view()
    carried = custom_id.replace("{game}", view.game.id).replace("{version}", str(view.game.version))
    button = {"type": 2, "style": 2, "label": "forged", "custom_id": carried}
    play.put_back(message, button)
    return await play.press(play.anna, message, carried)


def _faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the warnings, but for one: an unknown game on a message that was posted after the
    bot's start is the sign of another database. On a slow machine the board is one."""
    warnings = [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]
    return [each for each in warnings if "with another database" not in each]


@pytest.mark.parametrize("place", ["board", "hand"])
async def test_odd_clicks_are_answered(
    play: Playing, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    await play.game_of(play.ben, rules="wrong_card")
    await play.lay("R5", "B1 B2 B3", "R4 B9 G9")
    message = play.board if place == "board" else play.dm(play.anna)
    for custom_id in ODD_CLICKS:
        result = await _forge(play, message, custom_id)
        assert result.acknowledged, custom_id
        assert result.ephemeral or place == "hand", custom_id
    assert _faults(caplog) == []
    assert await play.hand_of(0) == 3


async def test_any_click_is_answered(play: Playing, caplog: pytest.LogCaptureFixture) -> None:
    await play.game_of(play.ben, rules="wrong_card jump_in doubles")
    clicks: list[str] = []

    @given(CLICKS)
    @settings(
        max_examples=120,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    def collect(click: str) -> None:
        clicks.append(click)

    collect()
    for click in clicks:
        await play.lay("R5", "B1 W R3 R3", "R4 B9 G9")
        result = await _forge(play, play.dm(play.anna), click)
        assert result.acknowledged, click
    assert _faults(caplog) == []


@pytest.mark.parametrize(
    "options",
    [
        [{"type": 1, "name": "penalty", "options": []}],
        [{"type": 1, "name": "banish", "options": []}],
        [],
    ],
    ids=["options missing", "unknown command", "no command"],
)
async def test_a_command_of_an_older_client_is_answered_kindly(
    play: Playing, options: list[dict[str, Any]], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    data = {"id": "1", "name": "uno", "type": 1, "options": options}
    result = await _dispatch_actor_interaction(play.anna, 2, play.channel, data)
    assert [type(e).__name__ for e in play.env.errors if "Command" not in type(e).__name__] == []
    assert result.ephemeral
    assert result.response is not None
    assert "Reload Discord" in result.response.content
    assert _faults(caplog) == []
    assert [r for r in caplog.records if "as it was once" in r.getMessage() and not r.exc_info]


async def test_a_name_does_not_turn_the_board(play: Playing) -> None:
    odd = play.guild.add_member(
        play.env.create_user("mallory", global_name="Mal\u202elory\u2028**x**\x00")
    )
    await play.game_of(odd)
    assert "Mallory \\*\\*x\\*\\*" in play.text(play.board)
    for message in (play.board, play.lobby, play.dm(play.anna)):
        assert not {"\u202e", "\u2028", "\x00"} & {*play.text(message)}


async def test_a_target_beyond_all_numbers_is_played(play: Playing) -> None:
    target = 10**30
    await play.game_of(play.ben, rules=f"target={target}")
    await play.lay("R5", "R1", "B9 B8")
    await play.restart()
    await play.act(play.anna, "card", face("R1"))
    board = play.channel.history()[-1]
    assert "17" in play.text(board)
    assert f"{target:,}" in play.text(board) or str(target) in play.text(board)
    await play.click(play.ben, board, "next")
    assert (await play.state()).rules.options.target == target
    assert (await play.state()).number == 2
    assert await play.command(play.anna, "uno help")


HOSTILE = (
    "",
    "-1",
    "²",
    "٣",
    "\x00",
    "\ud800",
    "x" * 6000,
    "9" * 5000,
    str(2**63),
    str(2**64),
    "my:\x00",
    "my:\ud800",
    "mode=\x00",
    "gesture==\x00",
    "'; DROP TABLE games; --",
)
_SELECT, _FORM = 3, 5
_HOSTS_OWN = (
    *(("filled", asked) for asked in ("line", "target", "gesture", "favourite")),
    *(("choose", chosen) for chosen in ("mode", "preset", "target", "time", "value.stacking")),
    *(("choose", chosen) for chosen in ("gesture.all", "does", "add", "host", "remove")),
    *(("options", "value"), ("topic", "")),
)


async def _send(play: Playing, who: Any, message: Any, type: int, data: dict[str, Any]) -> Any:
    """Send an interaction as a modified client would."""
    stored = who._message(message)
    shown = {"message": dict(serializers.message_payload(play.env.backend, stored))}
    return await _dispatch_actor_interaction(
        who, type, play.channel, data, extra=shown, source_message_id=stored.id
    )


def _form(custom_id: str, field: str, value: str) -> dict[str, Any]:
    typed = {"type": 4, "custom_id": field, "value": value}
    return {"custom_id": custom_id, "components": [{"type": 1, "components": [typed]}]}


@pytest.mark.parametrize("value", HOSTILE, ids=lambda value: ascii(value[:20]))
async def test_a_forged_form_of_a_manager_changes_nothing(
    play: Playing, value: str, caplog: pytest.LogCaptureFixture
) -> None:
    manager = play.manager("Mallory")
    page = await play.command(manager, "uno settings")
    before = await play.bot.tables.settings.server(play.guild.id)
    for custom_id in ("u:0:0:server:call.role", "u:0:0:server:rules.set"):
        chosen = {"custom_id": custom_id, "component_type": _SELECT, "values": [value]}
        result = await _send(play, manager, page, 3, chosen)
        assert result.acknowledged, custom_id
    form = _form("u:0:0:server:rules.typed", "line", value)
    assert (await _send(play, manager, page, _FORM, form)).acknowledged
    assert _faults(caplog) == []
    assert await play.bot.tables.settings.server(play.guild.id) == before


@pytest.mark.parametrize("value", HOSTILE, ids=lambda value: ascii(value[:20]))
async def test_a_forged_form_of_a_host_does_no_harm(
    play: Playing, value: str, caplog: pytest.LogCaptureFixture
) -> None:
    await play.command(play.anna, "uno start")
    view = await play.view()
    lobby = play.lobby
    for verb, arg in _HOSTS_OWN:
        custom_id = f"u:{view.game.id}:{view.game.version}:{verb}:{arg}"
        form = _form(custom_id, "line", value)
        assert (await _send(play, play.anna, lobby, _FORM, form)).acknowledged, custom_id
        chosen = {"custom_id": custom_id, "component_type": _SELECT, "values": [value]}
        assert (await _send(play, play.anna, lobby, 3, chosen)).acknowledged, custom_id
    assert _faults(caplog) == []
    assert await play.command(play.anna, "uno help")
