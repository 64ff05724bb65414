"""Posters: the result of a round or of a match, as it stays in the channel for good."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.engine import compile_rules
from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import GOLD_ACCENT
from bot.render.lines.award_lines import AwardLine, award_lines, awards_of_match
from bot.render.lines.round_title import round_title
from bot.render.lines.score_lines import medal, round_won
from bot.render.lines.story import listed
from bot.render.lines.variants import variant_of
from bot.render.lines.worth_lines import worth_line
from bot.render.names import escaped
from bot.render.page import Block, Picture, PublicPage, Text, pictured, shortened

from .finished_round import FinishedRound

_LONGEST_SCORES = 1800
_LONGEST_AWARDS = 700
_LONGEST_EVENING = 700
_MOST_ROUNDS = 12


class Poster(Struct, frozen=True):
    """What a result shows besides its points: awards in words, and its picture once it is drawn.

    ``awards`` is empty where nothing was remarkable.
    """

    awards: tuple[AwardLine, ...] = ()
    evening: str = ""
    picture: Picture | None = None


def poster_head(title: str, subtitle: str) -> str:
    """The winner in large letters, and below it what was played."""
    return f"# {title}\n-# {subtitle}"


def round_poster(finished: FinishedRound, t: Translator) -> Poster:
    """What is told of a round besides its points, its picture not yet among it."""
    if finished.facts is None:
        return Poster()
    names = {seat: escaped(name) for seat, name in finished.names.items()}
    return Poster(tuple(award_lines(finished.number, finished.facts, names, t)))


def match_poster(rounds: Sequence[FinishedRound], seed: str, t: Translator) -> Poster:
    """What is told of a match that is over: the awards of all its rounds, and the evening.

    `seed` chooses the words of thanks.
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
    """The poster with its picture."""
    return Poster(poster.awards, poster.evening, pictured(name, png, alt))


def round_poster_page(finished: FinishedRound, poster: Poster, t: Translator) -> PublicPage:
    """The result of a round when the next one is on: nothing can be done there any more."""
    subtitle = round_title(finished.options, finished.number, t)
    head = poster_head(f"{emoji.MEDALS[0]} {_winner(finished, t)}", subtitle)
    blocks: list[Block] = [Text(head), *picture_blocks(poster), Text(_scores(finished, t))]
    blocks += awards_blocks(poster.awards, t)
    if finished.worth is not None:
        names = {seat: escaped(name) for seat, name in finished.names.items()}
        blocks.append(Text(worth_line(finished.worth, names, t)))
    return PublicPage(tuple(blocks), GOLD_ACCENT)


def picture_blocks(poster: Poster) -> tuple[Block, ...]:
    """The picture, once it is there."""
    return () if poster.picture is None else (poster.picture,)


def awards_blocks(awards: Sequence[AwardLine], t: Translator) -> tuple[Block, ...]:
    """What somebody is praised or teased for."""
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
    return shortened("\n".join(lines), _LONGEST_SCORES)


def _evening(rounds: Sequence[FinishedRound], t: Translator) -> list[str]:
    """A line a round; of very many the last ones."""
    shown = rounds[-_MOST_ROUNDS:]
    lines = [t.format("evening-title", count=len(rounds))]
    for finished in shown:
        names = listed([escaped(name) for name in finished.winners], t)
        gained = max((each.points for each in finished.results if each.won), default=0)
        key = "evening-line" if finished.winners else "evening-line-nobody"
        line = t.format(key, number=finished.number, player=names, gained=gained)
        lines.append(f"-# {line}")
    return shortened("\n".join(lines), _LONGEST_EVENING).split("\n")
