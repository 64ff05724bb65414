"""What is measured, for Prometheus.

Besides what is here, there are the metrics of the process: memory, processor time, open files.
`docs/dashboard.json` draws them; a test compares the two.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from datetime import timedelta

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, Info
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

BUILD = Info("contra_uno_build", "Which version runs")
LOG_RECORDS = Counter("contra_uno_log_records", "What was logged", ["level"])

ACTIONS = Counter("contra_uno_actions", "Actions carried out, deals included", ["kind"])
RELOADS = Counter(
    "contra_uno_reloads", "Changes made again, because another process had changed the game first"
)
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


class TableMetrics:
    """Measures what goes on at the tables (`bot.tables.Observer`)."""

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
    """Measures the writing of messages (`bot.tables.WriterObserver`)."""

    def queued(self, messages: int) -> None:
        MESSAGES_QUEUED.set(messages)

    def waited(self, cause: str, took: timedelta) -> None:
        WAITS.labels(cause).observe(took.total_seconds())


def watch_tables(in_memory: Callable[[], int]) -> None:
    """Ask `in_memory` for the number of tables whenever somebody reads the metrics."""
    TABLES.set_function(in_memory)


class _Held(Collector):
    """Asks once for all numbers whenever somebody reads the metrics."""

    def __init__(self) -> None:
        self._ask: Callable[[], Mapping[str, int]] = dict

    def watch(self, held: Callable[[], Mapping[str, int]]) -> None:
        self._ask = held

    def collect(self) -> Iterator[GaugeMetricFamily]:
        told = "What else this process holds, tasks included"
        family = GaugeMetricFamily("contra_uno_held", told, labels=["what"])
        for what, number in self._ask().items():
            family.add_metric([what], number)
        yield family


_held = _Held()
REGISTRY.register(_held)


def watch_held(held: Callable[[], Mapping[str, int]]) -> None:
    """Ask `held` for the numbers of what it names whenever somebody reads the metrics."""
    _held.watch(held)


class RecordCounter(logging.Handler):
    """Counts what is logged, so that errors can raise an alarm."""

    def emit(self, record: logging.LogRecord) -> None:
        LOG_RECORDS.labels(record.levelname).inc()
