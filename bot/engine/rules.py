"""The options of a match compiled into tables, once.

Each option has its one reader here: what a face does, what answers what, what counts how much. The
rest of the engine asks the tables and never the options.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache

from msgspec import Struct, structs

from .actions import Call
from .cards import (
    COLOUR_OF,
    DRAW_FIVE,
    DRAW_ONE,
    DRAW_TWO,
    FACES,
    FLIP,
    NO_COLOUR,
    RANK_OF,
    REVERSE,
    SEVEN,
    SKIP,
    SKIP_EVERYONE,
    WILD_DRAW_COLOUR,
    ZERO,
)
from .catalogue import complement_faces
from .decks import face_values
from .options import Mode, Options
from .penalties import DRAW_CARDS, OFFENCES

EVERYONE = 99
"""More pass-overs than a table has seats: an E passes over everybody else (F4)."""


class Exchange(IntEnum):
    """What a face does to the hands (V4)."""

    NONE = 0
    ROTATE = 1
    SWAP = 2


class Gesture(IntEnum):
    """Which gesture a face calls for (V11)."""

    NONE = 0
    SELF = 1
    ALL = 2


class Effect(Struct, frozen=True, gc=False):
    """What a face does when it is played.

    ``draws``: how many cards the next player draws (0 for W+C, which draws its colour);
    ``draw_card`` says whether it is a draw card at all.
    """

    draw_card: bool = False
    draws: int = 0
    passes: int = 0
    turns: bool = False
    flips: bool = False
    opens_series: bool = False
    exchange: Exchange = Exchange.NONE
    gesture: Gesture = Gesture.NONE
    switches_complement: bool = False


class Answer(IntEnum):
    """How a play answers a pending draw."""

    ADD = 1
    """A draw card on it: amounts add up (V1, D4)."""
    RETURN = 2
    """R: back to the player before (V17)."""
    PASS_ON = 3
    """S or E: on to the next player (V18)."""


class Answers(Struct, frozen=True, gc=False):
    """What answers a pending draw of one kind: the same rank, and ranks of the current colour."""

    adds: bool = False
    adds_after_return: bool = False
    escapes: dict[int, Answer] = {}


class Guilt(IntEnum):
    """When a wild draw card is a foul (C11a)."""

    COLOUR = 0
    NUMBERS = 1
    ANY = 2


LONG_WAY, PLAIN, ACTING = range(3)
"""Whether a face does nothing, draws, passes over or turns at most, or asks for the long way."""


class Rules(Struct, frozen=True, gc=False):
    """The compiled tables of one set of options. ``effects`` and ``values`` are by face.

    ``ways`` says whether a single card goes the quick way, as draws, last cards and lists of
    turns do with ``simple_draw``, ``simple_end`` and ``simple_listing`` (:mod:`.quick`); with
    ``nothing_to_name`` no colour or swap can be named. ``calls_by_size[n]`` is the call owed by
    who comes to hold n cards, ``most_cards_owing`` the highest such n, ``announced_by_size[n]`` the
    call that can be made before a play holding n; ``drawing_owes``: drawing makes owe, too (V14).
    ``shows_all_alike``: there are no other sides to be seen (F8), and no draft (D2).
    ``restricts``: some card that fits may be forbidden all the same (K4). ``doubling`` and
    ``jumping`` are the faces of V2 and V5.
    """

    options: Options
    effects: tuple[Effect, ...]
    ways: tuple[int, ...]
    simple_draw: bool
    simple_end: bool
    simple_listing: bool
    nothing_to_name: bytes
    answers: dict[int, Answers]
    draws_wait: bool
    bluff: bool
    guilt: Guilt
    values: tuple[int, ...]
    value_by_active_face: bool
    voluntary_draw: bool
    endless_draw: bool
    debts_end_with_turn: bool
    last_card_draws: bool
    penalty_scoring: bool
    target: int | None
    wrong_card: bool
    offences: dict[str, int]
    show_backs: bool
    shows_all_alike: bool
    fast_doubles: bool
    windows: bool
    doubling: frozenset[int]
    jumping: frozenset[int]
    jump_adds: bool
    partner: bool
    play_on: bool
    uno_uno: bool
    calls_by_size: tuple[int, ...]
    most_cards_owing: int
    announced_by_size: tuple[int, ...]
    drawing_owes: bool
    never_last: frozenset[int]
    restricts: bool
    has_series: bool
    turned_not_shuffled: bool
    first_dealer_draws: bool
    drafts: bool

    @property
    def mode(self) -> Mode:
        """The game that is played."""
        return self.options.mode

    def call_owed_at(self, size: int) -> int:
        """The call owed by who comes to hold so many cards (C13, V14)."""
        return self.calls_by_size[size] if size <= self.most_cards_owing else 0


_COLOURED_DRAWS = (DRAW_ONE, DRAW_TWO, DRAW_FIVE)


def _effects(options: Options) -> tuple[Effect, ...]:
    duo = options.mode is Mode.DUO
    gestures = {
        rank: Gesture.ALL if everybody else Gesture.SELF for rank, everybody in options.action_uno
    }
    exchanges = {ZERO: Exchange.ROTATE, SEVEN: Exchange.SWAP} if options.seven_o else {}
    switching = complement_faces(options.complement) if options.complement else frozenset[int]()

    def effect(face: int) -> Effect:
        rank = RANK_OF[face]
        return Effect(
            draw_card=rank in DRAW_CARDS,
            draws=DRAW_CARDS.get(rank, 0),
            passes={SKIP: 1, SKIP_EVERYONE: EVERYONE}.get(rank, 0),
            turns=rank == REVERSE and not duo,
            flips=rank == FLIP,
            opens_series=rank == REVERSE and duo,
            exchange=exchanges.get(rank, Exchange.NONE),
            gesture=gestures.get(rank, Gesture.NONE),
            switches_complement=face in switching,
        )

    return tuple(effect(face) for face in range(FACES))


def _answers(options: Options) -> dict[int, Answers]:
    salvo = options.mode is Mode.DUO

    def answers_to(kind: int) -> Answers:
        escapes: dict[int, Answer] = {}
        if options.retour_kutsche and kind != WILD_DRAW_COLOUR:
            escapes[REVERSE] = Answer.RETURN
        if options.lass_mich and kind in _COLOURED_DRAWS:
            escapes |= {SKIP: Answer.PASS_ON, SKIP_EVERYONE: Answer.PASS_ON}
        stacks = options.stacking and kind != WILD_DRAW_COLOUR
        return Answers(
            adds=stacks or (salvo and kind == DRAW_TWO),
            adds_after_return=options.retour_kutsche and kind in _COLOURED_DRAWS,
            escapes=escapes,
        )

    return {kind: answers_to(kind) for kind in DRAW_CARDS}


def _doubling(options: Options) -> frozenset[int]:
    if not options.doubles:
        return frozenset()
    barred = {*DRAW_CARDS, FLIP}
    return frozenset(
        f for f in range(FACES) if COLOUR_OF[f] != NO_COLOUR and RANK_OF[f] not in barred
    )


def _jumping(options: Options) -> frozenset[int]:
    if not options.jump_in:
        return frozenset()
    return frozenset(
        f
        for f in range(FACES)
        if RANK_OF[f] != FLIP and (COLOUR_OF[f] != NO_COLOUR or options.jump_in_wild)
    )


def _calls_by_size(options: Options) -> tuple[int, ...]:
    more = (Call.KUNO, Call.BRUNO) if options.bruno_kuno else (0, 0)
    return (0, Call.UNO, *more)


def _announced_by_size(options: Options) -> tuple[int, ...]:
    last = Call.UNO_UNO if options.uno_uno else 0
    return (0, last, *_calls_by_size(options)[1:])


def _never_last(options: Options) -> frozenset[int]:
    """The faces that cannot be played as the last card (V15)."""
    return frozenset(f for f in range(FACES) if options.no_zero_finish and RANK_OF[f] == ZERO)


def _offences(options: Options) -> dict[str, int]:
    punished = {
        "advice": options.advice,
        "question": options.questions,
        "sleep": options.sleeping,
    }
    return {offence: OFFENCES[offence] for offence, on in punished.items() if on}


def _ways(options: Options, effects: tuple[Effect, ...]) -> tuple[int, ...]:
    """How the play of each face is carried out, where no window is kept for it."""
    long_way = options.doubles or options.jump_in or options.no_zero_finish or not options.bluff
    nothing = Effect()

    def way(effect: Effect) -> int:
        reduced = structs.replace(effect, draw_card=False, draws=0, passes=0, turns=False)
        if long_way or reduced != nothing:
            return LONG_WAY
        return PLAIN if effect == nothing else ACTING

    return tuple(way(effect) for effect in effects)


def _simple_draw(options: Options) -> bool:
    """Whether drawing is always allowed, one card, and makes nobody owe or close a window."""
    owes_or_closes = options.bruno_kuno or options.doubles or options.jump_in
    may_be_refused = not options.voluntary_draw or not options.bluff
    return not (owes_or_closes or may_be_refused or options.endless_draw)


def _simple_listing(options: Options) -> bool:
    """Whether a turn offers a draw and single plays, and nothing but a wild's colour to name."""
    several = options.fast_doubles or options.jump_in or options.mode is Mode.DUO
    named = options.mode is Mode.FLIP or options.seven_o
    may_be_refused = options.no_zero_finish or not options.bluff or not options.voluntary_draw
    return not (several or named or may_be_refused)


