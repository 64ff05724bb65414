"""The legend behind *More*: each sign of the game's cards, and why *Draw* may be missing."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine import CATALOGUE, Mode, build_options
from bot.i18n import Texts, Translator
from bot.render import Click, TileEmoji, Verb, emoji, hand_page, legend_page, more_page
from bot.setting_values import Choices
from bot.views.table_view import TableView
from tests.languages import DRAWN_LANGUAGES

from .contexts import NOBODYS, context, for_all, options_of, position
from .shown import KEYS, Played
from .test_hand import text_of
from .test_limits import assert_within_limits
from .tiles import emoji_of

TEXTS = Texts.load(strict=True)
EN, DE = TEXTS.get("en"), TEXTS.get("de")
EVERY_LANGUAGE = pytest.mark.parametrize("t", [TEXTS.get(language) for language in DRAWN_LANGUAGES])
_TILE = re.compile(r"<:\w+:\d+>\s?")


def table_of(mode: Mode, *rules: tuple[str, str | None], seats: int = 2) -> TableView:
    """Return a table as the first player sees it, with their cards in tiles."""
    seen = context(position(build_options(mode, rules), 2, seats), 0)
    return tiled(seen, emoji_of(mode))


def tiled(seen: TableView, tiles: TileEmoji | None) -> TableView:
    return replace(for_all(seen, choices=Choices(cards_as_symbols=True)), tiles=tiles)


def lines_of(seen: TableView, t: Translator = EN) -> list[str]:
    """Return the lines of the legend without tiles."""
    return _TILE.sub("", text_of(legend_page(seen, t))).split("\n")


def does(seen: TableView) -> dict[str, str]:
    """Return what the legend says of each card, by its sign and name."""
    cards = [line for line in lines_of(seen) if line.startswith("- ") and "**" in line]
    return {sign: told for sign, _, told in (line.partition(": ") for line in cards)}


def test_every_sign_on_a_button_of_flip_stands_in_the_legend_once() -> None:
    light, dark = (re.sub(r"\s", "", line) for line in lines_of(table_of(Mode.FLIP))[2:4])
    assert light.endswith("●Red·★Yellow·▲Green·■Blue")
    assert dark.endswith("♥Pink·💧Teal·☀Orange·☾Violet")
    assert [re.sub(r"^- ", "", card) for card in does(table_of(Mode.FLIP))] == [
        *("⊘ **Skip**", "⇄ **Reverse**", "**+1**", "**+5**", "⟲ **Flip**", "⊘⊘ **Skip Everyone**"),
        *("✱ **Wild**", "✱+2 **Wild +2**", "+✱ **Wild Draw Colour**"),
    ]


@pytest.mark.parametrize("mode", Mode)
def test_every_card_that_is_no_plain_number_is_told_once(mode: Mode) -> None:
    signs = [line for line in lines_of(table_of(mode)) if line.startswith("- ") and "**" in line]
    assert [sign for sign, count in Counter(signs).items() if count > 1] == []
    names = {"classic": 5, "flip": 9, "duo": 5, "mercy": 12}
    assert len(does(table_of(mode))) == names[mode]


def test_without_tiles_a_sign_is_written_as_on_the_buttons() -> None:
    seen = tiled(table_of(Mode.CLASSIC), None)
    assert f"- {emoji.WILD} ✱ **Wild**" in does(seen)
    assert "🔴 Red" in text_of(legend_page(seen, EN))
    assert "●" not in text_of(legend_page(seen, EN))


@pytest.mark.parametrize(
    ("mode", "rules", "told"),
    [
        (Mode.CLASSIC, (), ("turn", "pending")),
        (Mode.FLIP, (), ("turn", "must-play", "pending")),
        (Mode.CLASSIC, (("forced_play", None),), ("turn", "forced", "pending")),
        (Mode.MERCY, (), ("turn", "must-play", "forced", "pending")),
    ],
)
def test_the_legend_says_by_these_rules_why_draw_is_missing(
    mode: Mode, rules: tuple[tuple[str, str | None], ...], told: tuple[str, ...]
) -> None:
    lines = lines_of(table_of(mode, *rules), KEYS)
    title = lines.index("legend-draw-title")
    assert lines[title + 1 :] == [f"- legend-draw-{why}" for why in told]


@pytest.mark.parametrize("seat", [0, None])
def test_the_legend_is_one_press_behind_more_and_leads_back(seat: int | None) -> None:
    seen = context(position(options_of(Mode.FLIP), 3, 2), seat)
    verbs = [
        click.verb for b in more_page(seen, EN).buttons if (click := Click.parse(b.click or ""))
    ]
    assert Verb.LEGEND in verbs
    back = [Click.parse(b.click or "") for b in legend_page(seen, EN).buttons]
    assert [click.verb for click in back if click] == [
        Verb.MORE,
        *([] if seat is None else [Verb.PAGE]),
    ]


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", Mode)
def test_the_longest_legend_is_within_the_limits(mode: Mode, t: Translator) -> None:
    gestures = ("action_uno", ",".join(f"{rank}:all" for rank in "123456789"))
    rules = [(o.name, o.bare) for o in CATALOGUE if o.name in ("seven_o", "forced_play")]
    taken = [(name, value) for name, value in (*rules, gestures) if mode in option_modes(name)]
    seen = table_of(mode, *taken)
    page = legend_page(seen, t)
    assert_within_limits(page)
    assert "…" not in text_of(page), "nothing is cut"
    assert_within_limits(legend_page(tiled(seen, None), t))


def option_modes(name: str) -> tuple[Mode, ...]:
    return next(tuple(Mode(m) for m in o.modes) for o in CATALOGUE if o.name == name)


def test_before_the_deal_there_is_no_legend() -> None:
    with pytest.raises(ValueError, match="before the deal"):
        legend_page(NOBODYS, KEYS)


PARTNERS = """
option partner
seats anna ben cem dora
hand anna R5 R4
hand ben B9 B8
hand cem BS B1
hand dora G1 G2
top R3
draw Y1
turn anna
"""


@EVERY_LANGUAGE
def test_a_hand_names_ones_partner(t: Translator) -> None:
    teams = Played(PARTNERS)
    lines = text_of(hand_page(teams.context("anna"), t)).split("\n")
    told = t.format("your-partner", player="cem")
    (line,) = (line for line in lines if told in line)
    assert emoji.TEAM_MARKS[0] in line
    alone = Played(PARTNERS.replace("option partner\n", ""))
    assert told not in text_of(hand_page(alone.context("anna"), t))
