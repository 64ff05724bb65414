"""Choosing house rules one after the other; a rule that is excluded is left out, with the reason.

`bot.engine.build_options` refuses a whole set for one conflict. A person who clicks rules together
is better served by the rules that are compatible, and the reason why others are not.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence

from msgspec import Struct, structs

from bot.engine import (
    BY_NAME,
    Mode,
    Options,
    SetupRefusedError,
    build_options,
    conflicts_with,
    stands_at,
    written_default,
    written_options,
)


class LeftOut(Struct, frozen=True):
    """A rule that was chosen but is not in force; ``clause`` says why.

    ``other`` is the rule that excludes it (K2). It is None where the game does not allow the rule
    (K1) or its value (K2). ``value`` is the chosen value, None for that of the bare name.
    """

    clause: str
    name: str
    other: str | None = None
    value: str | None = None

    @property
    def written(self) -> str:
        """The rule as it is typed: `NAME` or `NAME=VALUE`."""
        return self.name if self.value is None else f"{self.name}={self.value}"


class ContainedRule(Struct, frozen=True):
    """A rule that was switched off but stays on, because the rule ``by`` contains it (V3, V6,
    V7)."""

    name: str
    by: str


class Chosen(Struct, frozen=True):
    """The options that result from a choice, and the rules that could not be taken."""

    options: Options
    left_out: tuple[LeftOut, ...] = ()
    kept: tuple[ContainedRule, ...] = ()


def combined(mode: Mode, written: Iterable[tuple[str, str | None]]) -> Chosen:
    """Return the options with as many of the written rules as are compatible.

    Earlier rules win over later ones. Rules that need another rule are read last. Raise
    `bot.engine.BadValueError` for a value that cannot be read.
    """
    kept: list[tuple[str, str | None]] = []
    left_out: list[LeftOut] = []
    for pair in sorted(written, key=_needs_others):
        try:
            build_options(mode, [*kept, pair])
        except SetupRefusedError as refused:
            name, *others = refused.names
            other = next((o for o in others if o in BY_NAME), None)
            left_out.append(LeftOut(refused.clause, name, other, _own_value(pair, other)))
        else:
            kept.append(pair)
    return Chosen(build_options(mode, kept), tuple(left_out))


def _own_value(pair: tuple[str, str | None], other: str | None) -> str | None:
    """Return the value of a rule that ``other`` excludes, None for that of the bare name."""
    name, text = pair
    return None if other is None or text == BY_NAME[name].bare else text


def _needs_others(written: tuple[str, str | None]) -> bool:
    option = BY_NAME.get(written[0])
    return option is not None and bool(option.needs)


def with_rules(options: Options, offered: Sequence[str], wanted: Container[str]) -> Chosen:
    """Switch on the ``offered`` rules that are ``wanted``, and the other offered ones off.

    A rule with values keeps its value, or gets that of its bare name. Of two rules that exclude
    each other, the one that was already on stays.
    """
    before = dict(written_options(options))
    after = {name: value for name, value in before.items() if name not in offered}
    for name in offered:
        after |= _switched(options, name, name in wanted, before)
    standing_first = sorted(after.items(), key=lambda pair: pair[0] not in before)
    chosen = combined(options.mode, standing_first)
    unwanted = [name for name in offered if is_on(options, name) and name not in wanted]
    kept = [
        ContainedRule(name, by) for name in unwanted for by in after if name in BY_NAME[by].contains
    ]
    return structs.replace(chosen, kept=tuple(kept))


def _switched(
    options: Options, name: str, on: bool, before: Mapping[str, str]
) -> dict[str, str | None]:
    """Return what has to be written to switch the rule on or off."""
    if on == is_on(options, name):
        return {name: before[name]} if name in before else {}
    if on == (written_default(BY_NAME[name], options.mode) != "off"):
        return {}
    return {name: BY_NAME[name].bare if on else "off"}


def with_value(options: Options, name: str, text: str, *, without: str | None = None) -> Chosen:
    """Set one option to a written value, and another one (``without``) to its default.

    If the game does not allow the value, change nothing. Raise `bot.engine.BadValueError` for a
    value that cannot be read.
    """
    others = [pair for pair in written_options(options) if pair[0] not in (name, without)]
    chosen = combined(options.mode, [*others, (name, text)])
    return structs.replace(chosen, options=options) if chosen.left_out else chosen


def with_end(options: Options, text: str) -> Chosen:
    """Return the options with a match that ends by a target, or by `rounds=NUMBER` in its place.

    Raise `bot.engine.BadValueError` for a value that cannot be read.
    """
    name, is_rounds, number = text.partition("=")
    if is_rounds and name == "rounds":
        return with_value(options, "rounds", number, without="target")
    return with_value(options, "target", text, without="rounds")


def instead(options: Options, name: str, text: str | None = None) -> Options:
    """Return the options with a rule at this value (None: that of its bare name).

    The rules that it needs are switched on, and those that exclude it are removed (K2). Raise
    `bot.engine.BadValueError` for a value that cannot be read.
    """
    option = BY_NAME[name]
    value = option.bare if text is None else text
    gone = {name, *conflicts_with(name, value, options)}
    others = [pair for pair in written_options(options) if pair[0] not in gone]
    needed = [
        (other, words[0])
        for other, words in option.needs.items()
        if stands_at(options, other) not in words
    ]
    return combined(options.mode, [*others, *needed, (name, value)]).options


def is_on(options: Options, name: str) -> bool:
    """Return whether a rule is in force."""
    return stands_at(options, name) != "off"
