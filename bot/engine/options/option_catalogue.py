"""The option catalogue: every entry by its name, and the one way to build :class:`Options`.

Labels and descriptions for people are texts (``option-NAME`` in data/locales), not data of the
engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import get_type_hints

from msgspec import structs

from ..games.game import Value
from ..games.registry import GAMES, Mode
from ..refusal import SetupRefusedError
from .option import BadValueError, Option, UnreadableError
from .options import SHORT_FORMS, Options

_USUAL = Options()


def _entries() -> Iterator[Option]:
    hints = get_type_hints(Options, include_extras=True)
    for field in structs.fields(Options):
        for entry in getattr(hints[field.name], "__metadata__", ()):
            usual = getattr(_USUAL, field.name)
            yield structs.replace(entry, name=field.name, usual=usual)


def _excluding_each_other(entries: Iterable[Option]) -> Iterator[Option]:
    """The entries, each with what excludes it, too (K2)."""
    listed = list(entries)
    for entry in listed:
        by_others = {o.name: o.excludes[entry.name] for o in listed if entry.name in o.excludes}
        yield structs.replace(entry, excludes={**entry.excludes, **by_others})


CATALOGUE: tuple[Option, ...] = (*_excluding_each_other(_entries()), *SHORT_FORMS)
BY_NAME = {option.name: option for option in CATALOGUE}


@cache
def default_options(mode: Mode) -> Options:
    """The options of a match in which nobody chose anything."""
    defaults = {o.name: o.default(mode) for o in CATALOGUE if not o.short_for}
    return structs.replace(_USUAL, mode=mode, **defaults)


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
    try:
        return option, option.value_of(meant)
    except UnreadableError as unreadable:
        raise BadValueError(str(unreadable), name, text) from None


def build_options(mode: Mode, written: Iterable[tuple[str, str | None]] = ()) -> Options:
    """The options of a match of ``mode`` with ``written`` (name, value or None for the bare name).

    Raises :class:`BadValueError` for what cannot be read, and :class:`SetupRefusedError` for the
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
        for other, clause in option.excludes.items():
            if _is_on(option, value) and other in chosen and _is_on(BY_NAME[other], chosen[other]):
                raise SetupRefusedError(clause, name, other)
        chosen[option.name] = value
    options = structs.replace(default_options(mode), **_with_contained(mode, chosen))
    for option in CATALOGUE:
        for other, words in option.needs.items():
            if getattr(options, option.name) and stands_at(options, other) not in words:
                raise SetupRefusedError("K2", option.name, other)
    return options


def _is_on(option: Option, value: Value) -> bool:
    return option.write(value) != "off"


def _with_contained(mode: Mode, chosen: dict[str, Value]) -> dict[str, Value]:
    """What was chosen, with the options contained in it, whatever was said of them (K6)."""
    complete = dict(chosen)
    for option in CATALOGUE:
        if option.name not in complete or not _is_on(option, complete[option.name]):
            continue
        for name, becomes in option.contains.items():
            inner = BY_NAME[name]
            stands_at = inner.write(complete.get(name, inner.default(mode)))
            complete[name] = inner.value_of(becomes.get(stands_at, stands_at))
    return complete


def check_seats(options: Options, seats: int) -> None:
    """Raise :class:`SetupRefusedError` if this number of players is not taken (C1, F1, D1, V9)."""
    game = options.game
    if seats not in game.seats:
        raise SetupRefusedError(game.seats_clause, "seats", f"mode {game.name}")
    for option in _bound_to_seats(options):
        if seats not in option.seats:
            raise SetupRefusedError(option.clause, "seats", option.name)


def seats_clause(options: Options) -> str:
    """The clause that says how many may play with these options."""
    bound = _bound_to_seats(options)
    return bound[0].clause if bound else options.game.seats_clause


def places_change_hands(options: Options) -> bool:
    """Whether a newcomer can have the place of one who goes: no partner's (V9), none of Duo's two.

    Duo's match is over the moment that one of them goes (D1, L1).
    """
    return not _bound_to_seats(options) and len(options.game.seats) > 1


def _bound_to_seats(options: Options) -> list[Option]:
    """The options in force that take certain numbers of players alone."""
    return [o for o in CATALOGUE if o.seats and getattr(options, o.name)]


def written_options(options: Options) -> list[tuple[str, str]]:
    """The options that differ from their mode's defaults, as docs/notation.md writes them."""
    defaults = default_options(options.mode)
    return [
        (option.name, option.write(value))
        for option in CATALOGUE
        if not option.short_for
        and (value := getattr(options, option.name)) != getattr(defaults, option.name)
    ]


def written_default(option: Option, mode: Mode) -> str:
    """What the option stands at in a match of ``mode`` unless somebody says otherwise, as written.

    Of a short form it is the word that would write that default (V19).
    """
    for word, (name, text) in option.short_for.items():
        if written_default(BY_NAME[name], mode) == text:
            return word
    return option.write(option.default(mode))


def stands_at(options: Options, name: str) -> str:
    """What an option stands at, as docs/notation.md writes it."""
    return BY_NAME[name].write(getattr(options, name))
