"""How long a message may be where Discord or a phone has little room."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bot.i18n.message_catalogue import Catalogue, literal_text

WHOLE_COMMAND = 8000
"""Characters of a command with all its parts, each in its longest translation."""

_NAMES = re.compile(r"command-.*\.name")
_NAME = re.compile(r"[-_'\w]{1,32}")
_DESCRIBED = re.compile(r"command-[^.]*")
_CHOICES = re.compile(r"(?:choice|offence)-[^.]*")
_MENUS = re.compile(r"menu-[^.]*")
_BUTTONS = re.compile(r"button-[^.]*")
_ONE_LINE = re.compile(r"(?:option|preset|level|pace)-.*\.description")
_FORM_LINES = re.compile(r"(?:form|seed-word)-.*(?:title|label)")
_CHARACTERS = (
    (_DESCRIBED, 100),
    (_CHOICES, 100),
    (_MENUS, 32),
    (_ONE_LINE, 100),
    (_FORM_LINES, 45),
)
_SAME_EVERYWHERE = ("command-uno-start.name", "command-leaderboard.name")


def length_faults(key: str, text: str, english: str) -> Iterator[str]:
    """Yield what is wrong with the length of a text, or with the name of a command."""
    if _NAMES.fullmatch(key):
        if not _NAME.fullmatch(text) or text != text.lower():
            yield f"“{text}” is no name of a command: up to 32 small letters without spaces"
        if key in _SAME_EVERYWHERE and text != english:
            yield f"is called “{english}” in every language"
    for kind, most in _CHARACTERS:
        if kind.fullmatch(key) and len(text) > most:
            yield f"has {len(text)} characters, and Discord shows {most}"
    if _BUTTONS.fullmatch(key):
        yield from _button_faults(text)


def _button_faults(text: str) -> Iterator[str]:
    from bot.render.button_rows import PHONE_ROOM, phone_width
    from bot.render.page import Button

    for label in text.split("\n"):
        width = phone_width(Button(label, "", "🃏"))
        if width > PHONE_ROOM:
            yield f"the button “{label}” is {width:.0f} pixels wide, and a phone has {PHONE_ROOM}"


def longest_button(catalogue: Catalogue) -> tuple[str, int]:
    """Return the widest label of a button, and how many pixels of a phone it takes."""
    from bot.render.button_rows import phone_width
    from bot.render.page import Button

    labels = [
        label
        for key in catalogue.keys
        if _BUTTONS.fullmatch(key)
        for label in literal_text(catalogue.texts[key].pattern).split("\n")
    ]
    width, label = max((phone_width(Button(label, "", "🃏")), label) for label in labels)
    return label, round(width)


def length_of_commands(languages: Iterable[Catalogue]) -> int:
    """Return the characters of all commands together, with the longest translation of each text."""
    longest: dict[str, int] = {}
    for catalogue in languages:
        for key in catalogue.keys:
            if any(kind.fullmatch(key) for kind in (_NAMES, _DESCRIBED, _CHOICES)):
                length = len(literal_text(catalogue.texts[key].pattern))
                longest[key] = max(length, longest.get(key, 0))
    return sum(longest.values())
