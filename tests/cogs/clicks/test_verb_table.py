"""Each verb has one row with its handler and its kind of answer, and refuses everybody else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.render import Click, Verb
from bot.render.clicks.click_id import SURE
from cogs.clicks import verb_table
from cogs.clicks.verb_table import VERB_TABLE, ReplyTarget

from ..playing import Playing
from ..verb_rights import MAY, Who

ROOT = Path(__file__).resolve().parents[3]
_ARGS = {
    Verb.ADD_COMPUTER: "easy",
    Verb.VOTE: "question.1.yes",
    Verb.CARD: "1",
    Verb.CHOOSE: "mode",
    Verb.FILLED: "target",
    Verb.FORM: "target",
    Verb.HAND_OVER: "1",
    Verb.OPTIONS: "game",
    Verb.SAY: "1",
    Verb.SERVER: "threads.on",
    Verb.STOP: SURE,
    Verb.LEAVE: SURE,
}


def _done_by(*who: Who) -> list[Verb]:
    return [verb for verb, may in MAY.items() if may in who]


pytestmark = pytest.mark.usefixtures("many_clicks")


def test_every_verb_has_a_row() -> None:
    missing = [f"Verb.{verb.name}" for verb in Verb if verb not in VERB_TABLE]
    assert missing == [], (
        f"{', '.join(missing)}: no row in cogs/clicks/verb_table.py says what such a click does. "
        "Add one, as CONTRIBUTING.md tells under “a button”; until then it is “not there”."
    )


def test_every_verb_is_tried_by_those_who_may_not() -> None:
    assert MAY.keys() == VERB_TABLE.keys(), "complete tests/cogs/verb_rights.py"


def test_one_listener_hears_of_clicks() -> None:
    """A second listener could answer a click that the first has already answered."""
    hears = [
        path.name
        for path in (ROOT / "cogs").rglob("*.py")
        if "def on_interaction" in path.read_text(encoding="utf-8")
    ]
    assert hears == ["click_listener.py"]


async def _forged(play: Playing, message: Any, person: MemberActor, verb: Verb) -> Any:
    """Return the answer to a press on a button that is not meant for this person."""
    view = await play.view()
    carried = str(Click(view.game.id, view.game.version, verb, _ARGS.get(verb, "")))
    play.put_back(message, {"type": 2, "style": 2, "label": "forged", "custom_id": carried})
    result = await play.press(person, message, carried)
    assert (await play.view()).game.version == view.game.version, f"{verb} has changed something"
    assert result.ephemeral, f"{verb} is answered in public"
    return result


async def test_only_players_can_use_the_buttons_of_players(play: Playing) -> None:
    await play.game_of(play.ben)
    board = play.board
    await play.click(play.cem, board, "more")  # The first press of somebody without a seat counts.
    for verb in _done_by(Who.PLAYERS, Who.PLAYERS_OR_MANAGERS):
        result = await _forged(play, board, play.cem, verb)
        assert not list(play.buttons(result.response.message)), verb


async def test_only_the_host_can_use_the_buttons_of_the_host(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.ben, play.lobby, "join")
    for verb in _done_by(Who.HOST):
        result = await _forged(play, play.lobby, play.ben, verb)
        assert not list(play.buttons(result.response.message)), verb


async def test_only_managers_can_use_the_buttons_of_managers(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    before = await play.bot.tables.settings.server(play.guild.id)
    for verb in _done_by(Who.MANAGERS):
        result = await _forged(play, play.lobby, play.anna, verb)
        assert play.text(result.response.message).startswith("Only those who manage the server")
    assert await play.bot.tables.settings.server(play.guild.id) == before


async def test_a_verb_without_a_row_is_not_there(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In particular, such a click accuses nobody."""
    rows = {verb: row for verb, row in VERB_TABLE.items() if verb is not Verb.CONTRA}
    monkeypatch.setattr(verb_table, "VERB_TABLE", rows)
    await play.game_of(play.ben)
    result = await _forged(play, play.board, play.ben, Verb.CONTRA)
    assert "yesterday's news" in result.response.message.content


async def test_private_answers_are_never_public(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = {**VERB_TABLE, Verb.START: replace(VERB_TABLE[Verb.START], target=ReplyTarget.TO_ONE)}
    monkeypatch.setattr(verb_table, "VERB_TABLE", rows)
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.ben, play.lobby, "join")
    result = await play.click(play.anna, play.lobby, "start")
    assert result.ephemeral
    assert "went wrong" in result.response.message.content
