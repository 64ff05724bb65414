"""Which actions a seat may take, and which of them the table takes for an absent player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .action import Action, SeatAction, SideAction, TurnAction
from .actions.all_actions import ENTRIES, entry_of
from .actions.draw import Draw, Pass
from .actions.entry import Harm, Offer, offer_nothing
from .actions.take_or_challenge import Challenge, Take
from .actions.throws import PLAIN_PLAYS, wild_plays
from .cards import FACES, is_wild
from .phases import to_act, waited_for
from .precomputed import QUICK_SEATS, for_quick_seats
from .state import Drawn, Pending, PlayPhase, State, Turn
from .throws.standpoint import Standpoint, standpoint_of
from .throws.throw import Play


def _simple_plays(seat: int, card: int) -> tuple[Play, ...]:
    return wild_plays(seat, card, 0) if is_wild(card) else (PLAIN_PLAYS[seat][card],)


_SIMPLE_PLAYS = for_quick_seats(lambda seat: [_simple_plays(seat, card) for card in range(FACES)])
"""The plays of each one-sided card for which only a colour can be named."""

_DRAWS, _PASSES, _TAKES, _CHALLENGES = map(for_quick_seats, (Draw, Pass, Take, Challenge))


def legal_actions(s: State, seat: int) -> list[SeatAction]:
    """Return the turn actions that ``seat`` may take now, jump-ins included; calls are not listed.

    A draw or pass comes after all single cards that may be played. A wild, and an F that turns up
    one, is listed once for each colour; a 7 (V4) once for each swap and once without; a pair (V3)
    once; several of a number (X2) once for each face that fits; an R of Duo once alone and once as
    a series with its cards in rank order.
    """
    phase, rules = s.phase, s.rules
    if rules.quick.lists and seat < QUICK_SEATS:
        if type(phase) is Turn and phase.seat == seat:
            listed: list[SeatAction] = []
            plays = _SIMPLE_PLAYS[seat]
            fits = s.cards.fits_complement if s.complement else s.cards.fits
            for card in fits[s.side][s.top][s.colour].intersection(s.hands[seat]):
                listed += plays[card]
            listed.append(_DRAWS[seat])
            return listed
        if type(phase) is Drawn and phase.seat == seat:
            return [*_SIMPLE_PLAYS[seat][phase.card], _PASSES[seat]]
        if type(phase) is Pending and phase.seat == seat and not rules.draws.wait:
            challenged = phase.draw.accusation is not None
            return [_TAKES[seat], _CHALLENGES[seat]] if challenged else [_TAKES[seat]]
    if isinstance(phase, PlayPhase) and phase.seat != seat and not rules.faces.jumping:
        return []
    return list_the_long_way(s, seat)


def list_the_long_way(s: State, seat: int) -> list[SeatAction]:
    """:func:`legal_actions` for all options, common or not."""
    return _offered(_TURN_OFFERS, s, seat)


def side_actions(s: State, seat: int) -> list[SeatAction]:
    """Return what else ``seat`` may do now: double, call, catch, make a gesture.

    A double of a 7 (V4) is listed once for each swap and once without.
    """
    return _offered(_SIDE_OFFERS, s, seat)


def _offers_of(kind: type[SeatAction]) -> list[Offer]:
    entries = [entry for entry in ENTRIES if issubclass(entry.action, kind)]
    offers = [*(entry.offer for entry in entries), *(entry.offer_last for entry in entries)]
    return [offer for offer in offers if offer is not offer_nothing]


_TURN_OFFERS, _SIDE_OFFERS = _offers_of(TurnAction), _offers_of(SideAction)


def _offered(offers: Iterable[Offer], s: State, seat: int) -> list[SeatAction]:
    found: list[SeatAction] = []
    for offer in offers:
        found += offer(s, seat)
    return found


def harmless_action(s: State, seat: int) -> Action:
    """Return what does the least for or against ``seat``, one of those that the table waits for.

    Raise :class:`ValueError` for a seat that nobody waits for.
    """
    if seat not in waited_for(s.phase):
        raise ValueError(f"nobody waits for seat {seat}")
    # A gesture that is due is no turn action.
    open_actions = legal_actions(s, seat) or side_actions(s, seat)
    return least_harmful(standpoint_of(s, seat), open_actions)


def is_in_turn(s: State, seat: int) -> bool:
    """Return whether ``seat`` has begun a turn that only another action of its own ends."""
    return to_act(s.phase) == seat and not isinstance(s.phase, Turn)


def least_harmful(at: Standpoint, legal: Sequence[Action]) -> Action:
    """Return the action that needs the fewest decisions of the absent player.

    Drawing, taking, keeping what was drawn; then the colour held most often; where the rules want
    a card to be played (C6), those that count least. Raise :class:`ValueError` if there is none.
    """

    def harm(action: Action) -> Harm:
        return entry_of(action).harm(at, action)

    return min(legal, key=harm)
