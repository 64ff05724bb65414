"""House rules whose effect is seen in the number of cards that everybody holds afterwards."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.cogs.playing import Playing, face

from .lobbies import table_with


class Effect(NamedTuple):
    """What lies there with a rule, the presses that follow, and the cards that are left of each.

    Cards in ``dim`` are shown to Anna as cards that she cannot play.
    """

    value: str
    top: str
    hands: str
    presses: str
    left: list[int]
    dim: str = ""


EFFECTS: dict[str, list[Effect]] = {
    "stacking": [
        Effect("on", "R5", "R+2 R1 R2 | B+2 B2 B3", "anna R+2, ben B+2, anna take", [6, 2])
    ],
    "cross_stacking": [
        Effect(
            "up", "R5", "R+2 R1 R2 | W+4 B2 B3", "anna R+2, ben W+4, ben W+4.c2, anna take", [8, 2]
        )
    ],
    "retour_kutsche": [
        Effect(
            "on", "R5", "R+2 R1 R2 | RR B2 B3 | G1 G2 G3", "anna R+2, ben RR, anna take", [4, 2, 3]
        )
    ],
    "lass_mich": [
        Effect(
            "on", "R5", "R+2 R1 R2 | RS B2 B3 | G1 G2 G3", "anna R+2, ben RS, cem take", [2, 2, 5]
        )
    ],
    "bluff": [
        Effect("off", "R5", "R1 W+4 B2 | G1 G2 G3", "anna R1", [2, 3], dim="W+4"),
        Effect("off", "R5", "B1 W+4 B2 | G1 G2 G3", "anna W+4, anna W+4.c2", [2, 7]),
    ],
    "challenge": [Effect("off", "R5", "W+4 R1 R2 | B1 B2 B3", "anna W+4, anna W+4.c2", [2, 7])],
    "draw_four_guilt": [
        Effect("any", "R5", "B5 W+4 G1 | G2 G3 G4", "anna W+4, anna W+4.c2, ben challenge", [6, 3])
    ],
    "last_card_draws": [Effect("off", "R5", "R+2 | B9 B8", "anna R+2", [0, 2])],
    "no_zero_finish": [Effect("on", "R5", "R0 | B1 B2 B3", "anna draw", [2, 3], dim="R0")],
    "no_wild_finish": [Effect("on", "R5", "W | B1 B2 B3", "anna draw", [2, 3], dim="W")],
    "no_action_finish": [Effect("on", "R5", "RS | B1 B2 B3", "anna draw", [2, 3], dim="RS")],
    "must_swap": [Effect("on", "R5", "R7 R1 R2 | B1 B2 B3 B4", "anna R7", [4, 2])],
    "seven_o": [
        Effect(
            "on", "R5", "R7 R1 R2 | B1 B2 B3 B4 | G1 G2 G3 G4 G6", "anna R7, anna R7.s2", [5, 4, 2]
        )
    ],
    "doubles": [Effect("on", "R5", "R1 R1 R2 R3 | B1 B2 B3", "anna R1, anna R1", [2, 3])],
    "fast_doubles": [
        Effect(
            *("on", "R5", "R1 R1 R2 | B1 B2 B3"),
            *("anna R1, anna R1.n2, anna R1.n2.k1, ben contra", [1, 3]),
        )
    ],
    "jump_in": [
        Effect("on", "R5", "R1 R2 R3 | B1 B2 B3 | R1 B8 B9", "anna R1, cem R1, anna R2", [1, 3, 2])
    ],
    "jump_in_wild": [
        Effect(
            *("on", "R5", "W R2 R3 | B1 B2 B3 | W B8 B9"),
            *("anna W, anna W.c2, cem W, cem W.c0, anna R2", [1, 3, 2]),
        )
    ],
    "jump_in_action": [
        Effect(
            "on",
            "R5",
            "R+2 R1 R2 | B1 B2 B3 | R+2 B8 B9",
            "anna R+2, cem R+2, anna take",
            [6, 3, 2],
        )
    ],
    "several": [
        Effect(
            "on",
            "R5",
            "R1 G1 B1 R2 R3 | G3 B4 B8",
            "anna R1, anna R1.n3, anna R1.n3.lG1, ben G3",
            [2, 2],
        )
    ],
    "uno_uno": [
        Effect("on", "R5", "R1 | B9 B8", "anna R1", [2, 2]),
        Effect("on", "R5", "R1 | B9 B8", "anna say:8, anna R1", [0, 2]),
    ],
    "bruno_kuno": [
        Effect("on", "R5", "R1 R2 R3 R4 | B1 B2 B3", "anna R1, ben contra", [5, 3]),
        Effect("on", "R5", "R1 R2 R3 R4 | B1 B2 B3", "anna say:4, anna R1, ben contra", [3, 3]),
    ],
    "action_uno": [
        Effect("3:all", "R5", "R3 R1 R2 | B1 B2 B3", "anna R3, anna gesture, ben gesture", [2, 4]),
        Effect("5:self", "R9", "R5 R1 R2 R3 | B1 B2 B3", "anna R5, ben contra", [4, 3]),
    ],
    "catch_window": [
        Effect("last_card", "R5", "R1 R2 | R4 B2 B3", "anna R1, ben R4, ben contra", [3, 2])
    ],
    "uno_penalty": [Effect("4", "R5", "R1 R2 | B1 B2 B3", "anna R1, ben contra", [5, 3])],
    "false_contra": [Effect("3", "R5", "R1 R2 R3 | B1 B2 B3", "ben contra", [3, 6])],
}
"""By the name of the rule. A press is a card, or a button with its argument."""


@pytest.mark.parametrize(
    ("rule", "effect"),
    [
        pytest.param(rule, effect, id=f"{rule}={effect.value}-{effect.presses}")
        for rule, effects in EFFECTS.items()
        for effect in effects
    ],
)
async def test_a_rule_that_is_chosen_in_the_lobby_has_its_effect(
    play: Playing, rule: str, effect: Effect
) -> None:
    hands = effect.hands.split(" | ")
    people = {"anna": play.anna, "ben": play.ben, "cem": play.cem}
    await table_with(play, *[*people.values()][1 : len(hands)], **{rule: effect.value})
    await play.lay(effect.top, *hands)
    for card in effect.dim.split():
        assert not play.is_bright(play.dm(play.anna), face(card))
    for press in effect.presses.split(", "):
        name, _, what = press.partition(" ")
        await play.act(people[name], *button(what))
    assert await play.hands() == effect.left


def button(what: str) -> tuple[str, str | None]:
    """Return the verb and argument of a press: a card with what is chosen, or another button."""
    if not what[0].isupper():
        verb, _, arg = what.partition(":")
        return verb, arg or None
    card, *chosen = what.split(".")
    return "card", ".".join([face(card), *(last_as_face(each) for each in chosen)])


def last_as_face(choice: str) -> str:
    """Return a choice of a card, in which the last card of a series is named by its face."""
    return f"l{face(choice[1:])}" if choice.startswith("l") else choice
