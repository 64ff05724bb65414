"""The pages of `/uno me` and `/uno settings`, and the clicks on them."""

from __future__ import annotations

import discord
from discord.ext import commands
from msgspec.structs import replace

from bot.i18n import LANGUAGES, Translator
from bot.render import PrivatePage, own_settings_page, rule_line_form, server_settings_page
from bot.render.clicks.setting_click import (
    BY_DM,
    IN_CHANNEL,
    LINE,
    NONE,
    OFF,
    ON,
    SET,
    SETTING_PREFIX,
    SYMBOLS,
    TYPED,
    WORDS,
    Setting,
    SettingClick,
    Whose,
)
from bot.render.private.own_settings_page import RING_SECONDS
from bot.render.private.server_settings_page import TURN_SECONDS
from bot.setting_values import LobbyCall, PersonSettings, ServerSettings, Starters

from ._services import Services, personal_texts, services_of
from .answering.click_gate import let_in
from .answering.interaction_data import may_manage, sent_values
from .answering.replies import OwnEdit, Private, Reply, Window, answer, note, said
from .choosing.preset_choices import with_preset
from .choosing.typed_rules import HouseRuleError
from .choosing.wish import Wish, wish_line, wish_text

_RINGS = {NONE: None, **{str(seconds): seconds for seconds in RING_SECONDS}}
_TURNS = {NONE: None, **{str(seconds): seconds for seconds in TURN_SECONDS}}
_LANGUAGES = {NONE: None, **{language: language for language in LANGUAGES}}


