"""What the card numbers of a game show on each side.

Where cards have one side, a card's number is its face. In flip, cards are numbered by their two
faces, so that equal cards have equal numbers; the numbers follow the places of the light faces and
then of the dark ones.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import partial

from ..cards import COLOUR_OF, COMPLEMENT, FACE_TEXT, FACES, NO_COLOUR, PLACE_OF, RANK_OF
from ..precomputed import LazyTable

SINGLE = tuple(bytes((number,)) for number in range(256))
"""Each card number as bytes, for adding to and removing from piles and hands."""


def without(cards: bytes, taken: tuple[int, ...]) -> bytes:
    """Return ``cards`` after each of ``taken`` has been removed once."""
    for card in taken:
        cards = cards.replace(SINGLE[card], b"", 1)
    return cards


def holds(hand: bytes, cards: tuple[int, ...]) -> bool:
    """Return whether all of ``cards`` are in ``hand``, counting equal ones."""
    if len(cards) == 1:
        return cards[0] in hand
    return all(hand.count(card) >= cards.count(card) for card in cards)


def fits(face: int, top_rank: int, colour: int, complement: bool) -> bool:
    """Return whether ``face`` fits on a card of ``top_rank`` with the current ``colour`` (C4,
    V16)."""
    own = COLOUR_OF[face]
    if own == NO_COLOUR:
        return True
    if not complement:
        return own == colour or RANK_OF[face] == top_rank
    return own == COMPLEMENT[colour] or (RANK_OF[face] == top_rank and own != colour)


NO_CARD = 255
"""The card number that means no card: the top of a discard pile that does not exist yet (D2)."""

_NO_FACE = bytes((NO_CARD,))


Fits = tuple[tuple[frozenset[int], ...], ...]
"""For each top card and current colour, the numbers of the fitting cards."""


def _fits_table(faces: bytes, complement: bool) -> Fits:
    """Return what :func:`fits` says of all cards.

    It is made from sets, as each round of flip needs a table of its own.
    """
    by_colour: defaultdict[int, set[int]] = defaultdict(set)
    by_rank: defaultdict[int, set[int]] = defaultdict(set)
    for card, face in enumerate(faces):
        by_colour[COLOUR_OF[face]].add(card)
        by_rank[RANK_OF[face]].add(card)
    wilds = frozenset(by_colour[NO_COLOUR])

    def fitting(same_rank: set[int], colour: int) -> frozenset[int]:
        own = by_colour[colour]
        if complement:
            return wilds.union(by_colour[COMPLEMENT[colour]], same_rank - own)
        return wilds.union(own, same_rank)

    # A wild may name a colour that no card here has, provided that its complement exists (V16).
    nameable = {*by_colour, *(COMPLEMENT[colour] for colour in by_colour)}
    rows: dict[int, tuple[frozenset[int], ...]] = {}
    for rank, same_rank in by_rank.items():
        row = [wilds] * (NO_COLOUR + 1)
        for colour in nameable:
            row[colour] = fitting(same_rank, colour)
        rows[rank] = tuple(row)
    return tuple([rows[RANK_OF[face]] for face in faces])


def _fits_table_of(sides: tuple[bytes, ...], complement: bool, side: int) -> Fits:
    return _fits_table(sides[side], complement)


class CardTable:
    """The faces of the cards; ``faces[side][card]`` is what ``card`` shows.

    ``faces[side]`` is a table for ``bytes.translate``: 256 long, the first ``count`` in use.

    ``fits[side][top][colour]`` answers the engine's most frequent question: the numbers of the
    cards that fit (C4); ``fits_complement`` does under complementary play (V16).
    """

    __slots__ = ("count", "faces", "fits", "fits_complement", "two_sided")

    def __init__(self, light: bytes, dark: bytes | None) -> None:
        self.two_sided = dark is not None
        self.count = len(light)
        sides = (light, light if dark is None else dark)
        self.faces = tuple([side.ljust(256, _NO_FACE) for side in sides])
        usual = LazyTable(partial(_fits_table_of, sides, False))
        complement = LazyTable(partial(_fits_table_of, sides, True))
        self.fits = usual if self.two_sided else (usual[0],)
        self.fits_complement = complement if self.two_sided else (complement[0],)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardTable) and self.faces == other.faces

    def __hash__(self) -> int:
        return hash(self.faces)

    def text(self, card: int) -> str:
        """Return the card as docs/notation.md writes it: ``R5``, two-sided ``R5/P+5``."""
        light, dark = self.faces[0][card], self.faces[1][card]
        return f"{FACE_TEXT[light]}/{FACE_TEXT[dark]}" if self.two_sided else FACE_TEXT[light]


ONE_SIDED = CardTable(bytes(range(FACES)), None)
"""The table of classic and Duo."""


def number_cards(pairs: Iterable[tuple[int, int]]) -> tuple[CardTable, list[int]]:
    """Return a table for these (light, dark) cards, and the number of each, in the order given."""
    listed = list(pairs)
    distinct = sorted(set(listed), key=lambda pair: (PLACE_OF[pair[0]], PLACE_OF[pair[1]]))
    numbers = {pair: number for number, pair in enumerate(distinct)}
    table = CardTable(bytes(light for light, _ in distinct), bytes(dark for _, dark in distinct))
    return table, [numbers[pair] for pair in listed]
