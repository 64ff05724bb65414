"""A toy phase, *giving*, is added as CONTRIBUTING says, played, and taken away.

With the option `nine_gives` (Z8) who plays a 9 may give a card of theirs to somebody, or decline.
"""

from __future__ import annotations

import pytest

from bot.engine import PHASES

from .places import places_without_phase
from .toy_tree import Edit, ToyTree, after, all_of, at_end, before, named_by_contributing

NAME, GIVE, KEEP_ALL, PHASE, CLAUSE = "nine_gives", "hand-over", "keep-all", "giving", "Z8"

_PHASE = f'''class Giving(_Phase, frozen=True, tag="{PHASE}"):
    """``seat`` gives a card to somebody, or declines; ``then`` the game goes on ({CLAUSE})."""

    seat: int
    then: PlayPhase


'''

_PHASE_ENTRY = """    PhaseEntry(
        phase=Giving,
        to_act=its_seat,
        seen_by=lambda phase, viewer: Giving(phase.seat, phase_seen_by(phase.then, viewer)),
        without=_giving_without,
        holds_up=lambda phase: phase.then,
    ),
"""

_WITHOUT = """def _giving_without(s: State, phase: Giving, seat: int) -> Phase:
    then = phase_without(s, phase.then, seat)
    return then if phase.seat == seat else structs.replace(phase, then=then)


"""

_ACTIONS = f'''"""What is done with a 9: giving a card to somebody, or declining ({CLAUSE})."""

from __future__ import annotations

from ..action import TurnAction
from ..events import CardGiven, KeptAll, Event
from ..observation import Observation
from ..refusal import OUT_OF_PHASE, Refusal
from ..rules.card_table import SINGLE, holds, without
from ..state import Giving, State
from ..transitions.call_window import count_changed, turn_action_by
from ..transitions.known_cards import forget_hand, note_shown
from ..transitions.lacked_faces import note_received
from ..transitions.piles import set_hand
from .entry import Entry, Outlook, Part, Words, harmless, offer_bare


class HandOver(TurnAction, frozen=True, tag="{GIVE}"):
    """Give ``card`` to the player ``to`` ({CLAUSE})."""

    card: int
    to: int

    @property
    def cards(self) -> tuple[int, ...]:
        """The card that is given."""
        return (self.card,)


class KeepAll(TurnAction, frozen=True, tag="{KEEP_ALL}"):
    """Give no card ({CLAUSE})."""


def _judge_keep_all(s: State, a: KeepAll) -> Refusal | None:
    return None if type(s.phase) is Giving and s.phase.seat == a.seat else OUT_OF_PHASE


def _judge(s: State, a: HandOver) -> Refusal | None:
    if type(s.phase) is not Giving or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    possible = holds(s.hands[a.seat], a.cards) and a.to in s.ring.seats and a.to != a.seat
    last = len(s.hands[a.seat]) == 1
    return None if possible and not last else Refusal("{CLAUSE}")


def _hand_over(s: State, a: HandOver, events: list[Event]) -> None:
    assert isinstance(s.phase, Giving)
    shown = s.cards.faces[s.side][a.card]
    turn_action_by(s, a.seat)
    events.append(CardGiven(a.seat, a.to))
    set_hand(s, a.seat, without(s.hands[a.seat], (a.card,)))
    set_hand(s, a.to, s.hands[a.to] + SINGLE[a.card])
    forget_hand(s, a.seat)
    note_shown(s, a.to, a.seat, SINGLE[shown])
    if s.lacked:
        note_received(s, a.to, 1)
    count_changed(s, a.seat, owes=True)
    count_changed(s, a.to, owes=False)
    s.phase = s.phase.then


def _keep_all(s: State, a: KeepAll, events: list[Event]) -> None:
    assert isinstance(s.phase, Giving)
    turn_action_by(s, a.seat)
    events.append(KeptAll(a.seat))
    s.phase = s.phase.then


def _offer(s: State, seat: int) -> list[HandOver]:
    if type(s.phase) is not Giving or s.phase.seat != seat:
        return []
    pairs = [(card, to) for card in dict.fromkeys(s.hands[seat]) for to in s.ring.seats]
    offers = [HandOver(seat, card, to) for card, to in pairs]
    return [offer for offer in offers if _judge(s, offer) is None]


def _outlook(_seen: Observation, _a: HandOver) -> Outlook:
    return Outlook(own_cards=-1)


HAND_OVER = Entry(
    action=HandOver,
    words=Words("{GIVE}", {{"card": Part.CARD, "to": Part.NAME}}),
    judge=_judge,
    carry_out=_hand_over,
    offer=_offer,
    outlook=_outlook,
)
KEEP_ALL = Entry(
    action=KeepAll,
    words=Words("{KEEP_ALL}"),
    judge=_judge_keep_all,
    carry_out=_keep_all,
    offer=offer_bare(KeepAll, _judge_keep_all),
    harm=harmless,
)
'''

