"""The leaderboard, as a page and as a picture with the same in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from msgspec import Struct

from bot.artwork.pictures import LeaderboardRow
from bot.i18n import Translator
from bot.leaderboard_choice import EVERY_GAME, LeaderboardChoice, Order, Period, Where
from bot.offer import Feature
from bot.render import emoji
from bot.render.cards.card_look import GOLD_ACCENT
from bot.render.clicks.click_id import NO_GAME, SURE, Click, Verb
from bot.render.lines.picture_names import stand_in
from bot.render.page import Block, Button, PublicPage, Row, Style, Text, shortened
from bot.rule_gate import offer
from bot.views.names import called, escaped, visible_name

_MEDALS = dict(enumerate(emoji.MEDALS, start=1))


class LeaderboardLine(Struct, frozen=True):
    """One player's line; players with an equal ``place`` share it. ``wins`` of ``rounds`` were won.

    ``is_sure`` is False for players with too few rounds for this order; they come below all others
    and have no place. ``is_below``: worldwide, others come first whoever has won how much.
    """

    place: int
    name: str
    wins: int
    rounds: int
    points: int
    matches: int
    catches: int = 0
    rating: int | None = None
    is_sure: bool = True
    me: bool = False
    is_below: bool = False

    @property
    def share(self) -> int:
        """Return how many of a hundred rounds were won."""
        return round(100 * self.wins / self.rounds) if self.rounds else 0

    def figure(self, order: Order) -> int:
        """Return the number by which this order sorts."""
        match order:
            case Order.WINS:
                return self.wins
            case Order.SHARE:
                return self.share
            case Order.RATING:
                return self.rating or 0
            case Order.POINTS:
                return self.points
            case Order.CATCHES:
                return self.catches


class LeaderboardView(Struct, frozen=True):
    """The content of the page: the ``best`` lines, whether there are ``more``, the viewer's line.

    ``now`` lies in the month that is shown, ``season`` is the number of the current season.
    ``may_begin_season``: the viewer manages the server. ``game`` was played on the server that is
    shown: by its id, buttons know the server in direct messages, too. ``of_server``: False for the
    leaderboard of a chat without a server.
    """

    choice: LeaderboardChoice
    best: Sequence[LeaderboardLine]
    mine: LeaderboardLine | None
    more: bool
    now: datetime
    season: int = 1
    may_begin_season: bool = False
    game: str = NO_GAME
    of_server: bool = True


def _place_key(view: LeaderboardView) -> str:
    """Return the key of the name of what the leaderboard covers."""
    where = view.choice.where
    is_chat = where is Where.HERE and not view.of_server
    return "leaderboard-this-chat" if is_chat else f"choice-{where}"


def leaderboard_page(view: LeaderboardView, t: Translator) -> PublicPage:
    """Return the best players, and always the viewer's own line."""
    lines = [t.format("leaderboard-title"), f"-# {leaderboard_subtitle(view, t)}"]
    lines += _lines(view, t)
    if view.mine is None:
        everywhere = view.choice.where is Where.EVERYWHERE
        key = "leaderboard-not-yet-everywhere" if everywhere else "leaderboard-not-yet"
        lines.append(f"\n{t.format(key)}")
    elif not any(line.me for line in view.best):
        lines.append(f"…\n{_line(view.mine, view.choice.order, t)}")
    blocks: list[Block] = [Text(shortened("\n".join(lines), 3900))]
    blocks += [Row(tuple(row)) for row in (_paging(view, t), _seasons(view, t)) if row]
    return PublicPage(tuple(blocks), GOLD_ACCENT)


def leaderboard_subtitle(view: LeaderboardView, t: Translator) -> str:
    """Return period, place, game and order of the leaderboard."""
    choice = view.choice
    parts = (
        period_text(view, t),
        t.format(_place_key(view)),
        t.format("choice-all-games" if choice.mode == EVERY_GAME else f"mode-{choice.mode}"),
        t.format(f"choice-{choice.order}"),
    )
    return " · ".join(parts)


def period_text(view: LeaderboardView, t: Translator) -> str:
    """Return the period of the leaderboard in words."""
    match view.choice.period:
        case Period.MONTH:
            return t.format("leaderboard-month", month=view.now.month, year=str(view.now.year))
        case Period.SEASON:
            return t.format("leaderboard-season", season=view.choice.season or view.season)
        case Period.WEEK | Period.EVER:
            return t.format(f"choice-{view.choice.period}")


def _lines(view: LeaderboardView, t: Translator) -> list[str]:
    if not view.best:
        return [t.format("leaderboard-empty")]
    lines: list[str] = []
    for line, headings in zip(view.best, _headings(view.best, t), strict=True):
        lines += [f"-# {heading}" for heading in headings]
        lines.append(_line(line, view.choice.order, t))
    return lines


def _headings(lines: Iterable[LeaderboardLine], t: Translator) -> Iterator[list[str]]:
    """Yield what is said above each line: that a lower part of the leaderboard begins there."""
    is_sure, is_below = True, False
    for line in lines:
        headings: list[str] = []
        if line.is_below and not is_below:
            headings.append(t.format("leaderboard-below"))
            is_sure, is_below = True, True
        if is_sure and not line.is_sure:
            headings.append(t.format("leaderboard-too-little"))
        is_sure = line.is_sure
        yield headings


