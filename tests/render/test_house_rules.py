"""House rules in words: their values, and refusals with a way out."""

from __future__ import annotations

import re

import pytest

from bot.engine import (
    BY_NAME,
    CATALOGUE,
    BadValueError,
    Mode,
    Option,
    SetupRefusedError,
    build_options,
    check_seats,
)
from bot.i18n import Texts, Translator
from bot.i18n.message_catalogue import read
from bot.paths import data_dir
from bot.presets import split_option
from bot.render import (
    bad_value,
    default_text,
    house_rules,
    setup_refusal,
    value_text,
)
from bot.render.private.choosing.choosing_page import note_on
from bot.render.private.choosing.game_choice_page import game_choice_page
from bot.render.private.rulebook_page import Shelf, in_force_page, topic_page
from bot.render.rules.house_rules import rule_label, rule_text
from bot.rule_choice import combined
from tests.languages import DRAWN_LANGUAGES

from .contexts import NOBODYS

TEXTS = Texts.load(strict=True)
EVERY_LANGUAGE = pytest.mark.parametrize("t", [TEXTS.get(language) for language in DRAWN_LANGUAGES])
MOST_IN_A_SELECT = 100
"""Characters that Discord allows in the description of an option of a select menu."""


@EVERY_LANGUAGE
@pytest.mark.parametrize("option", CATALOGUE, ids=lambda option: option.name)
def test_a_description_fits_into_a_select_menu(option: Option, t: Translator) -> None:
    assert 0 < len(t.format(f"option-{option.name}")) <= MOST_IN_A_SELECT
    assert 0 < len(t.format(f"option-{option.name}.description")) <= MOST_IN_A_SELECT


def test_no_text_is_for_an_option_or_value_that_there_is_not() -> None:
    known = {"description", "details", "takes", *Mode}
    for key in read(data_dir() / "locales" / "en").keys:
        name, _, part = key.removeprefix("option-").partition(".")
        if key.startswith("option-"):
            assert part in ("", *known, *BY_NAME[name].values), key


@EVERY_LANGUAGE
@pytest.mark.parametrize("option", CATALOGUE, ids=lambda option: option.name)
def test_every_value_that_is_a_word_is_put_in_words(option: Option, t: Translator) -> None:
    words = [value for value in option.values if value == value.lower()]
    meanings = [value_text(option.name, value, t) for value in words]
    assert len(set(meanings)) == len(words)
    if words != ["on", "off"]:
        assert not (set(words) - {"off"}) & set(meanings)


@pytest.mark.parametrize(
    ("written", "german", "english"),
    [
        ("stacking", "Stapeln", "Stacking"),
        ("bluff=off", "Bluffen: aus", "Bluffing: off"),
        ("complement", "Komplementär: 5 in jeder Farbe", "colours: 5 of every colour"),
        ("complement=B5", "Komplementär: Blau 5", "colours: Blue 5"),
        ("complement=S", "Aussetzen in jeder Farbe", "Skip of every colour"),
        ("action_uno", "Action Uno: bei 3 alle", "Action Uno: on 3 everybody"),
        ("action_uno=3:all,5:self", "bei 5 wer sie legt", "on 5 whoever plays it"),
        ("scoring=penalty", "Wertung: Strafpunkte für alle", "Scoring: penalty points for all"),
        ("strafpunkte", "Wertung: Strafpunkte für alle", "Scoring: penalty points for all"),
        ("target=round", "eine einzelne Runde", "a single round"),
        ("target=1000", "bis 1.000 Punkte", "up to 1,000 points"),
        ("rounds", "5 Runden", "5 rounds"),
        ("rounds=1", "eine Runde", "one round"),
        ("hand_size=3", "3 Handkarten", "3 cards each"),
        (f"target={10**30}", f"bis 1{'.000' * 10} Punkte", f"up to 1{',000' * 10} points"),
    ],
)
def test_what_is_in_force_says_what_it_means(written: str, german: str, english: str) -> None:
    for language, said in (("de", german), ("en", english)):
        t = TEXTS.get(language)
        options = build_options(Mode.CLASSIC, [split_option(written)])
        assert said in house_rules(options, t)
        assert any(said in str(block) for block in in_force_page(options, Shelf(), t).blocks)