class SettingsPages(commands.Cog):
    """Shows settings privately, and changes what is clicked."""

    def __init__(self, bot: commands.Bot) -> None:
        self._services: Services = services_of(bot)

    async def show_own(self, interaction: discord.Interaction) -> None:
        """Answer `/uno me`."""
        await answer(interaction, self._own(interaction), edits_clicked=False)

    async def show_server(self, interaction: discord.Interaction, defaults: Wish) -> None:
        """Answer `/uno settings`; games are opened with `defaults` from now on, if it says any."""
        await answer(interaction, self._server(interaction, defaults), edits_clicked=False)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take the clicks on buttons of the settings."""
        await let_in(self._services, interaction, SETTING_PREFIX, self._take)

    async def _take(self, interaction: discord.Interaction, custom_id: str) -> None:
        click = SettingClick.parse(custom_id)
        opens_form = click is not None and (click.setting, click.value) == (Setting.RULES, LINE)
        work = self._changed(interaction, click)
        await answer(interaction, work, edits_clicked=not opens_form)

    async def _own(self, interaction: discord.Interaction) -> Reply:
        settings = await self._services.tables.settings.person(interaction.user.id)
        return Private(own_settings_page(settings, personal_texts(self._services, interaction)))

    async def _server(self, interaction: discord.Interaction, defaults: Wish) -> Reply:
        guild_id = self._managed(interaction)
        if guild_id is None:
            return self._refused(interaction)
        settings = await self._services.tables.settings.server(guild_id)
        if not defaults.says_nothing:
            try:
                settings = await self._playing(settings, defaults, interaction)
            except HouseRuleError as fault:
                return said(str(fault))
        return Private(await self._server_page(settings, interaction))

    async def _playing(
        self, settings: ServerSettings, wanted: Wish, interaction: discord.Interaction
    ) -> ServerSettings:
        """The settings with these rules by default, saved. Raises `HouseRuleError`."""
        t, tables = personal_texts(self._services, interaction), self._services.tables
        wanted = await with_preset(wanted, tables.favourites, interaction.user.id, t)
        wanted.options(t)
        after = replace(settings, mode=wanted.mode, preset=wanted.preset, rules=wanted.rules)
        if after != settings:
            await tables.settings.save_server(after)
        return after

    def _managed(self, interaction: discord.Interaction) -> int | None:
        """The server that whoever asks manages, None if it is none of theirs."""
        return interaction.guild_id if may_manage(interaction) else None

    def _refused(self, interaction: discord.Interaction) -> Reply:
        t = personal_texts(self._services, interaction)
        somewhere = interaction.guild_id is not None
        return said(t.format("settings-only-managers" if somewhere else "answer-not-here"))

    async def _server_page(
        self,
        settings: ServerSettings,
        interaction: discord.Interaction,
        told: str | None = None,
    ) -> PrivatePage:
        t = personal_texts(self._services, interaction)
        rules = wish_text(Wish.of_server(settings), t)
        own = await self._services.tables.favourites.names(interaction.user.id)
        return server_settings_page(
            settings,
            rules,
            interaction.channel_id or 0,
            t,
            own,
            told,
            about_call=_about_call(settings, interaction, t),
        )

    async def _changed(self, interaction: discord.Interaction, click: SettingClick | None) -> Reply:
        if click is None:
            return said(personal_texts(self._services, interaction).format("note-not-there"))
        if click.whose is Whose.ME:
            return await self._change_own(interaction, click)
        guild_id = self._managed(interaction)
        if guild_id is None:
            return self._refused(interaction)
        store = self._services.tables.settings
        before = await store.server(guild_id)
        if click.setting is Setting.RULES and click.value != NONE:
            return await self._change_rules(before, interaction, click.value)
        if (click.setting, click.value) == (Setting.CALL, LobbyCall.ROLE):
            role = next(iter(sent_values(interaction)), NONE)
            click = SettingClick(click.whose, click.setting, role)
        after = server_changed(before, click, interaction.channel_id or 0)
        if after != before:
            await store.save_server(after)
        return OwnEdit(await self._server_page(after, interaction))

    async def _change_rules(
        self, settings: ServerSettings, interaction: discord.Interaction, how: str
    ) -> Reply:
        t = personal_texts(self._services, interaction)
        if how == LINE:
            form = rule_line_form(wish_line(Wish.of_server(settings), t), t)
            return Window(form, note(t.format("note-again")))
        sent, told = next(iter(sent_values(interaction)), ""), None
        wishes = {SET: Wish(None, sent, ""), TYPED: Wish(None, None, sent)}
        if how not in wishes:
            return said(t.format("note-not-there"))
        try:
            settings = await self._playing(settings, wishes[how], interaction)
        except HouseRuleError as fault:
            told = str(fault)
        return OwnEdit(await self._server_page(settings, interaction, told))

    async def _change_own(self, interaction: discord.Interaction, click: SettingClick) -> Reply:
        tables = self._services.tables
        before = await tables.settings.person(interaction.user.id)
        after = person_changed(before, click)
        if after != before:
            await tables.choose(after, str(interaction.locale))
        return OwnEdit(own_settings_page(after, personal_texts(self._services, interaction)))


def _about_call(
    settings: ServerSettings, interaction: discord.Interaction, t: Translator
) -> str | None:
    """What keeps phones from ringing for the role that was chosen, None if nothing does."""
    if sent_values(interaction) == [str(settings.guild_id)]:
        return t.format("call-not-everybody")
    if settings.called_role is None or interaction.guild is None:
        return None
    role = interaction.guild.get_role(settings.called_role)
    # Discord writes such a role out where it is mentioned, and rings nobody.
    if (role is not None and role.mentionable) or interaction.app_permissions.mention_everyone:
        return None
    return t.format("call-role-silent")


def person_changed(settings: PersonSettings, click: SettingClick) -> PersonSettings:
    """The settings after a click; the same where the click makes no sense."""
    match click.setting, click.value:
        case Setting.LANGUAGE, value if value in _LANGUAGES:
            return replace(settings, language=_LANGUAGES[value])
        case Setting.RING, value if value in _RINGS:
            return replace(settings, ring_after=_RINGS[value])
        case Setting.CARDS, value if value in (SYMBOLS, WORDS):
            return replace(settings, cards_as_symbols=value == SYMBOLS)
        case Setting.HAND, value if value in (IN_CHANNEL, BY_DM):
            return replace(settings, hand_in_channel=value == IN_CHANNEL)
        case _:
            return settings


def server_changed(
    settings: ServerSettings, click: SettingClick, channel_id: int
) -> ServerSettings:
    """The settings after a click in this channel; the same where the click makes no sense."""
    match click.setting, click.value:
        case Setting.LANGUAGE, value if value in _LANGUAGES:
            return replace(settings, language=_LANGUAGES[value])
        case Setting.TURN, value if value in _TURNS:
            return replace(settings, turn_seconds=_TURNS[value])
        case Setting.STARTERS, value if value in tuple(Starters):
            return replace(settings, starters=Starters(value))
        case Setting.THREADS, value if value in (ON, OFF):
            return replace(settings, threads=value == ON)
        case Setting.CALL, (LobbyCall.NOBODY | LobbyCall.LAST_PLAYERS) as value:
            return replace(settings, lobby_call=LobbyCall(value), called_role=None)
        case Setting.CALL, value if value.isdecimal() and int(value) != settings.guild_id:
            # The role that goes by the server's own id is everybody.
            return replace(settings, lobby_call=LobbyCall.ROLE, called_role=int(value))
        case Setting.RULES, "none":
            return replace(settings, mode=None, preset=None, rules="")
        case Setting.CHANNEL, "none":
            return replace(settings, channels=())
        case Setting.CHANNEL, value if value in (ON, OFF):
            others = tuple(channel for channel in settings.channels if channel != channel_id)
            return replace(settings, channels=(*others, channel_id) if value == ON else others)
        case _:
            return settings


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(SettingsPages(bot))
