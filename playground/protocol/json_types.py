"""How JSON is typed: an object, and the way to a place in a body."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]
