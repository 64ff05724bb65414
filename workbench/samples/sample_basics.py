"""What several samples use: the time at which they are seen, and choices of a card."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from functools import cache

from msgspec.structs import replace

from bot.artwork import pictures
from bot.engine import SeatWord, SeedOrigin, SeedWord, announced_hash, seal_salts, seed_origin
from bot.render import CardChoice, Question, resolve
from bot.views.table_parts import SeatView
from bot.views.table_view import TableView
from workbench.samples.bare_table import bare_table, changed

NOW = datetime(2026, 1, 2, tzinfo=UTC)
SOON = NOW + timedelta(seconds=30)
"""30 seconds after the samples are seen, so that “in 30 seconds” stays true."""


BARE = bare_table("sample00", 1)
"""A table of which nothing is known."""


def people(names: Iterable[str]) -> tuple[SeatView, ...]:
    """Return seats of people with these names; the first is the host's."""
    return tuple(
        SeatView(BARE.game.id, number, name, number + 1, is_host=number == 0)
        for number, name in enumerate(names)
    )


def question_of(context: TableView, choice: CardChoice) -> Question:
    """Return what this choice of a card leaves open."""
    assert context.observation is not None
    found = resolve(choice, context.legal, context.observation)
    assert isinstance(found, Question)
    return found


LAST_SECRET = bytes(range(32))
"""The secret from which those of the samples' rounds are made."""

SEAL = seal_salts(bytes([number]) * 16 for number in range(20))
"""The salts of the samples' words."""


def with_words(context: TableView) -> TableView:
    """Return the table with words for the seed from its first two players."""
    words = (SeedWord("Kuckuck", SEAL.salts[0]), SeedWord("42", SEAL.salts[1]))
    said = zip(context.seats, words, strict=False)
    seats = tuple(replace(seat, word=word) for seat, word in said)
    return changed(
        context,
        seats=(*seats, *context.seats[len(seats) :]),
        announced=announced_hash(LAST_SECRET, SEAL),
    )


def with_lapsed_words(context: TableView) -> TableView:
    """Return the same table once a rule or a seat has changed, with a new word from the second."""
    first, second, *others = with_words(context).seats
    seats = (replace(first, word=None, word_lapsed=True), second, *others)
    return changed(context, seats=seats, announced=announced_hash(LAST_SECRET, SEAL))


def origin_of(context: TableView, number: int) -> SeedOrigin:
    """Return what the seed of a round of this table was made from."""
    said = ((seat.number, seat.word) for seat in context.seats)
    words = (SeatWord(seat, word.digest(), word) for seat, word in said if word is not None)
    found = seed_origin(LAST_SECRET, number, words, SEAL)
    assert found is not None
    return found


# Each picture of the samples is drawn once, although every set of messages makes all samples anew.
draw_film = cache(pictures.draw_film)
draw_moment = cache(pictures.draw_moment)
draw_person_card = cache(pictures.draw_person_card)
draw_recap_card = cache(pictures.draw_recap_card)
draw_round_result = cache(pictures.draw_round_result)
