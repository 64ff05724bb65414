"""An evening: its people, how far it is, and what an event makes of it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from enum import StrEnum

from msgspec import Struct, structs

from bot.engine import SeedWord, WordSeal
from bot.kept_property import kept_property


class Attendance(StrEnum):
    """Whether somebody plays in the next match."""

    THERE = "there"
    ASKED = "asked"
    """They have missed their last turn, or the evening has paused: one press, and they play."""
    AWAY = "away"
    """They have left, and come back by one press."""
    REMOVED = "removed"
    """Others have taken them out of a match, and they do not come back to this evening."""


class EveningPhase(StrEnum):
    """How far an evening is."""

    AT_TABLE = "at-table"
    """Its lobby or one of its matches is under way."""
    BETWEEN = "between"
    """A match is over, and the next one waits for a press."""
    PAUSED = "paused"
    """Nobody has pressed anything for a while: whoever wants to play on has to say so."""
    DEALING = "dealing"
    """The next match is being dealt: whoever comes or goes now does so there."""
    WENT_ON = "went-on"
    """The next match has begun, and the evening is stored with that one."""
    OVER = "over"


class Guest(Struct, frozen=True):
    """Somebody at a table. ``hidden``: they do not want to be in any standings.

    ``locale`` is the language of their pages, None: not known.
    """

    user_id: int
    name: str
    hidden: bool = False
    locale: str | None = None


class Companion(Struct, frozen=True):
    """Somebody who has been part of the evening.

    ``matches`` are those that counted (L3), ``half_wins`` is 2 for each that they won alone and 1
    for each that they shared. ``sat_out`` is how often they had to leave their seat to others.
    ``word`` is the one that they have added to the seed of the next match, ``word_lapsed``: another
    one is asked for, since the table to be has changed.
    """

    user_id: int
    name: str
    attendance: Attendance = Attendance.THERE
    matches: int = 0
    half_wins: int = 0
    sat_out: int = 0
    hidden: bool = False
    locale: str | None = None
    word: SeedWord | None = None
    word_lapsed: bool = False


class Evening(Struct, frozen=True, dict=True):
    """An evening as it stands.

    ``id`` is the game with which it began. ``people`` stand in the order in which they sit out:
    those who have sat longest first. It ends ``until`` a time, with as many counted matches as
    ``most_matches``, or, without both, when its host ends it. ``ending``: it ends with this match.
    ``is_blocked``: the next match waits for another table in the channel. ``games`` are its matches
    that are over. ``last_secret`` and ``word_seal`` are those that the next match is announced with
    while it waits for a press (hidden; see `bot.engine.seed_words`).
    """

    id: str
    name: str
    host_id: int
    people: tuple[Companion, ...] = ()
    until: datetime | None = None
    most_matches: int | None = None
    matches: int = 0
    phase: EveningPhase = EveningPhase.AT_TABLE
    with_computers: bool = False
    ending: bool = False
    is_blocked: bool = False
    games: tuple[str, ...] = ()
    last_secret: bytes | None = None
    word_seal: WordSeal | None = None

    @kept_property
    def is_on(self) -> bool:
        """Whether a next match can follow."""
        return self.phase not in (EveningPhase.WENT_ON, EveningPhase.OVER)

    @property
    def waits(self) -> bool:
        """Whether the next match waits for a press."""
        return self.phase in (EveningPhase.BETWEEN, EveningPhase.PAUSED, EveningPhase.DEALING)

    @property
    def has_words(self) -> bool:
        """Whether anybody has given a word for the next match."""
        return any(each.word is not None for each in self.people)

    def ends_after(self, matches: int) -> bool:
        """Return whether no match follows once this number of them has counted."""
        return self.ending or matches == self.most_matches

    def find(self, user_id: int) -> Companion | None:
        """Return this person of the evening, or None."""
        return next((each for each in self.people if each.user_id == user_id), None)

    def with_attendance(self, attendance: Attendance) -> list[Companion]:
        """Return the people of this attendance, those who have sat longest first."""
        return [each for each in self.people if each.attendance is attendance]


class Came(Struct, frozen=True):
    """Somebody sits down, or wants to play in the next match."""

    guest: Guest


class Left(Struct, frozen=True):
    """Somebody has left their match, or the evening; ``removed``: others have decided so."""

    user_id: int
    removed: bool = False


class MatchBegun(Struct, frozen=True):
    """A match has begun with these people, and with computer players or without."""

    guests: tuple[Guest, ...]
    with_computers: bool


class MatchPlayed(Struct, frozen=True):
    """A match is over.

    ``played`` had a seat in it, leavers included. ``counted``: it counts by L3, and was won by
    ``winners``, who have ``shared`` the win or not. ``silent`` have missed their last turn.
    ``game_id`` None: no card was dealt.
    """

    at: datetime
    played: frozenset[int]
    counted: bool
    winners: frozenset[int] = frozenset()
    shared: bool = False
    silent: frozenset[int] = frozenset()
    game_id: str | None = None


class Announced(Struct, frozen=True):
    """The next match is announced with another secret and other salts, so all words lapse."""

    last_secret: bytes
    word_seal: WordSeal


class WordGiven(Struct, frozen=True):
    """Somebody who plays in the next match adds a word to its seed; None takes it back."""

    user_id: int
    word: SeedWord | None


class FellSilent(Struct, frozen=True):
    """Nobody has pressed anything below the result for a while."""


class Dealing(Struct, frozen=True):
    """The next match is about to be dealt, with the people who are there now."""


class Blocked(Struct, frozen=True):
    """The next match cannot begin, because there is another table in the channel."""


class WentOn(Struct, frozen=True):
    """The next match has begun."""


class Ended(Struct, frozen=True):
    """The host ends the evening, its time is up, or nobody has come back to it."""


EveningEvent = (
    Came
    | Left
    | MatchBegun
    | MatchPlayed
    | Announced
    | WordGiven
    | FellSilent
    | Dealing
    | Blocked
    | WentOn
    | Ended
)


def after(evening: Evening, event: EveningEvent) -> Evening:  # noqa: C901 - a case an event
    """Return the evening after an event. One that is over, or went on elsewhere, stays as it is."""
    if not evening.is_on:
        return evening
    match event:
        case Came(guest):
            return _came(evening, guest)
        case Left(user_id, removed):
            return _left(evening, user_id, Attendance.REMOVED if removed else Attendance.AWAY)
        case MatchBegun():
            return _dealt(evening, event)
        case MatchPlayed():
            return _match_over(evening, event)
        case Announced(last_secret, word_seal):
            anew = without_words(evening, lapsed=True)
            return structs.replace(anew, last_secret=last_secret, word_seal=word_seal)
        case WordGiven(user_id, word):
            return with_changes(evening, user_id, word=word, word_lapsed=False)
        case FellSilent():
            return _fell_silent(evening)
        case Dealing():
            return structs.replace(evening, phase=EveningPhase.DEALING)
        case Blocked():
            return structs.replace(evening, phase=EveningPhase.BETWEEN, is_blocked=True)
        case WentOn():
            return structs.replace(evening, phase=EveningPhase.WENT_ON)
        case Ended():
            return _ended(evening)


def _came(evening: Evening, guest: Guest) -> Evening:
    known = evening.find(guest.user_id)
    if known is None:
        new = Companion(guest.user_id, guest.name, hidden=guest.hidden, locale=guest.locale)
        return structs.replace(evening, people=(*evening.people, new))
    if known.attendance is Attendance.REMOVED:
        return evening
    now = {"name": guest.name, "hidden": guest.hidden, "locale": guest.locale}
    return with_changes(evening, guest.user_id, **now, attendance=Attendance.THERE)


def _left(evening: Evening, user_id: int, attendance: Attendance) -> Evening:
    known = evening.find(user_id)
    if known is None or known.attendance is Attendance.REMOVED:
        return evening
    return _with_host(with_changes(evening, user_id, attendance=attendance))


def _with_host(evening: Evening) -> Evening:
    """Hand the evening on if its host has left it, as a table: to somebody who is there."""
    host = evening.find(evening.host_id)
    if host is not None and host.attendance in (Attendance.THERE, Attendance.ASKED):
        return evening
    heirs = [
        *evening.with_attendance(Attendance.THERE),
        *evening.with_attendance(Attendance.ASKED),
    ]
    return structs.replace(evening, host_id=heirs[0].user_id) if heirs else evening


def _dealt(evening: Evening, dealt: MatchBegun) -> Evening:
    """Note who plays. The others go behind them in the order of sitting out."""
    for guest in dealt.guests:
        evening = _came(evening, guest)
    seated = {guest.user_id for guest in dealt.guests}
    playing = [each for each in evening.people if each.user_id in seated]
    others = [
        structs.replace(each, sat_out=each.sat_out + 1)
        if each.attendance is Attendance.THERE
        else each
        for each in evening.people
        if each.user_id not in seated
    ]
    return structs.replace(
        evening,
        people=(*playing, *others),
        phase=EveningPhase.AT_TABLE,
        is_blocked=False,
        with_computers=evening.with_computers or dealt.with_computers,
    )


def _match_over(evening: Evening, over: MatchPlayed) -> Evening:
    matches = evening.matches + over.counted
    time_is_up = evening.until is not None and over.at >= evening.until
    people = _each(evening.people, lambda person: _after_match(person, over))
    return structs.replace(
        evening,
        people=people,
        matches=matches,
        games=evening.games if over.game_id is None else (*evening.games, over.game_id),
        phase=EveningPhase.OVER
        if evening.ends_after(matches) or time_is_up
        else EveningPhase.BETWEEN,
    )


def _after_match(person: Companion, over: MatchPlayed) -> Companion:
    if over.counted and person.user_id in over.played:
        won = 0 if person.user_id not in over.winners else 1 if over.shared else 2
        person = structs.replace(
            person, matches=person.matches + 1, half_wins=person.half_wins + won
        )
    return _asked(person) if person.user_id in over.silent else person


def without_words(evening: Evening, *, lapsed: bool = False) -> Evening:
    """Return the evening without what its next match is announced with, words included.

    ``lapsed``: who has given one is asked for another.
    """
    people = _each(
        evening.people,
        lambda each: structs.replace(
            each, word=None, word_lapsed=lapsed and (each.word is not None or each.word_lapsed)
        ),
    )
    return structs.replace(evening, people=people, last_secret=None, word_seal=None)


def _fell_silent(evening: Evening) -> Evening:
    if evening.phase is not EveningPhase.BETWEEN:
        return evening
    people = _each(evening.people, _asked)
    return structs.replace(evening, people=people, phase=EveningPhase.PAUSED)


def _asked(person: Companion) -> Companion:
    if person.attendance is not Attendance.THERE:
        return person
    return structs.replace(person, attendance=Attendance.ASKED)


def _ended(evening: Evening) -> Evening:
    """End the evening, or let it end with the match that is under way."""
    if evening.phase in (EveningPhase.AT_TABLE, EveningPhase.DEALING):
        return structs.replace(evening, ending=True)
    return structs.replace(evening, phase=EveningPhase.OVER)


def forget(evening: Evening, user_id: int, stand_in: int, name: str) -> Evening:
    """Return the evening with a stand-in, who stays away, in the place of this person.

    Words lapse with theirs. The next change announces the next match anew.
    """
    if evening.find(user_id) is None:
        return evening
    evening = after(evening, Left(user_id))
    if evening.has_words:
        evening = without_words(evening, lapsed=True)
    known = {"user_id": stand_in, "name": name, "locale": None, "word_lapsed": False}
    host_id = stand_in if evening.host_id == user_id else evening.host_id
    return with_changes(structs.replace(evening, host_id=host_id), user_id, **known)


def with_changes(evening: Evening, user_id: int, /, **changes: object) -> Evening:
    """Return the evening with these fields of this person changed."""
    people = _each(
        evening.people,
        lambda each: structs.replace(each, **changes) if each.user_id == user_id else each,
    )
    return structs.replace(evening, people=people)


def _each(
    people: Collection[Companion], change: Callable[[Companion], Companion]
) -> tuple[Companion, ...]:
    return tuple([change(person) for person in people])
