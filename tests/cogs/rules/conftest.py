"""Lift the flood limit: no time passes between the clicks of a test."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def as_many_clicks_as_they_like(many_clicks: None) -> None:
    """Lift the limit in every test here."""
