"""The settings of a person and of a server, with nothing chosen and with everything."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import patch

from msgspec.structs import replace

from bot.engine import Mode, build_options
from bot.render.private import choosing
from bot.render.private.choosing import FormKind, form_for
from bot.render.private.settings_pages import (
    own_settings_page,
    rule_line_form,
    server_settings_page,
    subscription_page,
    sure_to_hide_page,
)
from bot.setting_values import (
    Choices,
    LobbyCall,
    ServerSettings,
    Starters,
    TableGesture,
)
from tests.languages import DRAWN_LANGUAGES
from workbench.samples.bare_table import changed
from workbench.samples.sample_blocks import sample_blocks
from workbench.samples.sample_weeklies import sample_weeklies

from .contexts import NOBODYS, seat_of
from .shown import KEYS, sections, written, written_form

HERE, ELSEWHERE = 70, 80
LOBBY = replace(
    NOBODYS,
    seats=(seat_of("Anna", is_host=True), seat_of("Ben", 1)),
    options=build_options(Mode.CLASSIC, [("action_uno", "3:all,5:self"), ("stacking", None)]),
)


_SOME_LANGUAGES = patch("bot.render.private.settings_pages.languages", return_value=DRAWN_LANGUAGES)
"""Keeps the pages as they are when a language is added."""


@_SOME_LANGUAGES
def own_settings(_: object) -> str:
    chosen = Choices(language="de", ring_after=None, hand_in_channel=True)
    words = Choices(language="en", ring_after=0, cards_as_symbols=False)
    return sections(
        ("nothing chosen", written(own_settings_page(Choices(), KEYS))),
        ("German, never rung, the hand in the channel", written(own_settings_page(chosen, KEYS))),
        ("English, rung at once, cards in words", written(own_settings_page(words, KEYS))),
        ("called to tables here", written(own_settings_page(Choices(), KEYS, subscribed=True))),
        (
            "a call would name them",
            written(own_settings_page(Choices(), KEYS, subscribed=False, note="hidden")),
        ),
        ("called from now on", written(subscription_page("called", KEYS, subscribed=True))),
        ("called no more", written(subscription_page("not", KEYS, subscribed=False))),
        ("whether to hide", written(sure_to_hide_page(KEYS))),
    )


def weekly() -> str:
    pages = ((name.replace("-", " "), page) for name, page in sample_weeklies(KEYS))
    return sections(*((name, written(page)) for name, page in pages))


def blocks() -> str:
    return sections(
        *((name.replace("-", " "), written(page)) for name, page in sample_blocks(KEYS))
    )


@_SOME_LANGUAGES
def server_settings(_: object) -> str:
    def page(settings: ServerSettings, rules: str = "no house rules") -> str:
        return written(server_settings_page(settings, rules, HERE, KEYS))

    nothing = ServerSettings(1)
    with_favourites = server_settings_page(
        nothing, "no house rules", HERE, KEYS, ["Friday", "Saturday"], "no such rule"
    )
    chosen = ServerSettings(
        1,
        rules="stacking",
        channels=(ELSEWHERE, HERE),
        language="de",
        turn_seconds=None,
        threads=True,
        starters=Starters.MANAGERS,
        lobby_call=LobbyCall.ROLE,
        called_role=77,
    )
    return sections(
        ("nothing chosen", page(nothing)),
        ("everything chosen", page(chosen, "stacking")),
        (
            "nobody's phone rings for the role",
            written(server_settings_page(chosen, "stacking", HERE, KEYS, about_call="why")),
        ),
        ("games in another channel alone", page(ServerSettings(1, channels=(ELSEWHERE,)))),
        ("games in very many channels", page(ServerSettings(1, channels=tuple(range(100, 131))))),
        ("another game", page(ServerSettings(1, mode="flip"), "flip")),
        ("a preset", page(ServerSettings(1, preset="wild"), "wild")),
        ("rules that are longer than a page", page(nothing, "r" * 1001)),
        ("favourites, and a line that cannot be", written(with_favourites)),
    )


def forms() -> str:
    bare = replace(LOBBY, options=build_options(Mode.CLASSIC, [("target", "round")]))
    return sections(
        *((asked, written_form(form_for(LOBBY, asked, KEYS))) for asked in FormKind),
        *(
            (f"{asked} where nothing stands", written_form(form_for(bare, asked, KEYS)))
            for asked in (FormKind.TARGET, FormKind.LINE)
        ),
        ("line of a server", written_form(rule_line_form("stacking", KEYS))),
    )


def gesture_choices() -> str:
    """Return the choice of a table's gesture: none, one of ours, and a word of its own."""
    gestures = (None, TableGesture.CLAP, "=*wave*")
    pages = (changed(LOBBY, gesture=gesture) for gesture in gestures)
    return sections(
        *(
            (str(page.game.gesture), written(choosing.value_page(page, "action_uno", KEYS)))
            for page in pages
        )
    )


SHOWN: dict[str, Callable[[], str]] = {
    "own-settings": own_settings,
    "weekly": weekly,
    "blocks": blocks,
    "server-settings": server_settings,
    "forms": forms,
    "gesture-choices": gesture_choices,
}
