"""Looking up what people read. The texts are Fluent files in `data/locales/<language>/`.

    texts = Texts.load()
    t = texts.get("de")              # a Discord locale, or None for the fallback
    t.format("turn", name="Anna")

A key is written out in the code, or as an f-string with a literal beginning, so that a test can
find out which keys are used: `t.format(f"option-{option}")`.
"""

# pyright: reportUnusedImport=false

from __future__ import annotations

from bot.i18n.entries import TextError
from bot.i18n.languages import FALLBACK, language_of, languages, name_of_language
from bot.i18n.texts import Texts, Translator, folded
