"""Pages stay within Discord's limits, however many different cards a player holds."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine import Mode, State, compile_rules
from bot.engine.position import Position, set_up
from bot.i18n import Texts
from bot.render import backs_page, board_page, hand_page
from bot.render.page import MAX_TEXT_BYTES, Page, text_bytes, within_bytes
from tests.languages import DRAWN_LANGUAGES

from .contexts import context, deck, options_of
from .test_limits import LONG_NAME, assert_within_limits
from .tiles import emoji_of

TEXTS = Texts.load(strict=True)
SEATS = 4


def held_by_one(mode: Mode, seed: int, own: int) -> State:
    """Return a position in which the first player holds ``own`` cards; of Flip, with any backs.

    As many different cards as there are come first.
    """
    chance = random.Random(seed)
    whole = deck(mode, SEATS, turned_by=chance.randrange(100))
    chance.shuffle(whole)
    top = next(card for card in whole if card[0] < 100 and card[0] % 17 < 10)
    whole.remove(top)
    different = list(dict.fromkeys(whole))
    for card in different:
        whole.remove(card)
    cards = [*different, *whole]
    options = options_of(mode)
    others = min(options.game.seats[-1], SEATS) - 1
    own = min(own, len(cards) - 10, compile_rules(options).ends.hand_limit - 1)
    hands = [cards[:own], *(cards[own + 2 * n : own + 2 * n + 2] for n in range(others))]
    rest = cards[own + 2 * others :]
    return set_up(options, Position(hands=hands, top=top, draw=rest, turn=0))[0]


def assert_taken(page: Page) -> None:
    """Check Discord's limits, and the number of bytes that it takes without an error."""
    assert_within_limits(page)
    assert text_bytes(within_bytes(page)) <= MAX_TEXT_BYTES


@settings(deadline=None, max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(
    mode=st.sampled_from(list(Mode)),
    seed=st.integers(0, 10_000),
    own=st.sampled_from([1, 24, 60, 99, 100, 101, 130, 200]),
    language=st.sampled_from(DRAWN_LANGUAGES),
    tiles=st.booleans(),
    note=st.sampled_from(["", "x" * 200, "*" * 400]),
)
def test_every_page_of_any_hand_is_taken(
    mode: Mode, seed: int, own: int, language: str, tiles: bool, note: str
) -> None:
    t, state = TEXTS.get(language), held_by_one(mode, seed, own)
    table = context(state, 0, LONG_NAME)
    if tiles:
        table = replace(table, tiles=emoji_of(mode))
    for number in range(0, 10, 2):
        assert_taken(hand_page(table, t, page=number, note=note or None))
    assert_taken(board_page(replace(context(state, None, LONG_NAME), tiles=table.tiles), t))
    for seat in range(len(state.hands)):
        seen = replace(context(state, seat, LONG_NAME), tiles=table.tiles)
        assert_taken(hand_page(seen, t))
        if mode is Mode.FLIP:
            assert_taken(backs_page(seen, t))


def test_there_are_hands_of_a_hundred_different_cards() -> None:
    held = [held_by_one(Mode.FLIP, seed, 105).hands[0] for seed in range(10)]
    assert max(len(set(hand)) for hand in held) >= 100
