"""The set-up of a record: the statements before its first action or expectation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.engine import (
    GAMES,
    USUAL,
    BadPositionError,
    BadValueError,
    Card,
    Event,
    Game,
    Mode,
    Opening,
    Options,
    Position,
    Presence,
    SetupRefusedError,
    State,
    build_options,
    check_seats,
    compile_rules,
    deal_round,
    deck_of,
    scores_of,
    set_up,
)

from .action_text import read_seed
from .tokens import NAME, TABLE, NotationError, faces, number, split_colour


@dataclass(frozen=True)
class Statement:
    """What a statement says (see its reader below), and its line."""

    line: int
    value: Any


def read_statement(mode: Mode, word: str, rest: list[str]) -> tuple[str, Any]:
    """Return the subject of a statement, and its value in ``mode``. Raise :class:`NotationError`.

    The subject is the first word; for what is said of a player their name follows.
    """
    reader = _READERS.get(word)
    if reader is None:
        raise NotationError(f"{word!r} begins no statement")
    value = reader(mode, word, rest)
    return f"{_OF_A_PLAYER[word]} {rest[0]}" if word in _OF_A_PLAYER else word, value


def _only(_mode: Mode, word: str, rest: list[str]) -> str:
    if len(rest) != 1:
        raise NotationError(f"{word} takes one word")
    return rest[0]


def _card_of(mode: Mode, word: str) -> Card:
    light, dark = faces(word)
    lights, darks = deck_of(GAMES[mode], 2)
    fitting_back = dark is None if not darks else dark is not None and dark in darks
    if light not in lights or not fitting_back:
        raise NotationError(f"{word!r} is no card of mode {mode}")
    return light, dark


def _seats(_mode: Mode, _word: str, rest: list[str]) -> list[str]:
    for name in rest:
        if not NAME.fullmatch(name) or name == TABLE:
            raise NotationError(f"{name!r} cannot be a name")
    if not rest or len(set(rest)) != len(rest):
        raise NotationError("seats are different names")
    return rest


def _drafter(mode: Mode, word: str, rest: list[str]) -> str:
    if not GAMES[mode].drafts:
        raise NotationError(f"only {_games(lambda game: game.drafts)} has a draft")
    return _only(mode, word, rest)


def _games(which: Callable[[Game], bool]) -> str:
    return " and ".join(game.name for game in GAMES.values() if which(game))


def _cards(mode: Mode, _word: str, rest: list[str]) -> list[Card]:
    return [_card_of(mode, card) for card in rest]


def _hand(mode: Mode, word: str, rest: list[str]) -> list[Card]:
    if not rest:
        raise NotationError("a hand belongs to somebody")
    return _cards(mode, word, rest[1:])


def _score(_mode: Mode, _word: str, rest: list[str]) -> int:
    if len(rest) != 2:
        raise NotationError("a score is a name and a number")
    score = number(rest[1])
    if score < 0:
        raise NotationError("a score is not below 0")
    return score


def _round(mode: Mode, word: str, rest: list[str]) -> int:
    counted = number(_only(mode, word, rest))
    if counted < 1:
        raise NotationError("rounds are counted from 1")
    return counted


def _absent(mode: Mode, word: str, rest: list[str]) -> str:
    _only(mode, word, rest)
    return word


def _seed(mode: Mode, word: str, rest: list[str]) -> bytes:
    return read_seed(_only(mode, word, rest))


def _top(mode: Mode, word: str, rest: list[str]) -> tuple[Card, int | None]:
    card, colour = split_colour(_only(mode, word, rest))
    return _card_of(mode, card), colour


def _start(mode: Mode, word: str, rest: list[str]) -> Card:
    return _card_of(mode, _only(mode, word, rest))


def _side(mode: Mode, word: str, rest: list[str]) -> int:
    side = _one_of({"light": 0, "dark": 1}, word, _only(mode, word, rest))
    if side and not GAMES[mode].two_sided:
        raise NotationError(f"only {_games(lambda game: game.two_sided)} has a dark side")
    return side


def _direction(mode: Mode, word: str, rest: list[str]) -> int:
    return _one_of({"left": 1, "right": -1}, word, _only(mode, word, rest))


def _one_of(meanings: dict[str, int], word: str, said: str) -> int:
    if said not in meanings:
        raise NotationError(f"{word} is {' or '.join(meanings)}")
    return meanings[said]


_READERS: dict[str, Callable[[Mode, str, list[str]], Any]] = {
    "seats": _seats,
    "hand": _hand,
    "score": _score,
    "round": _round,
    "away": _absent,
    "out": _absent,
    "deal": _seed,
    "seed": _seed,
    "dealer": _only,
    "turn": _only,
    "drafter": _drafter,
    "side": _side,
    "direction": _direction,
    "top": _top,
    "start": _start,
    "draw": _cards,
    "discard": _cards,
    "aside": _cards,
}


_OF_A_PLAYER = {"hand": "hand", "score": "score", "away": "absence", "out": "absence"}
"""The statements that are about one player, and what they say of them, once."""

_BEGINNINGS = {"top", "start", "drafter"}
_OF_A_POSITION = {
    *_BEGINNINGS,
    *("hand", "draw", "discard", "aside", "side", "direction", "turn", "seed"),
}
_APART = {
    **dict.fromkeys(("deal", "round", "away", "out"), _OF_A_POSITION),
    "start": {"top", "drafter", "turn"},
    "drafter": {"top", "hand", "turn"},
}
"""The statements that exclude each other."""


@dataclass
class Setup:
    """What the set-up statements read so far say, by their subjects."""

    mode: Mode = USUAL
    options: list[tuple[str, str | None]] = field(default_factory=list[tuple[str, str | None]])
    given: dict[str, Statement] = field(default_factory=dict[str, Statement])
    begun: bool = False
    _words: dict[str, None] = field(default_factory=dict[str, None])
    """The first words of what was given, in order: a record can give thousands of hands."""

    @property
    def names(self) -> list[str]:
        """The seats; none as long as they are not named."""
        return self._said("seats", [])

    @property
    def deal(self) -> bytes | None:
        """The seed of the deal, if the record begins with one."""
        return self._said("deal")

    @property
    def round(self) -> int:
        """The number of the round in its match (X15)."""
        return self._said("round", 1)

    def read(self, number: int, text: str) -> None:
        """Add the statement on line ``number``. Raise :class:`NotationError`."""
        word, *rest = text.split()
        match word:
            case "mode":
                self._read_mode(rest)
            case "option":
                self._read_option(rest)
            case _:
                key, value = read_statement(self.mode, word, rest)
                self._keep(word, key, Statement(number, value))
        self.begun = True

    def _read_mode(self, rest: list[str]) -> None:
        if self.begun:
            raise NotationError("mode is the first statement")
        if len(rest) != 1 or rest[0] not in tuple(Mode):
            raise NotationError("mode is classic, flip, duo or mercy")
        self.mode = Mode(rest[0])

    def _read_option(self, rest: list[str]) -> None:
        if len(rest) != 1:
            raise NotationError("one option a statement")
        name, equals, value = rest[0].partition("=")
        written = (name, value if equals else None)
        try:
            build_options(self.mode, [written])
        except BadValueError as error:
            raise NotationError(str(error)) from None
        except SetupRefusedError:
            pass
        self.options.append(written)

    def _keep(self, word: str, key: str, statement: Statement) -> None:
        if key in self.given:
            raise NotationError(f"{key} is given on line {self.given[key].line} already")
        for other in self._words:
            if other in _APART.get(word, ()) or word in _APART.get(other, ()):
                raise NotationError(f"{other} and {word} do not go together")
        self.given[key] = statement
        self._words[word] = None

    def _said(self, key: str, otherwise: Any = None) -> Any:
        return self.given[key].value if key in self.given else otherwise

    def check(self) -> Options:
        """Return the options after checking them in the order written, then the number of seats.

        Who has left counts for no number of players (X16a). Raise
        :class:`~bot.engine.SetupRefusedError`, or :class:`NotationError` for a round that cannot
        be.
        """
        options = build_options(self.mode, self.options)
        if self.names:
            presence = self._presence(options)
            self._check_round(options, presence)
            check_seats(options, sum(here.plays for here in presence), len(presence))
        return options

    def _presence(self, options: Options) -> tuple[Presence, ...]:
        """Return who of the seats has left, or is out of the match; under V9 a stand-in plays."""
        meanings = {
            "away": Presence.STAND_IN if compile_rules(options).partners else Presence.AWAY,
            "out": Presence.ELIMINATED,
            None: Presence.HERE,
        }
        return tuple(meanings[self._said(f"absence {name}")] for name in self.names)

    def _check_round(self, options: Options, presence: tuple[Presence, ...]) -> None:
        """Raise :class:`NotationError` for a later round that the match cannot have."""
        absent = [key for key in self.given if key.startswith("absence ")]
        ends = compile_rules(options).ends
        if ends.rounds is not None and self.round > ends.rounds:
            raise self._error(f"round {ends.rounds} is the last one (X15)", "round")
        if Presence.ELIMINATED in presence and not ends.elimination:
            out = [key for key in absent if self._said(key) == "out"]
            raise self._error("nobody is out without elimination (X10)", *out)
        if (absent or self.round > 1) and sum(here.plays for here in presence) < 2:
            raise self._error("a later round is dealt to at least two seats", "round", *absent)
        dealer = self._said("dealer")
        if dealer in self.names and not presence[self.names.index(dealer)].plays:
            raise self._error("nothing is dealt to the dealer", "dealer", f"absence {dealer}")

    def judge(self) -> None:
        """Raise :class:`~bot.engine.SetupRefusedError` if the rules refuse this set-up."""
        self.check()
        if self.names and _BEGINNINGS & set(self.given):
            self.begin()

    def begin(self, *, draws_dealer: bool = False) -> tuple[State, list[Event]]:
        """Return the match that the record begins with.

        With ``draws_dealer`` the dealer of a deal is drawn, whoever the record says. Raise
        :class:`~bot.engine.SetupRefusedError` for what the rules refuse, :class:`NotationError`
        where the set-up makes no sense.
        """
        options = self.check()
        if not self.names:
            raise NotationError("the record names no seats")
        self._check_names()
        try:
            if self.deal is None:
                return set_up(options, self._position())
            opening = self._opening(options, self.deal)
        except BadPositionError as error:
            keys = [f"{error.part} {self.names[seat]}" for seat in error.seats] or [error.part]
            raise self._error(str(error), *keys) from None
        draws_dealer = draws_dealer or "dealer" not in self.given
        return deal_round(options, opening, draws_dealer=draws_dealer)

    def _error(self, reason: str, *keys: str) -> NotationError:
        """Return the error about these subjects, at the last line that is about one."""
        lines = (self.given[key].line for key in keys if key in self.given)
        return NotationError(reason, max(lines, default=None))

    def _check_names(self) -> None:
        for key, statement in self.given.items():
            word, *names = key.split()
            names += [statement.value] if word in ("dealer", "turn", "drafter") else []
            for name in names:
                if name not in self.names:
                    raise NotationError(f"nobody is called {name!r}", statement.line)

    def _opening(self, options: Options, seed: bytes) -> Opening:
        return Opening(
            number=self.round,
            dealer=self._seat_of("dealer") or 0,
            seed=seed,
            scores=scores_of(options, self._given_scores()),
            presence=self._presence(options),
        )

    def _given_scores(self) -> list[int | None]:
        return [self._said(f"score {name}") for name in self.names]

    def _position(self) -> Position:
        if not _BEGINNINGS & set(self.given):
            raise NotationError(
                "a position needs one of top, start and drafter, or a record a deal"
            )
        top, colour = self._said("top", (None, None))
        return Position(
            hands=[self._said(f"hand {name}") for name in self.names],
            top=top,
            colour=colour,
            start=self._said("start"),
            drafter=self._seat_of("drafter"),
            draw=self._said("draw", []),
            discard=self._said("discard", []),
            aside=self._said("aside", []),
            side=self._said("side", 0),
            direction=self._said("direction", 1),
            turn=self._seat_of("turn"),
            dealer=self._seat_of("dealer"),
            scores=self._given_scores(),
            seed=self._said("seed", b"\0"),
        )

    def _seat_of(self, key: str) -> int | None:
        return self.names.index(self._said(key)) if key in self.given else None
