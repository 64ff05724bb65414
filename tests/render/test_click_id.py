"""What buttons carry can be read again, and other texts are refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render import CardChoice, Click
from bot.render.clicks.click_id import SURE, Verb
from bot.render.private.settings_pages import Setting, SettingClick, SettingOwner


@pytest.mark.parametrize(
    "text",
    [
        *("", "u", "u:a:1", "x:a:1:hand:", "u:a:b:hand:", "u:a:1:fly:", "u:a:-1:hand:"),
        *("u:a:²:hand:", "u:a:٣:hand:", "u:a:1:hand:\x00", "u:a\x00:1:hand:", "u:A b:1:hand:"),
        *("u::1:hand:", "u:a::hand:", "u:a:1:hand:\ud800", "u:a:1:hand:\n", "u:a:1:HAND:"),
        *(f"u:a:{10**30}:hand:", f"u:{'a' * 99}:1:hand:", f"u:a:1:hand:{'1' * 99}"),
    ],
)
def test_what_is_not_ours_is_not_understood(text: str) -> None:
    assert Click.parse(text) is None


@given(st.text() | st.from_regex(r"u:.*:.*:(card|hand|page):.*", fullmatch=True))
def test_any_text_is_read_or_refused(text: str) -> None:
    click = Click.parse(text)
    if click is not None:
        assert len(text) <= 100
        assert Click.parse(str(click)) == click


@given(st.text() | st.from_regex(r"[0-9]{1,4}(\.[hnlcsk][0-9-]{1,3})*", fullmatch=True))
def test_any_choice_is_read_or_refused(text: str) -> None:
    choice = CardChoice.parse(text)
    if choice is not None:
        assert 0 <= choice.card <= 255
        assert CardChoice.parse(str(choice)) == choice


@pytest.mark.parametrize("whose", SettingOwner)
@pytest.mark.parametrize("setting", Setting)
def test_a_click_on_any_setting_can_be_read_again(whose: SettingOwner, setting: Setting) -> None:
    for value in ("none", "600", "a" * 20):
        meant = SettingClick(whose, setting, value)
        click = Click.parse(str(meant))
        assert click is not None
        assert SettingClick.of(click) == meant


@pytest.mark.parametrize(
    "arg",
    ["", "ring", "ring.", "hat.20", "ring.OFF", "ring.-1", "ring.20.1", f"ring.{'9' * 21}"],
)
@pytest.mark.parametrize("verb", [Verb.MINE, Verb.SERVER])
def test_what_is_no_setting_of_ours_is_not_understood(verb: Verb, arg: str) -> None:
    assert SettingClick.of(Click("0", 0, verb, arg)) is None


def test_a_click_on_no_setting_means_none() -> None:
    assert SettingClick.of(Click("0", 0, Verb.HELP, "ring.20")) is None


def test_what_was_asked_about_is_told_from_what_was_not() -> None:
    asked, sure = Click("a", 1, Verb.LEAVE), Click("a", 1, Verb.LEAVE, SURE)
    assert Click.parse(str(asked)) == asked
    assert Click.parse(str(sure)) == sure
    assert asked != sure
