"""No page is ever larger than Discord takes, and every card can be reached."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine import Mode, Play, build_options, legal_actions
from bot.engine.events import Played
from bot.i18n import LANGUAGES, Texts, Translator
from bot.render import (
    CardChoice,
    Click,
    Page,
    PageContext,
    Question,
    Text,
    Verb,
    board_page,
    choice_page,
    hand_page,
    resolve,
)
from bot.render.page import (
    BUTTONS_IN_ROW,
    MAX_CLICK,
    MAX_COMPONENTS,
    MAX_LABEL,
    MAX_TEXT,
    Row,
    size,
    text_length,
)

from .contexts import context, options_of, position

TEXTS = Texts.load(strict=True)
EVERY_LANGUAGE = pytest.mark.parametrize("t", [TEXTS.get(language) for language in LANGUAGES])
LONG_NAME = "W" * 32


def assert_within_limits(page: Page) -> None:
    """What Discord checks before it takes a message."""
    assert size(page) <= MAX_COMPONENTS
    assert 0 < text_length(page) <= MAX_TEXT
    clicks = [button.click for button in page.buttons if button.click is not None]
    assert len(set(clicks)) == len(clicks)
    for button in page.buttons:
        assert 0 < len(button.label) <= MAX_LABEL
        assert (button.url is None) != (button.click is None)
        assert len(button.click or "") <= MAX_CLICK
    for block in page.blocks:
        if isinstance(block, Row):
            assert 1 <= len(block.buttons) <= BUTTONS_IN_ROW


def clicks_of(page: Page, verb: Verb) -> list[Click]:
    parsed = [Click.parse(b.click) for b in page.buttons if b.click and not b.disabled]
    return [click for click in parsed if click is not None and click.verb is verb]


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("cards", range(1, 61))
def test_every_hand_fits_and_every_playable_card_is_on_a_page(
    mode: Mode, cards: int, t: Translator
) -> None:
    state = position(options_of(mode), cards)
    table = context(state, 0, LONG_NAME)
    offered: set[str] = set()
    for number in range(8):
        page = hand_page(table, t, page=number, note="x" * 200)
        assert_within_limits(page)
        offered |= {click.arg for click in clicks_of(page, Verb.CARD)}
    playable = {a.card for a in legal_actions(state, 0) if isinstance(a, Play)}
    assert playable <= {int(arg) for arg in offered}


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP])
def test_playable_cards_are_on_the_first_pages(mode: Mode, t: Translator) -> None:
    table = context(position(options_of(mode), 60), 0)
    disabled = [b.disabled for b in hand_page(table, t).buttons if ":card:" in (b.click or "")]
    assert disabled == sorted(disabled)


@EVERY_LANGUAGE
@pytest.mark.parametrize(("mode", "seats"), [(Mode.CLASSIC, 20), (Mode.FLIP, 10), (Mode.DUO, 2)])
def test_the_board_of_a_full_table_fits(mode: Mode, seats: int, t: Translator) -> None:
    assert_within_limits(board_page(context(position(options_of(mode), 7, seats), None), t))
    state = position(options_of(mode), 30, seats)
    assert_within_limits(board_page(context(state, None, LONG_NAME), t))
    assert_within_limits(hand_page(context(state, 0, LONG_NAME), t))


@EVERY_LANGUAGE
def test_every_question_fits_and_every_way_through_leads_to_an_action(t: Translator) -> None:
    everything = build_options(
        Mode.CLASSIC, [("seven_o", None), ("fast_doubles", None), ("jump_in_wild", None)]
    )
    state = position(everything, 60, 20)
    table = context(state, 0, LONG_NAME)
    seen = table.observation
    assert seen is not None
    reached: set[Play] = set()

    def follow(choice: CardChoice) -> None:
        found = resolve(choice, (*table.legal, *table.side), seen)
        if isinstance(found, Question):
            assert_within_limits(choice_page(table, found, t))
            for answer in found.answers:
                assert CardChoice.parse(str(answer)) == answer
                follow(answer)
        else:
            assert isinstance(found, Play)
            reached.add(found)

    for card in set(seen.hand):
        if any(isinstance(a, Play) and a.card == card for a in table.legal):
            follow(CardChoice(card))
    assert reached == {action for action in table.legal if isinstance(action, Play)}


def test_the_limits_are_those_that_discord_documents() -> None:
    assert (MAX_COMPONENTS, MAX_TEXT, MAX_LABEL, MAX_CLICK, BUTTONS_IN_ROW) == (
        40,
        4000,
        80,
        100,
        5,
    )


def test_a_long_step_is_cut_on_the_board_and_in_the_hand() -> None:
    state = position(options_of(Mode.CLASSIC), 7)
    step = (Played(0, (5,) * 200),)
    board = board_page(replace(context(state, None), steps=(step,)), TEXTS.get("en"))
    hand = hand_page(replace(context(state, 0), steps=(step,)), TEXTS.get("en"))
    for page, mark, longest in ((board, "-# • ", 350), (hand, "-# ", 700)):
        lines = "\n".join(b.markdown for b in page.blocks if isinstance(b, Text)).split("\n")
        (told,) = (line for line in lines if line.startswith(mark) and line.endswith("…"))
        assert len(told) == len(mark) + longest


def test_what_is_not_given_of_a_context_is_not_there() -> None:
    state = position(options_of(Mode.CLASSIC), 2)
    full = context(state, 0)
    bare = PageContext(full.game, full.version, full.seats, full.options, 0, full.observation)
    page = hand_page(bare, TEXTS.get("en"))
    assert {button.disabled for button in page.buttons} == {True}
    assert page == hand_page(replace(bare, legal=(), side=(), steps=(), place=""), TEXTS.get("en"))
