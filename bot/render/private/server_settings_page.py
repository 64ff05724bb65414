"""`/uno settings`: what holds for the games of a server, for those who manage it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Translator
from bot.render import emoji
from bot.render.clicks.click_id import NO_GAME, Click, Verb
from bot.render.clicks.setting_click import (
    NONE,
    OFF,
    ON,
    SET,
    TYPED,
    Setting,
    SettingClick,
    Whose,
)
from bot.render.page import (
    Block,
    Button,
    Form,
    PrivatePage,
    RoleSelect,
    Row,
    Text,
    shortened,
)
from bot.setting_values import TURN_TIMES, LobbyCall, ServerSettings, Starters

from .choosing import line_field, rule_set_choices, turn_time_text
from .choosing.parts import choice, select
from .own_settings_page import language_choices, setting_blocks

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
    """The settings of a server; `rules` are the default ones in words, `channel_id` is here.

    `favourites` are the names of the viewer's own sets of rules, `note` says what could not be.
    `about_call` says what is the matter with the role that was chosen to be called.
    """
    told = [] if note is None else [f"{emoji.NOTE} {note}"]
    return PrivatePage(
        (
            Text("\n".join([t.format("server-title"), *told])),
            *_rules(settings, rules, favourites, t),
            *setting_blocks(
                Whose.SERVER,
                Setting.LANGUAGE,
                t.format("server-language"),
                settings.language or NONE,
                language_choices(t),
            ),
            *_turns(settings, t),
            *setting_blocks(
                Whose.SERVER,
                Setting.STARTERS,
                t.format("server-starters"),
                settings.starters.value,
                [(who.value, t.format(f"starters-{who}")) for who in Starters],
            ),
            *_places(settings, t),
            *_channels(settings, channel_id, t),
            *_calls(settings, about_call, t),
        )
    )


def rule_line_form(line: str, t: Translator) -> Form:
    """Where the default rules are typed or pasted; `line` are those that hold now."""
    return Form(t.format("form-line-title"), _of_rules(TYPED), (line_field(line, t),))


def _of_rules(value: str) -> str:
    return str(SettingClick(Whose.SERVER, Setting.RULES, value))


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
        Row((paste,) if by_the_book else (paste, forget)),
    )


def _places(settings: ServerSettings, t: Translator) -> tuple[Block, ...]:
    """Where games are played, and which results stay there."""
    return (
        *setting_blocks(
            Whose.SERVER,
            Setting.THREADS,
            t.format("server-threads"),
            ON if settings.threads else OFF,
            ((OFF, t.format("threads-off")), (ON, t.format("threads-on"))),
        ),
        *setting_blocks(
            Whose.SERVER,
            Setting.POSTERS,
            t.format("server-posters"),
            ON if settings.round_posters else OFF,
            ((ON, t.format("posters-of-rounds")), (OFF, t.format("posters-of-matches"))),
        ),
    )


def _turns(settings: ServerSettings, t: Translator) -> tuple[Block, ...]:
    """The same times as a host can choose."""
    limits = [
        choice(
            turn_time_text(seconds, t),
            NONE if seconds is None else str(seconds),
            chosen=seconds == settings.turn_seconds,
        )
        for seconds in (*TURN_TIMES, None)
    ]
    title, click = t.format("server-turn"), SettingClick(Whose.SERVER, Setting.TURN, SET)
    return Text(title), select(str(click), t.format("choosing-turn-time"), limits)


def _calls(settings: ServerSettings, about_call: str | None, t: Translator) -> tuple[Block, ...]:
    known = (LobbyCall.NOBODY, LobbyCall.LAST_PLAYERS)
    click = str(SettingClick(Whose.SERVER, Setting.CALL, LobbyCall.ROLE))
    title = t.format("server-call")
    if about_call is not None:
        title = f"{title}\n-# {emoji.QUIET} {about_call}"
    return (
        *setting_blocks(
            Whose.SERVER,
            Setting.CALL,
            title,
            settings.lobby_call.value,
            [(who.value, t.format(f"call-{who}")) for who in known],
        ),
        RoleSelect(click, t.format("call-role"), settings.called_role),
    )


def _channels(settings: ServerSettings, channel_id: int, t: Translator) -> tuple[Block, ...]:
    named = ", ".join(f"<#{channel}>" for channel in settings.channels[:_MOST_CHANNELS])
    here = channel_id in settings.channels
    return setting_blocks(
        Whose.SERVER,
        Setting.CHANNEL,
        t.format("server-channels", channels=named) if named else t.format("server-all-channels"),
        ON if here else OFF if settings.channels else NONE,
        (
            (NONE, t.format("channels-all")),
            (ON, t.format("channel-allow")),
            *(((OFF, t.format("channel-forbid")),) if here else ()),
        ),
    )
