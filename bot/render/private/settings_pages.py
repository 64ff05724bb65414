"""`/uno me` and `/uno settings`: settings of a person and of a server, and their buttons."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.i18n import Translator, languages, name_of_language
from bot.i18n.languages import own_folder, signed_in
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.clicks.click_id import NO_GAME, SURE, Click, Verb
from bot.render.page import (
    CHOICES_IN_SELECT,
    Block,
    Button,
    Form,
    PrivatePage,
    RoleSelect,
    Row,
    Style,
    Text,
    shortened,
)
from bot.render.private.choosing import line_field, rule_set_choices, turn_time_text
from bot.render.private.choosing.option_clicks import choice, select
from bot.setting_values import (
    RING_SECONDS,
    TURN_TIMES,
    Choices,
    LobbyCall,
    ServerSettings,
    Starters,
)


class SettingOwner(StrEnum):
    """The owner of the settings that a button changes: a person or a server."""

    ME = "me"
    SERVER = "server"


class Setting(StrEnum):
    """A setting; its value is `none` where nothing is set."""

    LANGUAGE = "language"
    """A language's code in small letters; `set`: the value that the select hands over."""
    RING = "ring"
    """Seconds until a player is notified that it is their turn."""
    CARDS = "cards"
    HAND = "hand"
    TABLES = "tables"
    """Whether the person is called when a table opens in this channel."""
    STATISTICS = "stats"
    """Whether others see the person: `off` asks whether they mean to hide, `sure` does it."""
    TURN = "turn"
    """Seconds for a turn; `set`: the value that the select hands over."""
    STARTERS = "starters"
    THREADS = "threads"
    POSTERS = "posters"
    CHANNEL = "channel"
    """`none`: games everywhere; otherwise this channel is allowed (`on`) or no longer (`off`)."""
    CALL = "call"
    """Whom a lobby may call; `role`: the role that the select hands over."""
    RULES = "rules"
    """The default rules: `set` to those that the select hands over, or `typed`."""
    EXCLUDED = "excluded"
    """The page of who may not play here: see `bot.render.private.exclusion_pages`."""


NONE = "none"


SYMBOLS, WORDS = "symbols", "words"


IN_CHANNEL, BY_DM = "channel", "dm"


ON, OFF = "on", "off"


SET, TYPED = "set", "typed"


_VALUE = r"[a-z0-9]{1,20}(?:-[a-z0-9]{1,8}){0,2}"
"""A word, a number, or a language in small letters such as `pt-br`."""


_CLICK_ARG = re.compile(rf"(?P<setting>{'|'.join(Setting)})\.(?P<value>{_VALUE})")


_VERBS = {SettingOwner.ME: Verb.MINE, SettingOwner.SERVER: Verb.SERVER}


@dataclass(frozen=True, slots=True)
class SettingClick:
    """The argument of a click on a page of settings: whose setting, which one, and its value."""

    whose: SettingOwner
    setting: Setting
    value: str

    def __str__(self) -> str:
        """Return what the button carries."""
        return str(Click(NO_GAME, 0, _VERBS[self.whose], f"{self.setting}.{self.value}"))

    @classmethod
    def of(cls, click: Click) -> SettingClick | None:
        """Return the setting that a click means, or None if it means none."""
        whose = next((whose for whose, verb in _VERBS.items() if verb is click.verb), None)
        found = _CLICK_ARG.fullmatch(click.arg)
        if whose is None or found is None:
            return None
        return cls(whose, Setting(found["setting"]), found["value"])


def own_settings_page(
    choices: Choices, t: Translator, *, subscribed: bool | None = None, note: str | None = None
) -> PrivatePage:
    """Return the settings of one person.

    ``subscribed``: the person is called to new tables of this channel, None: nobody is. ``note``
    says which choice was not possible.
    """
    told = [] if note is None else [f"{emoji.NOTE} {note}"]
    ring = NONE if choices.ring_after is None else str(choices.ring_after)
    return PrivatePage(
        (
            Text("\n".join([t.format("me-title"), *told])),
            *_language(SettingOwner.ME, t.format("me-language"), choices.language, t),
            *setting_blocks(SettingOwner.ME, Setting.RING, t.format("me-ring"), ring, _rings(t)),
            *setting_blocks(
                SettingOwner.ME,
                Setting.CARDS,
                t.format("me-cards"),
                SYMBOLS if choices.cards_as_symbols else WORDS,
                ((WORDS, t.format("me-cards-words")), (SYMBOLS, t.format("me-cards-symbols"))),
            ),
            *setting_blocks(
                SettingOwner.ME,
                Setting.HAND,
                t.format("me-hand"),
                IN_CHANNEL if choices.hand_in_channel else BY_DM,
                ((BY_DM, t.format("me-hand-dm")), (IN_CHANNEL, t.format("me-hand-channel"))),
            ),
            *_subscription(subscribed, t),
            *setting_blocks(
                SettingOwner.ME,
                Setting.STATISTICS,
                t.format("me-statistics"),
                OFF if choices.statistics_hidden else ON,
                ((ON, t.format("me-statistics-all")), (OFF, t.format("me-statistics-me"))),
            ),
        )
    )


