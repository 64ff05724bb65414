"""A toy action, *put back*, is added as CONTRIBUTING says, played, and taken away.

With the option `put_back` (Z7) a card just drawn may be laid under the draw pile.
"""

from __future__ import annotations

import pytest

from bot.engine import ENTRIES

from .places import places_without_action
from .toy_tree import Edit, ToyTree, after, all_of, at_end, before, named_by_contributing

NAME, VERB, CLAUSE = "put_back", "put-back", "Z7"

_ENTRY = f'''"""Laying a card just drawn under the draw pile ({CLAUSE})."""

from __future__ import annotations

from ..action import TurnAction
from ..events import CardPutBack, Event
from ..observation import Observation
from ..refusal import OUT_OF_PHASE, Refusal
from ..rules.card_table import SINGLE, without
from ..state import Drawn, State, Turn
from ..transitions.call_window import count_changed
from ..transitions.piles import set_hand
from ..transitions.call_window import close_windows
from .entry import Entry, Outlook, Words, offer_bare


class PutBack(TurnAction, frozen=True, tag="{VERB}"):
    """Lay the card just drawn under the draw pile ({CLAUSE})."""


def _judge(s: State, a: PutBack) -> Refusal | None:
    if type(s.phase) is not Drawn or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    return None if "{NAME}" in s.rules.actions else Refusal("{CLAUSE}")


def _put_back(s: State, a: PutBack, events: list[Event]) -> None:
    assert isinstance(s.phase, Drawn)
    card = s.phase.card
    close_windows(s, a.seat)
    set_hand(s, a.seat, without(s.hands[a.seat], (card,)))
    count_changed(s, a.seat, owes=False)
    s.draw += SINGLE[card]
    events.append(CardPutBack(a.seat))
    s.phase = Turn(s.ring.next(a.seat, s.direction))


def _outlook(_seen: Observation, _a: PutBack) -> Outlook:
    return Outlook(own_cards=-1)


PUT_BACK = Entry(
    action=PutBack,
    words=Words("{VERB}"),
    judge=_judge,
    carry_out=_put_back,
    offer=offer_bare(PutBack, _judge),
    outlook=_outlook,
)
'''

_EVENT = '''class CardPutBack(HandsEvent, SeatEvent, TurnEvent, frozen=True, tag="put-back"):
    """``seat`` laid the card just drawn under the draw pile (Z7)."""


'''

_RECORD = f"""# {CLAUSE}: a card just drawn may be laid under the draw pile.
option {NAME}
seats anna ben
hand anna Y5 Y6
hand ben B1 B2
top R5
draw R1 G1
turn anna

anna: draw
? legal anna: play R1 | pass | {VERB}
anna: {VERB}
? cards anna 2
? turn ben
"""

ENGINE: dict[str, Edit] = {
    "docs/rules.md": at_end(
        f"- {CLAUSE} `{NAME}` [Zurücklegen]: a card just drawn may be laid under the draw pile.\n"
    ),
    "docs/notation.md": after("`draw` · `pass`", f" · `{VERB}`"),
    "tests/games/house/Z7-put-back.uno": at_end(_RECORD),
    "tests/engine/stored/actions_and_events.jsonl": at_end(
        f'[1,{{"do":"{VERB}","seat":0}}]\n[1,{{"ev":"{VERB}","seat":1}}]\n'
    ),
    "bot/engine/options/options.py": before(
        "    cross_stacking: Annotated[\n",
        f"    {NAME}: Annotated[\n"
        f'        bool, Option(clause="{CLAUSE}", family=Family.DRAWING, adds_action=True)\n'
        "    ] = False\n",
    ),
    "bot/engine/events.py": all_of(
        before("class WentOut(", _EVENT), after("    | FalseContra\n", "    | CardPutBack\n")
    ),
    "bot/engine/actions/put_back.py": at_end(_ENTRY),
    "bot/engine/actions/all_actions.py": all_of(
        after("from .name_colour import NAME_COLOUR\n", "from .put_back import PUT_BACK\n"),
        after("    PASS,\n", "    PUT_BACK,\n"),
    ),
}
"""What it takes to play it."""

OPTION: dict[str, Edit] = {
    "data/locales/en/options.ftl": at_end(
        f"\noption-{NAME} = Put back\n    .description = A card drawn may go under the pile.\n"
    ),
    "docs/playing.md": after(
        "A 0 is not bright as your last card | V15 |\n",
        f"| Put back | `{NAME}` | What you have drawn goes under the pile | {CLAUSE} |\n",
    ),
}
"""What every house rule has besides."""

_SHOWN = """    ShownAction(
        action=PutBack,
        button=_button(Verb.PUT_BACK, "button-put-back", emoji.DISCARD, PutBack),
        words=_always("put-back"),
    ),
"""

SHOWN: dict[str, Edit] = {
    "bot/render/clicks/click_id.py": after(
        '    DISCARD = "discard"\n', '    PUT_BACK = "putback"\n'
    ),
    "bot/render/lines/shown_actions.py": all_of(
        before("from bot.engine.cards import", "from bot.engine.actions.put_back import PutBack\n"),
        after("ShownAction[Any], ...] = (\n", _SHOWN),
    ),
    "data/locales/en/actions.ftl": at_end(
        "button-put-back = Put it back\n"
        "hint-put-back = 💡 Put the card back.\n"
        "replay-better-put-back = *hard* would have put the card back.\n"
        "told-player-put-back = { $player } puts the card back.\n"
    ),
}
"""What people see of it."""

EDITS = ENGINE | OPTION | SHOWN
MOST_FILES = 15
_NAMED_BY_PYTHON = {
    "bot/engine/actions/put_back.py": "bot.engine.actions.put_back",
    "bot/render/clicks/click_id.py": "PUT_BACK",
}
"""Without these another file cannot be imported: what Python says is missing."""


def test_a_toy_action_added_by_the_list_is_missing_nowhere(tree: ToyTree) -> None:
    looked = tree.run("tests.growing.places", "option", NAME, "action", VERB)
    assert looked.stdout + looked.stderr == ""


@pytest.mark.parametrize(("what", "asked"), [("action", VERB), ("option", NAME)])
def test_it_can_be_played(what: str, asked: str, tree: ToyTree) -> None:
    played = tree.run("tests.growing.playing", what, asked)
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize("left_out", EDITS)
def test_a_place_that_is_left_out_is_named(left_out: str, tree: ToyTree) -> None:
    named = tree.named_without(left_out, "option", NAME, "action", VERB)
    place = _NAMED_BY_PYTHON.get(left_out, left_out)
    assert place.removesuffix("/house/Z7-put-back.uno") in named


def test_it_takes_few_files() -> None:
    assert len(EDITS) <= MOST_FILES


def test_contributing_names_every_place() -> None:
    files = {file.replace("/en/", "/*/") for file in EDITS}
    named = named_by_contributing("an action") | named_by_contributing("a house rule")
    unnamed = {file for file in files if not any(file.startswith(place) for place in named)}
    assert unnamed == set()


@pytest.mark.parametrize("verb", [entry.words.verb for entry in ENTRIES])
def test_every_action_is_in_every_place(verb: str) -> None:
    assert [*places_without_action(verb)] == []