@pytest.mark.parametrize(
    ("language", "line"),
    [("de", "- Gewinnen – bis 50 Punkte"), ("en", "- Winning – up to 50 points")],
)
def test_the_target_is_told_as_one_says_it(language: str, line: str) -> None:
    """Without a colon behind a colon."""
    options = build_options(Mode.CLASSIC, [split_option("target=50")])
    assert line in house_rules(options, TEXTS.get(language)).split("\n")


@EVERY_LANGUAGE
def test_a_single_round_is_chosen_by_a_label_like_those_beside_it(t: Translator) -> None:
    page = game_choice_page(NOBODYS, [], t)
    (targets,) = (s for s in page.selects if any(c.value == "round" for c in s.choices))
    assert all(choice.label[0].isupper() for choice in targets.choices)


FOR_DEVELOPERS = re.compile(r"\b[A-Z]{1,2}\d+[a-z]?\)|[a-z]_[a-z]|bad-value")
"""A clause in brackets, an option's identifier, a key without a text."""


def refused(
    mode: Mode, *written: tuple[str, str | None], seats: int = 0
) -> SetupRefusedError | BadValueError:
    """Return how options, or this number of players with them, are refused."""
    with pytest.raises((SetupRefusedError, BadValueError)) as told:
        check_seats(build_options(mode, written), seats)
    return told.value


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", [o.name for o in CATALOGUE if Mode.DUO not in o.modes])
@pytest.mark.parametrize("value", [None, "off"])
def test_what_a_game_does_not_take_is_explained(
    name: str, value: str | None, t: Translator
) -> None:
    """K1: the option, the game, its value there, and what to do."""
    if BY_NAME[name].values != ("on", "off"):
        value = BY_NAME[name].values[0]
    told = refused(Mode.DUO, (name, value))
    assert isinstance(told, SetupRefusedError)
    said = setup_refusal(told.clause, told.names, t)
    always = default_text(BY_NAME[name], Mode.DUO, t)
    for word in (t.format(f"option-{name}"), "Duo", always):
        assert word in said
    assert not FOR_DEVELOPERS.search(said)


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP])
@pytest.mark.parametrize(
    ("name", "value", "clause", "way_out"),
    [
        ("target", "0", "K2", "200"),
        ("target", "-1", "K2", "round"),
        ("complement", "R10", "K2", "5"),
        ("complement", "W", "V16", "B5"),
        ("action_uno", "S:all", "K2", "3:all"),
        ("action_uno", "10:self", "K2", "3:all"),
    ],
)
def test_a_value_that_cannot_be_is_explained(
    mode: Mode, name: str, value: str, clause: str, way_out: str, t: Translator
) -> None:
    told = refused(mode, (name, value))
    assert isinstance(told, SetupRefusedError)
    assert told.clause == clause
    said = setup_refusal(told.clause, told.names, t)
    assert f"{t.format(f'option-{name}')}={way_out}" in said
    assert not FOR_DEVELOPERS.search(said)
    build_options(mode, [(name, way_out)])


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("value", ["0", "-1", "1000000", "W", "R10", "S:all", "10:self", "zero"])
def test_each_value_that_is_refused_has_its_sentence(mode: Mode, value: str, t: Translator) -> None:
    for option in CATALOGUE:
        try:
            build_options(mode, [(option.name, value)])
        except SetupRefusedError as told:
            said = setup_refusal(told.clause, told.names, t)
            assert t.format(f"option-{option.name}") in said or t.format(f"mode-{mode}") in said
            assert not FOR_DEVELOPERS.search(said)
        except BadValueError:
            continue


@EVERY_LANGUAGE
def test_two_that_do_not_go_together_are_both_named(t: Translator) -> None:
    """K3."""
    pairs = [(option.name, other) for option in CATALOGUE for other in option.excludes]
    assert pairs
    for name, other in pairs:
        told = refused(Mode.CLASSIC, (other, _some_value(other)), (name, _some_value(name)))
        assert isinstance(told, SetupRefusedError)
        said = setup_refusal(told.clause, told.names, t)
        assert told.clause == "K2"
        assert t.format(f"option-{name}") in said
        assert t.format(f"option-{other}") in said
        assert not FOR_DEVELOPERS.search(said)


