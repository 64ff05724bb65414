"""What players have seen of other hands, and what must still be there.

A challenge shows a hand to one (C12), who gives a hand away knows it (V4), and everybody sees what
is drawn openly (M9) or tried in vain (P1), and the backs of a hand before it is turned over (F8).

The last row is what everybody knows, each row before it what one seat does, with all that everybody
knows in it; a row is empty where its seat has seen nothing more. In a row there are the faces of
each hand, in no order: that of a hand would tell which of its cards came last.

Cards are laid at every turn, and few observers ask what they know. So a card that is laid is only
noted in ``laid_since``. The rows are brought up to date when players see something more, and for
an observer who asks. Both happen at moments that everybody sees, so that neither tells anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ..rules.card_table import SINGLE
from ..state import KnownRow, State, known_after


def note_laid(s: State, seat: int, faces: Iterable[int]) -> None:
    """Note that ``faces`` have left the hand of ``seat``. Something must be known."""
    s.laid_since += tuple([(seat, face) for face in faces])


def note_drawn_openly(s: State, seat: int, faces: bytes) -> None:
    """Note that everybody saw ``seat`` draw ``faces`` (M9)."""
    _change_for_all(s, seat, lambda known: known + faces)


def note_tried(s: State, seat: int, faces: bytes) -> None:
    """Note that everybody saw ``faces`` go back to the hand of ``seat`` (P1)."""
    _change_for_all(s, seat, lambda known: _joined(known, faces))


def note_shown(s: State, seat: int, viewer: int, faces: bytes) -> None:
    """Note that ``viewer`` has seen these cards, one or more, in the hand of ``seat`` (C12)."""
    rows = _rows(s)
    row = rows[viewer] or rows[-1] or _nothing(s)
    rows[viewer] = _with(row, seat, _joined(row[seat], faces))
    s.known, s.laid_since = tuple(rows), ()


def note_handed_on(s: State, giver_of: Mapping[int, int]) -> None:
    """Note that each receiver holds its giver's hand now (V4).

    The giver knows the hand, and what others have seen of it moves along.
    """
    shown = s.cards.faces[s.side]
    rows = [_handed_on(row, giver_of) for row in _rows(s)]
    for receiver, giver in giver_of.items():
        row = rows[giver] or rows[-1] or _nothing(s)
        rows[giver] = _with(row, receiver, s.hands[receiver].translate(shown))
    _set_rows(s, rows)


def note_turned_over(s: State) -> None:
    """Note that everybody saw on open backs what the hands show now (F7, F8)."""
    if not s.rules.sight.backs:
        forget_hands(s)
        return
    shown = s.cards.faces[s.side]
    turned = tuple([_in_no_order(hand.translate(shown)) for hand in s.hands])
    _set_rows(s, (*[()] * len(s.hands), turned))


def forget_hand(s: State, seat: int) -> None:
    """Note that ``seat`` no longer holds its cards."""
    if s.known:
        _set_rows(s, [_with(row, seat, b"") if row else row for row in _rows(s)])


def forget_hands(s: State) -> None:
    """Note that nobody knows anything of any hand."""
    s.known, s.laid_since = (), ()


def _rows(s: State) -> list[KnownRow]:
    """Return what is known now."""
    if not s.known:
        return [()] * (len(s.hands) + 1)
    return [known_after(row, s.laid_since) for row in s.known]


def _set_rows(s: State, rows: Iterable[KnownRow]) -> None:
    kept = tuple([row if any(row) else () for row in rows])
    s.known, s.laid_since = kept if any(kept) else (), ()


def _nothing(s: State) -> KnownRow:
    return (b"",) * len(s.hands)


def _with(row: KnownRow, seat: int, faces: bytes) -> KnownRow:
    held = [*row]
    held[seat] = _in_no_order(faces)
    return tuple(held)


def _handed_on(row: KnownRow, giver_of: Mapping[int, int]) -> KnownRow:
    return tuple([row[giver_of.get(seat, seat)] for seat in range(len(row))])


def _change_for_all(s: State, seat: int, change: Callable[[bytes], bytes]) -> None:
    """Change what each viewer knows of a hand, and what everybody knows."""
    *rows, last = _rows(s)
    last = last or _nothing(s)
    changed = [_with(row, seat, change(row[seat])) if row else row for row in (*rows, last)]
    _set_rows(s, changed)


def _in_no_order(faces: bytes) -> bytes:
    return bytes(sorted(faces))


def _joined(known: bytes, seen: bytes) -> bytes:
    """Return ``known`` with those of the cards ``seen`` that are not in it yet."""
    for face in known:
        seen = seen.replace(SINGLE[face], b"", 1)
    return known + seen
