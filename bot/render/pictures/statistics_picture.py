"""What the picture of somebody's statistics shows."""

from __future__ import annotations

from bot.achievements import CATALOGUE
from bot.artwork.pictures import Bar, Figure, Mark, PersonCard
from bot.i18n import Translator
from bot.ratings import shown
from bot.statistics import GameStatistics, Opponent, PersonStatistics
from bot.views.names import called, plain_name

_GAMES_SHOWN = 4


def person_card(person: PersonStatistics, mode: str | None, t: Translator) -> PersonCard:
    """The picture; the rating is that of the game ``mode``, None: the one played most."""
    game = person.game(mode)
    course = () if game is None else tuple(map(shown, game.course))
    return PersonCard(
        title=plain_name(person.name),
        subtitle=t.format("statistics-rounds", count=person.rounds),
        figures=_figures(person, game, t),
        course_title="" if game is None else _course_title(game, t),
        course=course,
        marks=() if game is None else _marks(game, t),
        games=tuple(_bar(each, t) for each in person.games[:_GAMES_SHOWN]),
        people=_people(person, t),
    )


def share_of(wins: int, rounds: int) -> int:
    """Of a hundred rounds so many were won."""
    return round(100 * wins / rounds) if rounds else 0


def _figures(
    person: PersonStatistics, game: GameStatistics | None, t: Translator
) -> tuple[Figure, ...]:
    rating = "–" if game is None or game.shown is None else str(game.shown)
    return (
        Figure(str(person.wins), t.format("statistics-figure-wins")),
        Figure(f"{share_of(person.wins, person.rounds)} %", t.format("statistics-figure-share")),
        Figure(rating, t.format("statistics-figure-rating")),
        Figure(
            f"{len(person.achievements)}/{len(CATALOGUE)}", t.format("statistics-figure-medals")
        ),
    )


def _course_title(game: GameStatistics, t: Translator) -> str:
    title = t.format(
        "statistics-course",
        mode=t.format(f"mode-{game.mode}"),
        trend=f"{game.trend:+d}".replace("-", "−"),
        rounds=game.rounds_of_trend,
    )
    return f"{title} · {t.format('statistics-provisional')}" if game.is_provisional else title


def _marks(game: GameStatistics, t: Translator) -> tuple[Mark, ...]:
    return tuple(Mark(t.format(f"level-{level}"), mark) for level, mark in game.marks.items())


def _bar(game: GameStatistics, t: Translator) -> Bar:
    figure = t.format("statistics-won-of", wins=game.wins, rounds=game.rounds)
    return Bar(t.format(f"mode-{game.mode}"), figure, game.wins / max(1, game.rounds))


def _people(person: PersonStatistics, t: Translator) -> tuple[Bar, ...]:
    found: list[Bar] = []
    if person.nemesis is not None:
        found.append(_rival(person.nemesis, person.nemesis.behind, "nemesis", t))
    if person.victim is not None:
        found.append(_rival(person.victim, person.victim.ahead, "victim", t))
    return tuple(found)


def _rival(rival: Opponent, often: int, kind: str, t: Translator) -> Bar:
    name = t.format(f"statistics-drawn-{kind}", player=plain_name(called(rival.name, t)))
    figure = t.format("statistics-often-of", often=often, rounds=rival.rounds)
    return Bar(name, figure, often / rival.rounds)
