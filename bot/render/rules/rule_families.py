"""House rules in families, in which people look for them."""

from __future__ import annotations

from enum import StrEnum

from bot.engine import BY_NAME, Mode


class Family(StrEnum):
    """What a rule is about; the text `family-NAME` is its heading."""

    DRAWING = "drawing"
    JUMPING = "jumping"
    CALLING = "calling"
    PLAYING = "playing"
    PENALTIES = "penalties"
    SCORING = "scoring"


_RULES = {
    Family.DRAWING: (
        "stacking",
        "retour_kutsche",
        "lass_mich",
        "endless_draw",
        "voluntary_draw",
        "bluff",
        "draw_four_guilt",
        "last_card_draws",
    ),
    Family.JUMPING: ("doubles", "fast_doubles", "jump_in", "jump_in_wild", "jump_in_action"),
    Family.CALLING: ("uno_uno", "bruno_kuno", "action_uno", "catch_window"),
    Family.PLAYING: (
        "seven_o",
        "complement",
        "no_zero_finish",
        "partner",
        "play_on",
        "show_backs",
    ),
    Family.PENALTIES: ("wrong_card", "advice", "questions", "sleeping"),
    Family.SCORING: ("target", "scoring", "strafpunkte", "flip_values"),
}
_ABOUT_FLIP = ("show_backs", "flip_values")
"""Other games take these, too, and nothing comes of it."""
_WITH_VALUES = (
    *("draw_four_guilt", "catch_window", "action_uno", "complement"),
    *("scoring", "flip_values"),
)


def rules_of(family: Family) -> tuple[str, ...]:
    """Every option of the family."""
    return _RULES[family]


def family_of(name: str) -> Family:
    """The family of an option."""
    return next(family for family, names in _RULES.items() if name in names)


def switches(family: Family, mode: Mode) -> tuple[str, ...]:
    """The rules of the family that are on or off, in this game; some of them have values, too."""
    return tuple(
        name for name in _RULES[family] if BY_NAME[name].bare is not None and _chosen(name, mode)
    )


def with_values(mode: Mode) -> tuple[str, ...]:
    """The rules with more to say than on and off, in this game."""
    return tuple(name for name in _WITH_VALUES if _chosen(name, mode))


def _chosen(name: str, mode: Mode) -> bool:
    """Whether it is worth asking for in this game. A short form is another name for a value."""
    option = BY_NAME[name]
    return (
        mode in option.modes
        and not option.short_for
        and (mode is Mode.FLIP or name not in _ABOUT_FLIP)
    )
