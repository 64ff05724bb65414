"""Notes on a player's hand: for which player, how often and how long they are shown."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.i18n import Texts
from cogs.writing.discord_refusals import ChannelTrouble
from cogs.writing.hand_notes import HandNotes
from tests.positions import one_card_left, position
from workbench.samples.bare_table import changed

from ..table_views import LOBBY, view_in

ENGLISH = Texts.load().get("en-US")
GAME = LOBBY.game.id
ANNA, BEN = (structs.replace(LOBBY, seat=seat) for seat in (0, 1))
OWN = view_in(position(one_card_left(2)), 0)
ROBO = structs.replace(LOBBY, seat=2)


class Clock:
    now = 5.0


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def words(clock: Clock) -> HandNotes:
    return HandNotes(lambda: clock.now)


def test_a_note_is_for_one_player_at_one_table_and_shown_once(words: HandNotes) -> None:
    words.say(ANNA, "Patience!")
    elsewhere = changed(ANNA, id="zzzz2345")
    assert [words.to(view, ENGLISH) for view in (BEN, ROBO, LOBBY, elsewhere)] == [None] * 4
    assert words.to(ANNA, ENGLISH) == "Patience!"
    assert words.to(ANNA, ENGLISH) is None


def test_a_lasting_note_is_on_every_page_until_its_reader_acts(words: HandNotes) -> None:
    words.keep(ANNA, "Ben held: Red 5")
    words.say(ANNA, "Patience!")
    told = [words.to(ANNA, ENGLISH) for _ in range(3)]
    assert told == ["Patience!", "Ben held: Red 5", "Ben held: Red 5"]
    assert words.to(BEN, ENGLISH) is None
    words.drop_kept(GAME, 1)
    assert words.to(ANNA, ENGLISH) is None


@pytest.mark.parametrize("how", ["say", "keep"])
def test_no_note_stands_above_the_cards_of_the_next_round(words: HandNotes, how: str) -> None:
    """It is about cards that are gone."""
    getattr(words, how)(OWN, "Ben held: Red 5")
    assert OWN.observation is not None
    number = OWN.observation.number
    next_round = structs.replace(OWN.observation, number=number + 1)
    assert words.to(structs.replace(OWN, observation=next_round), ENGLISH) is None


def test_a_note_stands_in_its_round(words: HandNotes) -> None:
    words.keep(OWN, "Ben held: Red 5")
    assert words.to(OWN, ENGLISH) == "Ben held: Red 5"


@pytest.mark.parametrize(("seconds", "said"), [(60.0, "Patience!"), (60.5, None)])
def test_a_note_expires_after_a_minute(
    clock: Clock, words: HandNotes, seconds: float, said: str | None
) -> None:
    words.say(ANNA, "Patience!")
    clock.now += seconds
    assert words.to(ANNA, ENGLISH) == said


@pytest.mark.parametrize(
    ("trouble", "key"),
    [
        (ChannelTrouble.FORBIDDEN, "note-channel-forbidden"),
        (ChannelTrouble.LOCKED, "note-channel-locked"),
    ],
)
def test_trouble_with_the_board_is_noted_on_all_hands_until_it_ends(
    words: HandNotes, trouble: ChannelTrouble, key: str
) -> None:
    assert words.begin(GAME, trouble) is True
    assert words.begin(GAME, trouble) is False, "the trouble is known already"
    told = ENGLISH.format(key, channel="<#70>")
    assert [words.to(view, ENGLISH) for view in (ANNA, ANNA, ROBO, LOBBY)] == [told] * 4
    assert words.to(changed(ANNA, id="zzzz2345"), ENGLISH) is None
    assert words.end(GAME) is True
    assert words.end(GAME) is False
    assert words.to(ANNA, ENGLISH) is None


def test_another_trouble_is_news(words: HandNotes) -> None:
    words.begin(GAME, ChannelTrouble.FORBIDDEN)
    assert words.begin(GAME, ChannelTrouble.LOCKED) is True
    assert words.to(ANNA, ENGLISH) == ENGLISH.format("note-channel-locked", channel="<#70>")


def test_a_note_comes_before_the_trouble(words: HandNotes) -> None:
    words.begin(GAME, ChannelTrouble.LOCKED)
    words.say(ANNA, "Patience!")
    assert words.to(ANNA, ENGLISH) == "Patience!"
    assert words.to(ANNA, ENGLISH) == ENGLISH.format("note-channel-locked", channel="<#70>")
