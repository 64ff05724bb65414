"""The time limit after which a test that waits is considered to hang."""

from __future__ import annotations

GUARD = 300.0
"""Seconds, far more than the slowest machine needs: a test that passes never waits this long."""
