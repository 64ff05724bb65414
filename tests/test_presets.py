"""Every preset can be played, and has its texts."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.engine import CATALOGUE, Mode, SetupRefusedError
from bot.i18n import Texts
from bot.players.self_play import play_match
from bot.presets import load_presets
from bot.render.page import CHOICES_IN_SELECT
from bot.render.private.choosing import rule_set_choices
from bot.render.private.choosing.option_clicks import FAVOURITE_PREFIX
from bot.tables.storage.favourites import MOST_FAVOURITES
from tests.languages import DRAWN_LANGUAGES

PRESETS = load_presets()


@pytest.mark.parametrize("name", PRESETS)
def test_computer_players_finish_a_game_with_it(name: str) -> None:
    match = play_match(PRESETS[name].options(), ("easy", "medium", "hard", "hard"), b"preset")

    assert match.finished


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_a_preset_has_a_name_and_a_description_in_every_language(name: str, language: str) -> None:
    texts = Texts.load().get(language)

    assert texts.has(f"preset-{name}")
    assert texts.has(f"preset-{name}.description")


def test_no_two_presets_are_alike_and_every_game_but_duo_has_one() -> None:
    assert len({preset.options() for preset in PRESETS.values()}) == len(PRESETS)
    assert {preset.mode for preset in PRESETS.values()} == set(Mode) - {Mode.DUO}


def test_one_select_has_room_for_all_presets_and_favourites() -> None:
    assert len(PRESETS) + MOST_FAVOURITES <= CHOICES_IN_SELECT


@pytest.mark.parametrize("current", [*PRESETS, None])
def test_favourites_above_the_limit_are_still_offered(current: str | None) -> None:
    favourites = [f"evening {number}" for number in range(15)]
    values = [each.value for each in rule_set_choices(current, favourites, Texts.load().get("en"))]

    assert len(values) == len(set(values)) == CHOICES_IN_SELECT
    assert values[-15:] == [f"{FAVOURITE_PREFIX}{name}" for name in favourites]
    assert current is None or current in values


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_no_preset_has_the_name_of_a_rule(language: str) -> None:
    """Otherwise a lookup by name would be ambiguous."""
    texts = Texts.load().get(language)
    rules = {texts.format(f"option-{option.name}") for option in CATALOGUE}

    assert rules.isdisjoint(texts.format(f"preset-{name}") for name in PRESETS)


def test_one_preset_has_all_variants_that_go_together() -> None:
    """Left out are only variants that exclude another one or define when a wild draw is a foul."""
    options = PRESETS["everything"].options()
    variants = {option.name for option in CATALOGUE if option.clause.startswith("V")}

    off = {name for name in variants - {"strafpunkte"} if not getattr(options, name)}
    assert off == {"partner"}


def test_more_options_prevail_over_those_of_the_preset() -> None:
    options = PRESETS["wild"].options((("target", "round"), ("stacking", "off")))

    assert options.target is None
    assert not options.stacking
    assert options.seven_o


def test_what_does_not_go_with_a_preset_is_refused() -> None:
    with pytest.raises(SetupRefusedError, match="K2: partner, play_on"):
        PRESETS["everything"].options((("partner", None),))


def test_a_file_with_an_unknown_entry_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "presets.toml"
    file.write_text('[house]\nmode = "flip"\noptions = []\nrules = 3\n', encoding="utf-8")

    with pytest.raises(msgspec.ValidationError):
        load_presets(file)


def test_presets_keep_their_order_and_mode(tmp_path: Path) -> None:
    file = tmp_path / "presets.toml"
    file.write_text(
        '[b]\nmode = "flip"\noptions = ["stacking"]\n[a]\nmode = "duo"\noptions = ["target=50"]\n',
        encoding="utf-8",
    )

    b, a = load_presets(file).values()
    assert (b.name, b.mode, b.written) == ("b", Mode.FLIP, (("stacking", None),))
    assert (a.name, a.options().target) == ("a", 50)
