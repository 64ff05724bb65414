"""All parts of the tables, made once and handed to one another."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

from bot.engine import MatchOver, RoundOver
from bot.place import server_of
from bot.store.database import Database
from bot.store.round_queries import Key
from bot.worker import InlineWorker, Worker

from .member_checks import MemberChecks
from .messages.deleted_messages import DeletedMessages
from .messages.delivery import Delivery
from .messages.direct_reminders import DirectReminders
from .messages.kept_tokens import KeptTokens
from .messages.own_threads import OwnThreads
from .messages.shown_versions import ShownVersions
from .people_seen import PeopleSeen
from .planning.wanted_messages import is_reminded_directly, sends_hand_to
from .ports import (
    Adviser,
    Brain,
    Clock,
    ComputerNames,
    Judge,
    Notifier,
    NullObserver,
    Observer,
    Supplies,
    SystemClock,
    advise_at_sight,
    nobody_judges,
    numbered_players,
    random_seed,
)
from .privacy import Privacy
from .process_presence import UNLIMITED, ProcessPresence
from .pruning import DEFAULT as KEPT_BY_DEFAULT
from .pruning import Pruning, RetentionPeriods
from .rounds.round_lookup import RoundLookup
from .scheduling.deadline_executor import DeadlineExecutor
from .scheduling.scheduler import Scheduler
from .services.blocks import Blocks
from .services.evenings import Evenings
from .services.games import Games
from .services.hints import Hints
from .services.lobbies import Lobbies, PeopleCalled
from .services.operator_notices import OperatorNotices
from .services.operator_orders import Orders
from .services.seats import PersonChoices, Seats
from .services.subscriptions import Subscriptions
from .services.weeklies import Weeklies
from .services.what_ifs import WhatIfs
from .step import Step
from .storage.favourites import Favourites
from .storage.repository import Repository
from .storage.stored_settings import StoredSettings
from .table import Stored, Table
from .tallying.deal_judge import DealJudge
from .tallying.leaderboards import Leaderboards
from .tallying.statistics_lookup import Recaps, Statistics
from .tallying.tally import Tally
from .timing import Timing

log = logging.getLogger(__name__)


class Tables:
    """The parts of the tables; what a person asks one for is committed before it is answered.

    What people do goes by one door, ``submit``. What has to be looked up before or after it is in
    ``lobbies`` opened and dealt, ``people_called`` to them, ``subscriptions`` of people who are
    called to each, ``evenings`` of several matches, ``weeklies``: those of every week, ``blocks``
    of those who may not play, ``seats`` taken, ``hints``, ``what_ifs``: rounds that are over,
    played on, ``choices`` for all their games, ``favourites``: sets of rules that they have given a
    name. ``people_seen`` has their newest names.

    What is looked up: ``games`` that there are and what is seen of them, ``rounds`` that are over,
    ``leaderboards``, ``statistics``, ``recaps``, ``settings`` of people and servers.

    What happens by itself: ``messages`` says what Discord is to show, ``deleted_messages`` what of
    it people have deleted there, ``direct_reminders`` to whom the bot may write, ``scheduler`` does
    what falls due, ``member_checks`` throws players out who have left the server, ``presence``
    knows of other processes, ``orders`` are those of the operator, ``notices`` shows what they
    announce, ``pruning`` takes away what is long over, ``tally`` keeps standings, ``deal_judge``
    has deals played out, ``own_threads`` are those opened for games, ``kept_tokens`` those of
    people's clicks.
    ``repository`` holds the tables, ``worker`` does what takes long.
    """

    def __init__(
        self,
        database: Database,
        *,
        notifier: Notifier,
        brain: Brain,
        worker: Worker | None = None,
        adviser: Adviser = advise_at_sight,
        judge: Judge = nobody_judges,
        clock: Clock | None = None,
        timing: Timing | None = None,
        new_seed: Callable[[], bytes] | None = None,
        observer: Observer | None = None,
        computer_names: ComputerNames = numbered_players,
        requests_a_second: int = UNLIMITED,
        kept: RetentionPeriods = KEPT_BY_DEFAULT,
    ) -> None:
        """`worker` does what takes long; by default this process does it at once.

        `adviser` is asked for hints, `judge` how good a move of a round was that is over.

        `new_seed` gives what a round is dealt from; by default it comes from the system.

        `computer_names` are given to computer players in the language of their table.

        `requests_a_second` are those that all processes at this database may make together,
        `kept` says how long games and rounds are kept after their ends.
        """
        clock = clock or SystemClock()
        supplies = Supplies(timing or Timing(), new_seed or random_seed, computer_names)
        observer = observer or NullObserver()
        self._notifier = notifier
        self._observer = observer
        shown = ShownVersions()

        self.worker = worker or InlineWorker()
        self.settings = StoredSettings(database, clock)
        self.repository = Repository(database, clock, supplies, self._committed, observer)
        self.people_seen = PeopleSeen()
        self.games = Games(database, self.repository, clock, self.people_seen)
        self.submit = self.games.submit
        self.rounds = RoundLookup(database, self.worker, judge)
        self.messages = Delivery(database, self.repository, notifier, clock, observer, shown)
        self.deleted_messages = DeletedMessages(self.repository, notifier, shown)
        self.direct_reminders = DirectReminders(self.repository)
        self.own_threads = OwnThreads(database, clock)
        self.kept_tokens = KeptTokens(database, clock)
        self.favourites = Favourites(database)

        self.choices = PersonChoices(self.settings, self.games, self.messages)
        self.seats = Seats(database, self.settings, self.games, self.repository)
        self.people_called = PeopleCalled(database, self.repository, self.settings)
        self.subscriptions = Subscriptions(database, clock)
        self.notices = OperatorNotices(database, self.repository, clock)
        self.lobbies = Lobbies(
            database,
            self.repository,
            self.games,
            settings=self.settings,
            seats=self.seats,
            people_called=self.people_called,
            subscriptions=self.subscriptions,
            own_threads=self.own_threads,
            clock=clock,
        )
        self.evenings = Evenings(
            database,
            self.repository,
            self.games,
            settings=self.settings,
            lobbies=self.lobbies,
            own_threads=self.own_threads,
            clock=clock,
        )
        self.member_checks = MemberChecks(self.repository, clock)
        self.weeklies = Weeklies(
            database,
            self.repository,
            evenings=self.evenings,
            settings=self.settings,
            member_checks=self.member_checks,
            clock=clock,
        )
        self.blocks = Blocks(database, self.repository, self.weeklies, clock)
        self.games.is_blocked = self.people_called.is_blocked = self.blocks.includes
        self.what_ifs = WhatIfs(
            database, self.repository, self.settings, clock, self.worker, computer_names
        )
        self.privacy = Privacy(
            database, self.repository, self.settings, clock, self.what_ifs.end_alone
        )
        self.privacy.on_forgotten += [
            *(self.people_seen.forget, self.choices.forget_person),
            self.blocks.forget_reasons,
        ]
        self.hints = Hints(self.repository, adviser, clock)

        self.presence = ProcessPresence(database, clock, requests_a_second)
        self.orders = Orders(
            *(database, clock, self.presence.name, self.repository),
            *(self.privacy, self.notices),
            self.blocks.look,
        )
        automatic = DeadlineExecutor(
            self.repository, brain, clock, observer, notifier, self.evenings.begin_next_match
        )
        self.scheduler = Scheduler(
            database, self.repository, automatic, clock, observer, shown, self.presence
        )
        self.pruning = Pruning(database, clock, kept)
        self.tally = Tally(database, clock)
        self.tally.tell_earned = self._tell_earned
        self.tally.finish_erasures = self.privacy.erasures.finish_all
        self.leaderboards = Leaderboards(database, clock, self.tally)
        self.statistics = Statistics(database, self.tally)
        self.recaps = Recaps(database, clock, self.tally)
        self.deal_judge = DealJudge(database, clock, self.worker, lambda: notifier.is_busy)

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
        _tell_news(table, self._observer)
        self.scheduler.note(stored, table.changed)
        self.member_checks.committed(table)
        if table.finished or table.match_wins:
            self.tally.round_ended()
        if table.finished:
            self.deal_judge.rounds_ended((row.game_id, row.number) for row in table.finished)
        if table.changed or table.rung or table.hushed:
            self._notifier.changed(table.game.id)

    async def close(self) -> None:
        """Return once everything that was done is written."""
        await self.repository.close()
        await self.presence.close()
        await self.worker.close()


def _tell_news(table: Table, observer: Observer) -> None:
    """Log what was committed, and let the observer count it."""
    _log_changes(table)
    for step in table.steps:
        observer.acted(_kind(step))
    for how in _rings(table):
        observer.rang(how)


def _log_changes(table: Table) -> None:
    """Log a game's begin and end, and at DEBUG each action."""
    ids = {"game": table.game.id, "guild": server_of(table.game.place)}
    for step in table.steps:
        told = {"seat": step.seat, "do": _kind(step), "version": step.version}
        log.debug("action", extra=ids | told)
    if table.game.status is not table.stored.game.status:
        told = {"status": table.game.status.value, "ending": table.game.ending}
        log.info("game", extra=ids | told)


def _rings(table: Table) -> Iterator[str]:
    """How each was told whose turn it is."""
    for seat in table.rung:
        if sends_hand_to(table, seat):
            yield "hand"
        else:
            yield "direct" if is_reminded_directly(seat) else "mention"
    yield from ["not"] * table.not_rung


def _kind(step: Step) -> str:
    """The kind of the action alone: its card may be a hidden one (P1)."""
    return "deal" if step.action is None else type(step.action).__name__
