"""Each way to come to a table or to leave it, as each page tells of it between rounds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import Struct

from bot.i18n import Texts
from bot.render import board_page, hand_page, replay_page, scores_page, tell_all
from bot.render.pictures.film_picture import film_of
from bot.render.shown_replay import Replay
from tests.facts import written_rounds
from tests.render.contexts import text_of

from .shown import Played

ENGLISH = Texts.load(strict=True).get("en")


class Change(Struct, frozen=True):
    """A round that ends with ``record``, and what ``who`` does ``since``.

    ``told`` is how the story tells it. ``held`` is the number of cards with which they left, None
    for somebody who did not. ``had_part``: they were dealt in; ``sits``: they are at the table now.
    """

    record: str
    since: str
    who: str
    told: str
    held: int | None = None
    had_part: bool = True
    sits: bool = True

    @property
    def whole(self) -> str:
        return f"{self.record}\n{self.since}" if self.since else self.record


_SETUP = (
    "seats anna ben cem\nhand anna R5\nhand ben B9 B8\nhand cem BS\ntop R3\n"
    "draw Y1 Y2 Y3 Y4\nturn anna\n\n"
)
_PARTNERS = (
    "option partner\nseats anna ben cem dora\nhand anna R5\nhand ben B9 B8\nhand cem BS Y1\n"
    "hand dora G1 G2\ntop R3\ndraw Y1 Y2 Y3 Y4\nturn anna\n\n"
)

NAMES = ("anna", "ben", "cem", "dora")

CHANGES = {
    "joined between rounds": Change(
        f"{_SETUP}anna: play R5", "dora: join", "dora", "dora sits down", had_part=False
    ),
    "left and came back": Change(
        f"{_SETUP}ben: leave\nanna: play R5", "ben: join", "ben", "ben sits down", held=2
    ),
    "removed": Change(
        f"{_SETUP}ben: leave\nanna: play R5", "", "ben", "ben leaves", held=2, sits=False
    ),
    "left to a computer player": Change(
        f"{_PARTNERS}ben: leave\nanna: play R5", "", "ben", "a computer player plays on"
    ),
    "took the seat back from a computer player": Change(
        f"{_PARTNERS}ben: leave\nanna: play R5", "ben: join", "ben", "ben sits down"
    ),
}


def test_partners_win_a_round_together() -> None:
    """V9: in the hands of the others, and in the story."""
    won = Played(f"{_PARTNERS}anna: play R5")
    assert "anna and cem win the round." in text_of(hand_page(won.context("ben"), ENGLISH))
    events = won.context(None).steps[-1].events
    assert "anna and cem win the round: 20 points." in tell_all(events, NAMES, ENGLISH)
    alone = Played(f"{_SETUP}anna: play R5").context(None).steps[-1].events
    assert "anna wins the round: 37 points." in tell_all(alone, NAMES, ENGLISH)


def board(change: Change) -> None:
    told = text_of(board_page(Played(change.whole).context(None), ENGLISH))
    line = next(each for each in told.split("\n") if change.who in each and ": **" in each)
    assert "no cards left" not in line
    assert (f"left with {change.held} card" in line) == (change.held is not None)
    assert ("~~" in line) == (not change.sits)
    if not change.had_part:
        assert "card" not in line


def hand(change: Change) -> None:
    if not change.sits:
        return
    told = text_of(hand_page(Played(change.whole).context(change.who), ENGLISH))
    assert ("Your cards come with the next round" in told) == (not change.had_part) or change.held
    assert (f"left this round with {change.held} card" in told) == (change.held is not None)
    assert "0 cards" not in told


def scores(change: Change) -> None:
    told = text_of(scores_page(Played(change.whole).context(None), ENGLISH))
    assert change.who in told


def story(change: Change) -> None:
    table = Played(change.whole)
    told = [tell_all(step, table.names, ENGLISH) for step in table.told_to(0)]
    assert any(change.told in each for each in told)


def replay(change: Change) -> None:
    told = text_of(replay_page(replay_of(change), walk_of(change).last, ENGLISH))
    assert "somebody" not in told
    assert (change.who in told) == change.had_part


def film(change: Change) -> None:
    for picture in film_of(replay_of(change), ENGLISH):
        names = [hand.name for hand in picture.hands]
        assert "somebody" not in names
        assert (change.who in names) == change.had_part


def walk_of(change: Change) -> written_rounds.RoundWalk:
    return written_rounds.walk(change.record)


def replay_of(change: Change) -> Replay:
    names = Played(change.record).names
    return Replay("game", 1, "Round 1", dict(enumerate(names)), walk_of(change))


PAGES: dict[str, Callable[[Change], None]] = {
    "board": board,
    "hand": hand,
    "scores": scores,
    "story": story,
    "replay": replay,
    "film": film,
}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("change", CHANGES)
def test_each_page_tells_of_each_coming_and_going(change: str, page: str) -> None:
    PAGES[page](CHANGES[change])
