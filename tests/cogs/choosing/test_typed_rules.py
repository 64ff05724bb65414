"""House rules typed at `/uno start`: suggestions, reading and refusals."""

from __future__ import annotations

import re

import pytest

from bot.engine import CATALOGUE, Mode, build_options
from bot.i18n import Texts, Translator
from cogs.choosing.typed_rules import HouseRuleError, read_rules, suggestions
from tests.languages import DRAWN_LANGUAGES

TEXTS = Texts.load(strict=True)
EVERY_LANGUAGE = pytest.mark.parametrize("t", [TEXTS.get(language) for language in DRAWN_LANGUAGES])
LONGEST_CHOICE = 100
"""The most characters that Discord accepts in the name and in the value of a suggestion."""


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", list(Mode))
def test_every_suggestion_is_accepted_and_changes_something(mode: Mode, t: Translator) -> None:
    usual = build_options(mode)
    begun = ["", *(option.name for option in CATALOGUE), *(o.name[:3] for o in CATALOGUE)]
    for text in begun:
        for shown, whole in suggestions(mode, text, t):
            assert max(len(shown), len(whole)) <= LONGEST_CHOICE
            assert read_rules(mode, whole, t) != usual
            assert read_rules(mode, shown, t) == read_rules(mode, whole, t)


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", list(Mode))
def test_every_suggested_value_is_accepted(mode: Mode, t: Translator) -> None:
    for option in CATALOGUE:
        found = suggestions(mode, f"{option.name}=", t)
        assert bool(found) == (mode in option.modes), option.name
        for _, whole in found:
            read_rules(mode, whole, t)


@EVERY_LANGUAGE
def test_a_suggestion_can_be_continued_by_typing(t: Translator) -> None:
    """Discord fills in the name of a suggestion, and people continue typing after it."""
    text = ""
    for begun in ("stack", "jump", "action_uno", "target=3", "complement"):
        text, whole = suggestions(Mode.CLASSIC, f"{text}, {begun}", t)[0]
        assert read_rules(Mode.CLASSIC, text, t) == read_rules(Mode.CLASSIC, whole, t)
    options = read_rules(Mode.CLASSIC, text, t)
    assert (options.stacking, options.jump_in, options.target) == (True, True, 3)
    assert (options.action_uno, options.complement) == (((3, True),), "5")


def test_labels_are_suggested_by_any_of_their_words() -> None:
    t = TEXTS.get("de")
    assert [whole for _, whole in suggestions(Mode.CLASSIC, "Stapeln, Schnell D", t)] == [
        "stacking, fast_doubles"
    ]


def test_a_game_that_is_typed_is_the_one_that_is_played() -> None:
    t = TEXTS.get("en")
    assert read_rules(Mode.CLASSIC, "mode=flip, stacking", t).mode is Mode.FLIP
    assert suggestions(Mode.CLASSIC, "mode=duo, stack", t) == []


def test_a_rule_is_not_suggested_twice_or_where_it_cannot_be() -> None:
    t = TEXTS.get("en")
    assert suggestions(Mode.CLASSIC, "several several", t) == []
    assert suggestions(Mode.DUO, "stacking", t) == []
    assert suggestions(Mode.CLASSIC, "target=-1", t) == []
    assert [whole for _, whole in suggestions(Mode.CLASSIC, "jump_in, target=7", t)] == [
        "jump_in, target=7"
    ]


def test_impossible_and_unknown_rules_are_distinguished() -> None:
    t = TEXTS.get("en")
    for rules, said in (
        ("stackin", "Did you mean “Stacking” (`stacking`)?"),
        ("nothing_like_it", "I don't know"),
        ("mode=chess", "mode=flip"),
        ("target=soon", "whole number from 1"),
        ("target=-1", "whole number from 1"),
        ("partner play_on", "do not go together"),
        ("x" * 5000, "xxx…"),
        ("target=" + "9" * 5000, "999…"),
    ):
        with pytest.raises(HouseRuleError, match=re.escape(said)):
            read_rules(Mode.CLASSIC, rules, t)
