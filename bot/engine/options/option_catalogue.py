"""The option catalogue: every entry by its name, and the one way to build :class:`Options`.

Labels and descriptions for people are texts (``option-NAME`` in data/locales), not data of the
engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import get_type_hints

from msgspec import structs

from ..games.game import Value
from ..games.registry import GAMES, Mode
from ..refusal import SetupRefusedError
from .option import BadValueError, Clash, Option, UnreadableValueError
from .options import SHORT_FORMS, Options

_USUAL = Options()


def _entries() -> Iterator[Option]:
    hints = get_type_hints(Options, include_extras=True)
    for field in structs.fields(Options):
        for entry in getattr(hints[field.name], "__metadata__", ()):
            usual = getattr(_USUAL, field.name)
            yield structs.replace(entry, name=field.name, usual=usual)


def _excluding_each_other(entries: Iterable[Option]) -> Iterator[Option]:
    """Yield the entries, each with the options that exclude it (K2)."""
    listed = list(entries)
    for entry in listed:
        by_others = {o.name: o.excludes[entry.name] for o in listed if entry.name in o.excludes}
        clashes = {
            o.name: _reversed(o.clashes[entry.name]) for o in listed if entry.name in o.clashes
        }
        yield structs.replace(
            entry,
            excludes={**entry.excludes, **by_others},
            clashes={**entry.clashes, **clashes},
        )


def _reversed(clash: Clash) -> Clash:
    """Return the same clash as the entry of the other option has it."""
    return Clash(clash.clause, lambda own, other: clash.when(other, own))


CATALOGUE: tuple[Option, ...] = (*_excluding_each_other(_entries()), *SHORT_FORMS)
BY_NAME = {option.name: option for option in CATALOGUE}


@cache
def default_options(mode: Mode) -> Options:
    """Return the options of a match in which nobody has chosen anything."""
    defaults = {o.name: o.default(mode) for o in CATALOGUE if not o.short_for}
    return structs.replace(_USUAL, mode=mode, **defaults)


def _read_value(name: str, text: str | None) -> tuple[Option, Value]:
    """Return the option that ``name=text`` sets, and its value. A short form sets another
    option."""
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
    try:
        return option, option.value_of(meant)
    except UnreadableValueError as unreadable:
        raise BadValueError(str(unreadable), name, text) from None


def build_options(mode: Mode, written: Iterable[tuple[str, str | None]] = ()) -> Options:
    """Return the options of a match of ``mode`` with ``written``: names with a value, or None for
    the bare name.

    A default that another option replaces (X15a) holds only where ``written`` does not name it.
    Raise :class:`BadValueError` for what cannot be read, and :class:`SetupRefusedError` for the
    first option, in the order written, that the mode does not take (K1), whose value cannot be
    (K2, V16) or that does not go with one before it (K2); then for one without what it needs.
    """
    chosen: dict[str, Value] = {}
    game = GAMES[mode]
    for name, text in written:
        option, value = _read_value(name, text)
        if not game.takes_option(name):
            raise SetupRefusedError("K1", name, f"mode {mode}")
        clause = option.check(game, value) if option.check else None
        if clause is not None:
            raise SetupRefusedError(clause, name, f"mode {mode}")
        for other, clause in _conflicts(option, value, chosen):
            raise SetupRefusedError(clause, name, other)
        chosen[option.name] = value
    defaults = _defaults_beside(default_options(mode), chosen)
    options = structs.replace(defaults, **_with_contained(mode, chosen))
    for option in CATALOGUE:
        for other, words in option.needs.items():
            if getattr(options, option.name) and stands_at(options, other) not in words:
                raise SetupRefusedError("K2", option.name, other)
    return options


def _conflicts(
    option: Option, value: Value, chosen: Mapping[str, Value]
) -> Iterator[tuple[str, str]]:
    """Yield the options in ``chosen`` that exclude this value, each with the clause (K2)."""
    for other, theirs in chosen.items():
        if not (_is_on(option, value) and _is_on(BY_NAME[other], theirs)):
            continue
        if other in option.excludes:
            yield other, option.excludes[other]
        elif other in option.clashes and option.clashes[other].when(value, theirs):
            yield other, option.clashes[other].clause


def conflicts_with(name: str, text: str | None, options: Options) -> set[str]:
    """Return the options, as ``options`` have them, that exclude ``name=text`` (K2).

    Raise :class:`BadValueError` for a value that cannot be read.
    """
    option, value = _read_value(name, text)
    standing = {other: getattr(options, other) for other in (*option.excludes, *option.clashes)}
    return {other for other, _ in _conflicts(option, value, standing)}


def _defaults_beside(options: Options, chosen: Mapping[str, Value]) -> Options:
    """``options`` with the defaults that options in ``chosen`` replace (X15a)."""
    for name, value in chosen.items():
        option = BY_NAME[name]
        if option.replaces_default and _is_on(option, value):
            options = structs.replace(options, **option.replaces_default)
    return options


def _is_on(option: Option, value: Value) -> bool:
    return option.write(value) != "off"


def _with_contained(mode: Mode, chosen: dict[str, Value]) -> dict[str, Value]:
    """Return what was chosen together with the options contained in it, which override it (K6)."""
    complete = dict(chosen)
    for option in CATALOGUE:
        if option.name not in complete or not _is_on(option, complete[option.name]):
            continue
        for name, becomes in option.contains.items():
            inner = BY_NAME[name]
            stands_at = inner.write(complete.get(name, inner.default(mode)))
            complete[name] = inner.value_of(becomes.get(stands_at, stands_at))
    return complete


def check_seats(options: Options, seats: int, match_seats: int | None = None) -> None:
    """Raise :class:`SetupRefusedError` for a number of players that these options do not take.

    By the mode's clause (C1, F1, D1, M1), by V9, and by X16a where the deck is too small.
    ``match_seats`` are the seats of the match where players have left it, theirs among them (X16a).
    """
    game = options.game
    if seats not in game.seats:
        raise SetupRefusedError(game.seats_clause, "seats", f"mode {game.name}")
    for option in _bound_to_seats(options):
        if seats not in option.seats:
            raise SetupRefusedError(option.clause, "seats", option.name)
    for option in CATALOGUE:
        value = None if option.takes_seats is None else getattr(options, option.name)
        if option.takes_seats and not option.takes_seats(game, value, seats, match_seats or seats):
            raise SetupRefusedError(option.clause, "seats", option.name)


def takes_seats(options: Options, seats: int, match_seats: int | None = None) -> bool:
    """Return whether ``options`` allow a table of ``seats`` players; see :func:`check_seats`."""
    try:
        check_seats(options, seats, match_seats)
    except SetupRefusedError:
        return False
    return True


def has_room_for(options: Options, seats: int) -> bool:
    """Return whether ``seats`` players can be part of a table that the options allow.

    More may have to come: partners need certain numbers (V9), and two decks have cards enough for
    eleven where one has too few for nine (X16a).
    """
    return any(takes_seats(options, number) for number in options.game.seats if number >= seats)


def seats_clause(options: Options) -> str:
    """Return the clause that says how many players these options allow."""
    bound = _bound_to_seats(options)
    return bound[0].clause if bound else options.game.seats_clause


def places_change_hands(options: Options) -> bool:
    """Return whether a newcomer can take over the place of a player who leaves.

    A partner's place cannot be taken over (V9), nor one of Duo's two: Duo's match is over when one
    of them leaves (D1, L1).
    """
    return not _bound_to_seats(options) and len(options.game.seats) > 1


def _bound_to_seats(options: Options) -> list[Option]:
    """Return the options in force that allow only certain numbers of players."""
    return [o for o in CATALOGUE if o.seats and getattr(options, o.name)]


def written_options(options: Options) -> list[tuple[str, str]]:
    """Return the options that differ from their mode's defaults, as docs/notation.md writes
    them."""
    values = {o.name: getattr(options, o.name) for o in CATALOGUE if not o.short_for}
    defaults = _defaults_beside(default_options(options.mode), values)
    return [
        (name, BY_NAME[name].write(value))
        for name, value in values.items()
        if value != getattr(defaults, name)
    ]


def written_default(option: Option, mode: Mode) -> str:
    """Return the default of an option in a match of ``mode``, as written.

    Of a short form it is the word that would write that default (V19).
    """
    for word, (name, text) in option.short_for.items():
        if written_default(BY_NAME[name], mode) == text:
            return word
    return option.write(option.default(mode))


def stands_at(options: Options, name: str) -> str:
    """Return the value of an option as docs/notation.md writes it."""
    return BY_NAME[name].write(getattr(options, name))
