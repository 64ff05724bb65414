"""Plays matches with a house rule, an action, a phase or of a game: all that has to cope with it.

`python -m tests.growing.playing option NAME` (or `action VERB`, `phase WORD`, `game NAME`) plays
through engine, records, lobby, buttons, story, hints, replays, absence, computer players and stored
forms in the tree that it stands in. Behind the verb or word comes the option that allows it, unless
that is the verb, written with underscores, or the game allows it without an option.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

from msgspec import structs

from bot.engine import (
    BY_NAME,
    ENTRIES,
    GAMES,
    Action,
    Draft,
    Entry,
    GestureDuty,
    JumpIn,
    Leave,
    MatchOver,
    Mode,
    NextRound,
    Opening,
    Options,
    Play,
    Presence,
    RoundOver,
    SeatAction,
    State,
    Throw,
    TurnAction,
    apply,
    build_options,
    deal_again,
    decode_action,
    decode_state,
    encode_action,
    encode_state,
    entry_of,
    harmless_action,
    legal_actions,
    new_match,
    observe,
    seat_of,
    side_actions,
    to_act,
    waited_for,
    why_not,
    written_options,
)
from bot.engine.actions.entry import needs_a_decision
from bot.engine.events import HandsEvent, Passed, seats_named
from bot.engine.legal_actions import list_the_long_way
from bot.facts import RoundRecord, RoundStep, walk_of
from bot.i18n import Texts, Translator
from bot.notation.action_text import action_text, read_action, speaker
from bot.notation.record_reader import check_text
from bot.players import decide
from bot.players.information_state import InformationState
from bot.players.learned import knows_game
from bot.players.levels import LEVELS
from bot.players.self_play import play_match
from bot.players.teacher import MoveVerdict, hint_at_sight, judge_move
from bot.render import (
    MOVE_VERBS,
    CardChoice,
    Click,
    Question,
    Verb,
    board_page,
    choice_page,
    clicked_action,
    hand_page,
    hint_page,
    lobby_page,
    replay_page,
    resolve,
    tell_all,
)
from bot.render.lines.shown_actions import (
    FacesAndNames,
    better_move_text,
    buttons_of,
    pressed_cards,
)
from bot.render.lines.since_last_turn import since_last_turn
from bot.render.private import choosing
from bot.render.rules.house_rules import rule_label
from bot.render.shown_replay import Replay
from bot.tables.rounds import judged_moves
from bot.views.judged_move import JudgedMove
from bot.views.table_parts import StepView
from bot.views.table_view import TableView
from tests.languages import DRAWN_LANGUAGES
from tests.render.contexts import WHEN, context

RECORDS = Path(__file__).resolve().parent.parent / "games"
MATCHES = 3


def play_option(name: str) -> None:
    """Matches with a house rule, in every game that takes it."""
    option = BY_NAME[name]
    needed = [(other, words[0]) for other, words in option.needs.items()]
    check_records(re.compile(rf"^option {name}\b", re.MULTILINE))
    for mode in option.modes:
        options = build_options(mode, [*needed, (name, option.bare or option.values[0])])
        play(options)
        for language in DRAWN_LANGUAGES:
            t = Texts.load(strict=True).get(language)
            page = choosing.house_rules_page(
                context(new_match(options, seats(options), b"")[0], 0), t
            )
            assert rule_label(name, t) in str(page), "the lobby does not show it"


def play_game(name: str) -> None:
    """Matches of a game, as it stands."""
    check_records(re.compile(rf"^mode {name}$", re.MULTILINE))
    play(build_options(Mode(name)))


def play_action(verb: str, allowed_by: str = "") -> None:
    """Matches in which somebody can do this, and does it, each part of the house after the other.

    The option that allows it has the same name, written with underscores, unless it is given;
    without such an option it belongs to the game.
    """
    entry = next(entry for entry in ENTRIES if entry.words.verb == verb)
    check_records(re.compile(rf"^\w+: {verb}\b", re.MULTILINE))
    for options in _allowing(allowed_by or verb.replace("-", "_")):
        moments = [*_moments(options, entry)]
        assert moments, f"nobody can ever do it in {options.mode}"
        for state, action in moments[:20]:
            for check in _CHECKS:
                check(state, action)
        for state, action in moments[:4]:
            _is_advised(state, action)
        for level in LEVELS:
            _is_thought_of_by(level, moments)
            _is_ended_by(level, options)
        _is_replayed(options, entry)


def _allowing(name: str) -> Iterator[Options]:
    """Yield the shortest matches with this option, in every game that takes it."""
    option = BY_NAME.get(name)
    chosen = [] if option is None else [(name, option.bare or option.values[0])]
    for mode in Mode if option is None else option.modes:
        yield build_options(mode, [*chosen, ("target", "round")])


def _is_ended_by(level: str, options: Options) -> None:
    match = play_match(options, (level,) * seats(options), b"toy")
    assert match.finished, f"{level} does not end it"


def play_phase(word: str, allowed_by: str = "") -> None:
    """Matches that come to a phase: whoever acts in it, sees it, is absent or leaves."""
    check_records(re.compile(rf"^\? phase {word}$", re.MULTILINE))
    for options in _allowing(allowed_by):
        states = [
            state
            for state in _states(options)
            if type(state.phase).__struct_config__.tag == word and waited_for(state.phase)
        ]
        assert states, f"no match comes to it in {options.mode}"
        for state in states[:20]:
            assert decode_state(encode_state(state)) == state
            show(state)
            for seat in waited_for(state.phase):
                _goes_on_without(state, seat)
            for seat in state.ring.seats:
                after, _ = apply(state, Leave(seat))
                assert seat not in waited_for(after.phase), "the table waits for who has left"


def _goes_on_without(state: State, seat: int) -> None:
    """Something is offered, and what is done for an absent player decides nothing for them."""
    offered = [*legal_actions(state, seat), *side_actions(state, seat)]
    assert offered, "no entry in bot/engine/actions/ offers an action in it"
    done = harmless_action(state, seat)
    needed = {entry_of(action).harm for action in offered} == {needs_a_decision}
    assert not needed, "nothing is harmless: give one of its actions `harm` in bot/engine/actions/"
    assert apply(state, done)[0].phase != state.phase, "the table waits on"


def _moments(options: Options, entry: Entry[Any]) -> Iterator[tuple[State, Action]]:
    """States of matches by chance in which the action can be done, each with one such action."""
    for state in _states(options):
        for seat in range(len(state.hands)):
            open_now = [*legal_actions(state, seat), *side_actions(state, seat)]
            yield from [(state, a) for a in open_now if type(a) is entry.action][:1]


def _states(options: Options) -> Iterator[State]:
    """States of matches by chance."""
    for number in range(MATCHES):
        rng = Random(number)
        state, _ = new_match(options, seats(options), bytes([number]))
        for _ in range(200):
            if isinstance(state.phase, MatchOver):
                break
            yield state
            state = _by_chance(state, rng)


def _is_listed(state: State, action: Action) -> None:
    """What is listed is allowed, on the quick way and on the long one."""
    seat = _seat(action)
    assert why_not(state, action) is None
    assert legal_actions(state, seat) == list_the_long_way(state, seat)
    after, events = apply(state, action)
    assert after != state
    assert events, "nobody is told"
    told = [seats_named(event) for event in events if isinstance(event, HandsEvent)]
    for other in after.ring.seats:
        if len(after.hands[other]) != len(state.hands[other]):
            named = any(other in seats or not seats for seats in told)
            assert named, f"no HandsEvent in bot/engine/events.py says who got cards: {events}"


def _is_written(state: State, action: Action) -> None:
    names = ["anna", "ben", "cem", "dora"][: len(state.hands)]
    text, who = action_text(state, names, action), speaker(names, action)
    assert read_action(state, names, who, text) == action


def _is_stored(state: State, action: Action) -> None:
    assert decode_action(encode_action(action)) == action
    after, _ = apply(state, action)
    assert decode_state(encode_state(after)) == after


def _is_shown(state: State, action: Action) -> None:
    """There is a button, its click means this action, and what was done is told to everybody."""
    seat, (after, events) = _seat(action), apply(state, action)
    for language in DRAWN_LANGUAGES:
        t = Texts.load(strict=True).get(language)
        before = context(state, seat)
        if pressed_cards(action) is None:
            _has_its_button(before, action, t)
        else:
            _is_found_by_its_cards(before, action, t)
        assert hint_page(before, cast("SeatAction", action), (), None, t).blocks
        names = before.names
        own, other = (
            StepView(1, WHEN, tuple(events), None, seat),
            StepView(1, WHEN, (Passed(seat),), None, (seat + 1) % len(names)),
        )
        assert tell_all(events, names, t), "nobody is told"
        assert since_last_turn([own, other], seat, names, t) == [tell_all(other.events, names, t)]
        assert since_last_turn([other, own], seat + 1, names, t)
        board_page(context(after, None), t)


def _has_its_button(table: TableView, action: Action, t: Translator) -> None:
    buttons = buttons_of(table, [action], t)
    clicks = [click for each in buttons if (click := Click.parse(each.click or ""))]
    meant = [clicked_action(click) for click in clicks]
    seat = _seat(action)
    assert [structs.replace(each, seat=seat) for each in meant if each is not None] == [action]
    assert {click.verb for click in clicks} <= set(MOVE_VERBS)
    shown = {button.click for button in hand_page(table, t).buttons}
    assert shown >= {button.click for button in buttons}


def _is_found_by_its_cards(table: TableView, action: Action, t: Translator) -> None:
    """One of its cards can be pressed in the hand, and each answer is a step to some action."""
    assert isinstance(action, SeatAction)
    assert table.observation is not None
    shown = {button.click for button in hand_page(table, t).buttons}
    choices = [CardChoice(card) for card in action.cards]
    assert shown & {table.click(Verb.CARD, str(choice)) for choice in choices}
    found = set[Action]()
    while choices:
        choice = choices.pop()
        meant = resolve(choice, (*table.legal, *table.side), table.observation)
        assert meant is not None
        if isinstance(meant, Question):
            choice_page(table, meant, t)
            choices += [CardChoice.parse(str(answer)) or choice for answer in meant.answers]
        else:
            found.add(meant)
    assert action in found


def _is_replayed(options: Options, entry: Entry[Any]) -> None:
    """A round in which it is done can be watched again, and the move is judged there."""
    at_table = seats(options)
    opening = Opening(1, 0, b"toy", (0,) * at_table, (Presence.HERE,) * at_table)
    state, rng, steps = deal_again(options, opening), Random(0), list[RoundStep]()
    while (seat := to_act(state.phase)) is not None and len(steps) < 200:
        legal = legal_actions(state, seat)
        action = next((a for a in legal if type(a) is entry.action), rng.choice(legal))
        steps.append(RoundStep(action))
        if type(action) is entry.action and len(legal) > 1:
            other = next(a for a in legal if a != action)
            verdict = MoveVerdict(action, 0.6, other, 0.3, 0.1, ())
            _is_judged(
                RoundRecord(options, opening, tuple(steps)), judged_moves.told(state, verdict)
            )
            return
        state = apply(state, action)[0]
    raise AssertionError("nobody ever does it")


def _is_judged(record: RoundRecord, judged: JudgedMove) -> None:
    walk = walk_of(record)
    names = {seat: f"P{seat}" for seat in range(len(record.opening.scores))}
    for language in DRAWN_LANGUAGES:
        t = Texts.load(strict=True).get(language)
        told = better_move_text(judged.better, FacesAndNames(judged.faces, [*names.values()]), t)
        page = replay_page(Replay("toy", 1, "", names, walk), walk.last, t, None, judged)
        assert told in str(page)
        assert tell_all(walk.positions[-1].events, [*names.values()], t) in str(page)


def _is_left_alone(state: State, action: Action) -> None:
    """Nobody decides for an absent player while something else can be done for them."""
    seat = _seat(action)
    if seat in waited_for(state.phase) and len(legal_actions(state, seat)) > 1:
        assert entry_of(action).harm is not needs_a_decision or (
            harmless_action(state, seat) != action
        )


def _is_advised(state: State, action: Action) -> None:
    """A hint, and a judgement of it, can be had where it is one of the choices."""
    seat = _seat(action)
    seen, legal = observe(state, seat), legal_actions(state, seat)
    learned = knows_game(InformationState(seen))
    assert not (learned and state.rules.actions), "the network says it has learned this game"
    if action not in legal or len(legal) < 2:
        return
    hint = hint_at_sight(seen, legal)
    assert hint is not None
    assert hint.best in legal or isinstance(hint.best, Play | JumpIn)
    assert judge_move(seen, legal, action, playouts=2) is not None


_CHECKS = (_is_listed, _is_written, _is_stored, _is_shown, _is_left_alone)


def _is_thought_of_by(level: str, moments: Sequence[tuple[State, Action]]) -> None:
    """A computer player of this level decides at each moment, and does it where it lays no card.

    It need not where another action always looks better.
    """
    done, is_best = 0, False
    for number, (state, action) in enumerate(moments):
        seat, luck = _seat(action), number.to_bytes(2, "big")
        seen, legal = observe(state, seat), legal_actions(state, seat)
        side = side_actions(state, seat)
        decided = decide(seen, legal, side, level, luck)
        assert decided is None or why_not(state, decided) is None
        without_cards = [other for other in legal if not isinstance(other, Throw)]
        also = [] if isinstance(action, TurnAction) else side
        done += type(decide(seen, without_cards, also, level, luck)) is type(action)
        worth = [entry_of(other).outlook(seen, other).worth for other in without_cards]
        is_best |= entry_of(action).outlook(seen, action).worth >= max(worth, default=0.0)
    assert done or not is_best, f"{level} never does it"


def _seat(action: Action) -> int:
    seat = seat_of(action)
    assert seat is not None
    return seat


def check_records(chosen: re.Pattern[str]) -> None:
    """All records in which this is found hold."""
    for path in RECORDS.glob("**/*.uno"):
        text = path.read_text(encoding="utf-8")
        if chosen.search(text):
            assert check_text(text).findings == [], path.name


def seats(options: Options) -> int:
    """Some number of players that a game takes."""
    return 4 if 4 in GAMES[options.mode].seats else min(GAMES[options.mode].seats)


def play(options: Options) -> None:
    """Matches by chance, by nobody at all, and by computer players."""
    at_table = seats(options)
    for number in range(MATCHES):
        rng = Random(number)
        state, _ = new_match(options, at_table, bytes([number]))
        for _ in range(60):
            if isinstance(state.phase, MatchOver):
                break
            show(state)
            assert decode_state(encode_state(state)) == state
            state = _by_chance(state, rng)
        for _ in range(60):
            if not isinstance(state.phase, RoundOver | MatchOver):
                state, _ = apply(state, harmless_action(state, waited_for(state.phase)[0]))
    levels = ("hard",) * at_table
    single = build_options(options.mode, [*_written(options), ("target", "round")])
    assert play_match(single, levels, b"toy").finished, "computer players do not end it"


def _written(options: Options) -> list[tuple[str, str]]:
    return [(name, value) for name, value in written_options(options) if name != "target"]


def _by_chance(state: State, rng: Random) -> State:
    if isinstance(state.phase, RoundOver):
        return apply(state, NextRound(rng.randbytes(8)))[0]
    seat = waited_for(state.phase)[0]
    if isinstance(state.phase, GestureDuty | Draft):
        return apply(state, harmless_action(state, seat))[0]
    return apply(state, rng.choice(legal_actions(state, seat)))[0]


def show(state: State) -> None:
    """The pages of everybody, in both languages."""
    for language in DRAWN_LANGUAGES:
        t = Texts.load(strict=True).get(language)
        board_page(context(state, None), t)
        hand_page(context(state, 0), t)
        lobby_page(context(state, None), t)


if __name__ == "__main__":
    what, *asked = sys.argv[1:]
    {
        "option": play_option,
        "action": play_action,
        "phase": play_phase,
        "game": play_game,
    }[what](*asked)
