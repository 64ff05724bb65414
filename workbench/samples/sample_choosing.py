"""The pages before the deal and the pages of rules at their fullest: a big table, every rule."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import BY_NAME, Mode
from bot.i18n import Translator
from bot.players import LEVELS
from bot.presets import load_presets
from bot.render import Page, lobby_page
from bot.render.private import choosing
from bot.render.private.rulebook_page import Shelf, in_force_page, topic_page
from bot.rule_choice import combined
from bot.views.table_view import TableView
from workbench.samples.bare_table import changed

_FAVOURITES = ("Freitagsrunde", "W" * 40)
_CONFLICT = (("partner", None), ("play_on", None), ("action_uno", "3:all,5:self"))


def sample_choosing(table: TableView, t: Translator) -> Iterator[tuple[str, Page]]:
    """Yield each page with its name; ``table`` has the players."""
    robo = replace(table.seats[1], user_id=None, level="hard")
    everything = load_presets()["everything"].options()
    lobby = changed(
        table,
        seats=(table.seats[0], robo, *table.seats[2:]),
        options=everything,
        observation=None,
        steps=(),
        turn_seconds=90,
        hints=True,
        levels=tuple(LEVELS),
        invited=tuple(seat.name for seat in table.seats[:3]),
    )
    chosen = combined(Mode.CLASSIC, _CONFLICT)
    teams = replace(lobby, options=chosen.options)
    yield "lobby-everything", lobby_page(lobby, t)
    yield "choosing-game", choosing.game_choice_page(lobby, _FAVOURITES, t)
    conflict = choosing.note_on(chosen, t)
    assert conflict is not None
    there = dataclasses.replace(conflict, about=f"family.{BY_NAME['partner'].family}")
    yield "choosing-rules", choosing.house_rules_page(teams, t, there)
    yield "choosing-gestures", choosing.value_page(teams, "action_uno", t)
    yield "choosing-card", choosing.value_page(teams, "complement", t, rank="5")
    yield "choosing-people", choosing.people_page(teams, t)
    yield "choosing-seat", choosing.seat_page(teams, 1, t)
    yield "choosing-line", choosing.line_page(lobby, _FAVOURITES, t)
    yield "teams", choosing.teams_page(teams, 0, t)
    yield "rules-in-force", in_force_page(everything, Shelf(), t)
    yield "rule", topic_page("retour_kutsche", Shelf(), t)
