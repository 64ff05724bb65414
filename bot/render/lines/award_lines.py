"""What somebody is praised or teased for after a round or a match, a line each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.facts import Award, AwardKind, RoundFacts, awards_of
from bot.i18n import Translator

MOST_AWARDS = 3


def award_lines(facts: RoundFacts, names: Mapping[int, str], t: Translator) -> list[str]:
    """The awards of a round; ``names`` are by seat, ready to stand in a text."""
    return [award_text(award, names, t) for award in awards_of(facts) if award.seat in names]


def awards_of_match(
    rounds: Sequence[tuple[int, RoundFacts]], names: Mapping[int, str], t: Translator
) -> list[str]:
    """The greatest awards of all rounds, given by their numbers: of each kind the greatest one."""
    every = [(award, number) for number, facts in rounds for award in awards_of(facts)]
    every.sort(key=lambda each: (-each[0].worth, each[1], each[0].seat))
    best: dict[AwardKind, tuple[Award, int]] = {}
    for award, number in every:
        if award.seat in names:
            best.setdefault(award.kind, (award, number))
    told = list(best.values())[:MOST_AWARDS]
    return [
        f"{award_text(award, names, t)} {t.format('award-in-round', number=number)}"
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
