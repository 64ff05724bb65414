"""A toy game of a dozen cards, *pocket*, is added as CONTRIBUTING says, played, and taken away."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine import GAMES

from .places import places_without_game
from .toy_tree import Edit, ToyTree, after, all_of, at_end, named_by_contributing

NAME, CLAUSE = "pocket", "Z8"

_GAME = f'''"""A dozen cards for two or three."""

from ..cards import LIGHT_COLOURS, SKIP, WILD
from .game import FirstDealer, Game, Side, Start

POCKET = Game(
    name="{NAME}",
    seats=range(2, 4),
    seats_clause="{CLAUSE}",
    sides=(Side(LIGHT_COLOURS, {{1: 1, SKIP: 1}}, ((WILD, 4),)),),
    hand_size=3,
    points={{SKIP: 5, WILD: 10}},
    first_dealer=FirstDealer.DRAWN,
    starts={{SKIP: Start.FACED, WILD: Start.GOES_BACK}},
    start_clause="{CLAUSE}",
    takes=frozenset({{"target", "uno_uno"}}),
    defaults={{"target": 20}},
)
'''

_RECORD = f"""# {CLAUSE}: a skip passes over, a wild goes back as start card.
mode {NAME}
seats anna ben cem
hand anna RS R1
hand ben B1 BS
hand cem G1 GS
top Y1
draw W

anna: play R1
? turn ben
"""

EDITS: dict[str, Edit] = {
    "docs/rules.md": at_end(f"- {CLAUSE} 2 or 3 players, a dozen cards.\n"),
    "docs/notation.md": after("`mode duo`", f" · `mode {NAME}`"),
    "tests/games/pocket/Z8-pocket.uno": at_end(_RECORD),
    f"bot/engine/games/{NAME}.py": at_end(_GAME),
    "bot/engine/games/registry.py": all_of(
        after("from .game import Game\n", f"from .{NAME} import POCKET\n"),
        after('    DUO = "duo"\n', f'    POCKET = "{NAME}"\n'),
        after("(CLASSIC, UNO_FLIP, DUO", ", POCKET"),
    ),
    "bot/cli/_arguments.py": after('"duo"', f', "{NAME}"'),
    **{
        f"data/locales/en/{file}": at_end(f"\n{key} = Pocket\n")
        for file, key in {
            "cards.ftl": f"mode-{NAME}",
            "choosing.ftl": f"choosing-mode-{NAME}",
            "help.ftl": f"help-{NAME}",
            "refusals.ftl": f"seats-{CLAUSE}",
        }.items()
    },
}


def test_a_toy_game_added_by_the_list_is_missing_nowhere_and_can_be_played(tree: ToyTree) -> None:
    assert tree.run("tests.growing.places", "game", NAME).stdout == ""
    played = tree.run("tests.growing.playing", "game", NAME)
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize("left_out", EDITS)
def test_a_place_that_is_left_out_is_named(left_out: str, tree: ToyTree) -> None:
    named = tree.named_without(left_out, "game", NAME)
    place = Path(left_out).stem if left_out.startswith("bot/engine/games") else left_out
    assert place.removesuffix("/pocket/Z8-pocket.uno") in named


def test_contributing_names_every_place() -> None:
    files = {file.replace("/en/", "/*/") for file in EDITS}
    named = named_by_contributing("a game")
    unnamed = {file for file in files if not any(file.startswith(place) for place in named)}
    assert unnamed == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_in_every_place(name: str) -> None:
    assert list(places_without_game(name)) == []