def _line(line: LeaderboardLine, order: Order, t: Translator) -> str:
    mark = _mark(line, order) if line.is_sure else emoji.NOT_ON
    name = escaped(shortened(called(line.name, t), 40))
    return t.format(
        _LINES.get(order, "leaderboard-line"),
        mark=mark,
        player=f"**{name}**" if line.me else name,
        wins=line.wins,
        rounds=line.rounds,
        points=line.points,
        matches=line.matches,
        catches=line.catches,
        share=line.share,
        rating=str(line.rating or 0),
    )


def _mark(line: LeaderboardLine, order: Order) -> str:
    """Return the medal or the number of a place; a figure of zero has no medal."""
    # Escaped: a line that begins with a number would be indented as a list.
    number = f"{line.place}\\."
    return _MEDALS.get(line.place, number) if line.figure(order) else number


_LINES = {
    Order.SHARE: "leaderboard-line-share",
    Order.RATING: "leaderboard-line-rating",
    Order.CATCHES: "leaderboard-line-catches",
}


def _paging(view: LeaderboardView, t: Translator) -> list[Button]:
    choice = view.choice
    buttons: list[Button] = []
    if choice.page > 0:
        click = _turn(choice.at(choice.page - 1), view.game)
        buttons.append(Button(t.format("page-back"), click, emoji.PAGE_BACK))
    if view.more:
        click = _turn(choice.at(choice.page + 1), view.game)
        buttons.append(Button(t.format("page-on"), click, emoji.PAGE_ON))
    if view.best and offer().has(Feature.PICTURES):
        click = str(Click(view.game, 0, Verb.PICTURE, str(choice)))
        buttons.append(Button(t.format("button-picture"), click, emoji.PICTURE))
    return buttons


def _seasons(view: LeaderboardView, t: Translator) -> list[Button]:
    if view.choice.period is not Period.SEASON:
        return []
    shown = view.choice.season or view.season
    buttons = [
        Button(
            t.format("leaderboard-season", season=number),
            _turn(view.choice.of_season(number), view.game),
        )
        for number in (shown - 1, shown + 1)
        if 1 <= number <= view.season
    ]
    if view.may_begin_season:
        click = str(Click(NO_GAME, 0, Verb.NEW_SEASON))
        buttons.append(Button(t.format("button-new-season"), click, emoji.NEW_SEASON))
    return buttons


def _turn(choice: LeaderboardChoice, game: str = NO_GAME) -> str:
    return str(Click(game, 0, Verb.RANKING, str(choice)))


def sure_season_page(season: int, t: Translator) -> PublicPage:
    """Return the question whether the server's next season is to begin after `season`."""
    yes = Button(
        t.format("button-begin-season"),
        str(Click(NO_GAME, 0, Verb.NEW_SEASON, f"{SURE}.{season}")),
        emoji.NEW_SEASON,
        Style.DANGER,
    )
    stay = Button(
        t.format("button-keep-season"), _turn(LeaderboardChoice(Period.SEASON)), emoji.BACK
    )
    text = t.format("leaderboard-sure-season", season=season, next=season + 1)
    return PublicPage((Text(text), Row((yes, stay))))


@dataclass(frozen=True, slots=True)
class BestPlayers:
    """The picture of a leaderboard: its ``title``, its ``order`` in words, a row a player."""

    title: str
    order: str
    rows: tuple[LeaderboardRow, ...]


def best_players(view: LeaderboardView, t: Translator) -> BestPlayers:
    """Return the best players, and always the viewer's own line."""
    best, mine = view.best, view.mine
    lines = tuple(best) if mine is None or any(line.me for line in best) else (*best, mine)
    figures = [line.figure(view.choice.order) for line in lines]
    most = max(1, *figures)
    rows = (
        LeaderboardRow(
            line.place if line.is_sure else 0,
            visible_name(called(line.name, t)),
            _written_figure(figure, view, t),
            figure / most,
            me=line.me,
            stand_in=stand_in(row, t),
            headings=tuple(headings),
        )
        for row, (line, figure, headings) in enumerate(
            zip(lines, figures, _headings(lines, t), strict=True)
        )
    )
    # A picture has no room for the whole subtitle.
    subtitle = f"{t.format(f'choice-{view.choice.order}')} · {period_text(view, t)}"
    return BestPlayers(t.format("picture-leaderboard"), subtitle, tuple(rows))


def best_in_words(best: BestPlayers, t: Translator, named: Callable[[str], str]) -> str:
    """Return the picture in words; ``named`` writes each name."""
    lines = [f"{best.title} ({best.order})"]
    for row in best.rows:
        mark = f"{row.place}." if row.place else emoji.NOT_ON
        lines += row.headings
        lines.append(
            t.format(
                "picture-leaderboard-line", mark=mark, player=named(row.name), figure=row.figure
            )
        )
    return "\n".join(lines)


def _written_figure(figure: int, view: LeaderboardView, t: Translator) -> str:
    return t.percent(figure) if view.choice.order is Order.SHARE else str(figure)
