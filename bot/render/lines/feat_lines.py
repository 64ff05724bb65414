"""What people did in the rounds of a recap, a line each."""

from __future__ import annotations

from bot.i18n import Translator
from bot.statistics import Recap
from bot.statistics.recap import Feat
from bot.views.names import called, escaped


def moment_line(recap: Recap, t: Translator) -> str | None:
    """Return the most remarkable thing that happened, or None if nothing did."""
    if recap.moment is None:
        return None
    return feat_line(f"recap-moment-{recap.moment.kind}", recap.moment.feat, recap.variant, t)


def feat_line(key: str, told: Feat, variant: int, t: Translator) -> str:
    """Return what somebody did, by the text `key` in one of its variants."""
    return t.format(
        key,
        variant=variant,
        player=bold_name(told.player, t),
        other="" if told.other is None else escaped(called(told.other, t)),
        by="no" if told.other is None else "yes",
        amount=told.amount,
        rounds=told.out_of,
    )


def bold_name(name: str, t: Translator) -> str:
    """Return a name in bold, or the word for somebody."""
    return f"**{escaped(called(name, t))}**"
