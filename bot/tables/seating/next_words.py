"""The words that people of an evening add to the seed of its next match, below the last result.

The next match is announced while it waits for a press: one hash fixes its secrets, and a salt for
each of its seats, as in a lobby (`bot.engine.seed_words`). They become those of the new game with
its deal, or with the lobby in which its host changes the rules.
"""

from __future__ import annotations

from msgspec import structs

from bot.evenings import Evening, next_table
from bot.views.table_parts import seat_key
from bot.views.table_values import SeatRow, Status

from ..outcome import DeniedError, Reason
from ..table import Stored, Table
from . import evening_table, given_words, lobby, rematch


def give_word(table: Table, user_id: int, text: str) -> None:
    """Set the word of a person for the next deal, of a lobby or of an evening; `''`: none."""
    evening = announced_evening(table)
    if evening is None:
        lobby.give_word(table, user_id, text)
        return
    evening_table.require_open(table)
    seats = [seat.user_id for seat in _seats_to_be(table, evening)]
    if user_id not in seats:
        raise DeniedError(Reason.NOT_AT_TABLE)
    assert evening.word_seal is not None
    word = given_words.sealed_word(text, evening.word_seal, seats.index(user_id))
    evening_table.set_evening(table, evening.give_word(user_id, word))
    evening_table.note_press(table, evening)


def announced_evening(table: Table) -> Evening | None:
    """Return the evening whose next match is announced below the result here, or None."""
    evening = _waiting(table)
    return None if evening is None or evening.word_seal is None else evening


def settle_next_words(table: Table) -> None:
    """Announce the next match while it waits for a press, and anew if its seats have changed.

    All words lapse then, and nothing is dealt without another press: another word belongs to the
    new seats.
    """
    evening = _waiting(table)
    if evening is None:
        _end_giving(table)
    elif evening.word_seal is None or (evening.has_words and _have_seats_changed(table, evening)):
        evening = evening.announce(given_words.new_secret(), given_words.new_seal())
        table.set(evening=evening)
        if any(each.word_lapsed for each in evening.people):
            evening_table.drop_next_match(table)


def take_words(new: Table, old: Table) -> None:
    """Let the new game have what was announced below the result of the `old` one, and the words."""
    evening = announced_evening(old)
    if evening is None:
        return
    new.set(last_secret=evening.last_secret, word_seal=evening.word_seal)
    given = {each.user_id: each for each in evening.people}
    for seat in new.seats:
        if seat.user_id is not None:
            person = given[seat.user_id]
            new.set_seat(seat.number, word=person.word, word_lapsed=person.word_lapsed)


def _waiting(table: Table) -> Evening | None:
    """Return the evening whose next match waits for a press below the result here, or None."""
    evening = table.game.evening
    is_over = table.game.status is Status.OVER
    return evening if is_over and evening is not None and evening.waits else None


def _end_giving(table: Table) -> None:
    evening = table.game.evening
    if evening is None:
        return
    if evening.word_seal is not None or any(each.word_lapsed for each in evening.people):
        table.set(evening=evening.without_words())


def _have_seats_changed(table: Table, evening: Evening) -> bool:
    before = table.stored.game.evening
    return before is None or _keys(table, evening) != _keys(table, before)


def _keys(table: Table, evening: Evening) -> list[str]:
    return [seat_key(seat.user_id, seat.name) for seat in _seats_to_be(table, evening)]


def _seats_to_be(table: Table, evening: Evening) -> list[SeatRow]:
    """Return the seats of the next match as it would be dealt now, none if it cannot be."""
    to_be = next_table(evening, table.options, table.seats)
    if not to_be.is_possible:
        return []
    people = {each.user_id: each.name for each in to_be.playing}
    host = evening_table.following_host(evening, people)
    invited = rematch.players_to_invite(table, host.user_id)
    new = Table(Stored(structs.replace(table.game, invited=invited)), table.now)
    rows = [SeatRow(table.game.id, 0, name, user_id) for user_id, name in people.items()]
    evening_table.sit_down(new, table, rows, to_be.computers)
    return new.seats
