"""`/uno stats`: a player's statistics as a picture and in words, and their achievements."""

from __future__ import annotations

from bot.achievements import CATALOGUE, Achievement
from bot.artwork.lettering import isolated
from bot.artwork.pictures import Bar, Figure, Mark, PersonCard
from bot.i18n import Translator
from bot.ratings import shown
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.cards.card_look import GOLD_ACCENT
from bot.render.clicks.click_id import NO_GAME, Click, Verb
from bot.render.lines.picture_names import picture_names
from bot.render.lines.score_lines import achievement_name
from bot.render.page import Block, Button, PrivatePage, Row, Style, Text, pictured, shortened
from bot.statistics import GameStatistics, Luck, Opponent, PersonStatistics
from bot.views.names import called, escaped, plain_name, visible_name

_TENTHS = 10


_NEWEST_SHOWN = 5


_LONGEST_FRIENDS = 1500


_MODES_SHOWN = 4


ANY_MODE = "any"
"""In place of a game: the one played most."""


def statistics_page(
    person: PersonStatistics, mode: str | None, png: bytes | None, t: Translator
) -> PrivatePage:
    """Return the picture ``png`` and the same in words; ``mode``: the game with the rating."""
    words = "\n".join(_lines(person, t))
    alt = t.format("statistics-alt", player=plain_name(person.name))
    blocks: list[Block] = [
        Text(t.format("statistics-title", player=escaped(person.name))),
        *(() if png is None else (pictured("statistics.png", png, alt),)),
        Text(shortened(words, 3000)),
        *balanced_rows(_buttons(person, mode, t)),
    ]
    return PrivatePage(tuple(blocks), GOLD_ACCENT)


def statistics_click(user_id: int, mode: str | None = None) -> str:
    """Return what a button carries that leads to this page."""
    return str(Click(NO_GAME, 0, Verb.STATISTICS, f"{user_id}.{mode or ANY_MODE}"))


def achievements_page(
    person: PersonStatistics, t: Translator, *, part: int = 0, mine: bool
) -> PrivatePage:
    """Return earned and other achievements; secret ones are hidden until they are earned."""
    earned, known = set(person.achievements), [a.name for a in CATALOGUE]
    shown = [a for a in CATALOGUE if a.name in earned]
    shown += [a for a in CATALOGUE if a.name not in earned and not a.secret]
    parts = [shown[at : at + _A_PART] for at in range(0, len(shown), _A_PART)]
    part = min(part, len(parts) - 1)
    secret = sum(a.secret and a.name not in earned for a in CATALOGUE)
    title = "achievements-title-mine" if mine else "achievements-title"
    count = sum(name in earned for name in known)
    lines = [t.format(title, player=escaped(person.name), count=count, all=len(known))]
    lines += [_achievement(a, t, is_earned=a.name in earned) for a in parts[part]]
    if secret and part == len(parts) - 1:
        lines.append(t.format("achievements-secret", count=secret))
    return PrivatePage(
        (
            Text(shortened("\n".join(lines), 3900)),
            Row(tuple(_achievement_buttons(person.user_id, part, len(parts), t))),
        ),
        GOLD_ACCENT,
    )


_A_PART = 18
"""Achievements on a page."""


def _achievement(achievement: Achievement, t: Translator, *, is_earned: bool) -> str:
    about = t.format(f"achievement-{achievement.name}-about")
    name = achievement_name(achievement.name, t)
    if is_earned:
        return f"{emoji.ACHIEVEMENT} **{name}** – {about}"
    return f"-# {emoji.NOT_ON} {name} – {about}"


def _achievement_buttons(user_id: int, part: int, parts: int, t: Translator) -> list[Button]:
    def turn(to: int) -> str:
        return str(Click(NO_GAME, 0, Verb.ACHIEVEMENTS, f"{user_id}.{to}"))

    buttons: list[Button] = []
    if part > 0:
        buttons.append(Button(t.format("page-back"), turn(part - 1), emoji.PAGE_BACK))
    if part + 1 < parts:
        buttons.append(Button(t.format("page-on"), turn(part + 1), emoji.PAGE_ON))
    back = Button(t.format("button-statistics"), statistics_click(user_id), emoji.SCORES)
    return [*buttons, back]


