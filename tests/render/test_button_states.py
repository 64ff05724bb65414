"""In every state, one button is highlighted, at most one is red, and none is alone or dead."""

from __future__ import annotations

from itertools import groupby

import pytest

from bot.i18n import Texts
from bot.render import Block, Button, Click, Page, Row, Style, Verb
from bot.render.button_rows import fits_phone
from tests.languages import DRAWN_LANGUAGES
from workbench.samples.sample_states import list_of_buttons, states

from ..cogs.verb_rights import STANDS, Stand

ENGLISH = Texts.load().get("en")
STATES = dict(states(ENGLISH))
IN_BOTH_LANGUAGES = {
    f"{name}, {language}": page
    for language in DRAWN_LANGUAGES
    for name, page in states(Texts.load().get(language))
}
EVERY_STATE = pytest.mark.parametrize("page", STATES.values(), ids=STATES.keys())
PLACES = {
    "lobby": Stand.LOBBY,
    "board": Stand.BOARD,
    "result": Stand.BOARD,
    "hand": Stand.HAND,
}
_CARDS = (Verb.CARD, Verb.COLOUR)
"""Tiles; each playable card is highlighted."""
_BRIGHT = (Style.PRIMARY, Style.GOOD)


def verb_of(button: Button) -> Verb | None:
    click = None if button.click is None else Click.parse(button.click)
    return None if click is None else click.verb


def bright(page: Page) -> list[Button]:
    return [b for b in page.buttons if b.style in _BRIGHT and verb_of(b) not in _CARDS]


@EVERY_STATE
def test_at_most_one_button_is_bright_beside_the_cards(page: Page) -> None:
    assert len(bright(page)) <= 1


@pytest.mark.parametrize("name", [n for n in STATES if not n.startswith("hand")])
def test_what_everybody_sees_has_one_button_that_matters(name: str) -> None:
    settled = name == "result of a match, the offer over"
    assert len(bright(STATES[name])) == (0 if settled else 1)


@pytest.mark.parametrize("name", [n for n in STATES if n.startswith("hand")])
def test_a_hand_that_is_on_has_something_bright(name: str) -> None:
    page = STATES[name]
    on_turn = {Verb.DRAW, Verb.PASS, Verb.TAKE, Verb.COLOUR, Verb.KEEP, Verb.NEXT, Verb.RETURN}
    if on_turn & {verb_of(button) for button in page.buttons}:
        assert any(button.style in _BRIGHT for button in page.buttons)


@EVERY_STATE
def test_at_most_one_button_is_red(page: Page) -> None:
    assert sum(button.style is Style.DANGER for button in page.buttons) <= 1


@pytest.mark.parametrize("page", IN_BOTH_LANGUAGES.values(), ids=IN_BOTH_LANGUAGES.keys())
def test_no_button_stands_alone_on_a_phone_where_two_fit(page: Page) -> None:
    for _, blocks in groupby(page.blocks, key=_group):
        rows = [block for block in blocks if isinstance(block, Row)]
        assert all(fits_phone(row.buttons) for row in rows), "a phone would break the row"
        lengths = [len(row.buttons) for row in rows]
        assert sum(lengths) < 2 or min(lengths) > 1


def _group(block: Block) -> str:
    """Return the group of a row: rows of cards are one, other neighbouring rows another."""
    if not isinstance(block, Row):
        return "no row"
    return "cards" if verb_of(block.buttons[0]) in _CARDS else "actions"


@pytest.mark.parametrize("name", STATES)
def test_every_button_can_be_pressed_and_does_something(name: str) -> None:
    place = PLACES[name.partition(" ")[0]]
    for button in STATES[name].buttons:
        assert not button.disabled, button.label
        verb = verb_of(button)
        if verb is None:
            assert button.url is not None, f"{button.label!r} has no row in verb_table.py"
        else:
            assert place in STANDS[verb], f"{verb} is not expected on a {place.name}"


def test_contra_is_red_by_numbers_of_cards_and_gives_nobody_away() -> None:
    def styles(name: str) -> list[Style]:
        return [b.style for b in STATES[name].buttons if verb_of(b) is Verb.CONTRA]

    assert styles("board in a turn") == [Style.PLAIN]
    called, missed = "board where somebody holds one card", "board where a call was missed"
    assert styles(called) == styles(missed) == [Style.DANGER]
    assert styles("board with three cards under Bruno") == [Style.DANGER]
    assert styles("hand that owes a call") == [Style.PLAIN], "nobody catches themselves"
    assert styles("hand of who may catch it") == [Style.DANGER]


def test_the_list_has_a_line_a_state() -> None:
    lines = list_of_buttons(ENGLISH).splitlines()
    assert len(lines) == 2 + len(STATES)
    assert "| board in a turn | **Hand** · Contra Uno! · More |" in lines
    onlooker = "| board with an onlooker | Join from next round / **Hand** · Contra Uno! · More |"
    assert onlooker in lines
