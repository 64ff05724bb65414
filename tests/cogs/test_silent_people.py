"""Two of four players never act: the round still ends, and nobody is notified too often.

The messages sent to each of them are printed by `pytest tests/cogs/test_silent_people.py
--log-cli-level=INFO`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

from simcord.actors import MemberActor
from simcord.components import walk_components

from bot.engine import RoundOver

from .playing import Playing, face
from .test_absence import pass_by

log = logging.getLogger(__name__)

STEP = 5.0
"""Seconds to advance at a time, so few that no deadline is met too late and postponed."""

HANDS = (
    "R1 R2 R3 R4",
    *("B1 B2 B3 B4", "G1 G2 G3 G4", "B6 B7 B8 B9"),
)


def rung_with(play: Playing, person: MemberActor) -> list[str]:
    """Return the first lines of all direct messages posted to a person: a phone rings for each."""
    channel = f"/channels/{person.user.dm_channel.id}/messages"
    posted = (r for r in play.env.http_requests if (r.method, r.path) == ("POST", channel))
    return [first_line(request.json) for request in posted]


def first_line(body: Any) -> str:
    texts: Iterator[str] = (
        str(part["content"])
        for part in walk_components((body or {}).get("components", []))
        if part["type"] == 10
    )
    return next(texts, "").split("\n", maxsplit=1)[0]


async def wait_for_anna(play: Playing) -> None:
    for _ in range(60):
        if (await play.view(play.anna)).legal:
            return
        await pass_by(play, STEP)
    raise AssertionError("it is never Anna's turn")


async def test_two_silent_people_and_a_computer_player(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    for person in (play.ben, play.cem):
        await play.click(person, play.lobby, "join")
    await play.click(play.anna, play.lobby, "bot")
    await play.click(play.anna, play.lobby, "start")
    await play.lay("R5", *HANDS, draw=" ".join(["Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9"] * 2))
    for card in ("R1", "R2", "R3", "R4"):
        await wait_for_anna(play)
        await play.act(play.anna, "card", face(card))
    view = await play.view()
    assert view.observation is not None
    assert isinstance(view.observation.phase, RoundOver)
    assert [seat.is_away for seat in view.seats] == [False, True, True, False]
    for name, person in (("Ben", play.ben), ("Cem", play.cem)):
        sent = rung_with(play, person)
        log.info("%s was sent:\n%s", name, "\n".join(sent))
        assert sent == [
            "-# Spieleabend › " + play.channel.mention,
            "🔔 **Your turn** at Anna’s: 🔴 Red 1 lies on top.",
            "🔔 **Your turn** at Anna’s: 🔴 Red 2 lies on top.",
        ]
        assert len(play.dms(person)) == 1
    assert [m for m in play.channel.history() if "<@" in m.content] == []
