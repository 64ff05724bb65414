"""What a round was, worked out from its record: the facts of all that is told afterwards.

Pure, and knows the engine alone. :class:`RoundRecord` is a round as it is kept,
:func:`facts_of` turns it into :class:`RoundFacts`; posters, awards, statistics, achievements and
recaps read these and nothing else.
"""

from .awards import Award, AwardKind, awards_of
from .highlights import Highlight, HighlightKind
from .hurdles import Hurdle, hurdle_of
from .kept_rounds import RoundRecord, Step, UnreadableRecordError, record_of
from .person_totals import PersonTotals, merged
from .played_again import Move, moves_of
from .round_facts import RoundFacts, SeatFacts, facts_of
from .round_verification import Contradiction, RoundVerification, verify_round

__all__ = [
    "Award",
    "AwardKind",
    "Contradiction",
    "Highlight",
    "HighlightKind",
    "Hurdle",
    "Move",
    "PersonTotals",
    "RoundFacts",
    "RoundRecord",
    "RoundVerification",
    "SeatFacts",
    "Step",
    "UnreadableRecordError",
    "awards_of",
    "facts_of",
    "hurdle_of",
    "merged",
    "moves_of",
    "record_of",
    "verify_round",
]
