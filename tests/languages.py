"""The languages in which tests draw pages."""

from __future__ import annotations

DRAWN_LANGUAGES = ("de", "en")
"""The two in which the bot was written. Of the others, every message is checked on its own, and
pages with the longest message of all languages for each: see `tests/i18n/longest.py`."""

REQUIRED_LANGUAGES = ("en",)
"""Those in which whoever adds something has to say it. What the others lack is English until a
release; `contra-uno languages` lists it."""
