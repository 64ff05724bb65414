"""An evening: its people, how far it is, and what an event makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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


class MatchPlayed(Struct, frozen=True):
    """A match that is over.

    ``played`` had a seat in it, leavers included. ``counted``: it counts by L3, and was won by
    ``winners``, who have ``shared`` the win or not. ``silent`` have missed their last turn.
    ``game_id`` None: no card was dealt.
    """

    at: datetime
    played: frozenset[int] = frozenset()
    counted: bool = False
    winners: frozenset[int] = frozenset()
    shared: bool = False
    silent: frozenset[int] = frozenset()
    game_id: str | None = None


class Companion(Guest, frozen=True):
    """Somebody who has been part of the evening.

    ``matches`` are those that counted (L3), ``half_wins`` is 2 for each that they won alone and 1
    for each that they shared. ``sat_out`` is how often they had to leave their seat to others.
    ``word`` is the one that they have added to the seed of the next match, ``word_lapsed``: another
    one is asked for, since the table to be has changed.
    """

    attendance: Attendance = Attendance.THERE
    matches: int = 0
    half_wins: int = 0
    sat_out: int = 0
    word: SeedWord | None = None
    word_lapsed: bool = False

    def after(self, match: MatchPlayed) -> Companion:
        """Return how they stand after a match."""
        person = self
        if match.counted and self.user_id in match.played:
            won = 0 if self.user_id not in match.winners else 1 if match.shared else 2
            person = structs.replace(self, matches=self.matches + 1, half_wins=self.half_wins + won)
        return person.asked() if self.user_id in match.silent else person

    def asked(self) -> Companion:
        """Return them as somebody who has to press before they play on, if they are there."""
        if self.attendance is not Attendance.THERE:
            return self
        return structs.replace(self, attendance=Attendance.ASKED)


class Evening(Struct, frozen=True, dict=True):
    """An evening as it stands. Each event makes a new one of it.

    Nothing changes any more in one that is over, or went on elsewhere, but who is known.
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

    def join(self, guest: Guest) -> Evening:
        """Return the evening with somebody who sits down, or wants to play in the next match."""
        known = self.find(guest.user_id)
        if known is None:
            return self._with(people=(*self.people, Companion(**structs.asdict(guest))))
        if known.attendance is Attendance.REMOVED:
            return self
        now = structs.asdict(guest) | {"attendance": Attendance.THERE}
        return self._with(people=self._each(_changed(guest.user_id, now)))

    def leave(self, user_id: int, *, removed: bool = False) -> Evening:
        """Return the evening after somebody has left their match, or it; or others decided so.

        A host who leaves hands it on, as a table: to somebody who is there.
        """
        known = self.find(user_id)
        if known is None or known.attendance is Attendance.REMOVED:
            return self
        gone = {"attendance": Attendance.REMOVED if removed else Attendance.AWAY}
        left = self._with(people=self._each(_changed(user_id, gone)))
        stay = [*left.with_attendance(Attendance.THERE), *left.with_attendance(Attendance.ASKED)]
        if not stay or any(each.user_id == left.host_id for each in stay):
            return left
        return left._with(host_id=stay[0].user_id)

    def begin_match(self, guests: Sequence[Guest], *, with_computers: bool) -> Evening:
        """Return the evening with a match of these people, perhaps with computer players.

        The others go behind them in the order of sitting out.
        """
        evening, seated = self, {guest.user_id for guest in guests}
        for guest in guests:
            evening = evening.join(guest)
        playing = [each for each in evening.people if each.user_id in seated]
        others = [
            structs.replace(each, sat_out=each.sat_out + (each.attendance is Attendance.THERE))
            for each in evening.people
            if each.user_id not in seated
        ]
        return self._with(
            people=(*playing, *others),
            phase=EveningPhase.AT_TABLE,
            is_blocked=False,
            with_computers=self.with_computers or with_computers,
        )

    def end_match(self, match: MatchPlayed) -> Evening:
        """Return the evening after a match."""
        matches = self.matches + match.counted
        time_is_up = self.until is not None and match.at >= self.until
        is_over = self.ends_after(matches) or time_is_up
        return self._with(
            people=self._each(lambda person: person.after(match)),
            matches=matches,
            games=self.games if match.game_id is None else (*self.games, match.game_id),
            phase=EveningPhase.OVER if is_over else EveningPhase.BETWEEN,
        )

    def announce(self, last_secret: bytes, word_seal: WordSeal) -> Evening:
        """Return the evening with its next match announced (anew): all words lapse."""
        people = self.without_words(lapsed=True).people
        return self._with(people=people, last_secret=last_secret, word_seal=word_seal)

    def give_word(self, user_id: int, word: SeedWord | None) -> Evening:
        """Return the evening with a person's word for the seed of the next match; None: without."""
        given = {"word": word, "word_lapsed": False}
        return self._with(people=self._each(_changed(user_id, given)))

    def without_words(self, *, lapsed: bool = False) -> Evening:
        """Return the evening without what its next match is announced with, words included.

        ``lapsed``: who has given one is asked for another.
        """
        people = self._each(
            lambda each: structs.replace(
                each, word=None, word_lapsed=lapsed and (each.word is not None or each.word_lapsed)
            )
        )
        return structs.replace(self, people=people, last_secret=None, word_seal=None)

    def pause(self) -> Evening:
        """Return the evening after nobody has pressed anything below the result for a while."""
        if self.phase is not EveningPhase.BETWEEN:
            return self
        return self._with(people=self._each(Companion.asked), phase=EveningPhase.PAUSED)

    def begin_dealing(self) -> Evening:
        """Return the evening now that the next match is dealt, with those who are there."""
        return self._with(phase=EveningPhase.DEALING)

    def block(self) -> Evening:
        """Return the evening while there is another table in the channel."""
        return self._with(phase=EveningPhase.BETWEEN, is_blocked=True)

    def go_on_elsewhere(self) -> Evening:
        """Return the evening as its last match knows it once the next one has begun."""
        return self._with(phase=EveningPhase.WENT_ON)

    def end(self) -> Evening:
        """Return the evening at its end, or ending with the match that is under way."""
        if self.phase in (EveningPhase.AT_TABLE, EveningPhase.DEALING):
            return self._with(ending=True)
        return self._with(phase=EveningPhase.OVER)

    def with_person(self, user_id: int, /, **changes: object) -> Evening:
        """Return the evening with these fields of this person changed, on or over."""
        return structs.replace(self, people=self._each(_changed(user_id, changes)))

    def forget(self, user_id: int, stand_in: int, name: str) -> Evening:
        """Return the evening with a stand-in, who stays away, in the place of this person.

        Words lapse with theirs. The next change announces the next match anew.
        """
        if self.find(user_id) is None:
            return self
        evening = self.leave(user_id)
        if evening.has_words:
            evening = evening.without_words(lapsed=True)
        known = {"user_id": stand_in, "name": name, "locale": None, "word_lapsed": False}
        host_id = stand_in if evening.host_id == user_id else evening.host_id
        return structs.replace(evening, host_id=host_id).with_person(user_id, **known)

    def _with(self, **changes: object) -> Evening:
        return structs.replace(self, **changes) if self.is_on else self

    def _each(self, change: Callable[[Companion], Companion]) -> tuple[Companion, ...]:
        return tuple([change(person) for person in self.people])


def _changed(user_id: int, changes: Mapping[str, object]) -> Callable[[Companion], Companion]:
    """Return what changes this person, and leaves the others alone."""
    return lambda each: structs.replace(each, **changes) if each.user_id == user_id else each
