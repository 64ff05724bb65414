"""Compilation of the options of a match into tables: each option is read at one place here."""

from __future__ import annotations

from functools import cache

from msgspec import structs

from ..action import Call
from ..cards import (
    COLOUR_OF,
    FACES,
    FLIP,
    NO_COLOUR,
    RANK_OF,
    SEVEN,
    WILD_ROULETTE,
    ZERO,
    is_number,
    is_wild,
)
from ..draw_amounts import DRAW_CARDS, OFFENCES, WRONG_CARD
from ..games.effects import Effect, Exchange, Gesture
from ..games.game import face_values, faces_in_deck
from ..options.option_catalogue import CATALOGUE
from ..options.options import Options
from ..options.written_values import NO_TARGET, faces_meant
from .answers import answers_by_kind
from .rule_tables import (
    ACTING,
    LONG_WAY,
    NO_LIMIT,
    PLAIN,
    CallRules,
    DrawRules,
    EndRules,
    FaceRules,
    Guilt,
    PenaltyRules,
    QuickRules,
    Rules,
    ScoringRules,
    SightRules,
)


@cache
def compile_rules(options: Options) -> Rules:
    """Return the tables of a match with these options, compiled once and shared by all its
    states."""
    draws = _draw_rules(options)
    faces = _face_rules(options, draws)
    draws = structs.replace(draws, wait=draws.wait or bool(faces.jumping))
    calls, ends = _call_rules(options), _end_rules(options)
    return Rules(
        options=options,
        game=options.game,
        hand_size=options.hand_size or options.game.hand_size,
        faces=faces,
        draws=draws,
        calls=calls,
        scoring=_scoring_rules(options),
        ends=ends,
        sight=_sight_rules(options, ends),
        penalties=_penalty_rules(options),
        partners=options.partner,
        actions=_added_actions(options),
        quick=QuickRules(
            ways=_ways(options, faces, ends),
            draws=_simple_draw(options, faces, draws, calls) and ends.hand_limit == NO_LIMIT,
            ends=not (calls.last or ends.play_on),
            lists=_simple_listing(options, faces, draws),
        ),
    )


def _face_rules(options: Options, draws: DrawRules) -> FaceRules:
    effects = _effects(options)
    never_last, doubling, jumping = _never_last(options), _doubling(options), _jumping(options)
    return FaceRules(
        effects=effects,
        nothing_to_name=_nothing_to_name(effects),
        never_last=never_last,
        restricted=bool(never_last) or not draws.fouls_stand,
        doubling=doubling,
        pairs=options.fast_doubles,
        several=options.several,
        must_swap=options.must_swap,
        last_exchange=options.last_exchange,
        jumping=jumping,
        jumps_add=options.jump_in_action,
        open_windows=bool(doubling or jumping),
        gestures=any(effect.gesture is not Gesture.NONE for effect in effects),
    )


def _effects(options: Options) -> tuple[Effect, ...]:
    gestures = {
        rank: Gesture.ALL if everybody else Gesture.SELF for rank, everybody in options.action_uno
    }
    exchanges = _EXCHANGES[options.seven_o]
    card = options.complement
    switching = frozenset[int]() if card is None else faces_meant(card)

    def effect(face: int) -> Effect:
        rank = RANK_OF[face]
        return structs.replace(
            options.game.effect_of(rank),
            exchange=exchanges.get(rank, Exchange.NONE),
            gesture=gestures.get(rank, Gesture.NONE),
            switches_complement=face in switching,
        )

    return tuple(effect(face) for face in range(FACES))


_EXCHANGES: dict[bool | str, dict[int, Exchange]] = {
    True: {ZERO: Exchange.ROTATE, SEVEN: Exchange.SWAP},
    "zero": {ZERO: Exchange.ROTATE},
    "seven": {SEVEN: Exchange.SWAP},
    False: {},
}
"""By the value of `seven_o` (V4, X11)."""


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
    wilds, barred = options.jump_in_wild, (FLIP, WILD_ROULETTE)
    return frozenset(
        f for f in range(FACES) if RANK_OF[f] not in barred and (COLOUR_OF[f] != NO_COLOUR or wilds)
    )


def _never_last(options: Options) -> dict[int, str]:
    """Return the faces that cannot be played as the last card, each with the clause (V15, X3)."""
    zeros, wilds, actions = (
        options.no_zero_finish,
        options.no_wild_finish,
        options.no_action_finish,
    )

    def clause(face: int) -> str | None:
        if zeros and RANK_OF[face] == ZERO:
            return "V15"
        return "X3" if (wilds and is_wild(face)) or (actions and not is_number(face)) else None

    return {face: by for face in range(FACES) if (by := clause(face)) is not None}