def _subscription(subscribed: bool | None, t: Translator) -> tuple[Block, ...]:
    if subscribed is None:
        return ()
    return setting_blocks(
        SettingOwner.ME,
        Setting.TABLES,
        t.format("me-tables"),
        ON if subscribed else OFF,
        ((OFF, t.format("me-tables-off")), (ON, t.format("me-tables-on"))),
    )


def subscription_button(t: Translator, *, subscribed: bool) -> Button:
    """Return the button by which a person is called to new tables of this channel, or no more."""
    click = str(Click(NO_GAME, 0, Verb.SUBSCRIBE, OFF if subscribed else ON))
    if subscribed:
        return Button(t.format("button-unsubscribe"), click, emoji.QUIET)
    return Button(t.format("button-subscribe"), click, emoji.SUBSCRIBE)


def subscription_page(told: str, t: Translator, *, subscribed: bool) -> PrivatePage:
    """Return what became of such a press, with the button that takes it back."""
    return PrivatePage((Text(told), Row((subscription_button(t, subscribed=subscribed),))))


def sure_to_hide_page(t: Translator) -> PrivatePage:
    """Return the question whether a person means to hide, with what that does."""
    hide = str(SettingClick(SettingOwner.ME, Setting.STATISTICS, SURE))
    stay = str(SettingClick(SettingOwner.ME, Setting.STATISTICS, ON))
    yes = Button(t.format("button-hide"), hide, emoji.HIDDEN, Style.PRIMARY)
    no = Button(t.format("button-stay-visible"), stay, emoji.BACK)
    return PrivatePage((Text(t.format("me-sure-to-hide")), Row((yes, no))))


def _language(
    whose: SettingOwner, title: str, language: str | None, t: Translator
) -> tuple[Block, ...]:
    chosen, known = NONE if language is None else language.lower(), language_choices(t)
    click = SettingClick(whose, Setting.LANGUAGE, SET)
    choices = [
        choice(label, value, chosen=value == chosen) for value, label in known[:CHOICES_IN_SELECT]
    ]
    return Text(title), select(str(click), t.format("language-of-discord"), choices)


def language_choices(t: Translator) -> list[tuple[str, str]]:
    """Return "Discord's language" and each language that has texts, as (value, label)."""
    known = [(language.lower(), _language_label(language, t)) for language in languages()]
    return [(NONE, t.format("language-of-discord")), *known]


def _language_label(language: str, t: Translator) -> str:
    name = name_of_language(language)
    is_signed = language in signed_in(own_folder())
    return name if is_signed else t.format("language-beta", language=name)


def _rings(t: Translator) -> list[tuple[str, str]]:
    soon = [(str(seconds), _after(seconds, t)) for seconds in RING_SECONDS]
    return [*soon, (NONE, t.format("ring-never"))]


def _after(seconds: int, t: Translator) -> str:
    return t.format("ring-after", seconds=seconds) if seconds else t.format("ring-at-once")


def setting_blocks(
    whose: SettingOwner,
    setting: Setting,
    title: str,
    chosen: str,
    choices: Iterable[tuple[str, str]],
) -> tuple[Block, ...]:
    """Return the title above a row of (value, label) buttons, with the chosen one highlighted."""
    buttons = tuple(
        Button(
            label,
            str(SettingClick(whose, setting, value)),
            style=Style.PRIMARY if value == chosen else Style.PLAIN,
        )
        for value, label in choices
    )
    return Text(title), *balanced_rows(list(buttons))


_LONGEST_RULES = 1000


_MOST_CHANNELS = 30