_EVENTS = f'''class CardGiven(
    HandsEvent, PersonalEvent, QuietEvent, TurnEvent, frozen=True, tag="card-given"
):
    """``seat`` gave a card to ``other``; they alone know which ({CLAUSE})."""

    seat: Seat
    other: Seat


class KeptAll(SeatEvent, TurnEvent, frozen=True, tag="kept-all"):
    """``seat`` gave no card ({CLAUSE})."""


'''

_RECORD = f"""# {CLAUSE}: who plays a 9 may give a card to somebody, who alone sees it.
option {NAME}
seats anna ben cem
hand anna R9 Y5 Y6
hand ben B1 B2
hand cem G1 G2
top R5
draw R1 G3
turn anna

anna: play R9
? phase {PHASE}
? turn anna
? legal anna: {KEEP_ALL} | {GIVE} Y5 ben | {GIVE} Y6 ben | {GIVE} Y5 cem | {GIVE} Y6 cem
anna: {GIVE} Y5 cem
? hand anna Y6
? hand cem G1 G2 Y5
? turn ben
cem: {KEEP_ALL} ! C5
"""

_STATE = "tests/engine/stored/states.jsonl"

RULE: dict[str, Edit] = {
    "docs/rules.md": at_end(f"- {CLAUSE} `{NAME}` [Neuner]: a 9 lets its player give a card.\n"),
    "tests/games/house/Z8-nine-gives.uno": at_end(_RECORD),
    "bot/engine/options/options.py": before(
        "    cross_stacking: Annotated[\n",
        f"    {NAME}: Annotated[\n"
        f'        bool, Option(clause="{CLAUSE}", family=Family.DRAWING, adds_action=True)\n'
        "    ] = False\n",
    ),
    "data/locales/en/options.ftl": at_end(
        f"\noption-{NAME} = A 9 gives\n    .description = A 9 lets you give a card away.\n"
    ),
    "docs/playing.md": after(
        "A 0 is not bright as your last card | V15 |\n",
        f"| A 9 gives | `{NAME}` | The card, and who gets it | {CLAUSE} |\n",
    ),
}
"""What every house rule has."""

ACTIONS: dict[str, Edit] = {
    "tests/engine/stored/actions_and_events.jsonl": at_end(
        f'[1,{{"do":"{GIVE}","seat":0,"card":1,"to":1}}]\n[1,{{"do":"{KEEP_ALL}","seat":0}}]\n'
        '[1,{"ev":"card-given","seat":1,"other":0}]\n[1,{"ev":"kept-all","seat":1}]\n'
    ),
    "bot/engine/events.py": all_of(
        before("class WentOut(", _EVENTS),
        after("    | FalseContra\n", "    | CardGiven\n    | KeptAll\n"),
    ),
    "bot/engine/actions/giving.py": at_end(_ACTIONS),
    "bot/engine/actions/all_actions.py": all_of(
        after("from .gestures import GESTURE_TIMEOUT, MAKE_GESTURE\n", "from .giving import *\n"),
        after("    PASS,\n", "    HAND_OVER,\n    KEEP_ALL,\n"),
    ),
    "bot/render/lines/story.py": all_of(
        after("    OPEN_DRAWS,\n", "    CardGiven,\n"),
        before(
            "        case ComplementSwitched():\n",
            "        case CardGiven():\n"
            "            who, other = names[event.seat], names[event.other]\n"
            '            return t.format("told-card-given", player=who, other=other)\n',
        ),
    ),
    "bot/render/clicks/click_id.py": after(
        '    DISCARD = "discard"\n', '    KEEP_ALL = "keepall"\n'
    ),
    "bot/render/lines/shown_actions.py": all_of(
        before(
            "from bot.engine.cards import",
            "from bot.engine.actions.giving import KeepAll, HandOver\n",
        ),
        before(
            "SHOWN_ACTIONS: tuple",
            "def _words_of_giving(\n"
            "    given: HandOver, shown: FacesAndNames, t: Translator\n"
            ") -> ActionWords:\n"
            "    card = face_text(shown.faces[given.card], t, tiles=shown.tiles)\n"
            '    told = {"card": card, "player": shown.names[given.to]}\n'
            '    return ActionWords("hand-over", told)\n\n\n',
        ),
        after(
            "ShownAction[Any], ...] = (\n",
            "    ShownAction(\n"
            "        action=HandOver,\n"
            '        pressed=PressedCards("g", "how-give", "to", "ask-give", "give-with"),\n'
            "        words=_words_of_giving,\n"
            "    ),\n"
            "    ShownAction(\n"
            "        action=KeepAll,\n"
            '        button=_button(Verb.KEEP_ALL, "button-keep-all", emoji.KEEP, KeepAll),\n'
            '        words=_always("keep-all"),\n'
            "    ),\n",
        ),
    ),
}
"""What its two actions have."""

