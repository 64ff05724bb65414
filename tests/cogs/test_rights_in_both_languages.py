"""Every command and every button, used in each role, in German and in English.

Strangers sit at no table, players sit at this one, its host has opened it, and managers may manage
the server. A person without the right changes nothing. Everybody gets an answer in their language,
private or public as it should be, and no fault is logged.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor

from bot.render import Click, Verb
from bot.render.clicks.click_id import SURE
from cogs.clicks.verb_table import VERB_TABLE
from tests.languages import DRAWN_LANGUAGES

from .answering.test_slow_answers import EVENINGS, Evening
from .playing import Playing
from .verb_rights import MAY, STANDS, Stand, Who

ROLES = ("stranger", "player", "host", "manager")
_MAY = {
    Who.ANYBODY: ROLES,
    Who.PLAYERS: ("player", "host"),
    Who.HOST: ("host",),
    Who.PLAYERS_OR_MANAGERS: ("player", "host", "manager"),
    Who.MANAGERS: ("manager",),
}

_ARGS = {
    Verb.ACHIEVEMENTS: "1.0",
    Verb.ADD_COMPUTER: "easy",
    Verb.CHOOSE: "mode",
    Verb.FILLED: "target",
    Verb.FORM: "target",
    Verb.HAND_OVER: "1",
    Verb.LEAVE: SURE,
    Verb.MINE: "ring.60",
    Verb.VOTE: "stop.0.yes",
    Verb.NEW_SEASON: f"{SURE}.1",
    Verb.OPTIONS: "game",
    Verb.RECAP: "week",
    Verb.REMOVE: f"1.{SURE}",
    Verb.REPLAY: "1.0.open",
    Verb.SERVER: "language.none",
    Verb.STATISTICS: "1.",
    Verb.STOP: SURE,
}
_ONE_OF_MANY = (Verb.CARD, Verb.COLOUR, Verb.LEAVE, Verb.STOP)
_AFTER_A_ROUND = (Verb.OFFER_SEAT, Verb.KEEP_SEAT, Verb.CHART, Verb.REMOVE)
_AFTER_A_MATCH = (Verb.REMATCH, Verb.NEW_RULES, Verb.LEADERBOARD)
_DOES_SOMETHING = (
    *(Verb.CARD, Verb.DRAW, Verb.TAKE, Verb.CHALLENGE, Verb.KEEP, Verb.DISCARD, Verb.COLOUR),
    *(Verb.SAY, Verb.GESTURE, Verb.CONTRA, Verb.NEXT, Verb.LEAVE, Verb.STOP),
)
"""Verbs that change the table if they are used at the right time by a person with the right."""


_OWN_PAGES: dict[Verb, tuple[str, dict[str, Any]]] = {
    Verb.MINE: ("uno me", {}),
    Verb.PRIVACY: ("uno privacy", {}),
    Verb.SERVER: ("uno settings", {}),
    Verb.SERVER_FORM: ("uno settings", {}),
    Verb.HELP: ("uno help", {}),
    Verb.RULES: ("uno help", {}),
    Verb.TOPIC: ("uno rules", {}),
    Verb.LEAVE: ("uno leave", {}),
    Verb.STOP: ("uno stop", {}),
    Verb.PICTURE: ("leaderboard", {"period": "ever"}),
    Verb.NEW_SEASON: ("leaderboard", {"period": "season"}),
    Verb.RANKING: ("leaderboard", {"period": "season"}),
    Verb.ACHIEVEMENTS: ("uno stats", {}),
    Verb.RECAP: ("uno recap", {}),
    Verb.REPLAY: ("uno replay", {}),
}
"""Commands whose pages have the button, which is also on other messages."""


_MENUS = "it is a menu or a form, and no button"
_LATER = "there is a time or an absence before it"
_NOT_IN_REACH = {
    **dict.fromkeys((Verb.CHOOSE, Verb.FORM, Verb.FILLED, Verb.WORD_TYPED, Verb.TOPIC), _MENUS),
    **dict.fromkeys((Verb.HELP, Verb.SERVER_FORM, Verb.EVENING_TYPED), _MENUS),
    **dict.fromkeys((Verb.WAKE, Verb.RETURN, Verb.HAND_OVER, Verb.QUIET), _LATER),
    Verb.VOTE: "somebody has to ask for it first: tests/cogs/test_motions.py",
    Verb.CALL_PEOPLE: "a server has to allow it first: tests/cogs/choosing",
    Verb.LIKE_LAST_TIME: "there has to be a match before: tests/cogs/choosing",
    Verb.TEAMS: "partners alone have them",
    Verb.PASS: "a card has to be drawn first: tests/cogs/test_playing.py",
    Verb.KEEP_SEAT: "the seat has to be offered first: tests/cogs/test_following.py",
    Verb.DECLINE: "a seat has to be offered first: tests/cogs/test_following.py",
    Verb.UNFOLLOW: "the match has to be followed first: tests/cogs/test_following.py",
    Verb.RANKING: "there has to be a second page or season: tests/cogs/test_leaderboard.py",
    Verb.REPLAY: "rounds that were laid have no record to show: tests/cogs/test_replays.py",
    Verb.GO_ON: "there has to be a break: tests/cogs/test_recess.py",
    Verb.NEXT_MATCH: "there has to be an evening: tests/cogs/test_evenings.py",
    **dict.fromkeys(
        (Verb.WEEKLY, Verb.WEEKLY_FORM, Verb.ATTEND),
        "there has to be an evening, or its hour: tests/cogs/test_weekly_clicks.py",
    ),
    Verb.STATISTICS: "it leads back from the achievements: tests/cogs/test_player_statistics.py",
}
"""Verbs that are forged here, with the reason; all others are pressed on a page that has them."""

_MOVES = {
    *(Verb.CARD, Verb.DRAW, Verb.TAKE, Verb.CHALLENGE, Verb.KEEP, Verb.DISCARD, Verb.COLOUR),
    *(Verb.SAY, Verb.GESTURE, Verb.CONTRA, Verb.PAGE, Verb.FOLLOW, Verb.REMOVE_COMPUTER),
}
_NOT_THEIRS: dict[str, set[Verb]] = {
    "host": {Verb.FOLLOW, Verb.TAKE, Verb.JOIN},
    "player": {*_MOVES, Verb.JOIN},
    "manager": {Verb.ACHIEVEMENTS},
    "stranger": {Verb.ACHIEVEMENTS},
}
"""Verbs that no page offers to these roles: not their turn, nothing played, or already playing."""


@dataclass(frozen=True)
class _Scene:
    """A situation in which a verb is tried, and the argument of the click."""

    evening: Evening
    arg: str


_ELSEWHERE = ("not now", "turn", "waiting")
"""Situations in which a click has no effect, or none yet because a colour is asked for."""


_BEHIND_THE_LOBBYS_MORE = (Verb.WORD, Verb.REMOVE_COMPUTER)


def _scene(verb: Verb) -> _Scene:
    """Return a situation in which this click has an effect, or any situation if there is none."""
    for name, evening in EVENINGS.items():
        for of_evening, arg in evening.clicks:
            if of_evening is verb and name not in _ELSEWHERE:
                return _Scene(evening, _ARGS.get(verb, arg))
    if verb in _AFTER_A_MATCH:
        return _Scene(replace(EVENINGS["round over"], rules="target=round"), "")
    name = "round over" if verb in _AFTER_A_ROUND else "turn"
    return _Scene(EVENINGS[name], _ARGS.get(verb, ""))


class _Company:
    """One person for each role, all using one language; each try has its own channel."""

    def __init__(self, play: Playing, language: str) -> None:
        self.play = play
        self.language = language
        leads = discord.Permissions(manage_guild=True)
        role = play.guild.create_role(f"Leitung {language}", permissions=leads)
        users = {name: play.env.create_user(f"{name}-{language}") for name in ("eve", "dora")}
        self.stranger = play.guild.add_member(users["eve"])
        self.manager = play.guild.add_member(users["dora"], roles=[role])
        self._tried = 0

    async def speak(self) -> None:
        """Let everybody choose the language."""
        play = self.play
        for person in (play.anna, play.ben, play.cem, self.stranger, self.manager):
            mine = await play.command(person, "uno me")
            await play.choose(person, mine, "language.set", self.language, verb="mine")

    def next_channel(self) -> None:
        """Move to a new channel, in which nothing has been tried yet."""
        self._tried += 1
        self.play.channel = self.play.guild.create_text_channel(f"{self.language}-{self._tried}")

    def person(self, role: str, scene: _Scene) -> MemberActor:
        """Return a person with this role; of the players the one who can act in this situation."""
        if role in ("stranger", "manager"):
            return getattr(self, role)
        play = self.play
        acts: MemberActor = getattr(play, scene.evening.who)
        return play.anna if role == "host" else (play.ben if acts is play.anna else acts)

    async def at_lobby(self) -> Any:
        play = self.play
        self.next_channel()
        await play.anna.slash(play.channel, "uno start")
        await play.click(play.ben, play.lobby, "join")
        await play.click(play.anna, play.lobby, "bot")
        return play.lobby

    async def at_table(self, evening: Evening) -> Any:
        play = self.play
        self.next_channel()
        others = (play.ben,) if evening.mode == "duo" else (play.ben, play.cem)
        await play.game_of(*others, mode=evening.mode, rules=evening.rules)
        await evening.begin(play)
        return play.channel.history()[-1]

    async def seen(self, message: Any) -> tuple[str, int]:
        """Return the game and version that this message's buttons carry."""
        carried = next(self.play.buttons(message))["custom_id"].split(":")
        return carried[1], int(carried[2])

    async def version(self) -> int | None:
        """Return the version of the table in this channel, or None if the table is closed.

        That somebody without a seat has pressed something changes a table once, whatever it was.
        """
        tables = self.play.bot.tables
        found = await tables.games.in_channel(self.play.channel.id)
        if found is None:
            return None
        game = (await self.play.view()).game
        return game.version - game.has_onlookers

    def told(self, result: Any) -> str:
        """Return the text of the answer without the parts that differ between tries."""
        shown = None if result.response is None else result.response.message
        if shown is None:
            return ""
        text = f"{shown.content}\n{self.play.text(shown)}"
        return re.sub(r"\d+|<#\d*>|\w+-(de|en)", "", text).strip()


