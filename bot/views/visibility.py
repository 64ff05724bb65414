"""What people may see of one another: the one rule that every page, board and recap asks.

In a place, everybody may see the statistics of people who have played there; elsewhere, of people
with whom they have sat at a table. Nobody else sees the statistics of a person who hides, nor their
name but at the tables where they sit.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto

from msgspec import Struct


class Viewer(Struct, frozen=True):
    """The person who looks at a page, in the place with this home (`bot.place.home_of`).

    ``aloud``: what is shown is posted there for everybody.
    """

    user_id: int
    home_id: int
    aloud: bool = False

    @property
    def sees_name_of(self) -> int | None:
        """The id of the one person whose name is shown even if they hide: the viewer's own."""
        return None if self.aloud else self.user_id

    def may_see_round(self, home_id: int, people: Collection[int | None]) -> bool:
        """Return whether a round was played in the viewer's place, or with the viewer."""
        return self.home_id == home_id or self.user_id in people


class Relation(Enum):
    """What a person is to a viewer: of several that apply, the first.

    The name of a person is shown on every page unless they are hidden from the viewer.
    """

    SELF = auto()
    HIDDEN = auto()
    PLAYED_HERE = auto()
    MET = auto()
    STRANGER = auto()

    @property
    def shows_statistics(self) -> bool:
        """Whether the viewer sees the statistics of a person who is that to them."""
        return self in (Relation.SELF, Relation.PLAYED_HERE, Relation.MET)
