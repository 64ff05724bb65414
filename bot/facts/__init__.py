"""The facts of a round, worked out from its record.

Pure, and based on the engine alone. :class:`RoundRecord` is a round as it is stored,
:func:`facts_of` turns it into :class:`RoundFacts`; posters, awards, statistics, achievements and
recaps read these and nothing else. :func:`walk_of` returns the same round position by position, for
replays.
"""

# pyright: reportUnusedImport=false

from .awards import Award, AwardKind, Hurdle, awards_of, hurdle_of, worth_at_most
from .highlights import COMEBACK, Highlight, HighlightKind
from .recorded_rounds import (
    RoundRecord,
    RoundStep,
    UnreadableRecordError,
    end_of_round,
    moves_of,
    record_of,
)
from .round_facts import (
    PersonTotals,
    RecapFacts,
    RecapSeatFacts,
    RoundFacts,
    SeatFacts,
    add_round,
    facts_of,
    sum_totals,
)
from .round_verification import Contradiction, RoundVerification, verify_round
from .round_walk import RoundPosition, RoundWalk, TurningPoint, state_at, walk_of
from .stored_rounds import StoredMatch, facts_of_stored, replay_last_round, stored_state_at
