"""A toy house rule, *no 9 at the end*, is added as CONTRIBUTING says, played, and taken away."""

from __future__ import annotations

import pytest

from bot.engine import BY_NAME

from .places import places_without_option
from .toy_tree import Edit, ToyTree, after, all_of, at_end, before, named_by_contributing

NAME, CLAUSE = "no_nine_finish", "Z9"

_RECORD = f"""# {CLAUSE}: a 9 cannot be the last card.
option {NAME}
seats anna ben
hand anna R9
hand ben B1 B2
top R5
draw G1

anna: play R9 ! {CLAUSE}
anna: draw
? cards anna 2
"""

EDITS: dict[str, Edit] = {
    "docs/rules.md": all_of(
        after("`endless_draw`, `target`, X3", f", {CLAUSE}"),
        at_end(f"- {CLAUSE} `{NAME}` [Ende ohne 9]: a 9 cannot be played as the last card.\n"),
    ),
    "tests/games/house/Z9-no-nine.uno": at_end(_RECORD),
    "bot/engine/options/options.py": before(
        "    cross_stacking: Annotated[\n",
        f'    {NAME}: Annotated[bool, Option(clause="{CLAUSE}", family=Family.PLAYING)] = False\n',
    ),
    "bot/engine/rules/compilation.py": all_of(
        after(
            "\n    def clause(face: int) -> str | None:\n",
            f'        if nines and RANK_OF[face] == 9:\n            return "{CLAUSE}"\n',
        ),
        after(
            'each with the clause (V15, X3)."""\n',
            f"    nines = options.{NAME}\n",
        ),
    ),
    "bot/engine/games/duo.py": after('*("no_wild_finish"', f', "{NAME}"'),
    "data/locales/en/options.ftl": at_end(
        f"\noption-{NAME} = No 9 at the end\n    .description = A 9 cannot be the last card.\n"
    ),
    "data/locales/en/refusals.ftl": at_end(f"\nclause-{CLAUSE} = Not a 9 at the end.\n"),
    "docs/playing.md": after(
        "A 0 is not bright as your last card | V15 |\n",
        f"| No 9 at the end | `{NAME}` | A 9 is not bright as your last card | {CLAUSE} |\n",
    ),
}


def test_a_toy_rule_added_by_the_list_is_missing_nowhere_and_can_be_played(tree: ToyTree) -> None:
    assert tree.run("tests.growing.places", "option", NAME).stdout == ""
    played = tree.run("tests.growing.playing", "option", NAME)
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize("left_out", EDITS)
def test_a_place_that_is_left_out_is_named(left_out: str, tree: ToyTree) -> None:
    named = tree.named_without(left_out, "option", NAME)
    place = left_out.removesuffix("/house/Z9-no-nine.uno")
    assert place in named


def test_contributing_names_every_place() -> None:
    files = {file.replace("/en/", "/*/") for file in EDITS}
    named = named_by_contributing("a house rule")
    unnamed = {file for file in files if not any(file.startswith(place) for place in named)}
    assert unnamed == set()


@pytest.mark.parametrize("name", BY_NAME)
def test_every_house_rule_is_in_every_place(name: str) -> None:
    assert list(places_without_option(name)) == []
