"""The slash commands of the game: `/uno start`, `hand`, `me`, `stop` and so on."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import OFFENCES, MatchOver, Mode, SeatAction
from bot.i18n import Translator
from bot.render import PublicPage, Verb, hand_page, hint_page, lobby_page
from bot.render.names import plain_name
from bot.statistics import Stretch
from bot.tables import Outcome, Rejected, TableView

from ._command_texts import localized
from ._services import Services, personal_texts, services_of
from .answering.confirmation import question_before
from .answering.interaction_data import may_manage, person_of
from .answering.pictures import hand_as_picture
from .answering.replies import Given, Private, PublicPost, Reply, answer, note, said
from .choosing.preset_choices import preset_choices, with_preset
from .choosing.rulebook import help_at_first, rules_about, topic_choices
from .choosing.starting import NotHereError, place_to_play
from .choosing.typed_rules import HouseRuleError, suggestions
from .choosing.wanted_rules import WantedRules
from .clicks.privacy_clicks import show_privacy
from .messages import writer_of
from .player_statistics import show_statistics
from .recaps import show_recap
from .replays import show_replay
from .setting_pages import show_own, show_server
from .showing.page_contexts import context_of, table_texts
from .showing.pages import own_hand
from .showing.refusal_text import refusal_text
from .verification import MOST_ROUNDS_BACK, show_verification
from .writing.addresses import Lobby
from .writing.answer_write import AnswerWrite
from .writing.healing.closed_dms import note_open

log = logging.getLogger(__name__)

_MODES = [app_commands.Choice(name=localized(f"mode-{mode}"), value=mode.value) for mode in Mode]
_STRETCHES = [
    app_commands.Choice(name=localized(f"stretch-{stretch}"), value=stretch.value)
    for stretch in Stretch
    if stretch is not Stretch.MATCH
]
_OFFENCES = [
    app_commands.Choice(name=localized(f"offence-{offence}"), value=offence) for offence in OFFENCES
]


@app_commands.guild_install()
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class Uno(commands.GroupCog, group_name="uno", group_description="UNO"):
    """Opening, leaving and ending games, and looking at one's hand."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._services: Services = services_of(bot)
        self._writer = writer_of(bot)

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
        opening = _Opening()
        work = self._open(interaction, WantedRules(mode, preset, rules), opening)
        try:
            given = await answer(interaction, work, edits_clicked=False)
            if opening.view is not None:
                await self._note_lobby(opening.view, given)
        finally:
            if opening.answering is not None:
                opening.answering.end()

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
        """Show the hand, to whoever asks alone."""
        shown: list[TableView] = []
        work = self._hand(interaction, shown, picture=picture)
        given = await answer(interaction, work, edits_clicked=False)
        if shown and given is not None and given.own is not None:
            self._writer.opened_hand(shown[0].game_id, given.own, shown[0].version)

    @app_commands.command(name="hint", description=localized("command-uno-hint"))
    async def hint(self, interaction: discord.Interaction) -> None:
        """Tell whoever is to act what would be best, where the table allows that."""
        await answer(interaction, self._hint(interaction), edits_clicked=False)

    @app_commands.command(name="leave", description=localized("command-uno-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Leave the game of this channel."""
        await answer(interaction, self._leave(interaction), edits_clicked=False)

    @app_commands.command(name="stop", description=localized("command-uno-stop"))
    async def stop(self, interaction: discord.Interaction) -> None:
        """End the game of this channel."""
        await answer(interaction, self._stop(interaction), edits_clicked=False)

    @app_commands.command(name="penalty", description=localized("command-uno-penalty"))
    @app_commands.describe(
        player=localized("command-param-player"), offence=localized("command-param-offence")
    )
    @app_commands.choices(offence=_OFFENCES)
    async def penalty(self, interaction: discord.Interaction, player: str, offence: str) -> None:
        """Carry out a penalty that the table has agreed on (P4)."""
        work = self._penalty(interaction, player, offence)
        await answer(interaction, work, edits_clicked=False)

    @penalty.autocomplete("player")
    async def _suggest_players(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        game = await self._game_here(interaction)
        view = None if game is None else await self._services.tables.games.view(game)
        typed = current.casefold()
        return [
            app_commands.Choice(name=plain_name(seat.name), value=str(seat.number))
            for seat in (() if view is None else view.seats)
            if typed in seat.name.casefold()
        ]

    @app_commands.command(name="help", description=localized("command-uno-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """How to play."""
        await answer(interaction, self._help(interaction), edits_clicked=False)

    @app_commands.command(name="rules", description=localized("command-uno-rules"))
    @app_commands.describe(topic=localized("command-param-topic"))
    async def rules(self, interaction: discord.Interaction, topic: str = "") -> None:
        """Explain a rule, or those in force here."""
        await answer(interaction, self._rules(interaction, topic), edits_clicked=False)

    @rules.autocomplete("topic")
    async def _suggest_topics(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return topic_choices(current, personal_texts(self._services, interaction))

    @app_commands.command(name="me", description=localized("command-uno-me"))
    async def me(self, interaction: discord.Interaction) -> None:
        """Show and change one's own settings."""
        await show_own(self._services, interaction)

    @app_commands.command(name="privacy", description=localized("command-uno-privacy"))
    async def privacy(self, interaction: discord.Interaction) -> None:
        """Show what is kept of whoever asks, and offer it as a file or to forget it."""
        await show_privacy(self._services, interaction)

    @app_commands.command(name="stats", description=localized("command-uno-stats"))
    @app_commands.describe(member=localized("command-param-member"))
    async def stats(
        self, interaction: discord.Interaction, member: discord.User | None = None
    ) -> None:
        """Show how somebody plays, to whoever asks."""
        await show_statistics(self._services, interaction, member or interaction.user)

    @app_commands.command(name="recap", description=localized("command-uno-recap"))
    @app_commands.describe(stretch=localized("command-param-stretch"))
    @app_commands.choices(stretch=_STRETCHES)
    async def recap(
        self, interaction: discord.Interaction, stretch: str = Stretch.EVENING.value
    ) -> None:
        """Tell what was played here lately, to whoever asks."""
        await show_recap(self._services, interaction, Stretch(stretch))

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
        """Check how a round of this server was shuffled, or a record, for whoever asks."""
        await show_verification(self._services, interaction, number, record)

    @app_commands.command(name="replay", description=localized("command-uno-replay"))
    @app_commands.describe(number=localized("command-param-number"))
    async def replay(
        self,
        interaction: discord.Interaction,
        number: app_commands.Range[int, 1, MOST_ROUNDS_BACK] = 1,
    ) -> None:
        """Show a round of this server again, move by move, to whoever asks."""
        await show_replay(self._services, interaction, number)

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
        """Show and change what holds for the games of this server."""
        await show_server(self._services, interaction, WantedRules(mode, preset, rules))

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

    async def _open(
        self, interaction: discord.Interaction, wanted: WantedRules, opening: _Opening
    ) -> Reply:
        t = personal_texts(self._services, interaction)
        if interaction.guild_id is None or interaction.channel_id is None:
            return said(t.format("answer-not-here"))
        here = interaction.app_permissions
        if not (here.view_channel and (here.send_messages or here.send_messages_in_threads)):
            return said(t.format("answer-no-permission"))
        server = await self._services.tables.settings.server(interaction.guild_id)
        if wanted.says_nothing:
            wanted = WantedRules.of_server(server)
        try:
            favourites = self._services.tables.favourites
            wanted = await with_preset(wanted, favourites, interaction.user.id, t)
            options = wanted.options(t)
            place = await place_to_play(interaction, server, t)
        except (HouseRuleError, NotHereError) as fault:
            return said(str(fault))
        outcome = await self._services.tables.lobbies.open(
            interaction.guild_id,
            place.channel_id,
            person_of(interaction),
            options,
            locale=str(interaction.guild_locale) if interaction.guild_locale else None,
            own_thread=place.own_thread,
        )
        if isinstance(outcome, Rejected):
            return said(refusal_text(self._bot, outcome, t))
        if place.channel_id != interaction.channel_id:
            return said(t.format("settings-thread-opened", thread=f"<#{place.channel_id}>"))
        # Before anybody else comes to run: the writer would post the lobby, too.
        opening.answering = self._writer.answering(Lobby(outcome.view.game_id))
        view = await self._services.tables.games.view(outcome.view.game_id)
        if view is None:
            return said(t.format("reason-no-such-game"))
        opening.view = view
        return PublicPost(self._lobby(view), late=note(t.format("answer-lobby-open")))

    async def _note_lobby(self, view: TableView, given: Given | None) -> None:
        if given is None:
            # The answer may stand there all the same.
            self._writer.posted_unheard(view.game_id)
        elif given.message_id is not None:
            await self._writer.posted_lobby(view, given.message_id)

    def _lobby(self, view: TableView) -> PublicPage:
        return lobby_page(
            context_of(self._bot, view), table_texts(self._bot, self._services.texts, view)
        )

    async def _hand(
        self, interaction: discord.Interaction, shown: list[TableView], *, picture: bool
    ) -> Reply:
        t = personal_texts(self._services, interaction)
        found = await self._game_of(interaction, t)
        if isinstance(found, Private):
            return found
        view = await self._services.tables.games.view(found, interaction.user.id)
        if view is None:
            return said(t.format("reason-no-such-game"))
        if view.seat is None:
            return said(t.format("note-no-hand"))
        await note_open(self._services.tables.messages, interaction, view)
        context = context_of(self._bot, view)
        seen = context.observation
        if seen is None:
            return Private(own_hand(context, view, t))
        if picture and seen.hand and not isinstance(seen.phase, MatchOver):
            return await hand_as_picture(seen, t)
        shown.append(view)
        return Private(hand_page(context, t))

    async def _hint(self, interaction: discord.Interaction) -> Reply:
        t = personal_texts(self._services, interaction)
        found = await self._game_of(interaction, t)
        if isinstance(found, Private):
            return found
        view = await self._services.tables.games.view(found, interaction.user.id)
        hint = await self._services.tables.hints.ask(found, interaction.user.id)
        if isinstance(hint, Rejected):
            return said(refusal_text(self._bot, hint, t))
        if view is None or not isinstance(hint.best, SeatAction):
            return said(t.format("reason-no-such-game"))
        tried = (hint.share, hint.ahead, hint.playouts) if hint.playouts else None
        return Private(hint_page(context_of(self._bot, view), hint.best, hint.reasons, tried, t))

    async def _leave(self, interaction: discord.Interaction) -> Reply:
        t = personal_texts(self._services, interaction)
        found = await self._game_of(interaction, t)
        if isinstance(found, Private):
            return found
        question = await question_before(self._services.tables, interaction, found, Verb.LEAVE, t)
        if question is not None:
            return Private(question)
        outcome = await self._services.tables.seats.leave(found, interaction.user.id)
        return self._told(outcome, t, "answer-left")

    async def _stop(self, interaction: discord.Interaction) -> Reply:
        t = personal_texts(self._services, interaction)
        game = await self._game_here(interaction)
        if game is None:
            return said(t.format("answer-no-game"))
        question = await question_before(self._services.tables, interaction, game, Verb.STOP, t)
        if question is not None:
            return Private(question)
        manages = may_manage(interaction)
        outcome = await self._services.tables.endings.stop(game, interaction.user.id, manages)
        return self._told(outcome, t, "answer-stopped")

    async def _penalty(self, interaction: discord.Interaction, player: str, offence: str) -> Reply:
        t = personal_texts(self._services, interaction)
        game = await self._game_here(interaction)
        if game is None:
            return said(t.format("answer-no-game"))
        outcome = await self._services.tables.penalties.punish(
            game, interaction.user.id, player, offence
        )
        return self._told(outcome, t, "answer-done")

    def _told(self, outcome: Outcome, t: Translator, done: str) -> Reply:
        """That it is done, or why it was refused."""
        refused = isinstance(outcome, Rejected)
        return said(refusal_text(self._bot, outcome, t) if refused else t.format(done))

    async def _help(self, interaction: discord.Interaction) -> Reply:
        return help_at_first(personal_texts(self._services, interaction))

    async def _rules(self, interaction: discord.Interaction, topic: str) -> Reply:
        game = await self._game_here(interaction)
        view = None if game is None else await self._services.tables.games.view(game)
        return rules_about(topic, view, personal_texts(self._services, interaction))

    async def _game_here(self, interaction: discord.Interaction) -> str | None:
        if interaction.channel_id is None:
            return None
        return await self._services.tables.games.in_channel(interaction.channel_id)

    async def _game_of(self, interaction: discord.Interaction, t: Translator) -> str | Private:
        """The game that is meant: this channel's, or else the only one that this person is in."""
        here = await self._game_here(interaction)
        if here is not None:
            return here
        games = await self._services.tables.games.of_person(
            interaction.user.id, interaction.guild_id
        )
        if len(games) == 1:
            return games[0]
        return said(t.format("answer-several-games" if games else "answer-no-game"))


@dataclass(slots=True)
class _Opening:
    """A lobby that is being opened, and its message, which the answer is going to be."""

    view: TableView | None = None
    answering: AnswerWrite | None = None


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(Uno(bot))
