"""Answers that take longer than Discord waits are deferred and follow later.

However late the answer is, and whatever others do meanwhile, only its owner sees a hand (I2).
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.render import Click, Verb
from bot.tables.table import Table

from ..holding import Holding
from ..onlooker import Onlooker
from ..playing import Playing, face

PLACES = ("board", "opened hand", "direct message")


@dataclass(frozen=True)
class Evening:
    """A situation at a table: how it is set up, which person clicks, and on what."""

    begin: Callable[[Playing], Awaitable[None]]
    who: str
    clicks: tuple[tuple[Verb, str], ...]
    mode: str = "classic"
    rules: str = ""


async def _turn(play: Playing) -> None:
    await play.lay("R5", "R1 W B7 B8", "R4 B9 G9", "R6 Y9 G8", draw="G1 G2 G3 G4 G6 G7")


async def _nothing_fits(play: Playing) -> None:
    await play.lay("R5", "B6 B7 B8", "R4 B9 G9", "R6 Y9 G8", draw="R2 G1 G2 G3 G4 G6")


async def _bluff(play: Playing) -> None:
    await play.lay("R5", "R1 W+4 B7", "R4 B9 G9", "R6 Y9 G8", draw="G1 G2 G3 G4 G6 G7 R2 R3")
    await play.act(play.anna, "card", face("W+4"))
    await play.act(play.anna, "card", f"{face('W+4')}.c2")


async def _forgotten_call(play: Playing) -> None:
    await play.lay("R5", "R1 B7", "R4 B9 G9", "R6 Y9 G8", draw="G1 G2 G3 G4 G6 G7")
    await play.act(play.anna, "card", face("R1"))


START_WILD = """
seats anna ben cem
dealer cem
hand anna R1 B7 B8
hand ben  R4 B9 G9
hand cem  R6 Y9 G8
start W
draw G1 G2 G3
"""


async def _start_wild(play: Playing) -> None:
    await play.put(START_WILD)


async def _gesture(play: Playing) -> None:
    await play.lay("R5", "R3 B7 B8", "R4 B9 G9", "R6 Y9 G8")
    await play.act(play.anna, "card", face("R3"))


async def _seven(play: Playing) -> None:
    await play.lay("R5", "R7 R1 B8", "R4 B9 G9", "R6 Y9 G8")


DRAFT = """
seats anna ben
drafter anna
draw B7 Y1 B9 Y2 B8 Y3 G9 Y4 G1 G2 G3 G4 G6 G7 R2 R3 R4 R6 Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9 R7 R8
anna: keep
ben: keep
anna: keep
ben: keep
"""


async def _draft(play: Playing) -> None:
    await play.put(DRAFT)


async def _as_dealt(play: Playing) -> None:
    return


async def _round_over(play: Playing) -> None:
    await play.lay("R5", "R1", "B9 G9", "Y9 G8")
    await play.act(play.anna, "card", face("R1"))


_IN_TURN = (
    *((Verb.HAND, ""), (Verb.PAGE, "1"), (Verb.RULES, "")),
    *((Verb.CARD, face("W")), (Verb.CARD, f"{face('W')}.c2")),
)
_GOES_ON = (Verb.HAND, Verb.PAGE, Verb.RULES, Verb.DRAW, Verb.STOP, Verb.LEAVE)
_OF_SETTINGS = (Verb.MINE, Verb.SERVER, Verb.SERVER_FORM)
_OF_LEADERBOARDS = (Verb.PICTURE, Verb.RANKING, Verb.NEW_SEASON)
_OF_PEOPLE = (Verb.STATISTICS, Verb.ACHIEVEMENTS, Verb.RECAP, Verb.REPLAY)
_ASKS_NO_TABLE = (Verb.TOPIC, Verb.HELP, *_OF_PEOPLE, *_OF_LEADERBOARDS, *_OF_SETTINGS)
_REFUSED = tuple((verb, "") for verb in Verb if verb not in (*_GOES_ON, *_ASKS_NO_TABLE))

EVENINGS = {
    "turn": Evening(_turn, "anna", _IN_TURN),
    "waiting": Evening(_turn, "ben", ((Verb.HAND, ""), (Verb.CARD, face("R4")))),
    "not now": Evening(_turn, "anna", _REFUSED),
    "card": Evening(_turn, "anna", ((Verb.CARD, face("R1")),)),
    "drawing": Evening(_nothing_fits, "anna", ((Verb.DRAW, ""), (Verb.PASS, ""))),
    "wrong card": Evening(_turn, "anna", ((Verb.CARD, face("B7")),), rules="wrong_card"),
    "challenge": Evening(_bluff, "ben", ((Verb.CHALLENGE, ""), (Verb.HAND, ""))),
    "taking": Evening(_bluff, "ben", ((Verb.TAKE, ""),)),
    "contra": Evening(_forgotten_call, "ben", ((Verb.CONTRA, ""),)),
    "call": Evening(_forgotten_call, "anna", ((Verb.SAY, "1"),)),
    "start wild": Evening(_start_wild, "anna", ((Verb.COLOUR, "2"),)),
    "gesture": Evening(_gesture, "ben", ((Verb.GESTURE, ""),), rules="action_uno=3:all"),
    "seven": Evening(
        _seven,
        "anna",
        ((Verb.CARD, face("R7")), (Verb.CARD, f"{face('R7')}.s1")),
        rules="seven_o",
    ),
    "draft": Evening(_draft, "anna", ((Verb.HAND, ""), (Verb.KEEP, "")), "duo"),
    "discard": Evening(_draft, "anna", ((Verb.DISCARD, ""),), "duo"),
    "flip": Evening(_as_dealt, "ben", ((Verb.BACKS, ""), (Verb.HAND, "")), "flip"),
    "round over": Evening(_round_over, "anna", ((Verb.HAND, ""), (Verb.JOIN, ""))),
    "next round": Evening(_round_over, "anna", ((Verb.NEXT, ""), (Verb.HAND, ""))),
    "leaving": Evening(_turn, "ben", ((Verb.LEAVE, ""),)),
    "stopping": Evening(_turn, "anna", ((Verb.STOP, ""),)),
}


class Room:
    """A channel in which people click slowly, and an onlooker who records what everybody sees."""

    def __init__(self, play: Playing, holding: Holding) -> None:
        self.play = play
        self.holding = holding
        self.onlooker = Onlooker(play.env, play.channel.id, laid={int(face("R5"))})

    async def sit_down(self, evening: Evening) -> MemberActor:
        """Open a table, set up the situation, and return the person who is going to click."""
        play = self.play
        others = (play.ben,) if evening.mode == "duo" else (play.ben, play.cem)
        await play.game_of(*others, mode=evening.mode, rules=evening.rules)
        await self.look()
        await evening.begin(play)
        await self.look()
        return getattr(play, evening.who)

    async def look(self) -> None:
        """Record what has been played, as long as there is a table."""
        if await self.play.bot.tables.games.in_channel(self.play.channel.id) is not None:
            steps = (await self.play.view()).steps
            self.onlooker.note_played([event for step in steps for event in step.events])

    async def message(self, person: MemberActor, place: str) -> Any:
        """Return the message to click: the board, a hand opened in the channel, or the DM hand."""
        play = self.play
        board = play.channel.history()[-1]
        match place:
            case "board":
                return board
            case "opened hand":
                custom_id = str(Click((await play.view()).game.id, 0, Verb.HAND))
                return (await self.forged(person, board, custom_id)).response.message
            case _:
                return play.dm(person)

    async def forged(self, person: MemberActor, message: Any, custom_id: str) -> Any:
        """Add a button to the message, whether or not it has such a button, and click it."""
        self.play.put_back(
            message, {"type": 2, "style": 2, "label": "forged", "custom_id": custom_id}
        )
        return await self.play.press(person, message, custom_id)

    async def click_slowly(
        self, person: MemberActor, message: Any, click: tuple[Verb, str], *, meanwhile: bool
    ) -> Any:
        """Click; others act after the answer and, if `meanwhile`, before it as well."""
        view = await self.play.view()
        with self.holding.next_click() as gate:
            custom_id = str(Click(view.game.id, view.game.version, *click))
            result = await self.forged(person, message, custom_id)
        assert result.deferred, click
        if meanwhile:
            await self.others_act()
        gate.set()
        await self.play.env.settle()
        await self.others_act()
        return result

    async def others_act(self) -> None:
        """Change the table, so that all its messages are updated."""
        tables = self.play.bot.tables
        game = await tables.games.in_channel(self.play.channel.id)
        if game is None:
            return
        await self.look()
        with self.play.env._bot_scope():
            await tables.repository.change(game, Table.new_version)
        await self.play.env.settle()


@pytest.fixture
def room(play: Playing, monkeypatch: pytest.MonkeyPatch) -> Room:
    # These tests click many buttons in a row, which must not count as a flood.
    monkeypatch.setattr("cogs.connecting.flood_limits.AT_ONCE", 1_000)
    return Room(play, Holding(play.env, monkeypatch))


def slow_clicks() -> Iterator[object]:
    """Yield each situation on each message; `make test` tries each on one, in rotation."""
    for number, name in enumerate(EVENINGS):
        for place in PLACES:
            marks = () if place == PLACES[number % len(PLACES)] else (pytest.mark.lengthy,)
            for meanwhile, when in ((False, "others act after"), (True, "others act first")):
                if not meanwhile or (place != "direct message" and name != "not now"):
                    id_ = f"{name}-{place}-{when}"
                    yield pytest.param(name, place, meanwhile, id=id_, marks=marks)


@pytest.mark.parametrize(("name", "place", "meanwhile"), [*slow_clicks()])
async def test_no_slow_answer_is_shown_to_everybody(
    room: Room, name: str, place: str, meanwhile: bool, caplog: pytest.LogCaptureFixture
) -> None:
    evening = EVENINGS[name]
    person = await room.sit_down(evening)
    for click in evening.clicks:
        message = await room.message(person, place)
        await room.click_slowly(person, message, click, meanwhile=meanwhile)
    room.onlooker.assert_nothing_private()
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("meanwhile", [False, True], ids=["others act after", "others act first"])
async def test_a_slow_hand_opens_beside_the_board_and_follows_the_game(
    room: Room, meanwhile: bool
) -> None:
    play = room.play
    person = await room.sit_down(EVENINGS["waiting"])
    result = await room.click_slowly(person, play.board, (Verb.HAND, ""), meanwhile=meanwhile)
    assert result.ephemeral
    opened = result.response.message
    assert play.button(opened, "card", face("R4")) is not None
    await play.act(play.anna, "card", face("R1"))
    assert "Your turn" in play.text(opened) or "your turn" in play.text(opened)


@pytest.mark.parametrize("command", ["hand", "rules", "leave", "penalty", "stop"])
async def test_a_slow_command_is_answered_privately(room: Room, command: str) -> None:
    play = room.play
    person = await room.sit_down(EVENINGS["waiting"])
    options = {"player": "0", "offence": "sleep"} if command == "penalty" else {}
    with room.holding.next_click() as gate:
        result = await person.slash(play.channel, f"uno {command}", **options)
    assert result.deferred
    await room.others_act()
    gate.set()
    await play.env.settle()
    await room.others_act()
    assert result.ephemeral
    assert result.response is not None
    assert play.text(result.response.message)
    room.onlooker.assert_nothing_private()


async def test_a_slow_start_still_opens_the_lobby_for_everybody(room: Room) -> None:
    play = room.play
    with room.holding.next_click() as gate:
        result = await play.anna.slash(play.channel, "uno start")
    gate.set()
    await play.env.settle()
    assert result.ephemeral
    (lobby,) = play.channel.history(viewer=play.cem)
    await play.click(play.cem, lobby, "join")
    assert "Cem" in play.text(lobby)


@pytest.mark.parametrize(
    ("who", "verb", "arg"),
    [("cem", "join", ""), ("ben", "leave", ""), ("anna", "bot", "hard"), ("anna", "start", "")],
)
async def test_a_slow_click_on_the_lobby_changes_it_all_the_same(
    room: Room, who: str, verb: str, arg: str
) -> None:
    play = room.play
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.ben, play.lobby, "join")
    before = play.text(play.lobby)
    await room.click_slowly(getattr(play, who), play.lobby, (Verb(verb), arg), meanwhile=False)
    assert play.text(play.lobby) != before
    room.onlooker.assert_nothing_private()
