"""House rules in families, in which people look for them."""

from __future__ import annotations

from enum import StrEnum

from bot.engine import BY_NAME, GAMES, Mode


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
        "cross_stacking",
        "retour_kutsche",
        "lass_mich",
        "endless_draw",
        "voluntary_draw",
        "forced_play",
        "bluff",
        "challenge",
        "draw_four_guilt",
        "last_card_draws",
    ),
    Family.JUMPING: (
        "doubles",
        "fast_doubles",
        "several",
        "jump_in",
        "jump_in_wild",
        "jump_in_action",
    ),
    Family.CALLING: (
        "uno_uno",
        "bruno_kuno",
        "catch_window",
        "action_uno",
        "false_contra",
        "uno_penalty",
    ),
    Family.PLAYING: (
        "seven_o",
        "must_swap",
        "last_exchange",
        "complement",
        "no_zero_finish",
        "no_wild_finish",
        "no_action_finish",
        "hand_size",
        "hand_limit",
        "partner",
        "play_on",
        "show_backs",
    ),
    Family.PENALTIES: ("wrong_card", "advice", "questions", "sleeping"),
    Family.SCORING: (
        "target",
        "rounds",
        "scoring",
        "strafpunkte",
        "flip_values",
        "blitz",
        "elimination",
    ),
}
_ASKED_FIRST = ("target",)
"""It has values and is asked for with the game itself."""


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
    names = (name for family in Family for name in _RULES[family] if name not in _ASKED_FIRST)
    return tuple(name for name in names if _has_words(name) and _chosen(name, mode))


def _has_words(name: str) -> bool:
    return BY_NAME[name].values != ("on", "off")


def _chosen(name: str, mode: Mode) -> bool:
    """Whether it is worth asking for in this game. A short form is another name for a value."""
    game, option = GAMES[mode], BY_NAME[name]
    return (
        game.takes_option(name)
        and name not in game.idle
        and not option.short_for
        and option.values_in(mode) != ("off",)
    )
