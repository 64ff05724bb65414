"""`/uno me`: what a person has chosen, and buttons to choose otherwise."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n import LANGUAGES, Translator
from bot.render.button_rows import balanced_rows
from bot.render.clicks.setting_click import (
    BY_DM,
    IN_CHANNEL,
    NONE,
    OFF,
    ON,
    SYMBOLS,
    WORDS,
    Setting,
    SettingClick,
    Whose,
)
from bot.render.page import Block, Button, PrivatePage, Style, Text
from bot.setting_values import PersonSettings

RING_SECONDS = (0, 20, 60)


def own_settings_page(settings: PersonSettings, t: Translator) -> PrivatePage:
    """The settings of whoever asks."""
    ring = NONE if settings.ring_after is None else str(settings.ring_after)
    return PrivatePage(
        (
            Text(t.format("me-title")),
            *setting_blocks(
                Whose.ME,
                Setting.LANGUAGE,
                t.format("me-language"),
                settings.language or NONE,
                language_choices(t),
            ),
            *setting_blocks(Whose.ME, Setting.RING, t.format("me-ring"), ring, _rings(t)),
            *setting_blocks(
                Whose.ME,
                Setting.CARDS,
                t.format("me-cards"),
                SYMBOLS if settings.cards_as_symbols else WORDS,
                ((WORDS, t.format("me-cards-words")), (SYMBOLS, t.format("me-cards-symbols"))),
            ),
            *setting_blocks(
                Whose.ME,
                Setting.HAND,
                t.format("me-hand"),
                IN_CHANNEL if settings.hand_in_channel else BY_DM,
                ((BY_DM, t.format("me-hand-dm")), (IN_CHANNEL, t.format("me-hand-channel"))),
            ),
            *setting_blocks(
                Whose.ME,
                Setting.STATISTICS,
                t.format("me-statistics"),
                OFF if settings.statistics_hidden else ON,
                ((ON, t.format("me-statistics-all")), (OFF, t.format("me-statistics-me"))),
            ),
        )
    )


def language_choices(t: Translator) -> list[tuple[str, str]]:
    """Discord's own language, and each that there are texts in."""
    known = [(language, t.format(f"language-{language}")) for language in LANGUAGES]
    return [(NONE, t.format("language-of-discord")), *known]


def _rings(t: Translator) -> list[tuple[str, str]]:
    soon = [(str(seconds), _after(seconds, t)) for seconds in RING_SECONDS]
    return [*soon, (NONE, t.format("ring-never"))]


def _after(seconds: int, t: Translator) -> str:
    return t.format("ring-after", seconds=seconds) if seconds else t.format("ring-at-once")


def setting_blocks(
    whose: Whose, setting: Setting, title: str, chosen: str, choices: Iterable[tuple[str, str]]
) -> tuple[Block, ...]:
    """The title above a row of (value, label), the one that is chosen marked."""
    buttons = tuple(
        Button(
            label,
            str(SettingClick(whose, setting, value)),
            style=Style.PRIMARY if value == chosen else Style.PLAIN,
        )
        for value, label in choices
    )
    return Text(title), *balanced_rows(list(buttons))
