"""A set of rules as one line: written, pasted and read again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import CATALOGUE, BadValueError, Mode, build_options
from bot.i18n import Texts
from bot.presets import load_presets
from bot.render.rules.rule_line import meant_by, read_line, words_of, write_line
from tests.languages import DRAWN_LANGUAGES

TEXTS = Texts.load(strict=True)


def read(text: str) -> list[str]:
    return [str(word) for word in words_of(text)]


@pytest.mark.parametrize("preset", load_presets().values(), ids=lambda preset: preset.name)
def test_a_set_of_rules_is_the_same_when_it_is_read_again(preset: object) -> None:
    options = preset.options()  # type: ignore[attr-defined]
    line = read_line(write_line(options))
    assert build_options(line.mode or Mode.CLASSIC, line.written) == options


def test_another_game_than_the_usual_one_is_named() -> None:
    assert write_line(build_options(Mode.CLASSIC)) == ""
    flip = build_options(Mode.FLIP, [("stacking", None), ("target", "200")])
    assert write_line(flip) == "mode=flip, target=200, stacking"


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
@pytest.mark.parametrize("option", CATALOGUE, ids=lambda option: option.name)
def test_a_rule_goes_by_its_label_in_every_language(option: object, language: str) -> None:
    name = option.name  # type: ignore[attr-defined]
    label = TEXTS.get(language).format(f"option-{name}")
    for text in (label, label.upper(), f"stacking, {label}", f"{label} (so und so, nie)"):
        assert read(text)[-1] == name, text
    assert read(f"{label}=off, doubles") == [f"{name}=off", "doubles"]


def test_a_label_is_known_by_its_capitals_in_turkish() -> None:
    """Those of *i* and *ı* are *İ* and *I*; a typed *İsteyerek* ended in an error."""
    t = TEXTS.get("tr")
    for option in CATALOGUE:
        label = t.format(f"option-{option.name}")
        for typed in (label.upper(), label.replace("i", "İ").replace("ı", "I").upper()):
            assert words_of(typed)[0].name == option.name


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
@pytest.mark.parametrize("option", CATALOGUE, ids=lambda option: option.name)
def test_the_words_of_a_label_may_stand_apart_in_any_way(option: object, language: str) -> None:
    name = option.name  # type: ignore[attr-defined]
    label = TEXTS.get(language).format(f"option-{name}")
    for gap in ("-", "_", "  ", " - "):
        words = re.sub(r"(?<!,)[-\s]+", gap, label)
        assert read(f"{words}, doubles") == [name, "doubles"], words


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("stacking jump_in;target=200", ["stacking", "jump_in", "target=200"]),
        ("Jump-In Schwarz, jump-in", ["jump_in_wild", "jump_in"]),
        (
            "jump_in action_uno=3:all, 5:self, doubles",
            ["jump_in", "action_uno=3:all,5:self", "doubles"],
        ),
        ("Bruno,Kuno,Uno uno_uno", ["bruno_kuno", "uno_uno"]),
        ("Ziel: 300 (nicht lange", ["target=300"]),
        ("target=", ["target="]),
        ("stackin", ["stackin"]),
        (" , ;", []),
    ],
)
def test_what_people_write_is_understood(text: str, rules: list[str]) -> None:
    assert read(text) == rules


def test_what_nobody_knows_is_told_from_what_is_a_rule() -> None:
    words = words_of("stacking, chess, mode=flip, chess=3, Ziel: 200")
    assert [word.known for word in words] == [True, False, True, False, True]


def test_an_unknown_game_is_refused() -> None:
    assert read_line("mode=FLIP").mode is Mode.FLIP
    for text, value in (("mode=chess", "chess"), ("mode", None), ("mode=", "")):
        with pytest.raises(BadValueError, match=r"^mode(=\w*)?: no such game$") as refused:
            read_line(text)
        assert (refused.value.name, refused.value.text) == ("mode", value)


def test_what_is_mistyped_is_guessed() -> None:
    assert meant_by("stackin") == "stacking"
    assert meant_by("Stapln") == "stacking"
    assert meant_by("chess") is None


@given(st.text(alphabet="abcjumpin_-=:,;() \n5Kß–"))
def test_any_text_is_read_to_its_end(text: str) -> None:
    words = words_of(text)
    assert all(word.start < word.end for word in words)
    assert [word.start for word in words] == sorted(word.start for word in words)


def test_a_rule_goes_by_its_name_in_the_rulebook() -> None:
    """Names in brackets count; half a rule is named by its value (X11, X13)."""
    law = (Path(__file__).resolve().parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    named = re.findall(r"(?m)^- [VX]\d+ `(\w+)[^`]*`(?:, `[^`]*`)* \[([^\]]+)\]", law)
    whole = [(name, called) for name, called in named if not called.startswith("nur ")]
    assert len(whole) > 20
    for name, called in whole:
        assert read(called) == [name]
