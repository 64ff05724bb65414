"""House rules in words: options with their values, sets of rules, and rules that are refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine import (
    CATALOGUE,
    BadValueError,
    Mode,
    Option,
    SetupRefusedError,
    build_options,
    check_seats,
)
from bot.i18n.message_catalogue import read
from bot.paths import data_dir
from bot.presets import Written, load_presets, split_option
from bot.render import (
    accepted_text,
    bad_value,
    default_text,
    house_rules,
    rule_text,
    setup_refusal,
    value_text,
)
from bot.render.private.rulebook_page import (
    Section,
    Shelf,
    in_force_page,
    rulebook_page,
    suggested_topics,
    topic_page,
    topics_of,
)

from .shown import KEYS, Played, sections, written

SHELF = Shelf("abcd2345", 7)


def every_rule() -> str:
    def told(option: Option) -> Iterator[str]:
        yield accepted_text(option, KEYS)
        yield " · ".join(default_text(option, mode, KEYS) for mode in Mode)
        for value in option.values:
            if value == value.lower():
                rule = rule_text(option.name, value, KEYS)
                yield f"{rule} | {value_text(option.name, value, KEYS)}"

    return sections(*((option.name, "\n".join(told(option))) for option in CATALOGUE))


def sets_of_rules() -> str:
    presets = {name: preset.options() for name, preset in load_presets().items()}
    usual = build_options(Mode.CLASSIC)
    values = "complement=S action_uno=3:all,5:self target=1000 bluff=off jump_in_wild"
    special = build_options(Mode.CLASSIC, map(split_option, values.split()))
    left_out = ("partner", "elimination")
    all_at_once = [(o.name, o.bare) for o in CATALOGUE if o.bare and o.name not in left_out]
    long = build_options(Mode.CLASSIC, [*all_at_once, ("target", "9" * 1000)])
    return sections(
        *((f"preset {name}", house_rules(options, KEYS)) for name, options in presets.items()),
        ("the book's", house_rules(usual, KEYS)),
        ("with values", house_rules(special, KEYS)),
        ("in force", written(in_force_page(special, SHELF, KEYS))),
        ("in force of a preset", written(in_force_page(presets["wild"], SHELF, KEYS))),
        ("in force, nothing", written(in_force_page(usual, SHELF, KEYS))),
        ("all at once", house_rules(long, KEYS)),
        ("in force, all at once", written(in_force_page(long, SHELF, KEYS))),
    )


def topics() -> str:
    every = [topic for section in Section for topic in topics_of(section)]
    explained = (
        (topic, written(topic_page(topic, SHELF, KEYS)).partition("────")[0]) for topic in every
    )
    return sections(
        *explained,
        ("the list", written(rulebook_page(SHELF, KEYS)).partition("────")[0]),
        ("begun as JUMP", " ".join(suggested_topics(" JUMP", KEYS))),
        ("begun with a title", " ".join(suggested_topics("topic-Turn", KEYS))),
    )


REFUSED = (
    *("chess", "stackin", "mode=chess", "mode", "target=many", "target=0", "complement=W"),
    *("stacking=?", "action_uno=S:all", f"target={'?' * 100}", "x" * 100, "partner play_on"),
)
"""Rules that are refused, as people type them."""


def refusals() -> str:
    def said(text: str, mode: Mode = Mode.CLASSIC, seats: int | None = None) -> str:
        rules: Written = tuple(split_option(rule) for rule in text.split())
        try:
            options = build_options(mode, rules)
            check_seats(options, 4 if seats is None else seats)
        except BadValueError as bad:
            return bad_value(bad, KEYS)
        except SetupRefusedError as refused:
            return setup_refusal(refused.clause, refused.names, KEYS)
        raise AssertionError(text)

    return sections(
        *((text, said(text)) for text in REFUSED),
        ("stacking in duo", said("stacking", Mode.DUO)),
        ("a player alone", said("", seats=1)),
        ("too many for flip", said("", Mode.FLIP, seats=11)),
        ("three in teams", said("partner", seats=3)),
    )


def clauses() -> str:
    """Return the reason for a refusal by each clause, with what is possible instead."""
    table = Played("seats anna ben\nhand anna R1 B2\nhand ben G1 G2\ntop R9\nturn anna")
    keys = read(data_dir() / "locales" / "en").keys
    names = sorted(key.removeprefix("clause-") for key in keys if key.startswith("clause-"))
    return "".join(f"{clause}: {table.refused('anna', clause)}\n" for clause in names)


SHOWN: dict[str, Callable[[], str]] = {
    "every-rule": every_rule,
    "sets-of-rules": sets_of_rules,
    "topics": topics,
    "refused-rules": refusals,
    "clauses": clauses,
}
