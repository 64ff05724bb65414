"""What a round was, worked out from its record: the facts of all that is told afterwards.

Pure, and knows the engine alone. :class:`RoundRecord` is a round as it is kept,
:func:`facts_of` turns it into :class:`RoundFacts`; posters, awards, statistics, achievements and
recaps read these and nothing else. :func:`walk_of` is the same round position by position, for
replays.
"""

from .awards import Award, AwardKind, awards_of, worth_at_most
from .highlights import COMEBACK, Highlight, HighlightKind
from .hurdles import Hurdle, hurdle_of
from .kept_rounds import RoundRecord, Step, UnreadableRecordError, record_of
from .person_totals import MAXIMA, PersonTotals, merged
from .played_again import Move, moves_of
from .round_facts import RoundFacts, SeatFacts, facts_of
from .round_verification import Contradiction, RoundVerification, verify_round
from .round_walk import Moment, Position, RoundWalk, state_at, walk_of
from .told_facts import SeatDeeds, ToldFacts

__all__ = [
    "COMEBACK",
    "MAXIMA",
    "Award",
    "AwardKind",
    "Contradiction",
    "Highlight",
    "HighlightKind",
    "Hurdle",
    "Moment",
    "Move",
    "PersonTotals",
    "Position",
    "RoundFacts",
    "RoundRecord",
    "RoundVerification",
    "RoundWalk",
    "SeatDeeds",
    "SeatFacts",
    "Step",
    "ToldFacts",
    "UnreadableRecordError",
    "awards_of",
    "facts_of",
    "hurdle_of",
    "merged",
    "moves_of",
    "record_of",
    "state_at",
    "verify_round",
    "walk_of",
    "worth_at_most",
]
