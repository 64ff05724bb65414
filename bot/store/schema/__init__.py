"""The tables of the database.

A change here needs a migration in `bot/store/migrations`; a test compares the two.
"""

# pyright: reportUnusedImport=false

from .block_tables import blocks
from .choice_tables import IS_HIDDEN, deletions, erasures, favourites, people, servers, subscribers
from .column_types import JsonBytes, UtcDateTime, metadata
from .game_tables import (
    IS_NOT_OVER,
    IS_OF_GUEST,
    IS_OVER,
    MAY_BE_STALE,
    MAY_GO_ON,
    actions,
    games,
    messages,
    operator_notice,
    processes,
    seats,
    session_starts,
    threads,
)
from .order_tables import order_receipts, orders
from .round_tables import (
    IS_NOT_STOPPED,
    IS_UNTALLIED,
    IS_WIN_UNTALLIED,
    match_wins,
    records,
    removals,
    round_leavers,
    round_results,
    rounds,
    seasons,
)
from .sum_tables import (
    DRAFT,
    IN_INDEXES,
    achievements,
    acquaintances,
    friend_scores,
    person_totals,
    rating_steps,
    ratings,
    rivalries,
    solo_totals,
    standings,
    sums,
)
from .token_tables import interaction_tokens
from .weekly_tables import weeklies, weekly_answers
