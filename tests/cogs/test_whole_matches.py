"""Whole matches by clicks alone, in which players press only highlighted buttons."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.engine import MatchOver, RoundOver
from bot.tables import TableView

from .playing import BRIGHT, Playing, to_the_end_of_the_round

MOST_CLICKS = 2000
WANTED = ("keep", "card", "colour", "take", "draw", "pass")
"""Verbs to press, in order of preference."""


@pytest.fixture
def play(shuffled: Playing) -> Playing:
    """Use shuffled deals: these tests do not depend on the cards."""
    return shuffled


@pytest.fixture(autouse=True)
def as_many_clicks_as_they_like(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.connecting.flood_limits.AT_ONCE", 10_000)


class Match:
    """People at a table who play to the end."""

    def __init__(self, play: Playing, *people: MemberActor) -> None:
        self.play = play
        self.people = people
        self.clicks = 0
        self.rounds = 0

    async def to_its_end(self) -> TableView:
        """Play to the end of the match and return the public view of it."""
        game = (await self.play.view()).game.id
        while self.clicks < MOST_CLICKS:
            view = await self.play.bot.tables.games.view(game)
            assert view is not None
            assert view.observation is not None
            match view.observation.phase:
                case MatchOver():
                    return view
                case RoundOver():
                    self.rounds += 1
                    await self.play.look_at_result()
                    await self._click(self.people[0], self.play.channel.history()[-1], "next")
                case _:
                    await self._turn(game)
        raise AssertionError(f"no end after {self.clicks} clicks")

    async def _turn(self, game: str) -> None:
        for person in self.people:
            view = await self.play.bot.tables.games.view(game, person.id)
            assert view is not None
            if view.legal:
                await self._press_something(person)
                return
        raise AssertionError("it is nobody's turn")

    async def _press_something(self, person: MemberActor) -> None:
        hand = self.play.dm(person)
        for verb in WANTED:
            for button in self.play.buttons(hand):
                is_card = verb == "card"
                if button["custom_id"].split(":")[3] != verb or button.get("disabled"):
                    continue
                if not is_card or button["style"] in BRIGHT:
                    await self._press(person, hand, button)
                    return
        raise AssertionError(f"nothing to press in\n{self.play.text(hand)}")

    async def _click(self, person: MemberActor, message: Any, verb: str) -> None:
        button = self.play.button(message, verb)
        assert button is not None
        await self._press(person, message, button)

    async def _press(self, person: MemberActor, message: Any, button: dict[str, Any]) -> None:
        self.clicks += 1
        result = await self.play.press(person, message, button["custom_id"])
        assert result.acknowledged


@pytest.mark.parametrize(
    ("mode", "rules", "seats"),
    [
        pytest.param("flip", "target=60", 3, id="flip"),
        pytest.param("duo", "target=30", 2, id="duo"),
        pytest.param("classic", "partner, target=100", 4, id="four partners"),
    ],
)
async def test_a_match_is_played_to_its_end(
    play: Playing, caplog: pytest.LogCaptureFixture, mode: str, rules: str, seats: int
) -> None:
    dora = play.guild.add_member(play.env.create_user("dora", global_name="Dora"))
    people = (play.anna, play.ben, play.cem, dora)[:seats]
    await play.game_of(*people[1:], mode=mode, rules=rules)
    match = Match(play, *people)
    await match.to_its_end()
    result = play.channel.history()[-1]
    assert "🥇" in play.text(result)
    assert play.button(result, "rematch") is not None
    for person in people:
        assert list(play.buttons(play.dm(person))) == [], "no live hand is left"
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING] == []


async def test_the_score_between_friends_is_on_board_and_result_without_being_asked_for(
    play: Playing,
) -> None:
    """After three matches either both have won some, or one of them has won all."""

    def tells_score() -> bool:
        text = play.text(play.channel.history()[-1])
        return "-# 🤝 " in text or "📈 " in text

    await play.game_of(play.ben, rules="target=round hand_size=2")
    for number in range(1, 5):
        await play.env.settle()
        assert tells_score() is (number == 4)
        await to_the_end_of_the_round(play)
        assert tells_score() is (number >= 3)
        if number < 4:
            await play.click(play.ben, play.channel.history()[-1], "rematch")
            await play.click(play.anna, play.newest_lobby, "join")
            await play.click(play.ben, play.newest_lobby, "start")
