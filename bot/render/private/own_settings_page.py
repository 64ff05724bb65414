"""`/uno me`: what a person has chosen, and buttons to choose otherwise."""

from __future__ import annotations

from bot.i18n import LANGUAGES, Translator
from bot.render.clicks.setting_click import BY_DM, IN_CHANNEL, NONE, SYMBOLS, WORDS, Setting, Whose
from bot.render.page import PrivatePage, Text
from bot.setting_values import PersonSettings

from .choices import setting_blocks

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
