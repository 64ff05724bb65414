"""The name that an evening has after the one before: the same with the next number."""

from __future__ import annotations

import re

_NUMBERED = re.compile(r"^(.*?)\s*(\d{1,6})$", re.DOTALL)


def following_name(name: str) -> str:
    """Return the name with the next number, or with 2 if it ends with none."""
    found = _NUMBERED.match(name)
    if found is None:
        return f"{name} 2"
    return f"{found[1]} {int(found[2]) + 1}".strip()