def _buttons(person: PersonStatistics, mode: str | None, t: Translator) -> list[Button]:
    shown = person.game(mode)
    rated = [game for game in person.games if game.rating is not None][:_MODES_SHOWN]
    buttons = [
        Button(
            t.format(f"mode-{game.mode}"),
            statistics_click(person.user_id, game.mode),
            emoji.CHART,
            Style.PRIMARY if shown is game else Style.PLAIN,
        )
        for game in rated
        if len(rated) > 1
    ]
    click = str(Click(NO_GAME, 0, Verb.ACHIEVEMENTS, f"{person.user_id}.0"))
    return [*buttons, Button(t.format("button-achievements"), click, emoji.ACHIEVEMENT)]


def _lines(person: PersonStatistics, t: Translator) -> list[str]:
    lines = [
        t.format(
            "statistics-whole",
            rounds=person.rounds,
            wins=person.wins,
            share=share_of(person.wins, person.rounds),
            matches=person.matches,
        )
    ]
    lines += [_game(game, t) for game in person.games]
    if habits := _habits(person, t):
        lines += ["", t.format("statistics-habits"), *habits]
    if person.luck is not None:
        lines += ["", *luck_lines(person.luck, t)]
    rivals = [_rival("nemesis", person.nemesis, t), _rival("victim", person.victim, t)]
    if any(rivals):
        lines += ["", *filter(None, rivals)]
    lines += _friends(person, t)
    if person.achievements:
        names = [achievement_name(name, t) for name in person.achievements[:_NEWEST_SHOWN]]
        newest, count = t.joined(names), len(person.achievements)
        lines += ["", t.format("statistics-achievements", count=count, newest=newest)]
    return lines


def luck_lines(luck: Luck, t: Translator) -> list[str]:
    """Return what the cards were worth, and what that says about luck."""
    worth, margin = t.decimal(luck.worth), t.decimal(luck.margin)
    told = t.format(
        "statistics-luck", wins=luck.wins, rounds=luck.rounds, worth=worth, margin=margin
    )
    if not luck.is_beyond_chance:
        return [told, t.format("statistics-luck-chance")]
    better = luck.wins > luck.worth
    return [told, t.format("statistics-luck-better" if better else "statistics-luck-worse")]


def _game(game: GameStatistics, t: Translator) -> str:
    mode = t.format(f"mode-{game.mode}")
    won = t.format("statistics-game", mode=mode, wins=game.wins, rounds=game.rounds)
    if game.is_provisional:
        return f"{won} · {_rank_among_met(game, t)}"
    if game.shown is None:
        return won
    rating = t.format(
        "statistics-rating",
        rating=str(game.shown),
        trend=f"{game.trend:+d}".replace("-", "−"),
        rounds=game.rounds_of_trend,
    )
    aside = ""
    if game.stronger_than is not None:
        level = t.format(f"level-{game.stronger_than}")
        aside = t.format("statistics-stronger", level=level)
    return f"{won}; {rating}" + (f", {aside}" if aside else "")


def _rank_among_met(game: GameStatistics, t: Translator) -> str:
    """Return what is said instead of a rating that is not certain yet."""
    met = game.met
    if met is None:
        return t.format("statistics-provisional")
    return t.format("statistics-met", place=met.place, people=met.people)


def _habits(person: PersonStatistics, t: Translator) -> list[str]:
    of = person.totals
    lines: list[str] = []
    if owed := of.calls + of.missed:
        calls = t.format("statistics-calls", made=of.calls, owed=owed)
        lines.append(calls)
    if of.catches or of.caught:
        lines.append(t.format("statistics-catches", catches=of.catches, caught=of.caught))
    if of.bluffs or of.bluffs_caught:
        lines.append(t.format("statistics-bluffs", through=of.bluffs, caught=of.bluffs_caught))
    if doubts := of.challenges_won + of.challenges_lost:
        lines.append(t.format("statistics-doubts", right=of.challenges_won, doubts=doubts))
    if of.wild_draws_thrown or of.wild_draws_taken:
        thrown, taken = of.wild_draws_thrown, of.wild_draws_taken
        lines.append(t.format("statistics-wild-draws", thrown=thrown, taken=taken))
    if of.biggest_draw:
        lines.append(t.format("statistics-draw", cards=of.biggest_draw, hand=of.longest_hand))
    own_turns = of.turns - of.autopilot_turns
    if own_turns > 0:
        seconds = round(of.tenths / _TENTHS / own_turns)
        lines.append(t.format("statistics-pace", seconds=seconds))
    return [f"- {line}" for line in lines]


