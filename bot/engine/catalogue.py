"""The option catalogue: every option as data, and the one way to build :class:`Options`.

Labels and descriptions for people are texts (``option-NAME`` in data/locales), not data of the
engine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache

from msgspec import Struct, structs

from .cards import COLOUR_OF, NO_COLOUR, NUMBER_RANKS, RANK_OF, RANKS, WILD_RANKS, parse_face
from .decks import faces_in_deck, seat_numbers
from .options import Mode, Options
from .refusal import SetupRefused

Value = bool | str | int | None | tuple[tuple[int, bool], ...]

CLASSIC_AND_FLIP = (Mode.CLASSIC, Mode.FLIP)
EVERY_MODE = tuple(Mode)


class BadValue(ValueError):
    """An option that does not exist, or a value that cannot be read."""


class Option(Struct, frozen=True):
    """One option: what it may be, and what it means for the others.

    ``values`` are the written values for display (``on``/``off``, words, or a pattern in
    capitals); ``bare`` is what the name alone stands for; ``modes`` are those that take it;
    ``contains`` are options switched on with it, ``excludes`` options it does not go with, by
    ``exclusion``.
    """

    name: str
    clause: str
    values: tuple[str, ...] = ("on", "off")
    bare: str | None = "on"
    modes: tuple[Mode, ...] = EVERY_MODE
    mode_defaults: Mapping[Mode, Value] = {}
    contains: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    exclusion: str = "K2"
    read: Callable[[str], Value] | None = None
    check: Callable[[Mode, Value], str | None] | None = None
    alias_of: tuple[str, str] | None = None

    def default(self, mode: Mode) -> Value:
        """The value that a match of this mode has unless somebody says otherwise."""
        return self.mode_defaults.get(mode, getattr(_CLASSIC, self.name))


_NUMBER_CARD = re.compile(r"[A-Z]?[0-9]+")
"""A rank or a card which, if nobody knows it, is a number that no deck has (K2)."""

_NO_RANK = -1


def _read_target(text: str) -> Value:
    if text == "round":
        return None
    try:
        return int(text)
    except ValueError:
        raise BadValue(f"target={text}: a number from 1, or round") from None


def _check_target(_mode: Mode, value: Value) -> str | None:
    return "K2" if isinstance(value, int) and value < 1 else None


def _read_action_uno(text: str) -> Value:
    if text == "off":
        return ()
    chosen: dict[int, bool] = {}
    for part in ("3:all" if text == "on" else text).split(","):
        rank, _, who = part.partition(":")
        known = rank in RANKS
        if who not in ("all", "self") or not (known or _NUMBER_CARD.fullmatch(rank)):
            raise BadValue(f"action_uno={text}: as in 3:all,5:self")
        chosen[RANKS.index(rank) if known else _NO_RANK] = who == "all"
    return tuple(sorted(chosen.items()))


def _check_action_uno(mode: Mode, value: Value) -> str | None:
    in_deck = {RANK_OF[face] for face in faces_in_deck(mode)}
    ranks = [rank for rank, _ in value] if isinstance(value, tuple) else []
    return "K2" if any(r not in NUMBER_RANKS or r not in in_deck for r in ranks) else None


def _read_complement(text: str) -> Value:
    if text == "off":
        return None
    card = "5" if text == "on" else text
    if not (_is_card(card) or _NUMBER_CARD.fullmatch(card)):
        raise BadValue(f"complement={text}: a coloured card such as B5, or a rank such as 5")
    return card


def _check_complement(mode: Mode, value: Value) -> str | None:
    if not isinstance(value, str):
        return None
    if value in WILD_RANKS:
        return "V16"
    in_deck = _is_card(value) and complement_faces(value) & faces_in_deck(mode)
    return None if in_deck else "K2"


def _is_card(text: str) -> bool:
    return text in RANKS or parse_face(text) is not None


def complement_faces(card: str) -> frozenset[int]:
    """The faces that ``complement=CARD`` names: one face, or all of a rank (V16)."""
    face = parse_face(card)
    if face is not None:
        return frozenset({face})
    rank = RANKS.index(card)
    return frozenset(
        f for f in range(len(RANK_OF)) if RANK_OF[f] == rank and COLOUR_OF[f] != NO_COLOUR
    )


def _choice(name: str, clause: str, *values: str, **more: object) -> Option:
    def read(text: str) -> Value:
        if text not in values:
            raise BadValue(f"{name}={text}: one of {', '.join(values)}")
        return text

    return Option(name, clause, values, bare=None, read=read, **more)  # type: ignore[arg-type]


_CLASSIC = Options()

CATALOGUE: tuple[Option, ...] = (
    Option(
        "voluntary_draw",
        "C6",
        modes=CLASSIC_AND_FLIP,
        mode_defaults={Mode.FLIP: False},
    ),
    _choice(
        "draw_four_guilt",
        "C11a",
        "colour",
        "numbers",
        "any",
        modes=CLASSIC_AND_FLIP,
        mode_defaults={Mode.DUO: "any"},
    ),
    Option("bluff", "C11b", modes=CLASSIC_AND_FLIP),
    _choice(
        "catch_window",
        "C14",
        "next_action",
        "last_card",
        modes=CLASSIC_AND_FLIP,
        mode_defaults={Mode.FLIP: "last_card"},
    ),
    Option("last_card_draws", "C15", modes=CLASSIC_AND_FLIP),
    _choice(
        "scoring",
        "C17",
        "winner",
        "penalty",
        modes=CLASSIC_AND_FLIP,
        mode_defaults={Mode.FLIP: "penalty", Mode.DUO: "penalty"},
    ),
    Option(
        "target",
        "C18",
        ("NUMBER", "round"),
        bare=None,
        mode_defaults={Mode.DUO: 200},
        read=_read_target,
        check=_check_target,
    ),
    Option("wrong_card", "P1"),
    Option("advice", "P2"),
    Option("questions", "P3"),
    Option("sleeping", "P3"),
    Option("show_backs", "F8", modes=CLASSIC_AND_FLIP),
    _choice("flip_values", "F9", "light", "active", modes=CLASSIC_AND_FLIP),
    Option("stacking", "V1", modes=CLASSIC_AND_FLIP),
    Option("doubles", "V2", modes=CLASSIC_AND_FLIP),
    Option("fast_doubles", "V3", modes=CLASSIC_AND_FLIP, contains=("doubles",)),
    Option("seven_o", "V4", modes=CLASSIC_AND_FLIP),
    Option("jump_in", "V5", modes=CLASSIC_AND_FLIP),
    Option("jump_in_wild", "V6", modes=CLASSIC_AND_FLIP, contains=("jump_in",)),
    Option("jump_in_action", "V7", modes=CLASSIC_AND_FLIP, contains=("jump_in",)),
    Option("partner", "V9", modes=CLASSIC_AND_FLIP, excludes=("play_on",)),
    Option("endless_draw", "V10"),
    Option(
        "action_uno",
        "V11",
        ("off", "RANK:all", "RANK:self"),
        read=_read_action_uno,
        check=_check_action_uno,
    ),
    Option("play_on", "V12", modes=CLASSIC_AND_FLIP, excludes=("partner",)),
    Option("uno_uno", "V13"),
    Option("bruno_kuno", "V14"),
    Option("no_zero_finish", "V15"),
    Option(
        "complement",
        "V16",
        ("off", "CARD"),
        modes=CLASSIC_AND_FLIP,
        read=_read_complement,
        check=_check_complement,
    ),
    Option("retour_kutsche", "V17", modes=CLASSIC_AND_FLIP),
    Option("lass_mich", "V18", modes=CLASSIC_AND_FLIP),
    Option("strafpunkte", "V19", modes=CLASSIC_AND_FLIP, alias_of=("scoring", "penalty")),
)
BY_NAME = {option.name: option for option in CATALOGUE}


@cache
def default_options(mode: Mode) -> Options:
    """The options of a match in which nobody chose anything."""
    defaults = {o.name: o.default(mode) for o in CATALOGUE if o.alias_of is None}
    return structs.replace(_CLASSIC, mode=mode, **defaults)


def _read_on_off(option: Option, text: str) -> Value:
    if text not in ("on", "off"):
        raise BadValue(f"{option.name}={text}: on or off")
    return text == "on"


def _read_value(name: str, text: str | None) -> tuple[Option, Value]:
    option = BY_NAME.get(name)
    if option is None:
        raise BadValue(f"no option is called {name}")
    text = option.bare if text is None else text
    if text is None:
        raise BadValue(f"{name} wants a value: {', '.join(option.values)}")
    if option.alias_of is not None and text == "on":
        name, text = option.alias_of
        option = BY_NAME[name]
    elif option.alias_of is not None:
        raise BadValue(f"{name} is short for {'='.join(option.alias_of)}")
    return option, option.read(text) if option.read else _read_on_off(option, text)


def build_options(mode: Mode, written: Iterable[tuple[str, str | None]] = ()) -> Options:
    """The options of a match of ``mode`` with ``written`` (name, value or None for the bare name).

    Raises :class:`BadValue` for what cannot be read, and :class:`SetupRefused` for the first
    option, in the order written, that the mode does not take (K1) or that does not go with one
    before it (K2).
    """
    chosen: dict[str, Value] = {}
    defaults = default_options(mode)
    for name, text in written:
        option, value = _read_value(name, text)
        if mode not in BY_NAME[name].modes:
            raise SetupRefused("K1", name, f"mode {mode}")
        clause = option.check(mode, value) if option.check else None
        if clause is not None:
            raise SetupRefused(clause, name, f"mode {mode}")
        for other in option.excludes:
            if value and chosen.get(other):
                raise SetupRefused(option.exclusion, name, other)
        chosen[option.name] = value
    for option in CATALOGUE:
        if chosen.get(option.name):
            chosen.update(dict.fromkeys(option.contains, True))
    return structs.replace(defaults, **chosen)


def check_seats(options: Options, seats: int) -> None:
    """Raise :class:`SetupRefused` if this number of players is not taken (C1, F1, D1, V9)."""
    clause, allowed = seat_numbers(options.mode)
    if seats not in allowed:
        raise SetupRefused(clause, "seats", f"mode {options.mode}")
    if options.partner and seats not in (4, 6, 8, 10):
        raise SetupRefused("V9", "seats", "partner")


def written_options(options: Options) -> list[tuple[str, str]]:
    """The options that differ from their mode's defaults, as NOTATION.md writes them."""
    defaults = default_options(options.mode)
    return [
        (option.name, written_value(option.name, value))
        for option in CATALOGUE
        if option.alias_of is None
        and (value := getattr(options, option.name)) != getattr(defaults, option.name)
    ]


def written_value(name: str, value: Value) -> str:
    """An option's value as NOTATION.md writes it."""
    match value:
        case bool():
            return "on" if value else "off"
        case None:
            return "round" if name == "target" else "off"
        case tuple():
            pairs = (f"{RANKS[rank]}:{'all' if everybody else 'self'}" for rank, everybody in value)
            return ",".join(pairs) or "off"
        case _:
            return str(value)
