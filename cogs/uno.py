"""The slash commands of the game: `/uno start`, `hand`, `me`, `stop` and so on."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import OFFENCES, MatchOver, SeatAction
from bot.i18n import folded
from bot.place import hands_out_penalties, home_of, is_seen_by_one
from bot.render import Verb, hand_page, hint_page, several_tables_page, table_page
from bot.rule_gate import rule_gate
from bot.statistics import Stretch
from bot.tables import Outcome, Rejected
from bot.tables.playing import accusations, motions, play
from bot.views.names import plain_name

from ._command_texts import localized
from ._services import BotServices, personal_texts, services_of
from .answering.replies import PrivateReply, Reply, said
from .answering.request import Request, answer_command
from .choosing.lobby_opening import open_lobby
from .choosing.rulebook import help_at_first, rules_about, topic_choices
from .choosing.typed_rules import (
    HouseRuleError,
    WantedRules,
    preset_choices,
    suggestions,
    with_preset,
)
from .clicks.evening_clicks import show_evening
from .clicks.seat_clicks import question_before, told_of_stop
from .permissions import person_can_end_game
from .player_statistics import show_statistics
from .privacy_pages import show_privacy
from .recaps import show_recap
from .replays import show_replay
from .setting_pages import show_own, show_server
from .showing.pages import context_of, no_hand, refusal_text
from .showing.pictures import hand_as_picture
from .verification import MOST_ROUNDS_BACK, show_verification
from .writing.closed_dms import note_open
from .writing.message import OPENED_HAND

log = logging.getLogger(__name__)

_MODES = [
    app_commands.Choice(name=localized(f"mode-{mode}"), value=mode.value)
    for mode in rule_gate().modes
]
_STRETCHES = [
    app_commands.Choice(name=localized(f"stretch-{stretch}"), value=stretch.value)
    for stretch in Stretch
    if stretch is not Stretch.MATCH
]
_OFFENCES = [
    app_commands.Choice(name=localized(f"offence-{offence}"), value=offence) for offence in OFFENCES
]


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Uno(commands.GroupCog, group_name="uno", group_description="UNO"):
    """Opening, leaving and ending games, and looking at one's hand."""

    def __init__(self, bot: commands.Bot) -> None:
        self._services: BotServices = services_of(bot)

    @app_commands.command(name="start", description=localized("command-uno-start"))
    @app_commands.describe(
        mode=localized("command-param-mode"),
        preset=localized("command-param-preset"),
        rules=localized("command-param-rules"),
    )
    @app_commands.choices(mode=_MODES)
    async def start(
        self,
        interaction: discord.Interaction,
        mode: str | None = None,
        preset: str | None = None,
        rules: str = "",
    ) -> None:
        """Open a lobby in this channel."""
        await answer_command(interaction, open_lobby, WantedRules(mode, preset, rules))

    @start.autocomplete("preset")
    async def _suggest_start_presets(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self._suggest_presets(interaction, current)

    async def _suggest_presets(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        t = personal_texts(self._services, interaction)
        favourites = self._services.tables.favourites
        return await preset_choices(favourites, interaction.user.id, current, t)

    @start.autocomplete("rules")
    async def _suggest_start_rules(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self._suggest_rules(interaction, current)

    async def _suggest_rules(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        t, typed = personal_texts(self._services, interaction), interaction.namespace
        wanted = WantedRules(getattr(typed, "mode", None), getattr(typed, "preset", None), current)
        favourites = self._services.tables.favourites
        with suppress(HouseRuleError):  # a name that is not typed to its end yet
            wanted = await with_preset(wanted, favourites, interaction.user.id, t)
        found = suggestions(wanted.game, current, t)
        return [app_commands.Choice(name=shown, value=whole) for shown, whole in found]

    @app_commands.command(name="hand", description=localized("command-uno-hand"))
    @app_commands.describe(picture=localized("command-param-picture"))
    async def hand(self, interaction: discord.Interaction, picture: bool = False) -> None:
        """Show the hand to the person who asks."""
        await answer_command(interaction, _hand, picture=picture)

    @app_commands.command(name="hint", description=localized("command-uno-hint"))
    async def hint(self, interaction: discord.Interaction) -> None:
        """Show the best move to the player whose turn it is, if the table allows that."""
        await answer_command(interaction, _hint)

    @app_commands.command(name="leave", description=localized("command-uno-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Leave the game of this channel."""
        await answer_command(interaction, _leave)

    @app_commands.command(name="stop", description=localized("command-uno-stop"))
    async def stop(self, interaction: discord.Interaction) -> None:
        """End the game of this channel."""
        await answer_command(interaction, _stop)

    @app_commands.command(name="penalty", description=localized("command-uno-penalty"))
    @app_commands.describe(
        player=localized("command-param-player"), offence=localized("command-param-offence")
    )
    @app_commands.choices(offence=_OFFENCES)
    async def penalty(self, interaction: discord.Interaction, player: str, offence: str) -> None:
        """Apply a penalty that the table has agreed on (P4)."""
        await answer_command(interaction, _penalty, player, offence)

    @penalty.autocomplete("player")
    async def _suggest_players(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        game = await _game_here(self._services, interaction)
        user_id, games = interaction.user.id, self._services.tables.games
        view = None if game is None else await games.view(game, user_id)
        typed = folded(current)
        return [
            app_commands.Choice(name=plain_name(seat.name), value=str(seat.number))
            for seat in (() if view is None or view.seat is None else view.seats)
            if typed in folded(seat.name)
        ]

    @app_commands.command(name="help", description=localized("command-uno-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Explain how to play."""
        await answer_command(interaction, help_at_first)

    @app_commands.command(name="rules", description=localized("command-uno-rules"))
    @app_commands.describe(topic=localized("command-param-topic"))
    async def rules(self, interaction: discord.Interaction, topic: str = "") -> None:
        """Explain a rule, or the rules of this table."""
        await answer_command(interaction, _rules, topic)

    @rules.autocomplete("topic")
    async def _suggest_topics(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return topic_choices(current, personal_texts(self._services, interaction))

    @app_commands.command(name="me", description=localized("command-uno-me"))
    async def me(self, interaction: discord.Interaction) -> None:
        """Show and change one's own settings."""
        await answer_command(interaction, show_own)

    @app_commands.command(name="privacy", description=localized("command-uno-privacy"))
    async def privacy(self, interaction: discord.Interaction) -> None:
        """Show what is stored about the person who asks, and offer a file of it or to delete it."""
        await answer_command(interaction, show_privacy)

    @app_commands.command(name="stats", description=localized("command-uno-stats"))
    @app_commands.describe(member=localized("command-param-member"))
    async def stats(
        self, interaction: discord.Interaction, member: discord.User | None = None
    ) -> None:
        """Show a person's statistics to the person who asks."""
        await answer_command(interaction, show_statistics, member or interaction.user)

    @app_commands.command(name="recap", description=localized("command-uno-recap"))
    @app_commands.describe(stretch=localized("command-param-stretch"))
    @app_commands.choices(stretch=_STRETCHES)
    async def recap(
        self, interaction: discord.Interaction, stretch: str = Stretch.EVENING.value
    ) -> None:
        """Show what was played here lately to the person who asks."""
        await answer_command(interaction, show_recap, Stretch(stretch))

    @app_commands.command(name="evening", description=localized("command-uno-evening"))
    async def evening(self, interaction: discord.Interaction) -> None:
        """Show the evening of this channel, or begin one."""
        await answer_command(interaction, show_evening)

    @app_commands.command(name="verify", description=localized("command-uno-verify"))
    @app_commands.describe(
        number=localized("command-param-number"), record=localized("command-param-record")
    )
    async def verify(
        self,
        interaction: discord.Interaction,
        number: app_commands.Range[int, 1, MOST_ROUNDS_BACK] = 1,
        record: discord.Attachment | None = None,
    ) -> None:
        """Check the shuffle of a round of this server, or of a record, for the person who asks."""
        await answer_command(interaction, show_verification, number, record)

    @app_commands.command(name="replay", description=localized("command-uno-replay"))
    @app_commands.describe(number=localized("command-param-number"))
    async def replay(
        self,
        interaction: discord.Interaction,
        number: app_commands.Range[int, 1, MOST_ROUNDS_BACK] = 1,
    ) -> None:
        """Show a round of this server again, move by move, to the person who asks."""
        await answer_command(interaction, show_replay, number)

    @app_commands.command(name="settings", description=localized("command-uno-settings"))
    @app_commands.describe(
        mode=localized("command-param-mode"),
        preset=localized("command-param-preset"),
        rules=localized("command-param-rules"),
    )
    @app_commands.choices(mode=_MODES)
    async def settings(
        self,
        interaction: discord.Interaction,
        mode: str | None = None,
        preset: str | None = None,
        rules: str = "",
    ) -> None:
        """Show and change the settings for the games of this server."""
        await answer_command(interaction, show_server, WantedRules(mode, preset, rules))

    @settings.autocomplete("preset")
    async def _suggest_default_presets(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self._suggest_presets(interaction, current)

    @settings.autocomplete("rules")
    async def _suggest_default_rules(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self._suggest_rules(interaction, current)


async def _hand(asked: Request, *, picture: bool) -> Reply:
    t = asked.t
    found = await _game_of(asked)
    if isinstance(found, PrivateReply):
        return found
    await asked.writer.look_for_at_times(found)
    view = await asked.tables.games.view(found, asked.user_id)
    if view is None:
        return said(t.format("reason-no-such-game", member="yes"))
    context = context_of(asked.client, view)
    if view.seat is None:
        return PrivateReply(no_hand(context, t))
    await note_open(asked.tables.messages, asked.interaction, view)
    seen = context.observation
    if seen is None:
        return PrivateReply(table_page(context, t.format("reason-not-started"), t))
    if picture and seen.hand and not isinstance(seen.phase, MatchOver):
        return PrivateReply(await hand_as_picture(asked.services, asked.user_id, seen, t))
    opened = OPENED_HAND.at(view.game.id, asked.user_id)
    keep_fresh = partial(asked.writer.keep_fresh, opened, version=view.game.version)
    return PrivateReply(hand_page(context, t), keep_fresh)


async def _hint(asked: Request) -> Reply:
    t = asked.t
    found = await _game_of(asked)
    if isinstance(found, PrivateReply):
        return found
    view = await asked.tables.games.view(found, asked.user_id)
    hint = await asked.tables.hints.ask(found, asked.user_id)
    if isinstance(hint, Rejected):
        return said(refusal_text(asked.client, hint, t))
    if view is None or not isinstance(hint.best, SeatAction):
        return said(t.format("reason-no-such-game", member="yes"))
    tried = (hint.share, hint.ahead, hint.playouts) if hint.playouts else None
    context = context_of(asked.client, view)
    return PrivateReply(hint_page(context, hint.best, hint.reasons, tried, t))


async def _leave(asked: Request) -> Reply:
    found = await _game_of(asked)
    if isinstance(found, PrivateReply):
        return found
    question = await question_before(asked, found, Verb.LEAVE)
    if question is not None:
        return PrivateReply(question)
    return _told(asked, await asked.tables.submit(found, asked.user_id, play.leave), "answer-left")


async def _stop(asked: Request) -> Reply:
    game = await _game_here(asked.services, asked.interaction)
    if game is None:
        return said(asked.t.format("answer-no-game"))
    question = await question_before(asked, game, Verb.STOP)
    if question is not None:
        return PrivateReply(question)
    manages = person_can_end_game(asked.interaction)
    outcome = await asked.tables.submit(game, asked.user_id, motions.stop, manages)
    return _told(asked, outcome, told_of_stop(outcome))


async def _penalty(asked: Request, player: str, offence: str) -> Reply:
    t, place = asked.t, asked.place
    if not hands_out_penalties(place):
        return said(t.format("penalty-alone" if is_seen_by_one(place) else "penalty-not-here"))
    game = await _game_here(asked.services, asked.interaction)
    if game is None:
        return said(t.format("answer-no-game"))
    outcome = await asked.tables.submit(game, asked.user_id, accusations.punish, player, offence)
    return _told(asked, outcome, "answer-done")


def _told(asked: Request, outcome: Outcome, done: str) -> Reply:
    """Say that it is done, or why it was refused."""
    refused = isinstance(outcome, Rejected)
    return said(refusal_text(asked.client, outcome, asked.t) if refused else asked.t.format(done))


async def _rules(asked: Request, topic: str) -> Reply:
    game = await _game_here(asked.services, asked.interaction)
    view = None if game is None else await asked.tables.games.view(game)
    return rules_about(topic, view, asked.t)


async def _game_here(services: BotServices, interaction: discord.Interaction) -> str | None:
    if interaction.channel_id is None:
        return None
    return await services.tables.games.in_channel(interaction.channel_id)


async def _game_of(asked: Request) -> str | PrivateReply:
    """Return the game of this channel, else the only one in which this person plays."""
    here = await _game_here(asked.services, asked.interaction)
    if here is not None:
        return here
    games, t = asked.tables.games, asked.t
    home = None if is_seen_by_one(asked.place) else home_of(asked.place)
    of_person = await games.of_person(asked.user_id, home)
    if len(of_person) == 1:
        return of_person[0]
    if not of_person:
        return said(t.format("answer-no-game"))
    views = [await games.view(game) for game in of_person]
    contexts = [context_of(asked.client, view) for view in views if view is not None]
    return PrivateReply(several_tables_page(contexts, t))


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(Uno(bot))
