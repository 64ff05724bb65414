"""When the samples are looked at, so that “in 30 seconds” stays so."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

NOW = datetime(2026, 1, 2, tzinfo=UTC)
SOON = NOW + timedelta(seconds=30)
