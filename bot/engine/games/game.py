"""The description of a game: everything in which one game differs from another, as one value.

All of it is data. The engine carries out each part by its name, and never asks which game it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from functools import cache

from msgspec import Struct

from ..cards import FACES, NO_COLOUR, NUMBER_RANKS, RANK_OF, face_of, is_wild_draw
from ..draw_amounts import HAND_SIZE
from .effects import EFFECTS, Effect

MOST_SEATS = 20
"""The most players that any game allows (C1)."""

Value = bool | str | int | None | tuple[tuple[int, bool], ...]
"""A value of an option."""


class Start(Enum):
    """What becomes of a card that is turned to start the discard pile (C3, F3, D3).

    The first player is left of the dealer. In duo the dealer is player 1.
    """

    NOTHING = auto()
    """It has no effect, and the first player plays (C3a)."""
    FACED = auto()
    """The first player faces it as if just played (C3b, C3d)."""
    TURNS = auto()
    """The dealer begins, and play goes right (C3c)."""
    TURNS_OVER = auto()
    """Everything is turned over (F3); if a wild comes up, the first player names its colour."""
    NAMED_BY_FIRST = auto()
    """The first player names the colour, then plays (C3e)."""
    NAMED_BY_DEALER = auto()
    """The dealer names the colour, the first player plays (D3)."""
    DRAWN_BY_FIRST = auto()
    """The first player draws at once, the dealer names the colour and plays (D3)."""
    DEALER_BEGINS = auto()
    """The first player is passed over (D3)."""
    GRANTED = auto()
    """The first player may play a series of its colour (D3, D6)."""
    STAYS_BELOW = auto()
    """It is no start card: it stays, without effect, below the next card turned (M2)."""
    GOES_BACK = auto()
    """It is no start card: it is shuffled back into the pile, and another is turned (C3f, F3)."""


class FirstDealer(Enum):
    """How the dealer of the first round is found."""

    DRAWN = auto()
    """Drawn from the seed (C2)."""
    HIGHEST_BEGINS = auto()
    """Everybody draws a card; the highest begins, the dealer is on their right (F2)."""
    HIGHEST_DEALS = auto()
    """Everybody cuts the deck; the highest deals: player 1 (D2)."""


class Side(Struct, frozen=True, eq=False):
    """One side of the deck: how many cards of each rank, in each of the ``colours``.

    ``wilds`` are pairs, so that a game can add more of one (D1).
    """

    colours: range
    ranks: Mapping[int, int]
    wilds: tuple[tuple[int, int], ...]

    def faces(self) -> bytes:
        """Return the faces of all cards, in the order in which a shuffle takes them."""
        most = max(self.ranks.values())
        rounds = [
            rank for copy in range(most) for rank, copies in self.ranks.items() if copies > copy
        ]
        coloured = [face_of(colour, rank) for colour in self.colours for rank in rounds]
        wilds = [face_of(NO_COLOUR, wild) for wild, copies in self.wilds for _ in range(copies)]
        return bytes((*coloured, *wilds))


class Game(Struct, frozen=True, eq=False, kw_only=True):
    """One game. ``name`` is that of the mode in docs/rules.md; its texts go by it.

    ``seats`` can play it, by ``seats_clause``; from ``two_decks_from`` seats on with two decks.
    ``sides`` are one, or two where cards are two-sided; ``hand_size`` cards are dealt or drafted.
    ``effects`` are those of ranks that do something else here than everywhere
    (:data:`.effects.EFFECTS`), ``points`` what a rank counts, numbers counting themselves.

    ``first_dealer``, ``drafts`` and ``starts`` say how a round begins: whether hands are drafted
    (D2), and what becomes of a start card, by rank; one that goes back is refused in a position
    by ``start_clause``.

    ``salvo`` are ranks that always answer each other (D4), ``answers_by_value``: any draw card does
    that is worth as much as the last one (M5), ``draws_wait`` that a pending draw
    always waits (V8); ``series``: an R opens one (D6); ``reshuffles``: the discard pile is shuffled
    to be drawn again (C16), or else turned over (D7).

    ``clauses`` names, for a clause of all games, the one by which this game refuses the same.
    ``knock_out_points`` is what somebody knocked out counts, None: their cards (X5);
    ``winner_scores_nothing``: not even for cards that are still held (D8).

    ``takes`` are the options that can be chosen (K1), None: all. ``defaults`` are those that are
    not the usual ones. ``idle`` are options that are taken and of which nothing comes. ``topics``
    are the pages of the rulebook that are about this game alone.
    """

    name: str
    seats: range
    seats_clause: str
    two_decks_from: int | None = None
    sides: tuple[Side, ...]
    hand_size: int = HAND_SIZE
    effects: Mapping[int, Effect] = {}
    points: Mapping[int, int]
    first_dealer: FirstDealer
    drafts: bool = False
    starts: Mapping[int, Start]
    start_clause: str
    salvo: frozenset[int] = frozenset()
    answers_by_value: bool = False
    draws_wait: bool = False
    series: bool = False
    knock_out_points: int | None = None
    winner_scores_nothing: bool = False
    reshuffles: bool = True
    clauses: Mapping[str, str] = {}
    takes: frozenset[str] | None = None
    defaults: Mapping[str, Value] = {}
    idle: frozenset[str] = frozenset()
    topics: tuple[str, ...] = ()

    @property
    def most_decks(self) -> int:
        """The number of decks at the largest table (C1)."""
        return 1 if self.two_decks_from is None else 2

    @property
    def two_sided(self) -> bool:
        """Whether the cards have a dark side."""
        return len(self.sides) > 1

    def takes_option(self, name: str) -> bool:
        """Return whether the option can be chosen in this game (K1)."""
        return self.takes is None or name in self.takes

    def effect_of(self, rank: int) -> Effect:
        """Return what a card of this rank does before options change it."""
        return self.effects.get(rank, EFFECTS.get(rank, _NOTHING))

    def clause(self, clause: str) -> str:
        """Return the clause by which this game forbids what ``clause`` forbids in other games."""
        return self.clauses.get(clause, clause)

    def start_of(self, rank: int) -> Start:
        """Return what becomes of a card of this rank that is turned to start with."""
        return self.starts.get(rank, Start.NOTHING)


_NOTHING = Effect()


@cache
def deck_of(game: Game, seats: int, hand_size: int = HAND_SIZE) -> tuple[bytes, bytes]:
    """Return the faces of all cards, light and dark, for a round of ``seats`` players.

    The dark ones are empty where cards have one side; in flip the two are of equal length and not
    yet joined (F1). Where one deck has too few cards for ``hand_size`` there are two (X16a).
    """
    enough = deck_is_enough(game, seats, hand_size, seats)
    decks = _decks_for(game, seats) if enough else game.most_decks
    light, *dark = (side.faces() * decks for side in game.sides)
    return light, dark[0] if dark else b""


@cache
def has_fouls(game: Game) -> bool:
    """Return whether the game has a wild that can be a foul, and so be challenged (C11a, C12)."""
    return any(is_wild_draw(face) for side in game.sides for face in side.faces())


CARDS_BESIDE_HANDS = 10
"""The fewest cards that must be left when all hands are dealt (X16a)."""


@cache
def deck_is_enough(game: Game, seats: int, hand_size: int, match_seats: int) -> bool:
    """Return whether the decks that a match of ``match_seats`` may take have enough cards for
    ``seats`` players (C1, X16a)."""
    cards = len(game.sides[0].faces()) * _decks_for(game, match_seats)
    return seats * hand_size + CARDS_BESIDE_HANDS <= cards


def _decks_for(game: Game, seats: int) -> int:
    return 2 if game.two_decks_from is not None and seats >= game.two_decks_from else 1


@cache
def faces_in_deck(game: Game) -> frozenset[int]:
    """Return every face that the game's cards show on either side."""
    light, dark = deck_of(game, 2)
    return frozenset(light + dark)


@cache
def face_values(game: Game) -> bytes:
    """Return what each face counts at the end of a round, as a table for ``bytes.translate``."""
    values = (
        RANK_OF[face] if RANK_OF[face] in NUMBER_RANKS else game.points.get(RANK_OF[face], 0)
        for face in range(FACES)
    )
    return bytes(values).ljust(256, b"\0")
