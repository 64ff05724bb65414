"""The set-up of a record: statements gathered until the first action or expectation."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.engine import (
    BadPosition,
    BadValue,
    Event,
    Mode,
    Options,
    Position,
    SetupRefused,
    State,
    build_options,
    check_seats,
    new_match,
    set_up,
)

from .moves import read_seed
from .words import NAME, TABLE, Unreadable, faces, split_colour

Card = tuple[int, int | None]


@dataclass
class Setup:
    """What the set-up statements read so far say."""

    mode: Mode = Mode.CLASSIC
    options: list[tuple[str, str | None]] = field(default_factory=list[tuple[str, str | None]])
    names: list[str] = field(default_factory=list[str])
    deal: bytes | None = None
    parts: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    hands: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    scores: dict[str, int] = field(default_factory=dict[str, int])
    begun: bool = False

    def read(self, line: str) -> None:
        """Take one set-up statement; raises :class:`Unreadable`."""
        word, *rest = line.split()
        if word == "mode" and self.begun:
            raise Unreadable("mode is the first statement")
        self.begun = True
        reader = _READERS.get(word)
        if reader is None:
            raise Unreadable(f"{word!r} begins no statement")
        reader(self, word, rest)

    def check(self) -> Options:
        """The options and the number of seats, judged in order: options as written, then seats."""
        options = build_options(self.mode, self.options)
        if self.names:
            check_seats(options, len(self.names))
        return options

    def judge(self) -> None:
        """Raise :class:`~bot.engine.SetupRefused` if the rules refuse what stands here so far."""
        self.check()
        if self.names and {"top", "start", "drafter"} & set(self.parts):
            self.begin()

    def begin(self) -> tuple[State, list[Event]]:
        """The match that the record begins with.

        Raises :class:`~bot.engine.SetupRefused` for what the rules refuse, :class:`Unreadable`
        where the set-up makes no sense.
        """
        options = self.check()
        if not self.names:
            raise Unreadable("the record names no seats")
        try:
            if self.deal is not None:
                return self._deal(options, self.deal)
            return set_up(options, self._position())
        except BadPosition as error:
            raise Unreadable(str(error)) from None

    def _deal(self, options: Options, seed: bytes) -> tuple[State, list[Event]]:
        alone = self.hands or self.scores or set(self.parts) - {"dealer"}
        if alone:
            raise Unreadable("a deal and a position do not go together")
        return new_match(options, len(self.names), seed, self._seat_of("dealer"))

    def _position(self) -> Position:
        given = [part for part in ("top", "start", "drafter") if part in self.parts]
        if len(given) != 1:
            raise Unreadable("a position needs one of top, start and drafter, or a record a deal")
        if "start" in self.parts and "turn" in self.parts:
            raise Unreadable("start and turn do not go together")
        if "drafter" in self.parts and self.mode is not Mode.DUO:
            raise Unreadable("only duo has a draft")
        top, colour = self._top()
        return Position(
            hands=[self._hand(name) for name in self.names],
            top=top,
            colour=colour,
            start=self._one_card("start"),
            drafter=self._seat_of("drafter"),
            draw=self._cards(self.parts.get("draw", [])),
            discard=self._cards(self.parts.get("discard", [])),
            side=1 if self.parts.get("side") == ["dark"] else 0,
            direction=-1 if self.parts.get("direction") == ["right"] else 1,
            turn=self._seat_of("turn"),
            dealer=self._seat_of("dealer"),
            scores=[self.scores.get(name, 0) for name in self.names],
            seed=read_seed(self.parts.get("seed", ["00"])[0]),
        )

    def _seat_of(self, part: str) -> int | None:
        if part not in self.parts:
            return None
        name = self.parts[part][0]
        if name not in self.names:
            raise Unreadable(f"nobody is called {name!r}")
        return self.names.index(name)

    def _hand(self, name: str) -> list[Card] | None:
        words = self.hands.get(name)
        return None if words is None else self._cards(words)

    def _cards(self, words: list[str]) -> list[Card]:
        return [self._card(word) for word in words]

    def _card(self, word: str) -> Card:
        light, dark = faces(word)
        if (dark is not None) != (self.mode is Mode.FLIP):
            raise Unreadable(f"{word!r} is no card of mode {self.mode}")
        return light, dark

    def _one_card(self, part: str) -> Card | None:
        return self._card(self.parts[part][0]) if part in self.parts else None

    def _top(self) -> tuple[Card | None, int | None]:
        if "top" not in self.parts:
            return None, None
        word, colour = split_colour(self.parts["top"][0])
        return self._card(word), colour


def _read_mode(setup: Setup, _word: str, rest: list[str]) -> None:
    if len(rest) != 1 or rest[0] not in tuple(Mode):
        raise Unreadable("mode is classic, flip or duo")
    setup.mode = Mode(rest[0])


def _read_option(setup: Setup, _word: str, rest: list[str]) -> None:
    if len(rest) != 1:
        raise Unreadable("one option a statement")
    name, equals, value = rest[0].partition("=")
    written = (name, value if equals else None)
    _check_readable(setup.mode, written)
    setup.options.append(written)


def _check_readable(mode: Mode, written: tuple[str, str | None]) -> None:
    try:
        build_options(mode, [written])
    except BadValue as error:
        raise Unreadable(str(error)) from None
    except SetupRefused:
        pass


def _read_seats(setup: Setup, _word: str, rest: list[str]) -> None:
    for name in rest:
        if not NAME.fullmatch(name) or name == TABLE:
            raise Unreadable(f"{name!r} cannot be a name")
    if not rest or len(set(rest)) != len(rest):
        raise Unreadable("seats are different names")
    setup.names = rest


def _read_hand(setup: Setup, _word: str, rest: list[str]) -> None:
    if not rest:
        raise Unreadable("a hand belongs to somebody")
    name, *cards = rest
    setup.hands[name] = cards


def _read_score(setup: Setup, _word: str, rest: list[str]) -> None:
    try:
        name, points = rest
        setup.scores[name] = int(points)
    except ValueError:
        raise Unreadable("a score is a name and a number") from None


def _read_deal(setup: Setup, _word: str, rest: list[str]) -> None:
    if len(rest) != 1:
        raise Unreadable("deal takes a seed")
    setup.deal = read_seed(rest[0])


def _read_one(setup: Setup, word: str, rest: list[str]) -> None:
    if len(rest) != 1:
        raise Unreadable(f"{word} takes one word")
    allowed = {"side": ("light", "dark"), "direction": ("left", "right")}.get(word)
    if allowed is not None and rest[0] not in allowed:
        raise Unreadable(f"{word} is {' or '.join(allowed)}")
    setup.parts[word] = rest


def _read_many(setup: Setup, word: str, rest: list[str]) -> None:
    setup.parts[word] = rest


_READERS = {
    "mode": _read_mode,
    "option": _read_option,
    "seats": _read_seats,
    "hand": _read_hand,
    "score": _read_score,
    "deal": _read_deal,
    **dict.fromkeys(
        ("dealer", "top", "start", "side", "direction", "turn", "drafter", "seed"), _read_one
    ),
    **dict.fromkeys(("draw", "discard"), _read_many),
}
