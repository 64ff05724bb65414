"""The meaning of a match's options, as tables: made once by :mod:`.compilation`.

All other code reads these tables, and never the options.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

from ..games.effects import Effect
from ..games.game import Game
from ..options.options import Options
from .answers import Answers


class Guilt(IntEnum):
    """When a wild draw card is a foul (C11a)."""

    COLOUR = 0
    NUMBERS = 1
    ANY = 2


LONG_WAY, PLAIN, ACTING = range(3)
"""How a face is carried out. PLAIN faces do nothing, ACTING ones at most draw, skip or turn; all
others need the long way."""


class FaceRules(Struct, frozen=True, gc=False):
    """What each face does, and how it may be laid.

    With the faces of ``nothing_to_name`` neither a colour nor a swap can be named; those of
    ``never_last`` cannot be the last card, by the clause (V15, X3). ``restricted``: some card that
    fits may be forbidden all the same (K4). ``doubling`` and ``jumping`` are the faces of V2 and
    V5, for which a play opens a window (``open_windows``); ``pairs``: two of V2 may be played at
    once (V3); ``several``: all numbers alike (X2); ``must_swap``: a 7 swaps with somebody (X12);
    ``last_exchange``: a 0 or 7 that empties the hand has its effect (X14); ``jumps_add``: the card
    jumped on keeps its effect (V7). ``gestures``: some face calls for one.
    """

    effects: tuple[Effect, ...]
    nothing_to_name: bytes
    never_last: dict[int, str]
    restricted: bool
    doubling: frozenset[int]
    pairs: bool
    several: bool
    must_swap: bool
    last_exchange: bool
    jumping: frozenset[int]
    jumps_add: bool
    open_windows: bool
    gestures: bool


class DrawRules(Struct, frozen=True, gc=False):
    """Drawing in one's turn, and draws that are pending.

    The draw cards of the ranks in ``turning`` turn the direction, too (M7).

    ``at_will``: one may draw though a card may be played (C6); ``endless``: with none, until one
    may (V10); ``forced``: a drawn card that may be played is played (X4). ``answers`` are those to
    a pending draw, by its kind; ``wait``: it always waits (V8). ``guilt`` says when a wild draw
    card is a foul (C11a), ``fouls_stand`` whether it may be played then (C11b); ``unchallenged`` is
    the clause by which none can be challenged, if none can.
    """

    at_will: bool
    endless: bool
    forced: bool
    answers: dict[int, Answers]
    wait: bool
    guilt: Guilt
    fouls_stand: bool
    unchallenged: str | None
    turning: frozenset[int]


class CallRules(Struct, frozen=True, gc=False):
    """Which calls are owed, and how long (C13, C14, V13, V14).

    ``owed_by_size[n]`` is the call owed by who comes to hold n cards, ``most_cards`` the highest
    such n, ``ahead_by_size[n]`` the call that can be made before a play holding n. ``last`` is the
    call that the last card needs, if any (V13); a missing call costs ``cost`` cards (X7).
    ``owed_by_drawing``: drawing makes owe, too.
    ``end_with_turn``: what is owed lapses with the next turn action of another player.
    """

    owed_by_size: tuple[int, ...]
    most_cards: int
    ahead_by_size: tuple[int, ...]
    last: int
    cost: int
    owed_by_drawing: bool
    end_with_turn: bool

    def owed_at(self, size: int) -> int:
        """Return the call that a hand of ``size`` cards owes."""
        return self.owed_by_size[size] if size <= self.most_cards else 0


class ScoringRules(Struct, frozen=True, gc=False):
    """What each face counts (C17, D8), on which side (F9), and for whom.

    ``values`` is a table for ``bytes.translate``.
    """

    values: bytes
    by_active_face: bool
    penalty: bool


NO_LIMIT = 10_000
"""More cards than any hand can hold."""


class EndRules(Struct, frozen=True, gc=False):
    """How a round ends, and the match.

    The others ``play_on`` (V12); a last draw card is drawn (``last_card_draws``, C15). A player
    with ``hand_limit`` cards is knocked out (X5). The match ends with a ``single_round``, when
    somebody reaches the ``target`` (C18), after ``blitz`` seconds (X9), after ``rounds`` rounds
    (X15), or when ``elimination`` has left one player (X10). None: it does not end so.
    """

    play_on: bool
    last_card_draws: bool
    hand_limit: int
    blitz: int | None
    elimination: bool
    single_round: bool
    target: int | None
    rounds: int | None


class SightRules(Struct, frozen=True, gc=False):
    """What everybody may see: the ``backs`` of cards (F8).

    ``all_alike``: there are none, no draft (D2) and no knock-out (X5), so that an observation is
    a hand and what lies on the table.
    """

    backs: bool
    all_alike: bool


class PenaltyRules(Struct, frozen=True, gc=False):
    """The cards that a penalty costs at this table; 0: there is no such penalty.

    For a wrong card (P1), a false contra (X8), and each of the ``offences`` of P2 and P3.
    """

    wrong_card: int
    false_contra: int
    offences: dict[str, int]


class QuickRules(Struct, frozen=True, gc=False):
    """What goes the quick way: single cards, draws, last cards, lists of turns."""

    ways: tuple[int, ...]
    draws: bool
    ends: bool
    lists: bool


class Rules(Struct, frozen=True, gc=False):
    """The compiled tables of one set of options, grouped by their readers.

    ``hand_size`` cards are dealt to each player, or kept in the draft (C2, D2, X16). ``partners``:
    the two of a team sit opposite each other (V9). ``actions`` are the names of the options that
    are on and allow an action; the entry of the action looks for its name.
    """

    options: Options
    game: Game
    hand_size: int
    faces: FaceRules
    draws: DrawRules
    calls: CallRules
    scoring: ScoringRules
    ends: EndRules
    sight: SightRules
    penalties: PenaltyRules
    partners: bool
    actions: frozenset[str]
    quick: QuickRules


def card_values(scoring: ScoringRules, side: int, faces: bytes, backs: bytes) -> bytes:
    """Return what each card counts that shows ``faces`` on this ``side`` and ``backs`` on the
    other.

    In flip the light faces count unless the rules say the active ones (F9).
    """
    counted = faces if side == 0 or scoring.by_active_face else backs
    return counted.translate(scoring.values)
