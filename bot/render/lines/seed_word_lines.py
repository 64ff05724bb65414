"""The words that players add to the seed: the form for one, and how they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.engine import SeedOrigin, SeedWord
from bot.evenings import Companion
from bot.i18n import Translator
from bot.views.names import called, escaped
from bot.views.table_view import TableView

from .. import emoji
from ..clicks.click_id import Verb
from ..page import Button, Field, Form, shortened, table_button
from .story import listed

_LONGEST_LIST = 700


_LONGEST_WORD = 100
"""Words typed in the lobby are shorter, but a record from elsewhere can contain anything."""


def announced_lines(context: TableView, t: Translator) -> Iterator[str]:
    """Yield the hash announced before the first word, and the words; nothing without a hash."""
    if context.hashes.announced is None:
        return
    said = [(seat.name, seat.word) for seat in context.seats]
    lapsed = [seat.full_name for seat in context.seats if seat.word_lapsed]
    yield from _announced(context.hashes.announced, said, lapsed, t)


def next_announced_lines(context: TableView, people: Sequence[Companion], t: Translator) -> str:
    """Return the hash of an evening's next match, and the words of the people who play in it.

    Who hides is not named.
    """
    announced = context.hashes.next_announced
    if announced is None:
        return ""
    said = [("" if each.hidden else called(each.name, t), each.word) for each in people]
    lapsed = [called(each.name, t) for each in people if each.word_lapsed and not each.hidden]
    return "\n".join(_announced(announced, said, list(map(escaped, lapsed)), t))


def _announced(
    announced: str, said: Iterable[tuple[str, SeedWord | None]], lapsed: list[str], t: Translator
) -> Iterator[str]:
    """Yield the hash, the words, and who is asked for another one."""
    yield t.format("seed-announced", hash=announced)
    if words := _quoted(said, t):
        yield f"-# {t.format('seed-words', words=_listed(words))}"
    if lapsed:
        players = shortened(listed(lapsed, t), _LONGEST_LIST)
        yield t.format("seed-words-lapsed", players=players)


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


def word_button(context: TableView, t: Translator) -> Button:
    """Return the button by which somebody adds a word to the seed."""
    return table_button(context, Verb.WORD, t.format("button-seed-word"), emoji.SEED_WORD)


def seed_word_form(context: TableView, word: SeedWord | None, longest: int, t: Translator) -> Form:
    """Return the form for a word of up to ``longest`` letters, with the viewer's last one."""
    now = "" if word is None else word.text
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
