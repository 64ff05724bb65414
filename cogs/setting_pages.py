"""The pages of `/uno me` and `/uno settings`, and the clicks on them."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from bot.i18n import Translator, languages
from bot.place import GuestChannel, settings_of
from bot.render import (
    PrivatePage,
    own_settings_page,
    rule_line_form,
    server_settings_page,
    sure_to_hide_page,
)
from bot.render.clicks.click_id import SURE
from bot.render.private.exclusion_pages import BACK
from bot.render.private.settings_pages import (
    BY_DM,
    IN_CHANNEL,
    NONE,
    OFF,
    ON,
    SET,
    SYMBOLS,
    TYPED,
    WORDS,
    Setting,
    SettingClick,
)
from bot.setting_values import (
    RING_SECONDS,
    TURN_TIMES,
    Choices,
    LobbyCall,
    PersonSettings,
    ServerSettings,
    Starters,
)
from bot.tables.services.subscriptions import SubscriptionOutcome

from .answering.click_context import ClickContext
from .answering.interaction_data import sent_id, sent_values
from .answering.replies import EditReply, FormReply, PrivateReply, Reply, note, said
from .answering.request import Request
from .choosing.typed_rules import HouseRuleError, WantedRules, wanted_line, wanted_text, with_preset
from .exclusion_clicks import change_exclusions
from .permissions import managed_server, role_can_be_called
from .subscribing import is_subscribed, outcome_text, subscribe

_RINGS = {NONE: None, **{str(seconds): seconds for seconds in RING_SECONDS}}
_TURNS = {NONE: None, **{str(seconds): seconds for seconds in TURN_TIMES}}
_LANGUAGES = {NONE: None, **{language.lower(): language for language in languages()}}


async def show_own(asked: Request) -> Reply:
    """Answer `/uno me`."""
    settings = await asked.tables.settings.person(asked.user_id)
    return PrivateReply(await _own_page(asked, settings.choices))


async def _own_page(asked: Request, choices: Choices, told: str | None = None) -> PrivatePage:
    subscribed = await is_subscribed(asked)
    return own_settings_page(choices, asked.t, subscribed=subscribed, note=told)


async def show_server(asked: Request, defaults: WantedRules) -> Reply:
    """Answer `/uno settings`. Games are opened with `defaults` from now on, if there are any."""
    guild_id = managed_server(asked.interaction)
    if guild_id is None:
        return _refused(asked)
    settings = await asked.tables.settings.server(guild_id)
    if not defaults.says_nothing:
        try:
            settings = await _playing(asked, settings, defaults)
        except HouseRuleError as fault:
            return said(str(fault))
    return PrivateReply(await _server_page(asked, settings))


async def change_own(taken: ClickContext) -> Reply:
    """Change a setting of the clicking person."""
    click = SettingClick.of(taken)
    if click is None:
        return taken.not_there
    click = _with_sent_value(click, taken.interaction)
    before = (await taken.tables.settings.person(taken.user_id)).choices
    if (click.setting, click.value) == (Setting.STATISTICS, OFF) and not before.statistics_hidden:
        return EditReply(sure_to_hide_page(taken.t))
    if click.setting is Setting.TABLES:
        outcome = await subscribe(taken, wanted=click.value == ON)
        refused = outcome not in (SubscriptionOutcome.ENDED, SubscriptionOutcome.SUBSCRIBED)
        told = outcome_text(outcome, taken.t) if refused else None
        return EditReply(await _own_page(taken, before, told))
    after = person_changed(before, click)
    if after != before:
        taken.writer.translate(taken.user_id)
        settings = PersonSettings(taken.user_id, after)
        await taken.tables.choices.keep(settings, str(taken.interaction.locale))
        if after.statistics_hidden != before.statistics_hidden:
            taken.writer.redraw_questions()
    return EditReply(await _own_page(taken, after))


async def change_server(taken: ClickContext) -> Reply:
    """Change a setting of this server, for a person who manages it."""
    click, interaction = SettingClick.of(taken), taken.interaction
    if click is None:
        return taken.not_there
    guild_id = managed_server(interaction)
    if guild_id is None:
        return _refused(taken)
    store = taken.tables.settings
    before = await store.server(guild_id)
    if click.setting is Setting.EXCLUDED and click.value != BACK:
        return EditReply(await change_exclusions(taken, guild_id, click.value))
    if click.setting is Setting.RULES and click.value != NONE:
        return await _change_rules(taken, before, click.value)
    if (click.setting, click.value) == (Setting.CALL, LobbyCall.ROLE):
        role = next(iter(sent_values(interaction)), NONE)
        click = SettingClick(click.whose, click.setting, role)
    else:
        click = _with_sent_value(click, interaction)
    after = server_changed(before, click, interaction.channel_id or 0)
    if after != before:
        await store.save_server(after)
    return EditReply(await _server_page(taken, after))


def _with_sent_value(click: SettingClick, interaction: discord.Interaction) -> SettingClick:
    """Return the click with the value that was chosen in its menu, if it has one."""
    if click.value != SET or click.setting not in (Setting.LANGUAGE, Setting.TURN):
        return click
    return SettingClick(click.whose, click.setting, next(iter(sent_values(interaction)), SET))


async def open_server_form(taken: ClickContext) -> Reply:
    """Open a window for the default rules of this server."""
    guild_id = managed_server(taken.interaction)
    if guild_id is None:
        return _refused(taken)
    settings = await taken.tables.settings.server(guild_id)
    form = rule_line_form(wanted_line(WantedRules.of_server(settings), taken.t), taken.t)
    return FormReply(form, note(taken.t.format("note-again")))


async def _change_rules(taken: ClickContext, settings: ServerSettings, how: str) -> Reply:
    sent, told = next(iter(sent_values(taken.interaction)), ""), None
    wanted_by = {SET: WantedRules(None, sent, ""), TYPED: WantedRules(None, None, sent)}
    if how not in wanted_by:
        return taken.not_there
    try:
        settings = await _playing(taken, settings, wanted_by[how])
    except HouseRuleError as fault:
        told = str(fault)
    return EditReply(await _server_page(taken, settings, told))


async def _playing(asked: Request, settings: ServerSettings, wanted: WantedRules) -> ServerSettings:
    """Return the settings with these rules by default, saved. Raise `HouseRuleError`."""
    t, tables = asked.t, asked.tables
    wanted = await with_preset(wanted, tables.favourites, asked.user_id, t)
    wanted.options(t)
    after = replace(settings, mode=wanted.mode, preset=wanted.preset, rules=wanted.rules)
    if after != settings:
        await tables.settings.save_server(after)
    return after


def _refused(asked: Request) -> Reply:
    place, links, t = asked.place, asked.services.installation.links, asked.t
    if settings_of(place) is not None:
        return said(t.format("settings-only-managers"))
    told = [t.format("settings-of-servers")]
    if isinstance(place, GuestChannel) and links is not None:
        told.append(t.format("settings-invite", link=links.server))
    return said("\n".join(told))


async def _server_page(
    asked: Request, settings: ServerSettings, told: str | None = None
) -> PrivatePage:
    t, interaction = asked.t, asked.interaction
    rules = wanted_text(WantedRules.of_server(settings), t)
    own = await asked.tables.favourites.offered(asked.user_id)
    return server_settings_page(
        settings,
        rules,
        interaction.channel_id or 0,
        t,
        own,
        told,
        about_call=_about_call(settings, interaction, t),
    )


def _about_call(
    settings: ServerSettings, interaction: discord.Interaction, t: Translator
) -> str | None:
    """Return why phones do not ring for the chosen role, or None if they do."""
    if sent_values(interaction) == [str(settings.guild_id)]:
        return t.format("call-not-everybody")
    if settings.called_role is None or interaction.guild is None:
        return None
    role = interaction.guild.get_role(settings.called_role)
    # Discord shows the name of such a role in a mention, but notifies nobody.
    if role_can_be_called(interaction, role):
        return None
    return t.format("call-role-silent")


def person_changed(choices: Choices, click: SettingClick) -> Choices:
    """Return the choices after a click, unchanged if the click makes no sense."""
    match click.setting, click.value:
        case Setting.LANGUAGE, value if value in _LANGUAGES:
            return replace(choices, language=_LANGUAGES[value])
        case Setting.RING, value if value in _RINGS:
            return replace(choices, ring_after=_RINGS[value])
        case Setting.CARDS, value if value in (SYMBOLS, WORDS):
            return replace(choices, cards_as_symbols=value == SYMBOLS)
        case Setting.HAND, value if value in (IN_CHANNEL, BY_DM):
            return replace(choices, hand_in_channel=value == IN_CHANNEL)
        case Setting.STATISTICS, value if value in (ON, SURE):
            return replace(choices, statistics_hidden=value == SURE)
        case _:
            return choices


def server_changed(  # noqa: C901 - a case a setting
    settings: ServerSettings, click: SettingClick, channel_id: int
) -> ServerSettings:
    """Return the settings after a click in this channel, unchanged if it makes no sense."""
    match click.setting, click.value:
        case Setting.LANGUAGE, value if value in _LANGUAGES:
            return replace(settings, language=_LANGUAGES[value])
        case Setting.TURN, value if value in _TURNS:
            return replace(settings, turn_seconds=_TURNS[value])
        case Setting.STARTERS, value if value in tuple(Starters):
            return replace(settings, starters=Starters(value))
        case Setting.THREADS, value if value in (ON, OFF):
            return replace(settings, threads=value == ON)
        case Setting.POSTERS, value if value in (ON, OFF):
            return replace(settings, round_posters=value == ON)
        case Setting.CALL, (LobbyCall.NOBODY | LobbyCall.LAST_PLAYERS) as value:
            return replace(settings, lobby_call=LobbyCall(value), called_role=None)
        case Setting.CALL, value if sent_id(value) not in (None, settings.guild_id):
            # The role with the server's own id is everybody.
            return replace(settings, lobby_call=LobbyCall.ROLE, called_role=sent_id(value))
        case Setting.RULES, "none":
            return replace(settings, mode=None, preset=None, rules="")
        case Setting.CHANNEL, "none":
            return replace(settings, channels=())
        case Setting.CHANNEL, value if value in (ON, OFF):
            others = tuple(channel for channel in settings.channels if channel != channel_id)
            return replace(settings, channels=(*others, channel_id) if value == ON else others)
        case _:
            return settings
