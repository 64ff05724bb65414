"""Descriptions of commands in the languages of their readers."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n import FALLBACK, LANGUAGES, Texts

_LOCALES = {"de": discord.Locale.german}


def localized(key: str) -> app_commands.locale_str:
    """The text `key`, in the fallback language where Discord has no other."""
    return app_commands.locale_str(Texts.load().get(FALLBACK).format(key), key=key)


class CommandTexts(app_commands.Translator):
    """Looks up what `localized` has marked, for every language that there is."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in `locale`, None where Discord is to show the fallback."""
        key = string.extras.get("key")
        language = next((own for own in LANGUAGES if _LOCALES.get(own) is locale), None)
        if key is None or language is None:
            return None
        return Texts.load().get(language).format(key)
