"""What is not played here is offered nowhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine import Family, Mode
from bot.i18n import Texts, Translator
from bot.place import ServerChannel
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
from bot.render.rules.house_rules import switches
from bot.rule_gate import RuleGate, gated
from cogs.choosing.typed_rules import HouseRuleError, read_rules, suggestions
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
