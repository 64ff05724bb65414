"""The controls and commands that texts name, and those that there are.

`python -m tests.i18n.named_controls` lists them by language, file and text.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.i18n import FALLBACK, languages
from bot.i18n import message_catalogue as catalogue
from bot.i18n.languages import own_folder
from bot.render import emoji

_PAGES = Path(__file__).parents[1] / "render" / "pages"
_BUTTON = re.compile(r"(?m)^ *\[(\S+) (?P<key>(?:button|level|page)-[a-z-]+)[\](]")
_DESCRIBED = re.compile(r"command-(uno-[a-z]+|leaderboard)")
_COMMAND = re.compile(r"`/([^`]*)`|(?<![\w`])/(uno \w+)")

REACTIONS = {"reaction-question": emoji.QUESTION, "reaction-advice": emoji.ADVICE}
"""The reactions that players add to a message (P2, P3)."""

_CARDS = {*emoji.COLOURS, emoji.WILD}


@cache
def controls() -> dict[str, set[str]]:
    """Return the emoji of each button of the written pages, by its key.

    The help shows buttons that cannot be pressed, so it does not count.
    """
    found: dict[str, set[str]] = {}
    for file in _PAGES.glob("*.txt"):
        for symbol, key in _BUTTON.findall(file.read_text("utf-8")) if file.stem != "help" else ():
            found.setdefault(key, set()).update({symbol} - {"None", *_CARDS})
    return found


@cache
def commands() -> frozenset[str]:
    """Return the English names of all slash commands, without the slash."""
    described = (_DESCRIBED.fullmatch(key) for key in catalogue.read(own_folder() / FALLBACK).keys)
    return frozenset(found[1].replace("-", " ") for found in described if found)


def texts_of(language: str) -> dict[str, catalogue.CatalogueText]:
    """Return the texts of a language, except for those of the commands' own list."""
    found = catalogue.catalogue_of(language, own_folder()).texts
    return {key: text for key, text in found.items() if not key.startswith("command-")}


def named(text: catalogue.CatalogueText) -> Iterator[str]:
    """Yield the keys of the controls that a text refers to, and the commands it names."""
    for key in sorted(catalogue.references_of(text.pattern)):
        if key.startswith(("button-", "reaction-")):
            yield key
    found = _COMMAND.finditer(catalogue.literal_text(text.pattern))
    for name in sorted({command[1] or command[2] for command in found}):
        yield f"/{name}"


def main() -> None:
    for language in languages():
        for text in texts_of(language).values():
            if found := list(named(text)):
                sys.stdout.write(f"{language}/{text.file} {text.key}: {', '.join(found)}\n")


if __name__ == "__main__":
    sys.exit(main())
