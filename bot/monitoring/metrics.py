"""What is measured, for Prometheus.

Besides what is here, there are the metrics of the process: memory, processor time, open files.
`docs/dashboard.json` draws them; a test compares the two.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import timedelta

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, Info
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.logs import is_known_noise

from .gateway import ShardFigures
from .loop_blocks import LONGEST_BLOCK

BUILD = Info("contra_uno_build", "Which version runs")
LOG_RECORDS = Counter("contra_uno_log_records", "What was logged", ["level"])

ACTIONS = Counter("contra_uno_actions", "Actions carried out, deals included", ["kind"])
RELOADS = Counter(
    "contra_uno_reloads", "Changes made again, because another process had changed the game first"
)
BLOCK = Gauge(
    "contra_uno_longest_block_seconds",
    "The longest time that the event loop worked without a pause since this was last read, in "
    "processor time",
)
BLOCK.set_function(LONGEST_BLOCK.take)
TABLES = Gauge("contra_uno_tables_in_memory", "Tables that this process holds in memory")
RINGS = Counter(
    "contra_uno_rings",
    "People told that it is their turn; how: by their hand, by a mention, or not, under load",
    ["how"],
)
DEADLINE_LAG = Histogram(
    "contra_uno_deadline_lag_seconds",
    "How late something was that happens by itself",
    ["kind"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 3600),
)
THINK_TIME = Histogram(
    "contra_uno_think_seconds",
    "How long a computer player took to decide",
    ["level"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
_OF_MESSAGES = (0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30, 60, 300)
MESSAGE_LAG = Histogram(
    "contra_uno_message_lag_seconds",
    "From an action until a message shows it",
    ["kind"],
    buckets=_OF_MESSAGES,
)
MESSAGES_QUEUED = Gauge("contra_uno_messages_queued", "Messages that wait to be written")
WAITS = Histogram(
    "contra_uno_message_waits_seconds",
    "How long messages that could have been written waited, and for what",
    ["cause"],
    buckets=_OF_MESSAGES,
)

ACKNOWLEDGEMENT = Histogram(
    "contra_uno_acknowledgement_seconds",
    "From the arrival of a command or click until Discord has the answer; it waits 3 s",
    ["kind"],
    buckets=(0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 1.5, 2, 3, 5),
)
REQUESTS = Counter(
    "contra_uno_discord_requests",
    "Requests to Discord; limit: whether they count for the bot or belong to an interaction",
    ["method", "route", "limit", "status"],
)
RATE_LIMITED = Counter(
    "contra_uno_discord_rate_limited", "Requests that Discord refused with 429", ["scope"]
)


_LEVELS_OF_THE_LOG = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
_SCOPES = ("user", "global", "shared", "unknown")
_WAYS_TO_RING = ("hand", "direct", "mention", "not")


def begin(
    *,
    actions: Iterable[str],
    deadlines: Iterable[str],
    messages: Iterable[str],
    levels: Iterable[str],
    interactions: Iterable[str],
) -> None:
    """Set every counter whose labels are known to zero.

    The rate of a counter that has never been exported is nothing, and an alarm on it never rings.
    """
    known = (
        (LOG_RECORDS, _LEVELS_OF_THE_LOG),
        (RATE_LIMITED, _SCOPES),
        (RINGS, _WAYS_TO_RING),
        (ACTIONS, actions),
        (DEADLINE_LAG, deadlines),
        (MESSAGE_LAG, messages),
        (THINK_TIME, levels),
        (ACKNOWLEDGEMENT, interactions),
    )
    for metric, labels in known:
        for label in labels:
            metric.labels(label)


class TableMetrics:
    """An observer that measures what happens at the tables (`bot.tables.Observer`)."""

    def acted(self, kind: str) -> None:
        ACTIONS.labels(kind).inc()

    def reloaded(self) -> None:
        RELOADS.inc()

    def met(self, kind: str, lag: timedelta) -> None:
        DEADLINE_LAG.labels(kind).observe(lag.total_seconds())

    def thought(self, level: str, took: timedelta) -> None:
        THINK_TIME.labels(level).observe(took.total_seconds())

    def rang(self, how: str) -> None:
        RINGS.labels(how).inc()

    def shown(self, kind: str, lag: timedelta) -> None:
        MESSAGE_LAG.labels(kind).observe(lag.total_seconds())


class WriterMetrics:
    """An observer that measures the writing of messages (`bot.tables.WriterObserver`)."""

    def queued(self, messages: int) -> None:
        MESSAGES_QUEUED.set(messages)

    def waited(self, cause: str, took: timedelta) -> None:
        WAITS.labels(cause).observe(took.total_seconds())


def watch_tables(in_memory: Callable[[], int]) -> None:
    """Export the number of tables that `in_memory` returns."""
    TABLES.set_function(in_memory)


class _Asked(Collector):
    """A collector that computes its metrics whenever they are read."""

    def __init__(self, nothing: Metrics) -> None:
        self.ask: Callable[[], Metrics] = lambda: nothing

    def collect(self) -> Iterator[GaugeMetricFamily]:
        yield from self.ask()


Metrics = Iterable[GaugeMetricFamily]


def _held(numbers: Mapping[str, int]) -> Metrics:
    told = "What else this process holds, tasks included"
    family = GaugeMetricFamily("contra_uno_held", told, labels=["what"])
    for what, number in numbers.items():
        family.add_metric([what], number)
    yield family


def _shards(shards: Iterable[ShardFigures]) -> Metrics:
    connected = _of_shards("connected", "1 while the shard is connected, else 0")
    latency = _of_shards("latency_seconds", "From a heartbeat to its acknowledgement")
    servers = _of_shards("servers", "Servers that the shard has")
    for shard in shards:
        label = [str(shard.shard)]
        connected.add_metric(label, float(shard.is_alive))
        servers.add_metric(label, shard.servers)
        if shard.latency is not None:
            latency.add_metric(label, shard.latency)
    return connected, latency, servers


def _of_shards(name: str, told: str) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"contra_uno_shard_{name}", told, labels=["shard"])


def _backups(age: timedelta | None) -> Metrics:
    family = GaugeMetricFamily("contra_uno_backup_age_seconds", "The age of the newest backup")
    if age is not None:
        family.add_metric([], age.total_seconds())
    yield family


_what_is_held = _Asked(tuple(_held({})))
_how_old_backups_are = _Asked(tuple(_backups(None)))
_how_shards_are = _Asked(_shards(()))
REGISTRY.register(_what_is_held)
REGISTRY.register(_how_old_backups_are)
REGISTRY.register(_how_shards_are)


def watch_held(held: Callable[[], Mapping[str, int]]) -> None:
    """Export the numbers that `held` returns, by name."""
    _what_is_held.ask = lambda: _held(held())


def watch_backups(age: Callable[[], timedelta | None]) -> None:
    """Export the age of the newest backup, unless it is None."""
    _how_old_backups_are.ask = lambda: _backups(age())


def watch_shards(shards: Callable[[], Iterable[ShardFigures]]) -> None:
    """Export the figures of the shards that `shards` returns."""
    _how_shards_are.ask = lambda: _shards(shards())


class RecordCounter(logging.Handler):
    """A log handler that counts records, so that errors can raise an alarm."""

    def __init__(self) -> None:
        super().__init__()
        self.addFilter(lambda record: not is_known_noise(record))

    def emit(self, record: logging.LogRecord) -> None:
        LOG_RECORDS.labels(record.levelname).inc()
