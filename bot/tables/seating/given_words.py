"""The words that players in a lobby add to the seed (`bot.engine.seed_words`)."""

from __future__ import annotations

import secrets

from msgspec import structs

from bot.engine import (
    MOST_SEATS,
    SeedWord,
    WordSeal,
    has_mixed_alphabets,
    seal_salts,
    without_salts,
)
from bot.views.table_values import SeatRow, Status

from ...views.table_parts import seat_key
from ..outcome import DeniedError, Reason
from ..table import Stored, Table

LONGEST_WORD = 40
_BYTES_OF_SECRET = 32
_BYTES_OF_SALT = 16


def new_secret() -> bytes:
    """Return a new last secret, from which those of all rounds of a match follow."""
    return secrets.token_bytes(_BYTES_OF_SECRET)


def new_seal() -> WordSeal:
    """Return new salts, one for each seat that a table can have."""
    return seal_salts(secrets.token_bytes(_BYTES_OF_SALT) for _ in range(MOST_SEATS))


def set_word(table: Table, seat: int, text: str) -> None:
    """Set the word of a seat in a lobby; `''` takes it back."""
    seal = table.game.word_seal
    assert seal is not None  # every lobby has announced one
    table.set_seat(seat, word=sealed_word(text, seal, seat), word_lapsed=False)
    table.new_version()


def sealed_word(text: str, seal: WordSeal, seat: int) -> SeedWord | None:
    """Return the typed word with the salt of its seat, or None if nothing was typed."""
    text = text[:LONGEST_WORD].strip()
    if has_mixed_alphabets(text):
        raise DeniedError(Reason.MIXED_ALPHABETS)
    return SeedWord(text, seal.salts[seat]) if text else None


def settle_words(table: Table) -> None:
    """Let all words lapse if the change has altered what is dealt to whom, and seal anew.

    Otherwise somebody who knows the secret could choose between deals after the last word, or seal
    the second words knowing the first. Once nobody can give a word any more, the salts are only
    kept in the words; without words, nothing of the seal is.
    """
    if table.game.status is not Status.LOBBY:
        _end_giving(table)
    elif not table.stored.seats:
        pass  # a new lobby: words for the next match of an evening come along
    elif has_words(table) and _what_is_dealt(table) != _what_is_dealt(table.stored):
        table.seats = [_without_word(seat) for seat in table.seats]
        table.set(last_secret=new_secret(), word_seal=new_seal())


def has_words(table: Table | Stored) -> bool:
    """Return whether anybody at the table has given a word."""
    return any(seat.word is not None for seat in table.seats)


def _end_giving(table: Table) -> None:
    seal = table.game.word_seal
    if seal is not None and seal.salts:
        table.set(word_seal=without_salts(seal) if table.game.words else None)
    for seat in table.seats:
        if seat.word_lapsed:
            table.set_seat(seat.number, word_lapsed=False)


def _what_is_dealt(table: Table | Stored) -> tuple[object, ...]:
    """Return all that a deal depends on besides the seed, as far as a lobby can change it."""
    seats = [seat_key(seat.user_id, seat.name) for seat in table.seats]
    return table.game.mode, table.game.options, seats


def _without_word(seat: SeatRow) -> SeatRow:
    if seat.word is None:
        return seat
    return structs.replace(seat, word=None, word_lapsed=True)