pytestmark = pytest.mark.usefixtures("many_clicks")


def _is_private(result: Any) -> bool:
    """Return whether one person alone sees the answer: beside the click or on a private page."""
    return result.ephemeral or (result.response is not None and result.response.ephemeral)


def _faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return warnings and errors, except about facts: set-up rounds cannot be replayed."""
    return [
        record.getMessage()
        for record in caplog.records
        if record.levelno >= logging.WARNING and "rounds_with_facts" not in record.name
    ]


async def _in_reach(
    company: _Company, verb: Verb, person: MemberActor, public: Any, arg: str
) -> tuple[Any, str] | None:
    """Return a message that shows this person the button, and its custom_id; None if none does."""
    play = company.play
    pages = [public]
    if verb in _OWN_PAGES:
        name, options = _OWN_PAGES[verb]
        pages.append(await play.command(person, name, **options))
    elif person in (play.anna, play.ben, play.cem):
        pages.append(play.dm(person))
    found = _first(play, pages, verb, arg)
    if found is None and play.button(public, "more") is not None:
        more = (await play.click(person, public, "more")).response.message
        found = _first(play, [more], verb, arg)
    return found


def _first(play: Playing, pages: list[Any], verb: Verb, arg: str) -> tuple[Any, str] | None:
    """Return a button with this argument, else with any; for one of many cards only this one."""
    for exactly in (True, False):
        for page in pages if exactly or verb not in _ONE_OF_MANY else ():
            button = play.button(page, verb, arg if exactly else None)
            if button is not None and not button.get("disabled"):
                return page, button["custom_id"]
    return None


async def _pressed(company: _Company, verb: Verb, role: str, forged: set[Verb]) -> Any:
    """Return the answer to a press of a button with this verb by a person with this role.

    If no page shows the button to them it is added to one, and the verb to `forged`.
    """
    play, stands, scene = company.play, STANDS[verb], _scene(verb)
    person = company.person(role, scene)
    in_lobby = Stand.LOBBY in stands and Stand.BOARD not in stands
    in_lobby |= verb in _BEHIND_THE_LOBBYS_MORE
    public = await (company.at_lobby() if in_lobby else company.at_table(scene.evening))
    game_id, version = await company.seen(message=public)
    real = await _in_reach(company, verb, person, public, scene.arg)
    if real is None:
        forged.add(verb)
        message = public
        if stands == {Stand.PAGE}:
            message = await play.command(person, "uno help")
        carried = str(Click(game_id, version, verb, scene.arg))
        play.put_back(message, {"type": 2, "style": 2, "label": "?", "custom_id": carried})
    else:
        message, carried = real
    before = await company.version()
    result = await play.press(person, message, carried)
    assert result.acknowledged, (verb, role)
    after = await company.version()
    if role not in _MAY[MAY[verb]]:
        assert after == before, f"{verb} by a {role} has changed something"
        assert _is_private(result), f"{verb} by a {role} is answered in public"
    elif verb in _DOES_SOMETHING and (person is getattr(play, scene.evening.who, None)):
        assert after != before, f"{verb} by a {role} has changed nothing"
    return result


@pytest.mark.lengthy
@pytest.mark.parametrize("role", ROLES)
async def test_every_button(play: Playing, role: str, caplog: pytest.LogCaptureFixture) -> None:
    told: dict[str, dict[Verb, str]] = {}
    forged: set[Verb] = set()
    for language in DRAWN_LANGUAGES:
        company = _Company(play, language)
        await company.speak()
        await company.at_table(EVENINGS["round over"])
        told[language] = {}
        for verb in VERB_TABLE:
            result = await _pressed(company, verb, role, forged)
            told[language][verb] = company.told(result) if _is_private(result) else ""
            assert _faults(caplog) == [], verb
    may = {verb for verb in forged if role in _MAY[MAY[verb]]}
    assert may - set(_NOT_IN_REACH) - _NOT_THEIRS[role] == set()
    alike = [verb for verb, text in told["de"].items() if text and text == told["en"][verb]]
    assert alike == []
    assert len([text for text in told["de"].values() if text]) > len(Verb) / 2


_OPTIONS: dict[str, dict[str, Any]] = {
    "uno penalty": {"player": "1", "offence": "sleep"},
    "uno rules": {},
    "leaderboard": {"period": "ever"},
}
_FOR_EVERYBODY = {"uno start"}
"""Commands whose answer everybody may see. One that changes no table may be answered either way."""


def _commands(play: Playing) -> Iterator[str]:
    for command in play.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command.qualified_name


def _menus(play: Playing) -> Iterator[app_commands.ContextMenu]:
    for kind in (discord.AppCommandType.message, discord.AppCommandType.user):
        yield from play.bot.tree.get_commands(type=kind)


async def _typed(company: _Company, name: str, role: str, *, at_table: bool) -> Any:
    """Return the answer to a typed command, with or without a game in the channel."""
    play, scene = company.play, _Scene(EVENINGS["turn"], "")
    if at_table:
        await company.at_table(scene.evening)
    else:
        company.next_channel()
    person = company.person(role, scene)
    before = await company.version()
    result = await person.slash(play.channel, name, **_OPTIONS.get(name, {}))
    assert result.acknowledged, (name, role)
    if name == "uno start":
        assert result.ephemeral is at_table, (name, role)
    else:
        public = f"{name}: name it in _FOR_EVERYBODY if everybody may see its answer"
        assert result.ephemeral or name in _FOR_EVERYBODY, public
        assert await company.version() == before, (name, role)
    assert company.told(result), (name, role)
    return result


@pytest.mark.lengthy
@pytest.mark.parametrize("at_table", [True, False], ids=["under way", "nothing played"])
@pytest.mark.parametrize("role", ROLES)
async def test_every_command(
    play: Playing, role: str, at_table: bool, caplog: pytest.LogCaptureFixture
) -> None:
    names = list(_commands(play))
    assert len(names) >= 16
    told: dict[str, dict[str, str]] = {}
    for language in DRAWN_LANGUAGES:
        company = _Company(play, language)
        await company.speak()
        told[language] = {}
        for name in names:
            result = await _typed(company, name, role, at_table=at_table)
            told[language][name] = company.told(result) if _is_private(result) else ""
            assert _faults(caplog) == [], name
        for menu in _menus(play):
            told[language][menu.name] = company.told(await _chosen(company, menu, role))
            assert _faults(caplog) == [], menu.name
    assert [name for name, text in told["de"].items() if text and text == told["en"][name]] == []


async def _chosen(company: _Company, menu: app_commands.ContextMenu, role: str) -> Any:
    """Return the answer to a choice from the context menu of a message or a person."""
    play, scene = company.play, _Scene(EVENINGS["turn"], "")
    await company.at_table(scene.evening)
    person = company.person(role, scene)
    about: Any = play.cem
    if menu.type is discord.AppCommandType.message:
        about = await play.cem.send(play.channel, "Who is up?")
    result = await person.context_menu(play.channel, menu.name, about)
    assert result.acknowledged, (menu.name, role)
    return result
