"""Plainer forms of pages that Discord refuses, and the limit of bytes of a page."""

from __future__ import annotations

import re

import pytest

from bot.engine import Mode, compile_rules
from bot.i18n import Texts, Translator
from bot.render import (
    Button,
    Choice,
    Illustrated,
    Page,
    Picture,
    PrivatePage,
    PublicPage,
    RoleSelect,
    Row,
    Select,
    Text,
    board_page,
    hand_page,
)
from bot.render.page import MAX_TEXT_BYTES, text_bytes, within_bytes
from bot.render.plainer_pages import (
    in_words_alone,
    plainer_forms,
    without_pictures,
    without_trimmings,
)
from tests.languages import DRAWN_LANGUAGES
from tests.render.contexts import context, options_of, position
from tests.render.test_limits import assert_within_limits
from tests.render.tiles import emoji_of, tiled

TEXTS = Texts.load(strict=True)
EVERY_LANGUAGE = pytest.mark.parametrize("t", [TEXTS.get(language) for language in DRAWN_LANGUAGES])
OWN = re.compile(r"<a?:\w+:\d+>")
WIDE_NAME = "\U0001d54f" * 32
"""Each of these characters takes four bytes."""


def pages(mode: Mode, t: Translator, name: str | None = None) -> list[Page]:
    options = options_of(mode)
    most = min(25, compile_rules(options).ends.hand_limit - 1)
    state = position(options, most, options.game.seats[-1])
    named = () if name is None else (name,)
    board = tiled(context(state, None, *named))
    return [
        board_page(board, t),
        *(hand_page(tiled(context(state, 0, *named)), t, page=n) for n in range(3)),
    ]


def written(page: Page) -> list[str]:
    texts = [b.markdown for b in page.blocks if isinstance(b, Text | Illustrated)]
    return texts + [button.emoji or "" for button in page.buttons]


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", list(Mode))
def test_plainer_forms_have_no_emoji_of_ours_and_can_be_played_with(
    mode: Mode, t: Translator
) -> None:
    shown = pages(mode, t)
    assert any(OWN.search(text) for page in shown for text in written(page)), "there are tiles"
    for page in shown:
        clicks = [button.click for button in page.buttons if button.click is not None]
        for form in (without_pictures(page), without_trimmings(page)):
            assert not any(map(OWN.search, written(form)))
            assert [b.click for b in form.buttons if b.click is not None] == clicks
            assert_within_limits(form)


def test_a_card_is_its_colour_and_a_sign() -> None:
    tile = emoji_of(Mode.CLASSIC)
    page = PrivatePage(
        (Text(f"On top: {tile.face(5)} Red 5"), Row((Button("", "a", tile.face(5)),)))
    )
    text, row = without_pictures(page).blocks
    assert text == Text("On top: 🔴5 Red 5")
    assert row == Row((Button("5", "a", "🔴"),))


def test_what_else_can_be_refused_is_left_out() -> None:
    page = PublicPage(
        (
            Illustrated("said", "https://cdn/1.png", "a card"),
            Picture("chart.png", b"png", "a chart"),
            Select("s", "choose", (Choice("one", "1", emoji="<:cu_r5_0000:1>"),)),
            RoleSelect("r", "role", chosen=5),
            Row((Button("play", "p", "▶️"), Button("", "q", "🎴"), Button("see", url="https://x"))),
        ),
        accent=7,
    )
    plain = without_pictures(page)
    assert plain.blocks[:2] == (Text("said"), Text("a chart"))
    assert [select.choices[0].emoji for select in plain.selects] == ["🔴"]
    assert RoleSelect("r", "role") in plain.blocks
    bare = without_trimmings(page)
    assert [(button.label, button.emoji) for button in bare.buttons] == [
        ("play", None),
        ("🎴", None),
    ]
    assert not [block for block in bare.blocks if isinstance(block, RoleSelect)]
    assert in_words_alone(page).blocks == (Text("said\na chart"),)


@pytest.mark.parametrize("kind", [PublicPage, PrivatePage])
def test_each_form_is_for_the_same_eyes(kind: type[Page]) -> None:
    assert {type(form) for form in plainer_forms(kind((Text("x"),)))} == {kind}


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", list(Mode))
def test_what_is_sent_is_within_the_bytes_that_discord_bears(mode: Mode, t: Translator) -> None:
    for page in pages(mode, t, WIDE_NAME):
        assert text_bytes(within_bytes(page)) <= MAX_TEXT_BYTES


def test_the_longest_text_is_cut_and_no_character_torn() -> None:
    short, long = Text("€" * 100), Text("€" * 3800)
    page = within_bytes(PublicPage((short, long, short)))
    assert text_bytes(page) <= MAX_TEXT_BYTES
    first, cut, last = page.blocks
    assert first == last == short
    assert isinstance(cut, Text)
    assert set(cut.markdown[:-1]) == {"€"}
    assert cut.markdown.endswith("…")
    assert within_bytes(PublicPage((short,))) == PublicPage((short,))
