"""The step between a card and its action: which colour, with whom, alone or together."""

from __future__ import annotations

from bot.engine.cards import COLOUR_OF
from bot.engine.observe import Observation
from bot.engine.options import Mode
from bot.i18n import Translator

from .blocks import (
    MAX_LABEL,
    Button,
    Line,
    PrivatePage,
    Row,
    Style,
    Text,
    rows_of,
    shortened,
)
from .clicks import Click, Verb
from .faces import accent, colour_name, colour_symbol, face_name, face_symbol, face_text
from .picks import NOBODY, Asked, Pick, Question
from .scene import Scene
from .situation import counts_line, lying
from .story import calls_text

_ANSWERS = 25
_HOW_KEYS = {"p": "how-play", "j": "how-jump", "d": "how-double"}


def choice_page(scene: Scene, question: Question, t: Translator) -> PrivatePage:
    """What is to be said before a card can be played, one button an answer, and a way back."""
    seen = scene.seen
    if seen is None:
        raise ValueError("there is nothing to choose before the deal")
    card = question.answers[0].card
    faces = dict(zip(seen.hand, seen.faces, strict=True))
    asked = t.format(f"ask-{question.asked}", card=face_text(faces[card], t))
    answers = [_answer(scene, seen, question.asked, pick, faces, t) for pick in question.answers]
    back = Click(scene.game, scene.version, Verb.PAGE, "0")
    way_back = Row((Button(t.format("button-back"), str(back), "↩️"),))
    text = Text(f"### {asked}\n{lying(seen, t)}\n{counts_line(scene, t)}\n-# {_own_cards(seen, t)}")
    return PrivatePage((text, Line(), *rows_of(answers[:_ANSWERS]), way_back), accent(seen.colour))


def _own_cards(seen: Observation, t: Translator) -> str:
    """The hand in symbols, so that a colour can be chosen with it in sight."""
    names = [face_text(face, t) for face in sorted(seen.faces, key=lambda f: (COLOUR_OF[f], f))]
    return shortened(t.format("your-cards", cards=", ".join(names)), 900)


def _answer(
    scene: Scene,
    seen: Observation,
    asked: Asked,
    pick: Pick,
    faces: dict[int, int],
    t: Translator,
) -> Button:
    emoji: str | None = None
    style = Style.PRIMARY
    match asked:
        case Asked.HOW:
            label = t.format(_HOW_KEYS[pick.how or "p"])
        case Asked.SET:
            label, emoji = _set_label(seen, pick, faces, t)
        case Asked.COLOUR:
            colour = pick.colour or 0
            label, emoji = colour_name(colour, t), colour_symbol(colour)
        case Asked.SWAP:
            label, emoji, style = _swap_label(scene, seen, pick, t)
        case Asked.CALL:
            label, emoji, style = _call_label(pick, t)
    click = Click(scene.game, scene.version, Verb.CARD, str(pick))
    return Button(shortened(label, MAX_LABEL), str(click), emoji, style)


def _set_label(
    seen: Observation, pick: Pick, faces: dict[int, int], t: Translator
) -> tuple[str, str | None]:
    if pick.last is not None:
        face = faces[pick.last]
        return t.format("set-last", card=face_name(face, t)), face_symbol(face)
    if pick.size == 1:
        return t.format("set-alone"), None
    key = "set-series" if seen.options.mode is Mode.DUO else "set-pair"
    return t.format(key, count=pick.size or 0), None


def _swap_label(
    scene: Scene, seen: Observation, pick: Pick, t: Translator
) -> tuple[str, str | None, Style]:
    if pick.swap in (None, NOBODY):
        return t.format("swap-nobody"), None, Style.PLAIN
    name, count = scene.chairs[pick.swap].name, seen.counts[pick.swap]
    return t.format("swap-with", player=name, count=count), "🔁", Style.PRIMARY


def _call_label(pick: Pick, t: Translator) -> tuple[str, str | None, Style]:
    if not pick.call:
        return t.format("without-call"), None, Style.PLAIN
    call = calls_text(pick.call, t)
    return t.format("with-call", call=call), "📣", Style.GOOD
