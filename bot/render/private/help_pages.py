"""How to play, in five short pages with pictures of the buttons."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.engine import Call
from bot.engine.cards import COLOURS
from bot.i18n import Translator
from bot.installation import InstallLinks
from bot.offer import Feature
from bot.place import Place, hands_out_penalties, is_seen_by_one, settings_of
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.cards.card_look import ACCENTS, colour_text
from bot.render.clicks.click_id import NO_GAME, Click, Verb
from bot.render.lines.membership import membership
from bot.render.lines.story import calls_text
from bot.render.page import Block, Button, Line, PrivatePage, Row, Style, Text
from bot.render.private.privacy_page import contact_lines
from bot.rule_gate import offer, rule_gate
from bot.views.tile_emoji import TileEmoji

HELP_PAGES = 5

_Sample = tuple[str, str | None, Style]
"""The key of a button's label, its emoji if it has one, and its style."""

_SAMPLES: dict[int, tuple[_Sample, ...]] = {
    1: (
        ("button-join", emoji.JOIN, Style.GOOD),
        ("button-start", emoji.START, Style.PRIMARY),
        ("button-add-computer", None, Style.PLAIN),
        ("button-options", emoji.OPTIONS, Style.PLAIN),
    ),
    2: (
        ("button-hand", emoji.HAND, Style.PRIMARY),
        ("button-draw", emoji.DRAW, Style.PLAIN),
        ("button-pass", emoji.PASS, Style.PLAIN),
        ("button-take", emoji.TAKE, Style.DANGER),
    ),
    3: (
        ("button-contra", emoji.CONTRA_REACTION, Style.DANGER),
        ("button-challenge", emoji.CHALLENGE_REACTION, Style.PLAIN),
    ),
    4: (("button-backs", emoji.BACKS, Style.PLAIN),),
    5: (
        ("button-more", emoji.MORE, Style.PLAIN),
        ("button-rematch", emoji.REMATCH, Style.GOOD),
    ),
}
"""Buttons shown on each page as they look in the game; here they cannot be pressed."""


class HelpTopic(Struct, frozen=True):
    """The place that the help is about, and how the bot comes elsewhere."""

    place: Place
    links: InstallLinks | None = None
    """None if players cannot use them."""
    contact: str = ""
    """How people reach the operator; empty if that is unknown."""


def help_page(
    number: int, topic: HelpTopic, t: Translator, tiles: TileEmoji | None = None
) -> PrivatePage:
    """Return one of the pages, counted from 1, or the nearest one for any other number.

    ``tiles`` are those of Flip, which has every colour; None while there are none.
    """
    number = min(max(number, 1), HELP_PAGES)
    text = t.format(f"guide-{number}", member=membership(topic.place))
    if number == _FIRST_PAGE and offer().has(Feature.ALONE):
        text = f"{text}\n{t.format('guide-alone', member=membership(topic.place))}"
    if number == _COMMANDS_PAGE:
        lines = [text, _commands(topic.place, t), *contact_lines(topic.contact, t)]
        text = "\n".join(lines)
    blocks: list[Block] = [Text(text)]
    if number == _CARDS_PAGE:
        blocks.append(Text("\n".join(t.format(f"help-{mode}") for mode in rule_gate().modes)))
        blocks.append(Text(_colours(t, tiles)))
    blocks += balanced_rows(_samples(number, t))
    if number == _FIRST_PAGE and topic.links is not None:
        blocks += _installing(topic.links, t)
    blocks += [Line(), _turning(number, t)]
    return PrivatePage(tuple(blocks), ACCENTS[3])


_FIRST_PAGE = 1
_CALLS_PAGE = 3
_CARDS_PAGE = 4
_COMMANDS_PAGE = 5


def _everywhere(_place: Place) -> bool:
    return True


_COMMANDS: dict[str, Callable[[Place], bool]] = {
    "hand": _everywhere,
    "me": _everywhere,
    "leave": _everywhere,
    "stop": _everywhere,
    "penalty": hands_out_penalties,
    "settings": lambda place: settings_of(place) is not None,
    "leaderboard": lambda place: not is_seen_by_one(place),
}
"""The commands that the help names, and whether they make sense in a place."""


def _commands(place: Place, t: Translator) -> str:
    named = [name for name, makes_sense in _COMMANDS.items() if makes_sense(place)]
    return " · ".join(t.format(f"help-command-{name}") for name in named)


def _installing(links: InstallLinks, t: Translator) -> list[Block]:
    """Return the links by which the bot comes to other places."""
    to_server = Button(t.format("button-install-server"), url=links.server)
    for_oneself = Button(t.format("button-install-person"), url=links.person)
    return [Text(t.format("help-install")), *balanced_rows([to_server, for_oneself])]


def _samples(number: int, t: Translator) -> list[Button]:
    samples = list(_SAMPLES[number])
    buttons = [
        Button(t.format(key), _click(f"{number}.{at}"), sign, style, disabled=True)
        for at, (key, sign, style) in enumerate(samples)
    ]
    if number == _CALLS_PAGE:
        say = t.format("button-say", call=calls_text(Call.UNO, t))
        buttons.insert(
            0, Button(say, _click(f"{number}.say"), emoji.CALL, Style.GOOD, disabled=True)
        )
    return buttons


def _colours(t: Translator, tiles: TileEmoji | None) -> str:
    return "-# " + " · ".join(colour_text(colour, t, tiles) for colour in range(len(COLOURS)))


def _turning(number: int, t: Translator) -> Row:
    """Return the buttons to the previous and the next page, and the page number between them."""
    before, behind = number - 1 or HELP_PAGES, number % HELP_PAGES + 1
    where = t.format("page-of-help", number=number, count=HELP_PAGES)
    return Row(
        (
            Button(t.format("button-help-back"), _click(str(before)), emoji.PAGE_BACK),
            Button(where, _click(str(number)), disabled=True),
            Button(t.format("button-help-on"), _click(str(behind)), emoji.PAGE_ON, Style.PRIMARY),
        )
    )


def _click(arg: str) -> str:
    return str(Click(NO_GAME, 0, Verb.HELP, arg))
