"""What somebody is praised or teased for after a round or a match, a line each."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from bot.facts import Award, AwardKind, RoundFacts, awards_of
from bot.i18n import Translator

MOST_AWARDS = 3

_TOLD_BY_MEDALS = {
    AwardKind.CATCHES: ("police", "caught-again"),
    AwardKind.CAUGHT: ("police", "caught-again"),
    AwardKind.LIE_DETECTOR: ("lie-detector",),
    AwardKind.STRAIGHT: ("straight",),
}
"""The achievements whose explanation tells what an award of this kind tells."""


class AwardLine(Struct, frozen=True):
    """One award in words; ``number`` is the round that brought it."""

    kind: AwardKind
    number: int
    text: str

    def is_told_by(self, achievements: Collection[str], number: int) -> bool:
        """Return whether one of the ``achievements`` of round ``number`` tells the same."""
        medals = _TOLD_BY_MEDALS.get(self.kind, ())
        return self.number == number and any(medal in achievements for medal in medals)


def award_lines(
    number: int, facts: RoundFacts, names: Mapping[int, str], t: Translator
) -> list[AwardLine]:
    """Return the awards of a round; ``names`` are by seat, ready to stand in a text."""
    return [
        AwardLine(award.kind, number, award_text(award, names, t))
        for award in awards_of(facts)
        if award.seat in names
    ]


def awards_of_match(
    rounds: Sequence[tuple[int, RoundFacts]], names: Mapping[int, str], t: Translator
) -> list[AwardLine]:
    """The greatest awards of all rounds, given by their numbers: of each kind the greatest one."""
    every = [(award, number) for number, facts in rounds for award in awards_of(facts)]
    every.sort(key=lambda each: (-each[0].worth, each[1], each[0].seat))
    best: dict[AwardKind, tuple[Award, int]] = {}
    for award, number in every:
        if award.seat in names:
            best.setdefault(award.kind, (award, number))
    told = list(best.values())[:MOST_AWARDS]
    return [
        AwardLine(
            award.kind,
            number,
            f"{award_text(award, names, t)} {t.format('award-in-round', number=number)}",
        )
        for award, number in told
    ]


def award_text(award: Award, names: Mapping[int, str], t: Translator) -> str:
    """One award in a sentence."""
    other = None if award.other is None else names.get(award.other)
    key = f"award-{award.kind}"
    if award.kind is AwardKind.BIG_DRAW and other is not None:
        key = f"{key}-from"
    player = f"**{names[award.seat]}**"
    return t.format(key, player=player, other=other or "", amount=award.amount)
