"""Pictures, drawn by the worker; the latest are kept."""

from __future__ import annotations

import asyncio
from typing import Generic

from bot.artwork.pictures import (
    draw_film,
    draw_hand_fan,
    draw_leaderboard,
    draw_match_result,
    draw_moment,
    draw_person_card,
    draw_recap_card,
    draw_round_result,
)
from bot.bounded import Bounded
from bot.offer import Feature
from bot.rule_gate import offer
from bot.worker import Asker, Job, NotDoneError, Why, Worker
from bot.worker.job import Given

_KEPT = 64
"""Pictures of a kind that are kept, some 13 KiB each: several people look at the same one."""

_FILMS_KEPT = 8
"""Each takes up to a megabyte."""

_SECONDS = 10.0
"""A picture takes a tenth of a second, a hand of forty cards six tenths."""
_SECONDS_OF_FILM = 20.0


class PictureKind(Generic[Given]):
    """A kind of picture: how it is drawn, and how many are kept.

    ``has_names``: a picture may show the name of a person.
    """

    def __init__(
        self, job: Job[Given, bytes], *, kept: int = _KEPT, has_names: bool = True
    ) -> None:
        self.job = job
        self.kept = kept
        self.has_names = has_names


ROUND = PictureKind(Job(draw_round_result, seconds=_SECONDS))
MATCH = PictureKind(Job(draw_match_result, seconds=_SECONDS))
LEADERBOARD = PictureKind(Job(draw_leaderboard, seconds=_SECONDS))
PERSON = PictureKind(Job(draw_person_card, seconds=_SECONDS))
RECAP = PictureKind(Job(draw_recap_card, seconds=_SECONDS))
MOMENT = PictureKind(Job(draw_moment, seconds=_SECONDS))
FILM = PictureKind(Job(draw_film, seconds=_SECONDS_OF_FILM), kept=_FILMS_KEPT)
FAN = PictureKind(Job(draw_hand_fan, seconds=_SECONDS), has_names=False)


class KeptPictures:
    """Draws each picture once, as long as it is kept, however many people ask for it."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._kept: dict[PictureKind[...], Bounded[bytes, asyncio.Task[bytes]]] = {}

    async def draw(
        self, kind: PictureKind[Given], asker: Asker, *shown: Given.args, **named: Given.kwargs
    ) -> bytes:
        """Return the picture. Raise `NotDoneError` if the worker does not draw it, or nobody may.

        Nobody's giving up stops the drawing: others may wait for the same picture.
        """
        if not offer().has(Feature.PICTURES):
            raise NotDoneError(Why.SWITCHED_OFF)
        kept = self._kept.setdefault(kind, Bounded(kind.kept))
        key = kind.job.encode(*shown, **named)
        drawing = kept.get(key)
        if drawing is None or _has_failed(drawing):
            drawing = asyncio.ensure_future(self._worker.do(kind.job, asker, *shown, **named))
            kept[key] = drawing
        else:
            kept.move_to_end(key)
        return await asyncio.shield(drawing)

    def forget(self) -> None:
        """Forget all pictures with names: one of these people has deleted their data."""
        for kind in [kind for kind in self._kept if kind.has_names]:
            del self._kept[kind]


def _has_failed(drawing: asyncio.Task[bytes]) -> bool:
    return drawing.done() and (drawing.cancelled() or drawing.exception() is not None)
