"""What is not played here is offered nowhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import BY_NAME, Family, Mode, build_options, stands_at
from bot.i18n import Texts, Translator
from bot.place import ServerChannel
from bot.presets import load_presets
from bot.render.private.choosing import game_choice_page, house_rules_page
from bot.render.private.choosing.game_choice_page import rule_set_choices
from bot.render.private.help_pages import HELP_PAGES, HelpTopic, help_page
from bot.render.private.rulebook_page import (
    Shelf,
    find_topic,
    rulebook_page,
    suggested_topics,
    topic_page,
)
from bot.render.rules.house_rules import preset_of, switches
from bot.rule_choice import combined
from bot.rule_gate import CAN_BE_PROHIBITED, RuleGate, gated, rule_gate
from cogs.choosing.typed_rules import HouseRuleError, WantedRules, read_rules, suggestions
from tests.languages import DRAWN_LANGUAGES

from .contexts import NOBODYS

NO_MERCY = RuleGate(frozenset({Mode.MERCY}))
NO_STACKING = RuleGate(prohibited_rules=frozenset({"stacking"}))
EVERY_LANGUAGE = pytest.mark.parametrize(
    "t", [Texts.load(strict=True).get(language) for language in DRAWN_LANGUAGES]
)
HELP = HelpTopic(ServerChannel(1, 2))
_Offer = Callable[[Translator], object]
GAMES: dict[str, _Offer] = {
    "choosing": lambda t: game_choice_page(NOBODYS, (), t),
    "help": lambda t: [help_page(n, HELP, t) for n in range(1, HELP_PAGES + 1)],
    "rulebook": lambda t: [rulebook_page(Shelf(), t), topic_page("jump_in", Shelf(), t)],
    "presets": lambda t: list(rule_set_choices(None, (), t)),
    "topics": lambda t: suggested_topics("merc", t),
}
HOUSE_RULES: dict[str, _Offer] = {
    "house rules": lambda t: house_rules_page(NOBODYS, t),
    "suggestions": lambda t: suggestions(Mode.CLASSIC, "stack", t),
    "switches": lambda _: [switches(family, Mode.CLASSIC) for family in Family],
    "topics": lambda t: [suggested_topics("stack", t), find_topic("stacking")],
}
OFFERS = [
    *(pytest.param(NO_MERCY, "merc", offer, id=f"game-{name}") for name, offer in GAMES.items()),
    *(
        pytest.param(NO_STACKING, "'stacking'", offer, id=f"house rule-{name}")
        for name, offer in HOUSE_RULES.items()
    ),
]


@EVERY_LANGUAGE
@pytest.mark.parametrize(("gate", "word", "offer"), OFFERS)
def test_it_is_offered_nowhere(t: Translator, gate: RuleGate, word: str, offer: _Offer) -> None:
    assert word in str(offer(t)).casefold()
    with gated(gate):
        assert word not in str(offer(t)).casefold()


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("gate", "typed", "named"),
    [(NO_MERCY, "mode=mercy", "mode-mercy"), (NO_STACKING, "stacking", "option-stacking")],
)
def test_what_is_typed_is_refused_by_its_name(
    t: Translator, gate: RuleGate, typed: str, named: str
) -> None:
    with gated(gate), pytest.raises(HouseRuleError) as refused:
        read_rules(Mode.CLASSIC, typed, t)
    assert str(refused.value) == t.format("reason-prohibited", rules=t.format(named))


NO_CHALLENGE = RuleGate(prohibited_rules=frozenset({"challenge"}))
NO_SWAP = RuleGate(prohibited_rules=frozenset({"seven_o"}))
EN = Texts.load().get("en")


def test_a_game_that_has_a_prohibited_rule_by_itself_is_played_without_it() -> None:
    with gated(NO_CHALLENGE):
        options = read_rules(Mode.CLASSIC, "stacking", EN)
        assert stands_at(options, "challenge") == "off"
        assert read_rules(Mode.CLASSIC, "challenge=off", EN) == read_rules(Mode.CLASSIC, "", EN)
        with pytest.raises(HouseRuleError):
            read_rules(Mode.CLASSIC, "challenge", EN)
        assert rule_gate().presets.keys() == load_presets().keys()
        assert preset_of(rule_gate().presets["wild"]) == "wild"
        assert rule_gate().chosen(Mode.CLASSIC, [("stacking", None)]).options == options


def test_what_a_game_fixes_belongs_to_the_game() -> None:
    """K1: No Mercy without its 7 would be another game."""
    mercy = build_options(Mode.MERCY)
    with gated(NO_SWAP):
        assert rule_gate().refused(mercy) == ()
        assert rule_gate().refused(build_options(Mode.CLASSIC, [("seven_o", None)])) == ("seven_o",)


def test_a_rule_that_contains_or_needs_a_prohibited_one_is_not_offered() -> None:
    for rule in ("seven_o", "must_swap", "last_exchange"):
        assert not NO_SWAP.offers(rule)
    swapped = build_options(Mode.CLASSIC, [("seven_o", None), ("last_exchange", None)])
    assert NO_SWAP.nearest(swapped) == build_options(Mode.CLASSIC)


@given(
    st.sampled_from(Mode),
    st.sets(st.sampled_from(CAN_BE_PROHIBITED)),
    st.sampled_from(CAN_BE_PROHIBITED),
    st.sampled_from(Mode),
)
def test_the_nearest_rules_are_played_here(
    mode: Mode, wanted: set[str], rule: str, prohibited: Mode
) -> None:
    options = combined(mode, [(name, BY_NAME[name].bare or "5") for name in wanted]).options
    gate = RuleGate(frozenset({prohibited}), frozenset({rule}))
    assert gate.refused(gate.nearest(options)) == ()
    assert gate.refused(options) or gate.nearest(options) == options


def test_a_servers_default_that_is_prohibited_gives_way_to_the_nearest() -> None:
    wanted = WantedRules("mercy", None, "several")
    with gated(NO_MERCY):
        assert wanted.options_by_default(EN) == build_options(Mode.CLASSIC, [("several", None)])


def test_rules_without_a_game_are_those_of_the_first_that_is_played_here() -> None:
    with gated(RuleGate(frozenset({Mode.CLASSIC}))):
        assert WantedRules(None, None, "stacking").options(EN).mode is Mode.FLIP
