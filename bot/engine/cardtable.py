"""What the card numbers of a game show on each side.

Where cards have one side, a card's number is its face. In flip, cards are numbered by their two
faces, so that equal cards have equal numbers; the numbers follow the order of the light faces and
then of the dark ones.
"""

from __future__ import annotations

from collections.abc import Iterable

from .cards import COLOUR_OF, COMPLEMENT, FACE_TEXT, FACES, NO_COLOUR, RANK_OF

SINGLE = tuple(bytes((number,)) for number in range(256))
"""Each card number as bytes, for adding to and removing from piles and hands."""


def fits(face: int, top_rank: int, colour: int, complement: bool) -> bool:
    """Whether ``face`` fits on a card of ``top_rank`` with the current ``colour`` (C4, V16)."""
    own = COLOUR_OF[face]
    if own == NO_COLOUR:
        return True
    if not complement:
        return own == colour or RANK_OF[face] == top_rank
    return own == COMPLEMENT[colour] or (RANK_OF[face] == top_rank and own != colour)


NO_CARD = 255
"""The number of no card: the top of a discard pile that does not exist yet (D2)."""

_NO_FACE = bytes((NO_CARD,))


class CardTable:
    """The faces of the cards; ``faces[side][card]`` is what ``card`` shows.

    ``faces[side]`` is a table for ``bytes.translate``: 256 long, the first ``count`` in use.

    It remembers, for each situation met, which card numbers do *not* fit, so that the cards of a
    hand that fit are one ``bytes.translate`` away: the engine's most frequent question.
    """

    __slots__ = ("_misfits", "count", "faces", "two_sided")

    def __init__(self, light: bytes, dark: bytes | None) -> None:
        self.two_sided = dark is not None
        self.count = len(light)
        padded = light.ljust(256, _NO_FACE)
        self.faces = (padded, padded if dark is None else dark.ljust(256, _NO_FACE))
        self._misfits: dict[int, bytes] = {}

    def misfits(self, side: int, top: int, colour: int, complement: bool) -> bytes:
        """The card numbers whose active face does not fit on ``top``."""
        key = top << 6 | colour << 2 | complement << 1 | side
        found = self._misfits.get(key)
        if found is None:
            faces = self.faces[side]
            rank = RANK_OF[faces[top]]
            found = bytes(
                card
                for card, face in enumerate(faces[: self.count])
                if not fits(face, rank, colour, complement)
            )
            self._misfits[key] = found
        return found

    def text(self, card: int) -> str:
        """The card as NOTATION.md writes it: ``R5``, two-sided ``R5/P+5``."""
        light, dark = self.faces[0][card], self.faces[1][card]
        return f"{FACE_TEXT[light]}/{FACE_TEXT[dark]}" if self.two_sided else FACE_TEXT[light]


ONE_SIDED = CardTable(bytes(range(FACES)), None)
"""The table of classic and Duo."""


def number_cards(pairs: Iterable[tuple[int, int]]) -> tuple[CardTable, list[int]]:
    """A table for these (light, dark) cards, and the number of each, in the order given."""
    listed = list(pairs)
    distinct = sorted(set(listed))
    numbers = {pair: number for number, pair in enumerate(distinct)}
    table = CardTable(bytes(light for light, _ in distinct), bytes(dark for _, dark in distinct))
    return table, [numbers[pair] for pair in listed]
