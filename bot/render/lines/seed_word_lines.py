"""The words that players have added to the seed, and what was announced before them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.engine import SeedOrigin, SeedWord
from bot.i18n import Translator
from bot.render.page import shortened
from bot.views.names import escaped
from bot.views.table_view import TableView

HASH_SHOWN = 16
"""Characters of a hash that are shown in passing; *Proof* shows all."""
_LONGEST_LIST = 700
_LONGEST_WORD = 100
"""What is typed in the lobby is shorter; a record that is handed over may say anything."""


def announced_lines(context: TableView, t: Translator) -> Iterator[str]:
    """The hash that was announced before the first word, and the words; none where it is None."""
    if context.announced is None:
        return
    yield t.format("seed-announced", hash=context.announced[:HASH_SHOWN])
    said = _quoted(((seat.name, seat.word) for seat in context.seats), t)
    if said:
        yield f"-# {t.format('seed-words', words=_listed(said))}"


def words_of(origin: SeedOrigin, names: Mapping[int, str], t: Translator) -> str:
    """The words of a round that is over, each with whose it is; who is forgotten has none."""
    told = _quoted(((names.get(each.seat, ""), each.word) for each in origin.words), t)
    forgotten = len(origin.words) - len(told)
    if forgotten:
        told.append(t.format("seed-words-forgotten", count=forgotten))
    return _listed(told)


def _quoted(words: Iterable[tuple[str, SeedWord | None]], t: Translator) -> list[str]:
    return [
        t.format(
            "seed-word-of",
            player=escaped(name) if name else "",
            word=escaped(shortened(word.text, _LONGEST_WORD)),
        )
        for name, word in words
        if word is not None
    ]


def _listed(words: list[str]) -> str:
    return shortened(" · ".join(words), _LONGEST_LIST)
