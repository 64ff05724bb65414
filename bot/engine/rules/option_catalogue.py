"""The option catalogue: every option as data, and the one way to build :class:`Options`.

Labels and descriptions for people are texts (``option-NAME`` in data/locales), not data of the
engine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache

from msgspec import Struct, structs

from ..cards import COLOUR_OF, NO_COLOUR, NUMBER_RANKS, RANK_OF, RANKS, WILD_RANKS, parse_face
from ..refusal import SetupRefusedError
from .decks import faces_in_deck, seat_numbers
from .options import Mode, Options

Value = bool | str | int | None | tuple[tuple[int, bool], ...]

CLASSIC_AND_FLIP = (Mode.CLASSIC, Mode.FLIP)
EVERY_MODE = tuple(Mode)


class BadValueError(ValueError):
    """An option that does not exist, or a value that cannot be read.

    ``name`` and ``text`` are as they were written; ``text`` is None for a bare name.
    """

    def __init__(self, reason: str, name: str, text: str | None = None) -> None:
        super().__init__(f"{name if text is None else f'{name}={text}'}: {reason}")
        self.name = name
        self.text = text


class Option(Struct, frozen=True):
    """One option: what it may be, and what it means for the others.

    ``values`` are the written values for display (``on``/``off``, words, or a pattern in
    capitals); ``bare`` is what the name alone and ``on`` stand for; ``modes`` are those that take
    it, in others it keeps its default (K1); ``contains`` are options switched on with it,
    ``excludes`` options it does not go with (K2). ``short_for`` says of an option that has no value
    of its own which one each of its words writes.
    """

    name: str
    clause: str
    values: tuple[str, ...] = ("on", "off")
    bare: str | None = "on"
    modes: tuple[Mode, ...] = EVERY_MODE
    mode_defaults: Mapping[Mode, Value] = {}
    contains: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    read: Callable[[str], Value] | None = None
    check: Callable[[Mode, Value], str | None] | None = None
    short_for: Mapping[str, tuple[str, str]] = {}

    def default(self, mode: Mode) -> Value:
        """The value that a match of this mode has unless somebody says otherwise."""
        return self.mode_defaults.get(mode, getattr(_CLASSIC, self.name))


_NUMBER_CARD = re.compile(r"[A-Z]?[0-9]+")
"""A rank or a card which, if nobody knows it, is a number that no deck has (K2)."""

_NO_RANK = -1

_WHOLE_NUMBER = re.compile(r"-?[0-9]+")
_MOST_DIGITS = 1000
"""The longest target that is read: a limit of text alone, the rules have none (C18)."""


def _read_target(text: str) -> Value:
    if text == "round":
        return None
    if not _WHOLE_NUMBER.fullmatch(text) or len(text) > _MOST_DIGITS:
        raise BadValueError("a whole number from 1, or round", "target", text)
    return int(text)


def _check_target(_mode: Mode, value: Value) -> str | None:
    return "K2" if isinstance(value, int) and value < 1 else None


def _read_action_uno(text: str) -> Value:
    if text == "off":
        return ()
    chosen: dict[int, bool] = {}
    for part in text.split(","):
        rank, _, who = part.partition(":")
        known = rank in RANKS
        if who not in ("all", "self") or not (known or _NUMBER_CARD.fullmatch(rank)):
            raise BadValueError("as in 3:all,5:self", "action_uno", text)
        chosen[RANKS.index(rank) if known else _NO_RANK] = who == "all"
    return tuple(sorted(chosen.items()))


def _check_action_uno(mode: Mode, value: Value) -> str | None:
    in_deck = {RANK_OF[face] for face in faces_in_deck(mode)}
    ranks = [rank for rank, _ in value] if isinstance(value, tuple) else []
    return "K2" if any(r not in NUMBER_RANKS or r not in in_deck for r in ranks) else None


def _read_complement(text: str) -> Value:
    if text == "off":
        return None
    if not (_is_card(text) or _NUMBER_CARD.fullmatch(text)):
        raise BadValueError("a coloured card such as B5, or a rank such as 5", "complement", text)
    return text


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
            raise BadValueError(f"one of {', '.join(values)}", name, text)
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
        bare="3:all",
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
        bare="5",
        modes=CLASSIC_AND_FLIP,
        read=_read_complement,
        check=_check_complement,
    ),
    Option("retour_kutsche", "V17", modes=CLASSIC_AND_FLIP),
    Option("lass_mich", "V18", modes=CLASSIC_AND_FLIP),
    Option(
        "strafpunkte",
        "V19",
        modes=CLASSIC_AND_FLIP,
        short_for={"on": ("scoring", "penalty"), "off": ("scoring", "winner")},
    ),
)
BY_NAME = {option.name: option for option in CATALOGUE}


@cache
def default_options(mode: Mode) -> Options:
    """The options of a match in which nobody chose anything."""
    defaults = {o.name: o.default(mode) for o in CATALOGUE if not o.short_for}
    return structs.replace(_CLASSIC, mode=mode, **defaults)


def _read_value(name: str, text: str | None) -> tuple[Option, Value]:
    """The option that ``name=text`` sets, which is another one for a short form, and its value."""
    option = BY_NAME.get(name)
    if option is None:
        raise BadValueError("no such option", name, text)
    meant = option.bare if text in (None, "on") else text
    if meant is None:
        raise BadValueError(f"one of {', '.join(option.values)}", name, text)
    if option.short_for:
        if meant not in option.short_for:
            raise BadValueError("on or off", name, text)
        return _read_value(*option.short_for[meant])
    return option, option.read(meant) if option.read else _read_on_off(name, meant)


def _read_on_off(name: str, text: str) -> Value:
    if text not in ("on", "off"):
        raise BadValueError("on or off", name, text)
    return text == "on"


def build_options(mode: Mode, written: Iterable[tuple[str, str | None]] = ()) -> Options:
    """The options of a match of ``mode`` with ``written`` (name, value or None for the bare name).

    Raises :class:`BadValueError` for what cannot be read, and :class:`SetupRefusedError` for the
    first option, in the order written, that the mode does not take (K1), whose value cannot be
    (K2, V16) or that does not go with one before it (K2).
    """
    chosen: dict[str, Value] = {}
    defaults = default_options(mode)
    for name, text in written:
        option, value = _read_value(name, text)
        if mode not in BY_NAME[name].modes:
            raise SetupRefusedError("K1", name, f"mode {mode}")
        clause = option.check(mode, value) if option.check else None
        if clause is not None:
            raise SetupRefusedError(clause, name, f"mode {mode}")
        for other in option.excludes:
            if value and chosen.get(other):
                raise SetupRefusedError("K2", name, other)
        chosen[option.name] = value
    for option in CATALOGUE:
        if chosen.get(option.name):
            chosen.update(dict.fromkeys(option.contains, True))
    return structs.replace(defaults, **chosen)


def check_seats(options: Options, seats: int) -> None:
    """Raise :class:`SetupRefusedError` if this number of players is not taken (C1, F1, D1, V9)."""
    clause, allowed = seat_numbers(options.mode)
    if seats not in allowed:
        raise SetupRefusedError(clause, "seats", f"mode {options.mode}")
    if options.partner and seats not in (4, 6, 8, 10):
        raise SetupRefusedError("V9", "seats", "partner")


def places_change_hands(options: Options) -> bool:
    """Whether a newcomer can have the place of one who goes: no partner's (V9), none of Duo's two.

    Duo's match is over the moment that one of them goes (D1, L1).
    """
    _clause, allowed = seat_numbers(options.mode)
    return not options.partner and len(allowed) > 1


def written_options(options: Options) -> list[tuple[str, str]]:
    """The options that differ from their mode's defaults, as docs/notation.md writes them."""
    defaults = default_options(options.mode)
    return [
        (option.name, written_value(option.name, value))
        for option in CATALOGUE
        if not option.short_for
        and (value := getattr(options, option.name)) != getattr(defaults, option.name)
    ]


def written_default(option: Option, mode: Mode) -> str:
    """What the option stands at in a match of ``mode`` unless somebody says otherwise, as written.

    Of a short form it is the word that would write that default (V19).
    """
    for word, (name, text) in option.short_for.items():
        if written_value(name, BY_NAME[name].default(mode)) == text:
            return word
    return written_value(option.name, option.default(mode))


def written_value(name: str, value: Value) -> str:
    """An option's value as docs/notation.md writes it."""
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
