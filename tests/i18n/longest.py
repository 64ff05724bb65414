"""The longest text of all languages for each message: what holds these holds every language."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.i18n import FALLBACK, Texts, Translator
from bot.i18n.entries import Entries


class LongestTexts(Translator):
    """A translator whose texts are each the longest of all languages, by ``measure``."""

    def __init__(self, measure: Callable[[str], float] = len) -> None:
        super().__init__(FALLBACK, Entries(FALLBACK, []))
        self._each = Texts.load(strict=True).each()
        self._measure = measure

    def has(self, key: str) -> bool:
        return any(t.has(key) for t in self._each)

    def fill(self, key: str, **variables: str | int | float) -> str:
        return max((t.format(key, **variables) for t in self._each), key=self._measure)

    def agreeing(self, key: str, noun: str) -> str:
        return max((t.agreeing(key, noun) for t in self._each), key=self._measure)

    def joined(self, texts: Iterable[str]) -> str:
        return max((t.format("list-comma") for t in self._each), key=len).join(texts)