_TEXTS = """
giving-you = Whom do you give a card?
giving-other = { $player } may give a card.
refused-giving = First give a card or decline.
how-give = Give it
ask-give = Who gets { $card }?
give-with = { $player } ({ $count })
button-keep-all = Keep all
hint-keep-all = 💡 Keep all.
replay-better-keep-all = *hard* would have kept all.
hint-hand-over = 💡 Give { $card } to { $player }.
replay-better-hand-over = *hard* would have given { $card } to { $player }.
told-card-given = { $player } gives { $other } a card.
told-player-kept-all = { $player } gives nothing.
"""

PHASES_PLACES: dict[str, Edit] = {
    "docs/notation.md": all_of(
        after("`draw` · `pass`", f" · `{GIVE} Y5 ben` · `{KEEP_ALL}`"),
        after("`drawn`, ", f"`{PHASE}`, "),
    ),
    _STATE: lambda text: (
        text
        + text.splitlines()[0].replace(
            '{"ph":"play","seat":0,"granted":null}',
            f'{{"ph":"{PHASE}","seat":0,"then":{{"ph":"play","seat":1}}}}',
        )
    ),
    "bot/engine/state.py": all_of(
        before("Phase = PlayPhase | GestureDuty", _PHASE),
        after("Phase = PlayPhase | GestureDuty", " | Giving"),
    ),
    "bot/engine/phases.py": all_of(
        after("    GestureDuty,\n", "    Giving,\n"),
        before("PHASES: tuple", _WITHOUT),
        after("PhaseEntry[Any], ...] = (\n", _PHASE_ENTRY),
    ),
    "bot/engine/transitions/throwing.py": all_of(
        after("import COLOUR_OF, NO_COLOUR", ", RANK_OF"),
        after("import ColourChoice, GestureDuty", ", Giving"),
        before(
            "    if s.rules.faces.open_windows:\n",
            f'    elif "{NAME}" in s.rules.actions and RANK_OF[result.faces[-1]] == 9:\n'
            "        if s.hands[a.seat] and a.how == 'play':\n"
            "            s.phase = Giving(a.seat, then)\n",
        ),
    ),
    "bot/render/lines/shown_phases.py": all_of(
        before("from bot.engine.cards import", "from bot.engine.state import Giving\n"),
        after(
            "ShownPhase[Any], ...] = (\n",
            "    ShownPhase(\n"
            '        phase=Giving,\n        line=_of_players("giving-you", "giving-other"),\n'
            '        not_now=_always("refused-giving"),\n'
            "    ),\n",
        ),
    ),
    "data/locales/en/actions.ftl": at_end(_TEXTS),
}
"""What its phase has, and its texts."""

EDITS = RULE | ACTIONS | PHASES_PLACES
_NAMED_BY_PYTHON = {
    "bot/engine/state.py": "Giving",
    "bot/engine/actions/giving.py": "bot.engine.actions.giving",
    "bot/engine/actions/all_actions.py": f"names no action that is written {GIVE}",
    "bot/engine/events.py": "CardGiven",
    "bot/render/clicks/click_id.py": "KEEP_ALL",
    "bot/engine/transitions/throwing.py": "no Giving ever begins",
    "bot/engine/options/options.py": f"has no entry {NAME}",
}
"""What is said instead of the name of the file, by Python where another file cannot be imported."""

MOST_FILES = 16


_ASKED = ("option", NAME, "action", GIVE, "action", KEEP_ALL, "phase", PHASE)


def test_a_toy_phase_added_by_the_list_is_missing_nowhere(tree: ToyTree) -> None:
    looked = tree.run("tests.growing.places", *_ASKED)
    assert looked.stdout + looked.stderr == ""


@pytest.mark.parametrize(
    ("what", "asked"), [("action", GIVE), ("action", KEEP_ALL), ("phase", PHASE)]
)
def test_it_can_be_played(what: str, asked: str, tree: ToyTree) -> None:
    played = tree.run("tests.growing.playing", what, asked, NAME)
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize("left_out", EDITS)
def test_a_place_that_is_left_out_is_named(left_out: str, tree: ToyTree) -> None:
    named = tree.named_without(left_out, *_ASKED)
    place = _NAMED_BY_PYTHON.get(left_out, left_out)
    assert place.removesuffix("/house/Z8-nine-gives.uno") in named


def test_it_takes_few_files() -> None:
    product = [file for file in EDITS if file.startswith("bot/")]
    assert len(product) <= MOST_FILES


def test_contributing_names_every_place() -> None:
    files = {file.replace("/en/", "/*/") for file in EDITS}
    recipes = ("a phase", "an action", "a house rule")
    named = set[str]().union(*map(named_by_contributing, recipes))
    unnamed = {file for file in files if not any(file.startswith(place) for place in named)}
    assert unnamed == set()


@pytest.mark.parametrize("word", [entry.word for entry in PHASES])
def test_every_phase_is_in_every_place(word: str) -> None:
    assert [*places_without_phase(word)] == []
