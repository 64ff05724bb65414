"""The recap of an evening, a week, a month or a match: its page and its picture."""

from __future__ import annotations

from collections.abc import Iterator

from bot.artwork.lettering import isolated
from bot.artwork.pictures import Bar, RecapCard, RecapNote
from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import GOLD_ACCENT
from bot.render.lines.feat_lines import bold_name, feat_line, moment_line
from bot.render.lines.picture_names import picture_names
from bot.render.page import Block, Button, Picture, PrivatePage, PublicPage, Row, Text, shortened
from bot.statistics import Recap
from bot.statistics.recap import Fortune
from bot.views.names import called, visible_name


def recap_page(recap: Recap, png: bytes | None, post: str, t: Translator) -> PrivatePage:
    """Return the recap for one player; ``post`` is the click of the button that posts it."""
    button = Button(t.format("button-post"), post, emoji.POST)
    return PrivatePage((*_blocks(recap, png, t), Row((button,))), GOLD_ACCENT)


def posted_recap(recap: Recap, png: bytes | None, t: Translator) -> PublicPage:
    """Return the recap for everybody."""
    return PublicPage(_blocks(recap, png, t), GOLD_ACCENT)


def _blocks(recap: Recap, png: bytes | None, t: Translator) -> tuple[Block, ...]:
    lines = [t.format(f"recap-title-{recap.stretch}"), *_told(recap, t)]
    text = Text(shortened("\n".join(lines), 3500))
    return (text,) if png is None else (text, Picture("recap.png", png, t.format("recap-alt")))


def _told(recap: Recap, t: Translator) -> Iterator[str]:
    best, variant = recap.lines[0], recap.variant
    tied = len([line for line in recap.lines if line.wins == best.wins])
    if tied > 1:
        yield t.format("recap-tied", rounds=recap.rounds, wins=best.wins, count=tied)
    else:
        yield t.format(
            "recap-winner",
            variant=variant,
            player=bold_name(best.name, t),
            rounds=recap.rounds,
            wins=best.wins,
        )
    if (moment := moment_line(recap, t)) is not None:
        yield moment
    for key, told in (
        ("recap-catcher", recap.catcher),
        ("recap-bluff", recap.bluff),
        ("recap-nemesis", recap.nemesis),
    ):
        if told is not None:
            yield feat_line(key, told, variant, t)
    for key, fortune in (
        ("recap-luckiest", recap.luckiest),
        ("recap-unluckiest", recap.unluckiest),
    ):
        if fortune is not None:
            yield _fortune(key, fortune, variant, t)
    if recap.luckiest is not None and recap.played_out < recap.rounds:
        yield t.format("recap-played-out", known=recap.played_out, rounds=recap.rounds)
    if recap.is_cut:
        yield t.format("recap-cut", rounds=recap.rounds)


def _fortune(key: str, fortune: Fortune, variant: int, t: Translator) -> str:
    return t.format(
        key,
        variant=variant,
        player=bold_name(fortune.player, t),
        wins=fortune.luck.wins,
        worth=t.decimal(fortune.luck.worth),
    )


def recap_card(recap: Recap, t: Translator) -> RecapCard:
    """Return the picture: each player's wins, and a note for each thing worth remembering."""
    return RecapCard(
        t.format(f"recap-drawn-{recap.stretch}"),
        t.format(
            "recap-count-cut" if recap.is_cut else "recap-count",
            rounds=recap.rounds,
            people=recap.people,
        ),
        tuple(
            Bar(
                _name(line.name, t),
                t.format("statistics-won-of", wins=line.wins, rounds=line.rounds),
                line.wins / max(1, recap.rounds),
            )
            for line in recap.lines
        ),
        tuple(_notes(recap, t)),
        picture_names((called(name, t) for name in _names(recap)), t),
    )


def _notes(recap: Recap, t: Translator) -> Iterator[RecapNote]:
    if (moment := recap.moment) is not None:
        what = t.format(f"recap-did-{moment.kind}", amount=moment.feat.amount)
        yield _note("moment", moment.feat.player, what, t)
    if (told := recap.catcher) is not None:
        yield _note("catcher", told.player, t.format("recap-note-caught", amount=told.amount), t)
    if (told := recap.bluff) is not None:
        yield _note("bluff", told.player, t.format("recap-note-cards", amount=told.amount), t)
    if (told := recap.nemesis) is not None:
        other = isolated(_name(told.other or "", t))
        yield _note("nemesis", told.player, t.format("recap-note-over", player=other), t)
    for key, fortune in (("luckiest", recap.luckiest), ("unluckiest", recap.unluckiest)):
        if fortune is not None:
            wins, worth = fortune.luck.wins, t.decimal(fortune.luck.worth)
            what = t.format("recap-note-luck", wins=wins, worth=worth)
            yield _note(key, fortune.player, what, t)


def _note(key: str, player: str, what: str, t: Translator) -> RecapNote:
    return RecapNote(t.format(f"recap-title-of-{key}"), _name(player, t), what)


def _name(name: str, t: Translator) -> str:
    return visible_name(called(name, t))


def _names(recap: Recap) -> Iterator[str]:
    """Yield every name on the picture, those of the lines first."""
    yield from (line.name for line in recap.lines)
    feats = (recap.moment and recap.moment.feat, recap.catcher, recap.bluff, recap.nemesis)
    for feat in feats:
        if feat is not None:
            yield feat.player
            yield from () if feat.other is None else (feat.other,)
    for fortune in (recap.luckiest, recap.unluckiest):
        if fortune is not None:
            yield fortune.player
