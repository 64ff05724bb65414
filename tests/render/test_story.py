"""Every event has words in every language."""

from __future__ import annotations

import re

import pytest

from bot.engine import Mode, apply, build_options, legal_actions, new_match, visible
from bot.engine.events import OPEN_DRAWS, Drew
from bot.i18n import Texts, Translator
from bot.render import tell, tell_all
from bot.render.lines.story import direction_text, listed, listed_or
from tests.languages import DRAWN_LANGUAGES

TEXTS = Texts.load(strict=True)
EVERY_LANGUAGE = pytest.mark.parametrize("t", [TEXTS.get(language) for language in DRAWN_LANGUAGES])
NAMES = ("Anna", "Ben", "Cem")
WHY_DRAWN = ["turn", "pending", "challenge", "contra", "unouno", "gesture", "wrong-card"]
WHY_DRAWN += ["advice", "question", "sleep"]


@EVERY_LANGUAGE
@pytest.mark.parametrize("why", WHY_DRAWN)
def test_every_reason_to_draw_is_told(why: str, t: Translator) -> None:
    assert "Ben" in (tell(Drew(1, 1, why), NAMES, t) or "")


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", list(Mode))
def test_what_the_channel_reads_holds_no_drawn_card(mode: Mode, t: Translator) -> None:
    """The story for everybody is the same whichever card was drawn (I2)."""
    options = build_options(mode)
    state, events = new_match(options, 2, bytes(16))
    for _ in range(40):
        for event in events:
            if isinstance(event, Drew) and event.why not in OPEN_DRAWS:
                told = tell(visible(event, None), NAMES, t)
                assert told == tell(Drew(event.seat, event.count, event.why), NAMES, t)
        seat = getattr(state.phase, "seat", None)
        if seat is None:
            break
        state, events = apply(state, legal_actions(state, seat)[-1])


def test_a_name_is_taken_literally() -> None:
    from bot.views.names import escaped

    assert escaped("**a** <@1> `x`") == r"\*\*a\*\* \<\@1\> \`x\`"
    assert re.search(r"\n", escaped("a\nb")) is None


@EVERY_LANGUAGE
def test_a_step_is_one_line(t: Translator) -> None:
    _, events = new_match(build_options(Mode.DUO), 2, bytes(16))
    assert "\n" not in tell_all(events, NAMES, t)


@EVERY_LANGUAGE
def test_the_direction_is_not_torn_apart_at_the_end_of_a_line(t: Translator) -> None:
    for direction in (1, -1):
        assert " " not in direction_text(direction, t)


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        ("Ben", "Ana y Ben"),
        *(("Inés", "Ana e Inés"), ("**Hilda**", "Ana e **Hilda**"), ("Yves", "Ana e Yves")),
        *(("Yolanda", "Ana y Yolanda"), ("Hierro", "Ana y Hierro"), ("Óscar", "Ana y Óscar")),
    ],
)
def test_spanish_and_is_another_word_before_its_own_sound(last: str, joined: str) -> None:
    assert listed(["Ana", last], TEXTS.get("es-ES")) == joined


def test_spanish_or_is_another_word_before_its_own_sound() -> None:
    t = TEXTS.get("es-ES")
    either = [listed_or(["robar", "pasar", last], t) for last in ("otra", "hojear", "Inés")]
    assert either == ["robar, pasar u otra", "robar, pasar u hojear", "robar, pasar o Inés"]
    assert listed_or(["Ana", "Óscar"], TEXTS.get("en")) == "Ana or Óscar"
