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


class _Misfits(dict[int, bytes]):
    """For each situation met so far, the card numbers whose active face does not fit."""

    def __init__(self, faces: tuple[bytes, bytes]) -> None:
        super().__init__()
        self._faces = faces

    def __missing__(self, key: int) -> bytes:
        top, colour = key >> 6, key >> 2 & 15
        faces = self._faces[key & 1]
        rank = RANK_OF[faces[top]]
        self[key] = found = bytes(
            card
            for card, face in enumerate(faces)
            if face != NO_CARD and not fits(face, rank, colour, bool(key & 2))
        )
        return found


class CardTable:
    """The faces of the cards; ``faces[side][card]`` is what ``card`` shows.

    ``faces[side]`` is a table for ``bytes.translate``: 256 long, the first ``count`` in use.

    ``misfits`` answers the engine's most frequent question: under the key
    ``top << 6 | colour << 2 | complement << 1 | side`` it has the cards that do *not* fit, so that
    those of a hand that do are one ``bytes.translate`` away.
    """

    __slots__ = ("count", "faces", "misfits", "two_sided")

    def __init__(self, light: bytes, dark: bytes | None) -> None:
        self.two_sided = dark is not None
        self.count = len(light)
        padded = light.ljust(256, _NO_FACE)
        self.faces = (padded, padded if dark is None else dark.ljust(256, _NO_FACE))
        self.misfits = _Misfits(self.faces)

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
