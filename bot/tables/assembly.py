"""All parts of the tables, made once and handed to one another."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from bot.engine import MatchOver, RoundOver
from bot.players.teacher import hint_at_sight
from bot.store.database import Database
from bot.store.round_queries import Key

from . import commit_news
from .messages.delivery import Delivery
from .messages.own_threads import OwnThreads
from .messages.shown_versions import ShownVersions
from .ports import (
    Adviser,
    Brain,
    Clock,
    Judge,
    Notifier,
    Observer,
    SystemClock,
    Unobserved,
    nobody_judges,
)
from .privacy import Privacy
from .processes.presence import UNLIMITED, Presence
from .rounds.round_lookup import RoundLookup
from .scheduling.automatic import Automatic
from .scheduling.scheduler import Scheduler
from .services.changes import Changes
from .services.endings import Endings
from .services.game_lookup import GameLookup
from .services.hints import Hints
from .services.lobbies import Lobbies
from .services.moves import Moves
from .services.penalties import Penalties
from .services.people_called import PeopleCalled
from .services.person_choices import PersonChoices
from .services.seats import Seats
from .services.told_worths import ToldWorths
from .services.what_ifs import WhatIfs
from .storage.favourites import Favourites
from .storage.pruning import DEFAULT as KEPT_BY_DEFAULT
from .storage.pruning import Kept, Pruning
from .storage.repository import Repository
from .storage.stored_settings import StoredSettings
from .table import Stored, Table
from .tallying.deal_judge import DealJudge
from .tallying.leaderboards import Leaderboards
from .tallying.recap_lookup import Recaps
from .tallying.statistics_lookup import Statistics
from .tallying.tally import Tally
from .timing import Timing

_SEED_BYTES = 16


class Tables:
    """The parts of the tables; what a person asks one for is committed before it is answered.

    What people do: ``lobbies`` until the deal, ``people_called`` to them, ``seats`` taken and given
    up, ``moves`` in a match, ``hints`` and ``penalties`` there, ``endings`` before the time,
    ``what_ifs``: rounds that are over, played on,
    ``choices`` for all their games, ``favourites``: sets of rules that they have given a name.

    What is looked up: ``games`` that there are and what is seen of them, ``rounds`` that are over,
    ``leaderboards``, ``statistics``, ``recaps``, ``settings`` of people and servers.

    What happens by itself: ``messages`` says what Discord is to show, ``scheduler`` does what falls
    due, ``presence`` knows of other processes, ``pruning`` takes away what is long over, ``tally``
    keeps standings, ``deal_judge`` has deals played out, ``own_threads`` are those opened for
    games. ``repository`` holds the tables.
    """

    def __init__(
        self,
        database: Database,
        *,
        notifier: Notifier,
        brain: Brain,
        adviser: Adviser = hint_at_sight,
        judge: Judge = nobody_judges,
        clock: Clock | None = None,
        timing: Timing | None = None,
        new_seed: Callable[[], bytes] | None = None,
        observer: Observer | None = None,
        requests_a_second: int = UNLIMITED,
        kept: Kept = KEPT_BY_DEFAULT,
    ) -> None:
        """`adviser` is asked for hints, `judge` how good a move of a round was that is over.

        `new_seed` gives what a round is dealt from; by default it comes from the system.

        `requests_a_second` are those that all processes at this database may make together,
        `kept` says how long games and rounds are kept after their ends.
        """
        clock = clock or SystemClock()
        new_seed = new_seed or _random_seed
        timing = timing or Timing()
        observer = observer or Unobserved()
        self._notifier = notifier
        self._observer = observer
        shown = ShownVersions()

        self.settings = StoredSettings(database, clock)
        self.repository = Repository(database, clock, timing, self._committed, observer)
        self.games = GameLookup(database, self.repository, clock)
        self.rounds = RoundLookup(database, judge)
        self.messages = Delivery(database, self.repository, notifier, clock, observer, shown)
        self.own_threads = OwnThreads(database, clock)
        self.favourites = Favourites(database)

        changes = Changes(self.repository, self.games)
        self.choices = PersonChoices(database, self.settings, self.games, self.messages)
        self.seats = Seats(changes, self.choices)
        self.people_called = PeopleCalled(changes, database, self.repository, self.settings)
        self.lobbies = Lobbies(
            database,
            self.repository,
            changes,
            self.games,
            settings=self.settings,
            choices=self.choices,
            seats=self.seats,
            people_called=self.people_called,
            own_threads=self.own_threads,
            clock=clock,
            new_seed=new_seed,
        )
        self.what_ifs = WhatIfs(database, self.repository, self.choices, clock)
        self.privacy = Privacy(
            database, self.repository, self.settings, clock, self.what_ifs.forget
        )
        self.moves = Moves(changes, new_seed)
        self.hints = Hints(self.repository, adviser, clock)
        self.penalties = Penalties(changes, database, timing)
        self.endings = Endings(changes, self.repository)

        self.presence = Presence(database, clock, requests_a_second)
        automatic = Automatic(self.repository, brain, new_seed, clock, timing, observer, notifier)
        self.scheduler = Scheduler(
            database, self.repository, automatic, clock, observer, shown, self.presence
        )
        self.pruning = Pruning(database, clock, kept)
        self.tally = Tally(database, clock)
        self.tally.tell_earned = self._tell_earned
        self.leaderboards = Leaderboards(database, clock, self.tally)
        self.statistics = Statistics(database, self.settings.person, self.tally)
        self.recaps = Recaps(database, clock, self.tally)
        told_worths = ToldWorths(database, self.repository)
        self.deal_judge = DealJudge(database, clock, told_worths.keep, lambda: notifier.is_busy)

    async def _tell_earned(self, key: Key) -> None:
        """Show the result of this round anew, if that is what its table still shows."""
        game_id, number = key

        def operation(table: Table) -> None:
            state = table.state
            if state is None or state.number != number:
                return
            if isinstance(state.phase, RoundOver | MatchOver):
                table.new_version()

        await self.repository.change(game_id, operation)

    def _committed(self, table: Table, stored: Stored) -> None:
        """Tell of what has been committed."""
        commit_news.tell(table, self._observer)
        self.scheduler.note(stored, table.changed)
        if table.finished or table.match_wins:
            self.tally.round_ended()
        if table.finished:
            self.deal_judge.rounds_ended((row.game_id, row.number) for row in table.finished)
        if table.changed or table.reminded or table.rung or table.hushed:
            self._notifier.changed(table.game.id)

    async def close(self) -> None:
        """Return once everything that was done is written."""
        await self.repository.close()
        await self.presence.close()
        self.deal_judge.close()


def _random_seed() -> bytes:
    return secrets.token_bytes(_SEED_BYTES)