@EVERY_LANGUAGE
def test_two_of_which_some_values_do_not_go_together_are_both_named(t: Translator) -> None:
    """K3: the sentence names the values, in whichever order they were chosen."""
    for pair in ({"rounds": "5", "target": "round"}, {"hand_size": "15", "hand_limit": "15"}):
        for written in (list(pair.items()), list(pair.items())[::-1]):
            told = refused(Mode.CLASSIC, *written)
            assert isinstance(told, SetupRefusedError)
            said = setup_refusal(told.clause, told.names, t)
            note = note_on(combined(Mode.CLASSIC, written), t)
            assert note is not None
            for name in pair:
                assert t.format(f"option-{name}") in said
                assert said in "\n".join(map(str, topic_page(name, Shelf(), t).blocks))
            assert said in note.text
            assert rule_text(*written[0], t) in note.text
            assert not FOR_DEVELOPERS.search(said)


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("name", "values", "takes"),
    [("rounds", ("0", "51"), ("1", "50")), ("hand_size", ("1", "16"), ("2", "15"))],
)
def test_a_number_out_of_range_is_told_with_the_range(
    name: str, values: tuple[str, ...], takes: tuple[str, str], t: Translator
) -> None:
    for value in values:
        told = refused(Mode.DUO, (name, value))
        assert isinstance(told, SetupRefusedError)
        assert told.clause == "K2"
        said = setup_refusal(told.clause, told.names, t)
        assert all(re.search(rf"\b{bound}\b", said) for bound in takes)
    for bound in takes:
        build_options(Mode.DUO, [(name, bound)])


@EVERY_LANGUAGE
def test_more_cards_than_there_are_for_so_many_people_are_explained(t: Translator) -> None:
    """X16a"""
    told = refused(Mode.CLASSIC, ("hand_size", "10"), seats=10)
    assert isinstance(told, SetupRefusedError)
    assert told.clause == "X16"
    said = setup_refusal(told.clause, told.names, t)
    assert said == t.format("seats-X16")
    assert not FOR_DEVELOPERS.search(said)


def _some_value(name: str) -> str | None:
    return BY_NAME[name].bare or "round"


@EVERY_LANGUAGE
@pytest.mark.parametrize("option", CATALOGUE, ids=lambda option: option.name)
def test_a_value_that_cannot_be_read_is_told_with_those_that_can(
    option: Option, t: Translator
) -> None:
    told = refused(Mode.CLASSIC, (option.name, "?"))
    assert isinstance(told, BadValueError)
    said = bad_value(told, t)
    assert f"{option.name}=?" in said
    assert all(value in said for value in option.values if value == value.lower())


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("mode", "written", "taken"),
    [
        (Mode.CLASSIC, (), "20"),
        (Mode.FLIP, (), "10"),
        (Mode.DUO, (), "2"),
        (Mode.CLASSIC, (("partner", None),), "4, 6, 8"),
    ],
)
def test_a_number_of_players_that_is_not_taken_is_explained(
    mode: Mode, written: tuple[tuple[str, str | None], ...], taken: str, t: Translator
) -> None:
    for seats in (1, 99) if not written else (3, 5):
        told = refused(mode, *written, seats=seats)
        assert isinstance(told, SetupRefusedError)
        said = setup_refusal(told.clause, told.names, t)
        assert taken in said
        assert not FOR_DEVELOPERS.search(said)


@EVERY_LANGUAGE
def test_a_rule_left_out_for_what_it_needs_comes_with_that_by_a_button(t: Translator) -> None:
    note = note_on(combined(Mode.CLASSIC, [("last_exchange", None)]), t)
    assert note is not None
    for name in ("last_exchange", "seven_o"):
        assert rule_label(name, t) in note.text
    assert note.ways_out == ("last_exchange",)
