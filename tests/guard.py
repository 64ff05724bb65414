"""How long a test lets what it waits for take, before it is given up as hanging."""

from __future__ import annotations

GUARD = 300.0
"""Seconds. No test that passes waits for it, so it is far more than the slowest machine needs."""
