"""What a seat does not see: unseen cards, the odds of a foul, and worlds that agree with them.

The engine can play on in a world, so that every game and house rule can be played out from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

from bot.engine import (
    NO_CARD,
    UNFOUNDED_CHALLENGE,
    Accusation,
    Card,
    Game,
    Guilt,
    HiddenCards,
    Observation,
    Pending,
    PendingDraw,
    State,
    deck_of,
    determined,
)
from bot.engine.cards import COLOUR_OF, NO_COLOUR, WILD_DRAW_COLOUR, wanted_colour

from .information_state import InformationState
from .plain_cards import COLOURS

_ANY = 255
_SEED_BYTES = 16


def sample_world(info: InformationState, chance: Random, distrust: float) -> State:
    """Return a match that agrees with the observation, its hidden cards dealt by ``chance``.

    A hand has the cards that were seen in it, the backs that it shows (F8), and no more cards of a
    colour than it received since its player drew for lack of any. A wild draw card that may be
    challenged is a foul as often as a player of this ``distrust`` assumes (C11).
    """
    seen = info.observation
    up, other_side = _all_faces(seen)
    unseen = _unseen(seen, up)
    chance.shuffle(unseen)
    draw = [] if seen.looked_at is None else [seen.looked_at]
    hands = _hands(seen, unseen)
    discard = [*seen.discards] or _taken(unseen, seen.discard_count)
    aside = _taken(unseen, seen.aside_count)
    draw += _taken(unseen, seen.draw_count - len(draw))
    backs = _Backs(seen, other_side, chance)
    cards = HiddenCards(
        hands=[backs.of_hand(seat, faces) for seat, faces in enumerate(hands)],
        draw=backs.of_pile(draw),
        discard=backs.of(discard),
        top=None if seen.top == NO_CARD else backs.of([seen.top])[0],
        aside=backs.of(aside),
        foul=_is_foul(info, chance, distrust),
    )
    return determined(seen, cards, chance.randbytes(_SEED_BYTES))


def _all_faces(seen: Observation) -> tuple[Counter[int], Counter[int]]:
    """Return the upper faces of all cards in play, and those of the other side."""
    light, dark = deck_of(seen.rules.game, 2)
    decks = decks_in_play(seen)
    up, other = Counter(light * decks), Counter(dark * decks)
    return (other, up) if seen.side else (up, other)


def _unseen(seen: Observation, up: Counter[int]) -> list[int]:
    """Return those of the faces that lie ``up`` that the player does not see."""
    in_sight = [seen.top, *seen.discards, *seen.faces]
    if seen.looked_at is not None:
        in_sight.append(seen.looked_at)
    return [*(up - Counter(in_sight)).elements()]


def _hands(seen: Observation, unseen: list[int]) -> list[list[int]]:
    """Return the faces of all hands; faces that are dealt here are removed from ``unseen``."""
    hands: list[list[int]] = [[] for _ in seen.counts]
    others = [seat for seat in range(len(hands)) if seat != seen.seat]
    known = seen.known
    for seat in others:
        for face in known[seat] if known else b"":
            hands[seat].append(face)
            if face in unseen:
                unseen.remove(face)
    # Hands with the strictest limits are dealt first, so that enough of their cards are left.
    for seat in sorted(others, key=lambda seat: sum(_limits(seen, seat))):
        _deal(hands[seat], seen.counts[seat], _limits(seen, seat), unseen)
    return hands


def _limits(seen: Observation, seat: int) -> list[int]:
    return [*seen.lacked[seat]] if seen.lacked else [_ANY] * (COLOURS + 1)


def _deal(hand: list[int], count: int, limits: list[int], unseen: list[int]) -> None:
    """Fill a hand with the first cards within its limits, or beyond them if there are no others."""
    left = [most - n for most, n in zip(limits, _by_group(hand), strict=True)]
    late: list[int] = []
    for face in [*unseen]:
        if len(hand) == count:
            return
        group = _group(face)
        if left[group] > 0:
            left[group] -= 1
            hand.append(face)
            unseen.remove(face)
        else:
            late.append(face)
    for face in late[: count - len(hand)]:
        hand.append(face)
        unseen.remove(face)


def _by_group(faces: Iterable[int]) -> list[int]:
    counted = Counter(map(_group, faces))
    return [counted[group] for group in range(COLOURS + 1)]


def _group(face: int) -> int:
    """Return the colour of a card, whichever side is up; wilds form a group of their own."""
    colour = COLOUR_OF[face]
    return COLOURS if colour == NO_COLOUR else colour % COLOURS


def _taken(unseen: list[int], count: int) -> list[int]:
    """Take ``count`` cards off the end of those that are left."""
    return [unseen.pop() for _ in range(min(count, len(unseen)))]


def _is_foul(info: InformationState, chance: Random, distrust: float) -> bool:
    phase = info.observation.phase
    if not isinstance(phase, Pending) or phase.draw.accusation is None:
        return False
    return chance.random() < chance_of_a_foul(info, phase.draw, distrust)


class _Backs:
    """Chooses the backs of cards: those that are seen (F8), the others by chance, none in one-sided
    games."""

    def __init__(self, seen: Observation, other_side: Counter[int], chance: Random) -> None:
        self._seen = seen
        self._chance = chance
        in_sight = [*seen.backs, *(back for row in seen.other_backs for back in row)]
        if seen.pile_back is not None:
            in_sight.append(seen.pile_back)
        self._left = [*(other_side - Counter(in_sight)).elements()]
        chance.shuffle(self._left)

    def of(self, faces: Sequence[int]) -> list[Card]:
        """Return cards with these faces and random backs."""
        if not self._seen.rules.game.two_sided:
            return [(face, None) for face in faces]
        return [self._card(face, self._left.pop()) for face in faces]

    def of_hand(self, seat: int, faces: Sequence[int]) -> list[Card]:
        """Return a hand with its visible backs, assigned to its faces by chance."""
        backs = [*self._seen.other_backs[seat]] if self._seen.other_backs else []
        if not backs:
            return self.of(faces)
        self._chance.shuffle(backs)
        return [self._card(face, back) for face, back in zip(faces, backs, strict=True)]

    def of_pile(self, faces: Sequence[int]) -> list[Card]:
        """Return the draw pile, whose uppermost back may be visible."""
        if self._seen.pile_back is None or not faces:
            return self.of(faces)
        return [self._card(faces[0], self._seen.pile_back), *self.of(faces[1:])]

    def _card(self, face: int, back: int) -> Card:
        return (back, face) if self._seen.side else (face, back)


def decks_in_play(seen: Observation) -> int:
    """Return the number of decks that all cards of the round make up."""
    light, _ = deck_of(seen.rules.game, 2)
    piles = seen.draw_count + seen.discard_count + seen.aside_count + (seen.top != NO_CARD)
    return -(-(sum(seen.counts) + piles) // len(light))


def draws_for(info: InformationState, colour: int) -> float:
    """Return the expected number of draws until a card of ``colour`` comes (F6, M9)."""
    seen = info.observation
    deck = _colours_in(seen.options.game, len(seen.counts), seen.side)
    known = [COLOUR_OF[face] for face in (*seen.faces, *seen.discards)]
    left = deck.count(colour) - known.count(colour)
    return (len(deck) - len(known) + 1) / (max(left, 0) + 1)


@cache
def _colours_in(game: Game, seats: int, side: int) -> bytes:
    """Return the colour of each card of the deck, on one side."""
    light, dark = deck_of(game, seats)
    return bytes(COLOUR_OF[face] for face in (dark if side else light))


COLOUR_DRAW = 4.0
"""The usual number of cards drawn for an unknown colour (F6, M9)."""


def cost_of_taking(draw: PendingDraw) -> float:
    """Return about how many cards the pending draw costs the player who takes it."""
    return draw.amount + (COLOUR_DRAW if draw.kind == WILD_DRAW_COLOUR else 0.0)


_SHARE_OF_GUILT = {Guilt.COLOUR: 0.24, Guilt.NUMBERS: 0.17, Guilt.ANY: 0.36}
"""The probability that an unknown card in the hand makes a wild draw card a foul (C11a)."""


def chance_of_a_foul(info: InformationState, draw: PendingDraw, distrust: float) -> float:
    """Return the probability that the wild draw card was a foul.

    ``distrust`` is how often a player would play it if it is one. A player who has just drawn for
    lack of the colour can hardly hold it.
    """
    assert draw.accusation is not None
    innocent = (1 - _SHARE_OF_GUILT[info.rules.draws.guilt]) ** _suspect_cards(
        info, draw.accusation
    )
    foul = distrust * (1 - innocent)
    return foul / (foul + innocent)


def _suspect_cards(info: InformationState, accusation: Accusation) -> int:
    """Return how many cards of the accused may have the colour that the wild draw card was laid
    on."""
    seen, accused = info.observation, accusation.accused
    held = seen.counts[accused]
    below = COLOUR_OF[seen.discards[-1]] if seen.discards else NO_COLOUR
    if not seen.lacked or below == NO_COLOUR:
        return held
    return min(held, seen.lacked[accused][wanted_colour(below, seen.complement) % COLOURS])


def gain_of_challenging(info: InformationState, draw: PendingDraw, distrust: float) -> float:
    """Return how many cards a challenge is expected to gain, compared with not having to draw
    (C12)."""
    amount = cost_of_taking(draw)
    foul = chance_of_a_foul(info, draw, distrust)
    return foul * amount - (1 - foul) * (amount + UNFOUNDED_CHALLENGE)
