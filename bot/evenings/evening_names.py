"""The name that an evening has after the one before: the same with the next number."""

from __future__ import annotations

import re

LONGEST_NAME = 40
"""Characters of an evening's name."""

_NUMBERED = re.compile(r"^(.*?)\s*(\d{1,6})$", re.DOTALL)


def following_name(name: str) -> str:
    """Return the name with the next number, or with 2 if it ends with none; a long one is cut."""
    found = _NUMBERED.match(name)
    stem, number = (name, 2) if found is None else (found[1], int(found[2]) + 1)
    return f"{stem[: LONGEST_NAME - len(f' {number}')].rstrip()} {number}".strip()
