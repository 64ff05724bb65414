"""The options of a match compiled into tables, once: each option has its one reader here."""

from __future__ import annotations

from functools import cache

from msgspec import structs

from ..actions import Call
from ..cards import (
    COLOUR_OF,
    FACES,
    FLIP,
    NO_COLOUR,
    RANK_OF,
    REVERSE,
    SEVEN,
    SKIP,
    SKIP_EVERYONE,
    ZERO,
)
from .answers import answers_by_kind
from .card_points import face_values
from .option_catalogue import complement_faces
from .options import Mode, Options
from .penalties import DRAW_CARDS, OFFENCES
from .rule_tables import (
    ACTING,
    LONG_WAY,
    PLAIN,
    CallRules,
    DrawRules,
    Effect,
    Exchange,
    FaceRules,
    Gesture,
    Guilt,
    ModeRules,
    QuickRules,
    Rules,
    ScoringRules,
    SightRules,
)

EVERYONE = 99
"""More pass-overs than a table has seats: an E passes over everybody else (F4)."""


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
    return Rules(
        options=options,
        faces=_face_rules(options, effects),
        draws=_draw_rules(options),
        calls=_call_rules(options),
        scoring=ScoringRules(
            values=face_values(options.mode),
            by_active_face=options.flip_values == "active",
            penalty=options.scoring == "penalty",
        ),
        sight=SightRules(
            backs=options.show_backs and options.mode is Mode.FLIP,
            all_alike=options.mode is Mode.CLASSIC,
        ),
        by_mode=ModeRules(
            drafts=duo,
            series=duo,
            turned_not_shuffled=duo,
            first_dealer_draws=options.mode is not Mode.CLASSIC,
        ),
        quick=QuickRules(
            ways=_ways(options, effects),
            draws=_simple_draw(options),
            ends=not (options.uno_uno or options.play_on),
            lists=_simple_listing(options),
        ),
        offences=_offences(options),
    )


def _face_rules(options: Options, effects: tuple[Effect, ...]) -> FaceRules:
    return FaceRules(
        effects=effects,
        nothing_to_name=_nothing_to_name(effects),
        never_last=_never_last(options),
        restricted=options.no_zero_finish or not options.bluff,
        doubling=_doubling(options),
        jumping=_jumping(options),
        open_windows=options.doubles or options.jump_in,
    )


def _draw_rules(options: Options) -> DrawRules:
    answering = options.stacking or options.retour_kutsche or options.lass_mich
    return DrawRules(
        answers=answers_by_kind(options),
        wait=answering or options.jump_in or options.mode is Mode.DUO,
        guilt=Guilt[options.draw_four_guilt.upper()],
    )


def _call_rules(options: Options) -> CallRules:
    more = (Call.KUNO, Call.BRUNO) if options.bruno_kuno else ()
    last = Call.UNO_UNO if options.uno_uno else 0
    return CallRules(
        owed_by_size=(0, Call.UNO, *more),
        most_cards=1 + len(more),
        ahead_by_size=(0, last, Call.UNO, *more),
        owed_by_drawing=options.bruno_kuno,
        end_with_turn=options.catch_window == "next_action",
    )
