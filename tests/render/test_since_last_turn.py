"""What a hand says of the moves since its owner's last turn."""

from __future__ import annotations

from bot.engine import Call
from bot.engine.events import Called, Caught, Drew, Event, Played, Skipped
from bot.i18n import Texts
from bot.render.lines.since_last_turn import MOST_LINES, since_last_turn
from bot.views.table_parts import StepView
from bot.views.table_values import ActedFor
from tests.positions import face

from .contexts import WHEN

NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil", "Fritz", "Greta", "Hans", "Ida", "Jan")
T = Texts.load(strict=True).get("en")


def step(events: tuple[Event, ...], seat: int | None, why: ActedFor | None = None) -> StepView:
    return StepView(1, WHEN, events, why, seat)


def plays(seat: int, card: str, *events: Event, calls: int = 0) -> StepView:
    return step((Played(seat, (face(card),), calls=calls), *events), seat)


def lines(*steps: StepView, viewer: int = 0) -> list[str]:
    return since_last_turn(steps, viewer, NAMES, T)


def test_a_call_of_ones_own_is_no_turn() -> None:
    told = "\n".join(lines(plays(1, "R5"), step((Called(0, Call.UNO),), 0)))
    assert "Ben" in told


def test_what_the_bot_did_for_somebody_is_told_to_them() -> None:
    missed = step((Drew(0, 4, "pending"),), 0, ActedFor.TIME_UP)
    told = "\n".join(lines(plays(0, "R6"), plays(1, "W+4"), missed, plays(2, "R7")))
    assert "**⏰ Time was up! Anna takes 4 cards.**" in told
    assert "Ben" in told


def test_cards_that_others_made_one_draw_do_not_end_it() -> None:
    hit = plays(3, "R+2", Drew(0, 2, "pending"), Skipped((0,)))
    told = "\n".join(lines(plays(0, "R6"), plays(1, "R7"), hit, plays(1, "R8")))
    assert told.index("Ben") < told.index("Anna")
    assert told.count("**") == 2


def test_nine_moves_of_ten_players_are_four_lines_the_newest_last() -> None:
    steps = [plays(seat, f"{'RGBY'[seat % 4]}{seat}") for seat in range(1, 10)]
    told = lines(plays(0, "R6"), *steps)
    assert len(told) <= MOST_LINES
    assert "Jan" in told[-1]


def test_what_concerns_the_reader_stays_where_others_have_to_go() -> None:
    caught = step((Caught(0, 4, 1), Drew(0, 2, "contra")), 4)
    steps = [plays(1 + number % 9, "R5") for number in range(20)]
    told = lines(plays(0, "R6"), caught, *steps)
    assert len(told) <= MOST_LINES
    assert "earlier moves" in told[0]
    assert any("**Contra!" in line for line in told)
