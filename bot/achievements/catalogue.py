"""Every achievement there is, and the round of a player that may earn one."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import Struct

from bot.engine import GAMES, has_fouls, is_drawing_wild
from bot.engine.cards import FLIP, RANK_OF, REVERSE, SEVEN, SKIP, ZERO, is_wild
from bot.facts import Highlight, HighlightKind, PersonTotals, RoundFacts, SeatFacts


class Deed(Struct, frozen=True):
    """A round of ``facts`` that a person played on ``seat``.

    ``totals`` are those of the person, including this round.
    """

    facts: RoundFacts
    seat: int
    totals: PersonTotals

    @property
    def own(self) -> SeatFacts:
        """What the person did and suffered in the round."""
        return self.facts.seats[self.seat]

    @property
    def won(self) -> bool:
        """Whether the person won the round, which was played to its end."""
        return self.own.won and self.facts.counted

    def highlights(self, kind: HighlightKind) -> list[Highlight]:
        """The person's highlights of one kind, in their order."""
        return [h for h in self.facts.highlights if h.seat == self.seat and h.kind is kind]


Earning = Callable[[Deed], bool]
"""Checks whether a round earns an achievement that the person does not have yet."""


class Achievement(Struct, frozen=True):
    """An achievement; a ``secret`` one is described only to people who have earned it."""

    name: str
    earns: Earning
    secret: bool = False


def _went_out_with(*ranks: int) -> Earning:
    def earns(deed: Deed) -> bool:
        face = _winning_card(deed)
        return face is not None and RANK_OF[face] in ranks

    return earns


def _went_out_with_a_wild_draw(deed: Deed) -> bool:
    face = _winning_card(deed)
    return face is not None and is_drawing_wild(face)


def _went_out_with_a_plain_wild(deed: Deed) -> bool:
    face = _winning_card(deed)
    return face is not None and is_wild(face) and not is_drawing_wild(face)


def _winning_card(deed: Deed) -> int | None:
    """Return the last card that the winner laid, or None for a winner who still held some."""
    return deed.own.last_face if deed.won and deed.own.went_out else None


def _total(name: str, least: int) -> Earning:
    return lambda deed: getattr(deed.totals, name) >= least


def _in_one_round(name: str, least: int) -> Earning:
    return lambda deed: getattr(deed.own, name) >= least


def _came_back(cards: int) -> Earning:
    return lambda deed: deed.won and deed.own.longest_hand >= cards


def _took_at_once(deed: Deed, least: int) -> bool:
    return any(draw.amount >= least for draw in deed.highlights(HighlightKind.DRAW))


def _survived_a_salvo(deed: Deed) -> bool:
    return _took_at_once(deed, 8) and deed.won


def _never_drew(deed: Deed) -> bool:
    return deed.won and not deed.own.drawn


def _photo_finish(deed: Deed) -> bool:
    rivals = [
        seat for number, seat in enumerate(deed.facts.seats) if number != deed.seat and seat.played
    ]
    return deed.won and len(rivals) > 1 and all(seat.left == 1 for seat in rivals)


def _one_card_short(deed: Deed) -> bool:
    return deed.facts.counted and not deed.own.won and deed.own.sizes.count(1) >= 3


def _swapped_for_gold(deed: Deed) -> bool:
    return any(h.amount >= 8 for h in deed.highlights(HighlightKind.SWAP))


def _own_goal(deed: Deed) -> bool:
    return any(h.amount <= -5 for h in deed.highlights(HighlightKind.SWAP))


def _full_house(deed: Deed) -> bool:
    return deed.won and sum(seat.played for seat in deed.facts.seats) >= 8


def _marathon(deed: Deed) -> bool:
    return deed.won and deed.facts.moves >= 200


def _sprint(deed: Deed) -> bool:
    return deed.won and 0 < deed.own.turns <= 8


def _quick_mind(deed: Deed) -> bool:
    own = deed.own
    return deed.won and own.turns >= 8 and own.tenths <= 30 * own.turns and not own.autopilot_turns


def _honest(deed: Deed) -> bool:
    return (
        deed.won
        and has_fouls(GAMES[deed.facts.options.mode])
        and deed.own.wild_draws_thrown >= 2
        and not (deed.own.bluffs or deed.own.bluffs_caught)
    )


CATALOGUE: tuple[Achievement, ...] = (
    Achievement("first-win", _total("wins", 1)),
    Achievement("ten-wins", _total("wins", 10)),
    Achievement("hundred-wins", _total("wins", 100)),
    Achievement("hundred-rounds", _total("rounds", 100)),
    Achievement("first-match", _total("matches", 1)),
    Achievement("ten-matches", _total("matches", 10)),
    Achievement("last-word", _went_out_with_a_wild_draw),
    Achievement("true-colours", _went_out_with_a_plain_wild),
    Achievement("u-turn", _went_out_with(REVERSE)),
    Achievement("not-you", _went_out_with(SKIP)),
    Achievement("nothing-left", _went_out_with(ZERO), secret=True),
    Achievement("lucky-seven", _went_out_with(SEVEN), secret=True),
    Achievement("upside-down", _went_out_with(FLIP), secret=True),
    Achievement("police", _in_one_round("catches", 3)),
    Achievement("commissioner", _total("catches", 50)),
    Achievement("caught-again", _in_one_round("caught", 3), secret=True),
    Achievement("poker-face", _in_one_round("bluffs", 3)),
    Achievement("card-shark", _total("bluffs", 25)),
    Achievement("lie-detector", _in_one_round("challenges_won", 2)),
    Achievement("gullible", _in_one_round("challenges_lost", 3), secret=True),
    Achievement("honest", _honest),
    Achievement("comeback", _came_back(12)),
    Achievement("phoenix", _came_back(20)),
    Achievement("salvo", _survived_a_salvo),
    Achievement("landslide", lambda deed: _took_at_once(deed, 12), secret=True),
    Achievement("straight", _never_drew),
    Achievement("photo-finish", _photo_finish),
    Achievement("so-close", _one_card_short, secret=True),
    Achievement("good-deal", _swapped_for_gold),
    Achievement("own-goal", _own_goal, secret=True),
    Achievement("quick-draw", _in_one_round("jump_ins", 3)),
    Achievement("full-house", _full_house),
    Achievement("marathon", _marathon),
    Achievement("sprint", _sprint),
    Achievement("quick-mind", _quick_mind),
)


def earned(deed: Deed, had: Collection[str]) -> tuple[str, ...]:
    """Return the names of the achievements that this round earns, without those the person ``had``.

    They are in the order of the catalogue.
    """
    return tuple(a.name for a in CATALOGUE if a.name not in had and a.earns(deed))