def _rival(kind: str, rival: Opponent | None, t: Translator) -> str | None:
    if rival is None:
        return None
    often = rival.behind if kind == "nemesis" else rival.ahead
    name = escaped(called(rival.name, t))
    return t.format(f"statistics-rival-{kind}", player=name, often=often, rounds=rival.rounds)


def _friends(person: PersonStatistics, t: Translator) -> list[str]:
    """Return the scores with others in this place, a line for each game."""
    lines: list[str] = []
    for game in (game for game in person.games if game.friends):
        scores = " · ".join(
            t.format("statistics-friend", player=name, ahead=friend.ahead, behind=friend.behind)
            for friend in game.friends
            for name in (escaped(called(friend.name, t)),)
        )
        lines.append(f"- {t.format(f'mode-{game.mode}')}: {scores}")
    told = shortened("\n".join(lines), _LONGEST_FRIENDS)
    return ["", t.format("statistics-friends"), told] if told else []


_GAMES_SHOWN = 4


def person_card(person: PersonStatistics, mode: str | None, t: Translator) -> PersonCard:
    """Return the picture with the rating in the game ``mode``; None: the game played most."""
    game = person.game(mode)
    # Before it is certain, a rating is a number that says nothing.
    certain = None if game is None or game.is_provisional else game
    return PersonCard(
        title=visible_name(person.name),
        subtitle=t.format("statistics-rounds", count=person.rounds),
        figures=_figures(person, game, t),
        course_title="" if certain is None else _course_title(certain, t),
        course=() if certain is None else tuple(map(shown, certain.course)),
        marks=() if certain is None else _marks(certain, t),
        games=tuple(_game_bar(each, t) for each in person.games[:_GAMES_SHOWN]),
        people=_people(person, t),
        names=picture_names((person.name, *_rivals(person, t)), t),
    )


def share_of(wins: int, rounds: int) -> int:
    """Return how many of a hundred rounds were won."""
    return round(100 * wins / rounds) if rounds else 0


def _figures(
    person: PersonStatistics, game: GameStatistics | None, t: Translator
) -> tuple[Figure, ...]:
    rating = "–" if game is None or game.shown is None else str(game.shown)
    return (
        Figure(str(person.wins), t.format("statistics-figure-wins")),
        Figure(
            t.percent(share_of(person.wins, person.rounds)), t.format("statistics-figure-share")
        ),
        Figure(rating, t.format("statistics-figure-rating")),
        Figure(
            f"{len(person.achievements)}/{len(CATALOGUE)}", t.format("statistics-figure-medals")
        ),
    )


def _course_title(game: GameStatistics, t: Translator) -> str:
    return t.format(
        "statistics-course",
        mode=t.format(f"mode-{game.mode}"),
        trend=f"{game.trend:+d}".replace("-", "−"),
        rounds=game.rounds_of_trend,
    )


def _marks(game: GameStatistics, t: Translator) -> tuple[Mark, ...]:
    return tuple(Mark(t.format(f"level-{level}"), mark) for level, mark in game.marks.items())


def _game_bar(game: GameStatistics, t: Translator) -> Bar:
    figure = t.format("statistics-won-of", wins=game.wins, rounds=game.rounds)
    return Bar(t.format(f"mode-{game.mode}"), figure, game.wins / max(1, game.rounds))


def _people(person: PersonStatistics, t: Translator) -> tuple[Bar, ...]:
    found: list[Bar] = []
    if person.nemesis is not None:
        found.append(_rival_bar(person.nemesis, person.nemesis.behind, "nemesis", t))
    if person.victim is not None:
        found.append(_rival_bar(person.victim, person.victim.ahead, "victim", t))
    return tuple(found)


def _rivals(person: PersonStatistics, t: Translator) -> list[str]:
    rivals = (person.nemesis, person.victim)
    return [called(rival.name, t) for rival in rivals if rival is not None]


def _rival_bar(rival: Opponent, often: int, kind: str, t: Translator) -> Bar:
    player = isolated(visible_name(called(rival.name, t)))
    name = t.format(f"statistics-drawn-{kind}", player=player)
    figure = t.format("statistics-often-of", often=often, rounds=rival.rounds)
    return Bar(name, figure, often / rival.rounds)
