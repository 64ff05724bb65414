"""The glossary of a language: one word for each thing, and the messages that stray from it.

`glossary.ftl` of each language has an entry for each thing: the words for it, separated by “|”. A
star is for any ending. Where the English message has a word for a thing, its translation needs one
of its own language. A word with a capital letter is searched as it is, others in any case.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from bot.i18n.message_catalogue import Catalogue, literal_text

PREFIX = "glossary-"
EXEMPT = "Glossary:"
"""Begins the comment above a message that says why it has another word."""


def words_of(catalogue: Catalogue) -> dict[str, str]:
    """Return the words for each thing that the glossary names."""
    return {
        key: literal_text(text.pattern)
        for key, text in catalogue.texts.items()
        if key.startswith(PREFIX)
    }


def strays(key: str, own: Catalogue, english: Catalogue) -> Iterator[str]:
    """Yield the words of the glossary that the translation of a message lacks."""
    if EXEMPT in own.texts[key].comment or key.startswith(PREFIX):
        return
    words = words_of(own)
    asked, said = (literal_text(each.texts[key].pattern) for each in (english, own))
    for thing, forms in words_of(english).items():
        wanted = words.get(thing)
        if wanted and _pattern(forms).search(asked) and not _pattern(wanted).search(said):
            yield f"has no word for “{forms}”: the glossary says “{wanted}”"


@cache
def _pattern(forms: str) -> re.Pattern[str]:
    return re.compile("|".join(_way(form.strip()) for form in forms.split("|")))


def _way(form: str) -> str:
    way = re.escape(form).replace(r"\*", r"\w*")
    bounded = rf"(?<!\w){way}(?!\w)"
    return bounded if form != form.lower() else f"(?i:{bounded})"
