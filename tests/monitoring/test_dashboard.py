"""The dashboard draws what is measured, all of it, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

from prometheus_client import REGISTRY

from bot.monitoring import metrics

FILE = Path(__file__).resolve().parents[2] / "docs" / "dashboard.json"
DASHBOARD: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
SAMPLES = {
    "counter": ("_total",),
    "gauge": ("",),
    "histogram": ("_bucket", "_count", "_sum"),
    "info": ("_info",),
}


def expressions() -> Iterator[str]:
    for panel in DASHBOARD["panels"]:
        for target in panel["targets"]:
            yield target["expr"]
    for variable in DASHBOARD["templating"]["list"]:
        yield variable["query"]


def drawn() -> set[str]:
    return {
        name
        for expression in expressions()
        for name in re.findall(r"\b(?:contra_uno|process)_\w+", expression)
    }


def measured() -> dict[str, str]:
    """The samples that Prometheus gets, and the metric that each belongs to."""
    assert metrics.BUILD  # importing the module is what registers them
    return {
        metric.name + suffix: metric.name
        for metric in REGISTRY.collect()
        for suffix in SAMPLES.get(metric.type, ())
    }


def test_everything_that_is_drawn_is_measured() -> None:
    assert drawn() - measured().keys() == set()


def test_everything_of_ours_that_is_measured_is_drawn() -> None:
    ours = {metric for metric in measured().values() if metric.startswith("contra_uno_")}
    assert ours - {measured()[name] for name in drawn()} == set()


def test_labels_that_are_asked_for_exist() -> None:
    labels = {
        label for metric in vars(metrics).values() for label in getattr(metric, "_labelnames", ())
    }
    asked = {
        label.strip()
        for expression in expressions()
        for grouped in re.findall(r"by \(([^)]*)\)", expression)
        for label in grouped.split(",")
    }
    # Prometheus itself says where it found a sample; the others are of histograms, of the build and
    # of what is held and of shards, which are asked for as they are read.
    assert asked - labels == {"instance", "le", "version", "what", "shard"}


def test_panels_do_not_cover_each_other() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in DASHBOARD["panels"]]
    assert len(set(places)) == len(places)


ALARMS = (FILE.parent / "alert-rules.yml").read_text(encoding="utf-8")


def test_alarms_are_raised_by_what_is_measured() -> None:
    asked = set(re.findall(r"\b(?:contra_uno|process)_\w+", ALARMS))
    assert asked
    assert asked - measured().keys() == set()


def test_every_alarm_says_what_can_be_done() -> None:
    names = re.findall(r"- alert: (\w+)", ALARMS)
    assert len(names) == ALARMS.count("summary:") == ALARMS.count("description:")


def test_what_can_be_counted_begins_at_nought() -> None:
    metrics.begin(
        actions=["Never"],
        deadlines=["never"],
        messages=["never"],
        levels=["never"],
        interactions=["never"],
    )
    for name, labels in {
        "contra_uno_actions_total": {"kind": "Never"},
        "contra_uno_discord_rate_limited_total": {"scope": "shared"},
        "contra_uno_log_records_total": {"level": "CRITICAL"},
        "contra_uno_deadline_lag_seconds_count": {"kind": "never"},
        "contra_uno_message_lag_seconds_count": {"kind": "never"},
        "contra_uno_think_seconds_count": {"level": "never"},
        "contra_uno_acknowledgement_seconds_count": {"kind": "never"},
        "contra_uno_rings_total": {"how": "mention"},
    }.items():
        assert REGISTRY.get_sample_value(name, labels) is not None, name


def test_the_age_of_backups_is_absent_where_it_is_unknown() -> None:
    try:
        for age, shown in ((timedelta(hours=2), 7200.0), (None, None)):
            metrics.watch_backups(lambda age=age: age)
            assert REGISTRY.get_sample_value("contra_uno_backup_age_seconds") == shown
    finally:
        metrics.watch_backups(lambda: None)
