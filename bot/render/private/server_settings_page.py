"""`/uno settings`: what holds for the games of a server, for those who manage it."""

from __future__ import annotations

from bot.i18n import Translator
from bot.render.page import Block, Button, PrivatePage, Row, Text, shortened
from bot.render.setting_click import NONE, OFF, ON, Setting, SettingClick, Whose
from bot.setting_values import ServerSettings, Starters

from .choices import setting_blocks
from .own_settings_page import language_choices

TURN_SECONDS = (45, 90, 180, 600)
_LONGEST_RULES = 1000
_MOST_CHANNELS = 30


def server_settings_page(
    settings: ServerSettings, rules: str, channel_id: int, t: Translator
) -> PrivatePage:
    """The settings of a server; `rules` are the default ones in words, `channel_id` is here."""
    turn = NONE if settings.turn_seconds is None else str(settings.turn_seconds)
    return PrivatePage(
        (
            Text(t.format("server-title")),
            *_rules(settings, rules, t),
            *setting_blocks(
                Whose.SERVER,
                Setting.LANGUAGE,
                t.format("server-language"),
                settings.language or NONE,
                language_choices(t),
            ),
            *setting_blocks(Whose.SERVER, Setting.TURN, t.format("server-turn"), turn, _turns(t)),
            *setting_blocks(
                Whose.SERVER,
                Setting.STARTERS,
                t.format("server-starters"),
                settings.starters.value,
                [(who.value, t.format(f"starters-{who}")) for who in Starters],
            ),
            *setting_blocks(
                Whose.SERVER,
                Setting.THREADS,
                t.format("server-threads"),
                ON if settings.threads else OFF,
                ((OFF, t.format("threads-off")), (ON, t.format("threads-on"))),
            ),
            *_channels(settings, channel_id, t),
        )
    )


def _rules(settings: ServerSettings, rules: str, t: Translator) -> tuple[Block, ...]:
    text = Text(t.format("server-rules", rules=shortened(rules, _LONGEST_RULES)))
    if settings.mode is None and settings.preset is None and not settings.rules:
        return (text,)
    click = str(SettingClick(Whose.SERVER, Setting.RULES, NONE))
    return (text, Row((Button(t.format("server-rules-forget"), click),)))


def _turns(t: Translator) -> list[tuple[str, str]]:
    limits = [(str(seconds), _time(seconds, t)) for seconds in TURN_SECONDS]
    return [*limits, (NONE, t.format("limit-none"))]


def _time(seconds: int, t: Translator) -> str:
    minutes, left_over = divmod(seconds, 60)
    if left_over:
        return t.format("limit-seconds", seconds=seconds)
    return t.format("limit-minutes", minutes=minutes)


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
