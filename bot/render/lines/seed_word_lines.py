"""The words that players add to the seed: the form for one, and how they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.engine import SeedOrigin, SeedWord
from bot.i18n import Translator
from bot.views.names import escaped
from bot.views.table_view import TableView

from ..clicks.click_id import Verb
from ..page import Field, Form, shortened
from .story import listed

_LONGEST_LIST = 700


_LONGEST_WORD = 100
"""Words typed in the lobby are shorter, but a record from elsewhere can contain anything."""


def announced_lines(context: TableView, t: Translator) -> Iterator[str]:
    """Yield the hash announced before the first word, and the words; nothing without a hash."""
    if context.hashes.announced is None:
        return
    yield t.format("seed-announced", hash=context.hashes.announced)
    said = _quoted(((seat.name, seat.word) for seat in context.seats), t)
    if said:
        yield f"-# {t.format('seed-words', words=_listed(said))}"
    lapsed = _asked_again(context)
    if lapsed:
        players = shortened(listed(lapsed, t), _LONGEST_LIST)
        yield t.format("seed-words-lapsed", players=players)


def _asked_again(context: TableView) -> list[str]:
    """Return the names of the players who are asked for another word."""
    return [seat.full_name for seat in context.seats if seat.word_lapsed]


def words_of(origin: SeedOrigin, names: Mapping[int, str], t: Translator) -> str:
    """Return the words of a finished round with their authors, and the number of deleted words."""
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


def seed_word_form(context: TableView, longest: int, t: Translator) -> Form:
    """Return the form for a word of up to ``longest`` letters, with the viewer's last one."""
    now = "" if context.me is None or context.me.word is None else context.me.word.text
    field = Field(
        "word",
        t.format("seed-word-label"),
        now,
        t.format("seed-word-hint"),
        longest,
        needed=False,
        several_lines=False,
    )
    return Form(t.format("seed-word-title"), context.click(Verb.WORD_TYPED), (field,))