def _nothing_to_name(effects: tuple[Effect, ...]) -> bytes:
    """Return the faces with which neither a colour nor a swap can be named."""
    return bytes(
        (COLOUR_OF[face] != NO_COLOUR or effect.roulette)
        and not effect.flips
        and effect.exchange is not Exchange.SWAP
        for face, effect in enumerate(effects)
    )


def _draw_rules(options: Options) -> DrawRules:
    answers = answers_by_kind(options)
    bluff = options.bluff
    unchallenged = "X6" if not options.challenge else None if bluff else "C11b"
    return DrawRules(
        at_will=options.voluntary_draw,
        endless=options.endless_draw,
        forced=options.forced_play,
        answers=answers,
        wait=options.game.draws_wait or any(each.any for each in answers.values()),
        guilt=Guilt[options.draw_four_guilt.upper()],
        fouls_stand=bluff,
        unchallenged=unchallenged,
        turning=frozenset(kind for kind in DRAW_CARDS if options.game.effect_of(kind).turns),
    )


def _call_rules(options: Options) -> CallRules:
    drawing_too = options.bruno_kuno
    more = (Call.KUNO, Call.BRUNO) if drawing_too else ()
    last = Call.UNO_UNO if options.uno_uno else 0
    return CallRules(
        owed_by_size=(0, Call.UNO, *more),
        most_cards=1 + len(more),
        ahead_by_size=(0, last, Call.UNO, *more),
        last=last,
        cost=options.uno_penalty,
        owed_by_drawing=drawing_too,
        end_with_turn=options.catch_window == "next_action",
    )


def _scoring_rules(options: Options) -> ScoringRules:
    return ScoringRules(
        values=face_values(options.game),
        by_active_face=options.flip_values == "active",
        penalty=options.scoring == "penalty",
    )


def _end_rules(options: Options) -> EndRules:
    limit, target, elimination = options.hand_limit, options.target, options.elimination
    ended_by_score = not elimination and target not in (None, NO_TARGET)
    return EndRules(
        play_on=options.play_on,
        last_card_draws=options.last_card_draws,
        hand_limit=NO_LIMIT if limit is None else limit,
        blitz=options.blitz,
        elimination=elimination,
        single_round=target is None,
        target=target if ended_by_score else None,
        rounds=options.rounds,
    )


def _sight_rules(options: Options, ends: EndRules) -> SightRules:
    game = options.game
    return SightRules(
        backs=options.show_backs and game.two_sided,
        all_alike=not (game.two_sided or game.drafts or ends.hand_limit != NO_LIMIT),
    )


def _penalty_rules(options: Options) -> PenaltyRules:
    punished = {
        "advice": options.advice,
        "question": options.questions,
        "sleep": options.sleeping,
    }
    return PenaltyRules(
        wrong_card=WRONG_CARD if options.wrong_card else 0,
        false_contra=options.false_contra or 0,
        offences={offence: OFFENCES[offence] for offence, on in punished.items() if on},
    )


def _ways(options: Options, faces: FaceRules, ends: EndRules) -> tuple[int, ...]:
    """Return how the play of each face is carried out if it opens no window.

    A draw card may knock somebody out who holds many cards already (X5). An added action may follow
    any card.
    """
    long_for_all = faces.open_windows or faces.restricted or bool(_added_actions(options))
    nothing, acting = Effect(), ACTING if ends.hand_limit == NO_LIMIT else LONG_WAY

    def way(effect: Effect) -> int:
        reduced = structs.replace(effect, draw_card=False, draws=0, passes=0, turns=False)
        turned_draw = effect.draw_card and effect.turns
        if long_for_all or turned_draw or reduced != nothing:
            return LONG_WAY
        return PLAIN if effect == nothing else acting

    return tuple(way(effect) for effect in faces.effects)


def _simple_draw(options: Options, faces: FaceRules, draws: DrawRules, calls: CallRules) -> bool:
    """Return whether drawing is always allowed, takes one card, and neither owes a call nor closes
    a window."""
    owes_or_closes = calls.owed_by_drawing or faces.open_windows
    may_be_refused = not draws.at_will or not draws.fouls_stand
    return not (owes_or_closes or may_be_refused or draws.endless or _added_actions(options))


def _simple_listing(options: Options, faces: FaceRules, draws: DrawRules) -> bool:
    """Return whether a turn offers only a draw and single plays, which name at most a wild's
    colour."""
    several = faces.pairs or faces.several or faces.jumping or options.game.series
    in_deck = [faces.effects[face] for face in faces_in_deck(options.game)]
    named = any(effect.flips or effect.exchange is not Exchange.NONE for effect in in_deck)
    asked = faces.restricted or draws.forced or not draws.at_will
    return not (several or named or asked or _added_actions(options))


def _added_actions(options: Options) -> frozenset[str]:
    """Return the options that are on and allow another action each."""
    adding = (option.name for option in CATALOGUE if option.adds_action)
    return frozenset(name for name in adding if getattr(options, name))