def server_settings_page(
    settings: ServerSettings,
    rules: str,
    channel_id: int,
    t: Translator,
    favourites: Sequence[str] = (),
    note: str | None = None,
    *,
    about_call: str | None = None,
) -> PrivatePage:
    """Return the settings of a server; `rules` are its default rules in words.

    `channel_id` is the current channel, `favourites` are the names of the viewer's own sets of
    rules. `note` says which choice was not possible, `about_call` what is wrong with the role to be
    called.
    """
    told = [] if note is None else [f"{emoji.NOTE} {note}"]
    return PrivatePage(
        (
            Text("\n".join([t.format("server-title"), *told])),
            *_rules(settings, rules, favourites, t),
            *_language(SettingOwner.SERVER, t.format("server-language"), settings.language, t),
            *_turns(settings, t),
            *setting_blocks(
                SettingOwner.SERVER,
                Setting.STARTERS,
                t.format("server-starters"),
                settings.starters.value,
                [(who.value, t.format(f"starters-{who}")) for who in Starters],
            ),
            *_places(settings, t),
            *_channels(settings, channel_id, t),
            *_calls(settings, about_call, t),
            Row((_exclusions(t),)),
        )
    )


def rule_line_form(line: str, t: Translator) -> Form:
    """Return the form for typing or pasting default rules, filled with the current `line`."""
    return Form(t.format("form-line-title"), _of_rules(TYPED), (line_field(line, t),))


def _of_rules(value: str) -> str:
    return str(SettingClick(SettingOwner.SERVER, Setting.RULES, value))


def _rules(
    settings: ServerSettings, rules: str, favourites: Sequence[str], t: Translator
) -> tuple[Block, ...]:
    text = Text(t.format("server-rules", rules=shortened(rules, _LONGEST_RULES)))
    by_the_book = settings.mode is None and settings.preset is None and not settings.rules
    preset = settings.preset if settings.mode is None and not settings.rules else None
    choices = list(rule_set_choices(preset, favourites, t))
    form = str(Click(NO_GAME, 0, Verb.SERVER_FORM))
    paste = Button(t.format("button-paste-line"), form, emoji.LINE)
    forget = Button(t.format("server-rules-forget"), _of_rules(NONE))
    return (
        text,
        select(_of_rules(SET), t.format("choosing-preset"), choices),
        *balanced_rows([paste] if by_the_book else [paste, forget]),
    )


def _places(settings: ServerSettings, t: Translator) -> tuple[Block, ...]:
    """Return where games are played, and which results stay in the channel."""
    return (
        *setting_blocks(
            SettingOwner.SERVER,
            Setting.THREADS,
            t.format("server-threads"),
            ON if settings.threads else OFF,
            ((OFF, t.format("threads-off")), (ON, t.format("threads-on"))),
        ),
        *setting_blocks(
            SettingOwner.SERVER,
            Setting.POSTERS,
            t.format("server-posters"),
            ON if settings.round_posters else OFF,
            ((ON, t.format("posters-of-rounds")), (OFF, t.format("posters-of-matches"))),
        ),
    )


def _turns(settings: ServerSettings, t: Translator) -> tuple[Block, ...]:
    """Return the time for a turn, with the same values as in a lobby."""
    limits = [
        choice(
            turn_time_text(seconds, t),
            NONE if seconds is None else str(seconds),
            chosen=seconds == settings.turn_seconds,
        )
        for seconds in (*TURN_TIMES, None)
    ]
    title, click = t.format("server-turn"), SettingClick(SettingOwner.SERVER, Setting.TURN, SET)
    return Text(title), select(str(click), t.format("choosing-turn-time"), limits)


def _calls(settings: ServerSettings, about_call: str | None, t: Translator) -> tuple[Block, ...]:
    known = (LobbyCall.NOBODY, LobbyCall.LAST_PLAYERS)
    click = str(SettingClick(SettingOwner.SERVER, Setting.CALL, LobbyCall.ROLE))
    title = t.format("server-call")
    if about_call is not None:
        title = f"{title}\n-# {emoji.QUIET} {about_call}"
    return (
        *setting_blocks(
            SettingOwner.SERVER,
            Setting.CALL,
            title,
            settings.lobby_call.value,
            [(who.value, t.format(f"call-{who}")) for who in known],
        ),
        RoleSelect(click, t.format("call-role"), settings.called_role),
    )


def _exclusions(t: Translator) -> Button:
    click = SettingClick(SettingOwner.SERVER, Setting.EXCLUDED, NONE)
    return Button(t.format("server-excluded"), str(click), emoji.BLOCKED)


def _channels(settings: ServerSettings, channel_id: int, t: Translator) -> tuple[Block, ...]:
    named = t.joined(f"<#{channel}>" for channel in settings.channels[:_MOST_CHANNELS])
    here = channel_id in settings.channels
    return setting_blocks(
        SettingOwner.SERVER,
        Setting.CHANNEL,
        t.format("server-channels", channels=named) if named else t.format("server-all-channels"),
        ON if here else OFF if settings.channels else NONE,
        (
            (NONE, t.format("channels-all")),
            (ON, t.format("channel-allow")),
            *(((OFF, t.format("channel-forbid")),) if here else ()),
        ),
    )
