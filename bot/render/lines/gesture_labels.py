"""What a table does when a gesture is due (V11): one of ours, or a word of its own."""

from __future__ import annotations

from collections.abc import Callable

from bot.i18n import Translator
from bot.setting_values import OWN_GESTURE, Gesture
from bot.views.names import escaped, plain_name

from .. import emoji

_SYMBOLS = {
    Gesture.CLAP: "👏",
    Gesture.STAND: "🧍",
    Gesture.SLAP: "✋",
    Gesture.SALUTE: "🫡",
}


def gesture_label(gesture: str | None, t: Translator) -> str:
    """What stands on its button."""
    return _said(gesture, plain_name, t)


def gesture_text(gesture: str | None, t: Translator) -> str:
    """The same for a text, where what somebody has written breaks nothing."""
    return _said(gesture, escaped, t)


def _said(gesture: str | None, written: Callable[[str], str], t: Translator) -> str:
    if gesture is None:
        return t.format("button-gesture")
    if gesture.startswith(OWN_GESTURE):
        return t.format("own-gesture", word=written(gesture.removeprefix(OWN_GESTURE)))
    return t.format(f"does-{Gesture(gesture)}")


def gesture_symbol(gesture: str | None) -> str:
    """The emoji of its button."""
    if gesture is None or gesture.startswith(OWN_GESTURE):
        return emoji.GESTURE
    return _SYMBOLS[Gesture(gesture)]
