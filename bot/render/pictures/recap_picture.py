"""What the picture of a recap shows."""

from __future__ import annotations

from collections.abc import Iterator

from bot.artwork.pictures import Bar, RecapCard, RecapNote
from bot.i18n import Translator
from bot.statistics import Recap
from bot.views.names import called, plain_name

from ..lines.decimals import tenths


def recap_card(recap: Recap, t: Translator) -> RecapCard:
    """The picture: everybody's wins, and a note for each thing worth remembering."""
    return RecapCard(
        t.format(f"recap-drawn-{recap.stretch}"),
        t.format(
            "recap-count-cut" if recap.is_cut else "recap-count",
            rounds=recap.rounds,
            people=recap.people,
        ),
        tuple(
            Bar(
                plain_name(called(line.name, t)),
                t.format("statistics-won-of", wins=line.wins, rounds=line.rounds),
                line.wins / max(1, recap.rounds),
            )
            for line in recap.lines
        ),
        tuple(_notes(recap, t)),
    )


def _notes(recap: Recap, t: Translator) -> Iterator[RecapNote]:
    if (moment := recap.moment) is not None:
        what = t.format(f"recap-did-{moment.kind}", amount=moment.told.amount)
        yield _note("moment", moment.told.player, what, t)
    if (told := recap.catcher) is not None:
        yield _note("catcher", told.player, t.format("recap-note-caught", amount=told.amount), t)
    if (told := recap.bluff) is not None:
        yield _note("bluff", told.player, t.format("recap-note-cards", amount=told.amount), t)
    if (told := recap.nemesis) is not None:
        other = plain_name(called(told.other or "", t))
        yield _note("nemesis", told.player, t.format("recap-note-over", player=other), t)
    for key, fortune in (("luckiest", recap.luckiest), ("unluckiest", recap.unluckiest)):
        if fortune is not None:
            wins, worth = fortune.luck.wins, tenths(fortune.luck.worth, t)
            what = t.format("recap-note-luck", wins=wins, worth=worth)
            yield _note(key, fortune.player, what, t)


def _note(key: str, player: str, what: str, t: Translator) -> RecapNote:
    return RecapNote(t.format(f"recap-title-of-{key}"), plain_name(called(player, t)), what)
