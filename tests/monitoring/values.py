"""Reads single metrics."""

from __future__ import annotations

from prometheus_client import REGISTRY


def value(name: str, **labels: str) -> float:
    """The sample of this name and these labels, 0 if nothing was measured yet."""
    return REGISTRY.get_sample_value(name, labels) or 0.0