def _nothing_to_name(effects: tuple[Effect, ...]) -> bytes:
    """The faces with which neither a colour nor a swap can be named."""
    return bytes(
        COLOUR_OF[face] != NO_COLOUR and not effect.flips and effect.exchange is not Exchange.SWAP
        for face, effect in enumerate(effects)
    )


@cache
def compile_rules(options: Options) -> Rules:
    """The tables of a match with these options; made once, shared by all its states."""
    duo = options.mode is Mode.DUO
    effects = _effects(options)
    answering = options.stacking or options.retour_kutsche or options.lass_mich
    return Rules(
        options=options,
        effects=effects,
        ways=_ways(options, effects),
        simple_draw=_simple_draw(options),
        simple_end=not (options.uno_uno or options.play_on),
        simple_listing=_simple_listing(options),
        nothing_to_name=_nothing_to_name(effects),
        answers=_answers(options),
        draws_wait=answering or options.jump_in or duo,
        bluff=options.bluff,
        guilt=Guilt[options.draw_four_guilt.upper()],
        values=face_values(options.mode),
        value_by_active_face=options.flip_values == "active",
        voluntary_draw=options.voluntary_draw,
        endless_draw=options.endless_draw,
        debts_end_with_turn=options.catch_window == "next_action",
        last_card_draws=options.last_card_draws,
        penalty_scoring=options.scoring == "penalty",
        target=options.target,
        wrong_card=options.wrong_card,
        offences=_offences(options),
        show_backs=options.show_backs and options.mode is Mode.FLIP,
        shows_all_alike=options.mode is Mode.CLASSIC,
        fast_doubles=options.fast_doubles,
        windows=options.doubles or options.jump_in,
        doubling=_doubling(options),
        jumping=_jumping(options),
        jump_adds=options.jump_in_action,
        partner=options.partner,
        play_on=options.play_on,
        uno_uno=options.uno_uno,
        calls_by_size=_calls_by_size(options),
        most_cards_owing=len(_calls_by_size(options)) - 1,
        announced_by_size=_announced_by_size(options),
        drawing_owes=options.bruno_kuno,
        never_last=_never_last(options),
        restricts=options.no_zero_finish or not options.bluff,
        has_series=duo,
        turned_not_shuffled=duo,
        first_dealer_draws=options.mode is not Mode.CLASSIC,
        drafts=duo,
    )
