"""Posters: what results show besides their points, drawn outside the event loop and kept.

An edit does not send a picture again that its message has already.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hashlib import sha256

from msgspec import Struct

from bot.bounded import Bounded
from bot.engine import MatchOver, Mode, RoundOver, build_options
from bot.facts import Hurdle, hurdle_of
from bot.i18n import Translator
from bot.render import (
    Attachment,
    FinishedRound,
    FinishedSeat,
    Page,
    Poster,
    PublicPage,
    closed_page,
    evening_poster,
    match_poster,
    match_poster_picture,
    recap_card,
    round_poster,
    round_poster_page,
    round_poster_picture,
    with_picture,
)
from bot.render.page import P, with_sent_pictures
from bot.render.pictures.result_pictures import (
    FEWEST_ROUNDS,
    match_result_in_words,
    round_result_in_words,
)
from bot.render.public.poster_page import FinishedLeaver
from bot.statistics import Recap
from bot.tables import Tables, TableView
from bot.tables.rounds.rounds_with_facts import RoundWithFacts
from bot.views.names import called, plain_name
from bot.views.visibility import Viewer
from bot.worker import NotDoneError

from ..kept_pictures import MATCH, RECAP, ROUND, KeptPictures

log = logging.getLogger(__name__)

_MOST_POSTERS = 256
"""Each takes some twenty kilobytes, most of it the picture."""
_MOST_HURDLES = 4096


class _ResultKey(Struct, frozen=True):
    """Which result: of the ``number``-th round, or of the ``whole`` match after it."""

    game_id: str
    number: int
    whole: bool
    language: str


class _KnownResult(Struct, frozen=True):
    """A result with everything it shows; ``finished`` is None if the round is not stored."""

    finished: FinishedRound | None
    poster: Poster


class _KnownEvening(Struct, frozen=True):
    """What people remember of an evening, and its picture, as far as it is known."""

    recap: Recap | None = None
    png: bytes | None = None


class ResultPosters:
    """Makes each poster once. A result whose poster fails is shown without it."""

    def __init__(self, tables: Tables, pictures: KeptPictures) -> None:
        self._tables = tables
        self._pictures = pictures
        self._kept: Bounded[_ResultKey, _KnownResult] = Bounded(_MOST_POSTERS)
        self._hurdles: Bounded[tuple[str, int], Hurdle | None] = Bounded(_MOST_HURDLES)
        self._under_way: dict[object, asyncio.Task[None]] = {}
        self._evenings: Bounded[tuple[str, str], _KnownEvening] = Bounded(_MOST_POSTERS)
        self._forgotten = 0

    def known(self, view: TableView, t: Translator) -> Poster | None:
        """Return the poster of the result in this view, or None if it is not drawn yet."""
        key = _key_of(view, t)
        kept = None if key is None else self._kept.get(key)
        return None if kept is None else kept.poster

    def forget(self) -> None:
        """Forget all posters, drawn or being drawn: a person on them has deleted their data."""
        self._kept.clear()
        self._evenings.clear()
        self._forgotten += 1

    def hurdle(self, view: TableView) -> Hurdle | None:
        """Return the hurdle that the winner of this round overcame, if it is known."""
        seen = view.observation
        return None if seen is None else self._hurdles.get((view.game.id, seen.number))

    async def of_view(self, view: TableView, t: Translator) -> None:
        """Wait until the poster of the result in this view is drawn."""
        key = _key_of(view, t)
        if key is not None and key not in self._kept:
            await self._once(key, lambda: self._make(key, _winners(view, t), t))

    async def of_round(self, game_id: str, number: int, t: Translator) -> None:
        """Wait until the poster of this finished round is drawn, with everything that is known."""
        key = _ResultKey(game_id, number, whole=False, language=t.language)
        if key not in self._kept:
            await self._once(key, lambda: self._make(key, [], t))

    def page(self, game_id: str, number: int | None, t: Translator) -> PublicPage:
        """Return the lasting poster of a round, as far as it is drawn."""
        key = _ResultKey(game_id, number or 0, whole=False, language=t.language)
        shown = self._kept.get(key)
        if shown is None or shown.finished is None:
            return closed_page(t.format("round-over-nobody", number=number or 0))
        return round_poster_page(shown.finished, shown.poster, t)

    async def of_evening(self, view: TableView, t: Translator) -> None:
        """Wait until it is known what people remember of the evening of this table."""
        key = view.game.id, t.language
        if key not in self._evenings:
            await self._once(("evening", *key), lambda: self._make_evening(view, key, t))

    def evening_page(self, context: TableView, t: Translator) -> PublicPage:
        """Return the poster of an evening, as far as it is drawn."""
        evening = context.game.evening
        assert evening is not None
        known = self._evenings.get((context.game.id, t.language), _KnownEvening())
        return evening_poster(context, evening, known.recap, known.png, t)

    async def _make_evening(self, view: TableView, key: tuple[str, str], t: Translator) -> None:
        evening, forgotten = view.game.evening, self._forgotten
        games = () if evening is None else evening.games
        viewer = Viewer(view.game.host_id, view.game.home_id, aloud=True)
        found = await self._tables.recaps.of_evening(games, viewer)
        if found is None:
            return
        png = None
        try:
            png = await self._pictures.draw(RECAP, view.game.id, recap_card(found.recap, t))
        except NotDoneError as error:
            log.info("an evening's poster has no picture", extra={"why": error.why})
        if forgotten == self._forgotten:
            self._evenings[key] = _KnownEvening(found.recap, png)

    async def look_up_hurdle(self, view: TableView) -> None:
        """Wait until it is known which hurdle the winner overcame."""
        seen = view.observation
        if seen is None or not isinstance(seen.phase, RoundOver):
            return
        key = view.game.id, seen.number
        if key not in self._hurdles:
            await self._once(key, lambda: self._look_up(view.game.id))

    async def _once(self, key: object, work: Callable[[], Awaitable[object]]) -> None:
        """Do the work, or wait for the task that does it already."""
        task = self._under_way.get(key)
        if task is None:
            task = asyncio.ensure_future(self._guarded(work))
            self._under_way[key] = task
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        await asyncio.shield(task)

    async def _guarded(self, work: Callable[[], Awaitable[object]]) -> None:
        try:
            await work()
        except NotDoneError as error:
            log.info("a result is shown without its poster", extra={"why": error.why})
        except Exception:
            log.exception("a result is shown without its poster")

    async def _look_up(self, game_id: str) -> list[RoundWithFacts]:
        told = await self._tables.rounds.with_facts(game_id)
        for each in told:
            hurdle = None if each.facts is None else hurdle_of(each.facts)
            self._hurdles[game_id, each.row.number] = hurdle
        return told

    async def _make(self, key: _ResultKey, winners: list[str], t: Translator) -> None:
        forgotten = self._forgotten
        told = await self._look_up(key.game_id)
        rounds = [_finished(each, t) for each in told if each.row.number <= key.number]
        last = next((each for each in rounds if each.number == key.number), None)
        if key.whole and rounds:
            poster = match_poster(rounds, key.game_id, t)
        else:
            poster = Poster() if last is None else round_poster(last, t)
        try:
            poster = await self._pictured(key, poster, rounds, winners, t)
        except NotDoneError as error:
            log.info("a result is shown without its picture", extra={"why": error.why})
        except Exception:
            log.exception("a result is shown without its picture")
        if forgotten == self._forgotten:
            self._kept[key] = _KnownResult(last, poster)
        if key.whole:
            # The result, written with its poster, tells the score between friends, too.
            await self._tables.tally.keep_up()

    async def _pictured(
        self,
        key: _ResultKey,
        poster: Poster,
        rounds: list[FinishedRound],
        winners: list[str],
        t: Translator,
    ) -> Poster:
        """Return the poster with the picture of the match or of its last round, if it has one."""
        draw = self._pictures.draw
        if key.whole and len(rounds) >= FEWEST_ROUNDS:
            match = match_poster_picture(rounds, winners, t)
            alt = match_result_in_words(match, t, plain_name)
            return with_picture(poster, "match.png", await draw(MATCH, key.game_id, match), alt)
        last = next((each for each in rounds if each.number == key.number), None)
        if last is None or last.facts is None:
            return poster
        result = round_poster_picture(last, last.facts, t)
        alt = round_result_in_words(result, t, plain_name)
        return with_picture(poster, "round.png", await draw(ROUND, key.game_id, result), alt)


def _finished(told: RoundWithFacts, t: Translator) -> FinishedRound:
    return FinishedRound(
        number=told.row.number,
        options=build_options(Mode(told.row.mode), told.row.options),
        results=tuple(
            FinishedSeat(
                seat=result.seat,
                name=called(result.name, t),
                won=result.won,
                points=result.points,
                score=result.score,
                cards=result.cards,
                level=result.level,
            )
            for result in told.row.results
        ),
        facts=told.facts,
        leavers=tuple(
            FinishedLeaver(leaver.seat, called(leaver.name, t), leaver.cards)
            for leaver in told.row.leavers
            if leaver.cards
        ),
    )


def _key_of(view: TableView, t: Translator) -> _ResultKey | None:
    seen = view.observation
    if seen is None or not isinstance(seen.phase, RoundOver | MatchOver):
        return None
    whole = isinstance(seen.phase, MatchOver)
    return _ResultKey(view.game.id, seen.number, whole, t.language)


def _winners(view: TableView, t: Translator) -> list[str]:
    """Return the names of the winners of the finished match."""
    seen = view.observation
    if seen is None or not isinstance(seen.phase, MatchOver):
        return []
    return [called(view.seats[seat].name, t) for seat in seen.phase.winners]


_MOST_MESSAGES = 4096

_Known = frozenset[tuple[str, bytes]]
"""The names of the pictures of a message, and the hashes of what they show."""


class SentPictures:
    """The pictures that Discord has taken from this process, by the id of their message.

    A result is edited again after it has its picture: when achievements and the worth of the cards
    are known, and when a rematch is no longer offered. An edit that sends no files leaves those of
    the message as they are, and can show them. After an edit whose answer was lost the picture is
    sent again.
    """

    def __init__(self) -> None:
        self._known: Bounded[int, _Known] = Bounded(_MOST_MESSAGES)

    def for_edit(self, message_id: int, page: P) -> P:
        """Return the page for an edit of this message, which sends no picture that it has."""
        known = self._known.get(message_id)
        if known is None or known != _pictures_of(page) or _has_other_files(page):
            return page
        return with_sent_pictures(page, are_sent=True)

    def note(self, message_id: int, page: Page) -> None:
        """Note that the message shows this page, in the form in which Discord has taken it."""
        if shown := _pictures_of(page):
            self._known[message_id] = shown


def _pictures_of(page: Page) -> _Known:
    return frozenset((each.name, sha256(each.png).digest()) for each in page.pictures)


def _has_other_files(page: Page) -> bool:
    return any(isinstance(block, Attachment) for block in page.blocks)
