"""Posters: the results of rounds and matches that stay in the channel permanently."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from bot.engine import Options, compile_rules
from bot.facts import Award, AwardKind, HighlightKind, RoundFacts, awards_of
from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import GOLD_ACCENT
from bot.render.lines.moments import variant_of
from bot.render.lines.score_lines import medal, round_won
from bot.render.lines.status_lines import round_title
from bot.render.lines.story import listed
from bot.render.page import Block, Picture, PublicPage, Text, pictured, shortened
from bot.views.names import escaped


class FinishedSeat(Struct, frozen=True):
    """The result of a round for one seat; a computer player has a ``level``."""

    seat: int
    name: str
    won: bool
    points: int
    score: int
    cards: int
    level: str | None = None


class FinishedLeaver(Struct, frozen=True):
    """A player who left in the round and has no result in it (L1), with the cards held then."""

    seat: int
    name: str
    cards: int


class FinishedRound(Struct, frozen=True):
    """The ``number``-th round of a match; rounds of old versions have no ``facts``."""

    number: int
    options: Options
    results: tuple[FinishedSeat, ...]
    facts: RoundFacts | None = None
    leavers: tuple[FinishedLeaver, ...] = ()

    @property
    def names(self) -> dict[int, str]:
        """Return the players' names by seat, not escaped; also of those who left."""
        return {each.seat: each.name for each in (*self.leavers, *self.results)}

    @property
    def winners(self) -> list[str]:
        """Return who has won the round; partners win together."""
        return [result.name for result in self.results if result.won]

    @property
    def knocked_out(self) -> frozenset[int]:
        """Return the seats whose hands were set aside (X5)."""
        told = () if self.facts is None else self.facts.highlights
        return frozenset(each.seat for each in told if each.kind is HighlightKind.KNOCKED_OUT)

    def standing(self) -> list[tuple[int, FinishedSeat]]:
        """Return each seat with its place in the match from 0, the best first; partners share."""
        rules = compile_rules(self.options)
        better, in_team = (1 if rules.scoring.penalty else -1), 1 + rules.partners
        order = sorted(self.results, key=lambda each: (better * each.score, each.seat))
        scores = [result.score for result in order]
        return [(scores.index(each.score) // in_team, each) for each in order]


_LONGEST_SCORES = 1800


_LONGEST_AWARDS = 700


_LONGEST_EVENING = 700


_MOST_ROUNDS = 12


_TOLD_BY_ACHIEVEMENTS = {
    AwardKind.CATCHES: ("police", "caught-again"),
    AwardKind.CAUGHT: ("police", "caught-again"),
    AwardKind.LIE_DETECTOR: ("lie-detector",),
    AwardKind.STRAIGHT: ("straight",),
}
"""The achievements whose explanation says the same as an award of this kind."""


class AwardLine(Struct, frozen=True):
    """One award in words; ``number`` is the round that brought it."""

    kind: AwardKind
    number: int
    text: str

    def is_told_by(self, achievements: Collection[str], number: int) -> bool:
        """Return whether one of the ``achievements`` of round ``number`` says the same."""
        telling = _TOLD_BY_ACHIEVEMENTS.get(self.kind, ())
        return self.number == number and any(name in achievements for name in telling)


class Poster(Struct, frozen=True):
    """The parts of a result besides its scores: awards in words, and its picture once it is drawn.

    ``awards`` is empty if nothing was remarkable.
    """

    awards: tuple[AwardLine, ...] = ()
    evening: str = ""
    picture: Picture | None = None


def poster_head(title: str, subtitle: str) -> str:
    """Return the winner in large letters, with game and round below."""
    return f"# {title}\n-# {subtitle}"


def round_poster(finished: FinishedRound, t: Translator) -> Poster:
    """Return a round's result besides its scores, still without a picture."""
    if finished.facts is None:
        return Poster()
    names = {seat: escaped(name) for seat, name in finished.names.items()}
    return Poster(tuple(award_lines(finished.number, finished.facts, names, t)))


def match_poster(rounds: Sequence[FinishedRound], seed: str, t: Translator) -> Poster:
    """Return a match's result besides its scores: awards of all rounds, and a line for each.

    `seed` chooses the wording of thanks.
    """
    names = {seat: escaped(name) for each in rounds for seat, name in each.names.items()}
    facts = [(each.number, each.facts) for each in rounds if each.facts is not None]
    if len(rounds) == 1:
        awards = [line for number, each in facts for line in award_lines(number, each, names, t)]
    else:
        awards = awards_of_match(facts, names, t)
    thanks = t.format("thanks", variant=variant_of(seed))
    lines = _evening(rounds, t) if len(rounds) > 1 else []
    return Poster(tuple(awards), "\n".join([*lines, thanks]))


def with_picture(poster: Poster, name: str, png: bytes, alt: str) -> Poster:
    """Return the poster with its picture."""
    return Poster(poster.awards, poster.evening, pictured(name, png, alt))


def round_poster_page(finished: FinishedRound, poster: Poster, t: Translator) -> PublicPage:
    """Return the result of a round once the next one is dealt: it has no buttons any more."""
    subtitle = round_title(finished.options, finished.number, t)
    head = poster_head(f"{emoji.MEDALS[0]} {_winner(finished, t)}", subtitle)
    blocks: list[Block] = [Text(head), *picture_blocks(poster), Text(_scores(finished, t))]
    blocks += awards_blocks(poster.awards, t)
    return PublicPage(tuple(blocks), GOLD_ACCENT)


def picture_blocks(poster: Poster) -> tuple[Block, ...]:
    """Return the picture, if it is drawn already."""
    return () if poster.picture is None else (poster.picture,)


def awards_blocks(awards: Sequence[AwardLine], t: Translator) -> tuple[Block, ...]:
    """Return the awards, if there are any."""
    if not awards:
        return ()
    lines = [t.format("awards-title"), *(award.text for award in awards)]
    return (Text(shortened("\n".join(lines), _LONGEST_AWARDS)),)


def _winner(finished: FinishedRound, t: Translator) -> str:
    return round_won([escaped(name) for name in finished.winners], finished.number, t)


def _scores(finished: FinishedRound, t: Translator) -> str:
    penalty = compile_rules(finished.options).scoring.penalty
    lines: list[str] = []
    for place, result in finished.standing():
        computer = "" if result.level is None else f" {emoji.COMPUTER}"
        line = t.format(
            "score",
            mark=medal(place, result.score, fewer_is_better=penalty),
            player=f"{escaped(result.name)}{computer}",
            score=result.score,
            gained=result.points,
        )
        is_out = result.seat in finished.knocked_out
        left = t.format("left-knocked-out") if is_out else t.format("left", count=result.cards)
        lines.append(f"{line} · {left}")
    lines += (_left_line(leaver, t) for leaver in finished.leavers)
    return shortened("\n".join(lines), _LONGEST_SCORES)


def _left_line(leaver: FinishedLeaver, t: Translator) -> str:
    told = t.format("left-table", count=leaver.cards)
    return f"{emoji.NOT_ON} ~~{escaped(leaver.name)}~~ · {told}"


def _evening(rounds: Sequence[FinishedRound], t: Translator) -> list[str]:
    """Return a line for each round; of very many, the last ones."""
    shown = rounds[-_MOST_ROUNDS:]
    lines = [t.format("evening-title", count=len(rounds))]
    for finished in shown:
        names = listed([escaped(name) for name in finished.winners], t)
        gained = max((each.points for each in finished.results if each.won), default=0)
        key = "evening-line" if finished.winners else "evening-line-nobody"
        line = t.format(key, number=finished.number, player=names, gained=gained)
        lines.append(f"-# {line}")
    return shortened("\n".join(lines), _LONGEST_EVENING).split("\n")


MOST_AWARDS = 3


def award_lines(
    number: int, facts: RoundFacts, names: Mapping[int, str], t: Translator
) -> list[AwardLine]:
    """Return the awards of round ``number``; ``names`` are by seat, escaped."""
    return [
        AwardLine(award.kind, number, award_text(award, names, t))
        for award in awards_of(facts)
        if award.seat in names
    ]


def awards_of_match(
    rounds: Sequence[tuple[int, RoundFacts]], names: Mapping[int, str], t: Translator
) -> list[AwardLine]:
    """Return the greatest awards of all (number, facts) rounds: of each kind the greatest one."""
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
    """Return one award in a sentence."""
    other = None if award.other is None else names.get(award.other)
    key = f"award-{award.kind}"
    if award.kind is AwardKind.BIG_DRAW and other is not None:
        key = f"{key}-from"
    player = f"**{names[award.seat]}**"
    return t.format(key, player=player, other=other or "", amount=award.amount)
