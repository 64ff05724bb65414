"""Names in the texts of pictures: each is isolated, and replaced where no font has its letters."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from .bidi import END_OF_ISOLATE, ISOLATE
from .clusters import cleaned, clusters_of, without_isolates
from .font_files import Lettering
from .text_line import is_plain

_NAME = re.compile(f"{ISOLATE}([^{ISOLATE}{END_OF_ISOLATE}]*){END_OF_ISOLATE}")
_UNKNOWN = "…"


class NamedRow(Protocol):
    """A row of a picture with a name, and what is drawn if no font has it."""

    @property
    def name(self) -> str:
        """The name as the person writes it."""
        ...

    @property
    def stand_in(self) -> str:
        """A text that can be drawn in the place of the name."""
        ...


@dataclass(frozen=True, slots=True)
class PictureName:
    """A name on a picture, and what is drawn if no font has it."""

    name: str
    stand_in: str


def isolated(name: str) -> str:
    """Return the name for a text: it does not turn the words around it."""
    return f"{ISOLATE}{name}{END_OF_ISOLATE}"


def drawn_name(row: NamedRow) -> str:
    """Return the name of the row, or its stand-in."""
    return isolated(row.name) if is_drawable(row.name) else row.stand_in


def with_stand_ins(text: str, rows: Iterable[NamedRow]) -> str:
    """Return the text; isolated names that cannot be drawn are replaced by those of the rows."""
    stand_ins: dict[str, str] = {}
    for row in rows:
        stand_ins.setdefault(row.name, row.stand_in)

    def drawn(found: re.Match[str]) -> str:
        return found[0] if is_drawable(found[1]) else stand_ins.get(found[1], _UNKNOWN)

    return _NAME.sub(drawn, text)


def is_drawable(name: str) -> bool:
    """Return whether the whole name can be drawn: half of it would be somebody else's."""
    kept = without_isolates(cleaned(name))
    if is_plain(kept, Lettering.TEXT):
        return bool(kept.strip())
    from .shaping import shows_name

    return shows_name(clusters_of(kept))
