"""Names and descriptions of commands in the languages of their readers."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n import FALLBACK, Texts, language_of

_LANGUAGES = {
    locale: language
    for locale in discord.Locale
    if (language := language_of(locale.value)) != FALLBACK
}
"""The languages of Discord that the bot has; in all others it shows the fallback."""

_Location = app_commands.TranslationContextLocation


def localized(key: str) -> app_commands.locale_str:
    """Return the text `key`, in the fallback language where Discord has no other."""
    return app_commands.locale_str(Texts.load().get(FALLBACK).format(key), key=key)


class CommandTexts(app_commands.Translator):
    """Looks up the texts marked by `localized`, and the names, in every language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in `locale`, or None if Discord should show the fallback."""
        # discord.py calls this for each text in each of Discord's thirty languages.
        language = _LANGUAGES.get(locale)
        if language is None:
            return None
        key = string.extras.get("key") or _key_of_name(context)
        return None if key is None else Texts.load().get(language).format(key)


def _key_of_name(context: app_commands.TranslationContextTypes) -> str | None:
    """Return the key of a command's or parameter's name, or None for anything else."""
    if context.location is _Location.command_name:
        assert isinstance(context.data, app_commands.Command)
        return f"command-{context.data.qualified_name.replace(' ', '-')}.name"
    if context.location is _Location.parameter_name:
        return f"command-param-{context.data.name}.name"
    return None
