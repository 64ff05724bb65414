"""*Details* of a round: its hash while it is played, then its seed, luck and record, too."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bot.engine import SeedOrigin
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.cards.card_look import ACCENTS
from bot.render.lines.score_lines import shares_line, worth_line
from bot.render.lines.seed_word_lines import words_of
from bot.render.lines.status_lines import round_title
from bot.render.page import Attachment, Block, Line, PrivatePage, Text
from bot.render.private.lookup_pages import back_row
from bot.render.private.replay_page import names_by_seat, replay_button
from bot.render.shown_replay import Replay, Way
from bot.views.cards_worth import CardsWorth
from bot.views.table_view import TableView

_ACCENT = ACCENTS[3]


class ShuffleProof(Struct, frozen=True):
    """What a finished round was shuffled with: the seed, its hash, and what it was made from."""

    commitment: str
    seed: str
    origin: SeedOrigin | None = None


def details_page(context: TableView, t: Translator) -> PrivatePage:
    """Return the hash of a round that is being played.

    Raise ValueError if no hash was announced.
    """
    seen = context.observation
    if seen is None or context.hashes.commitment is None:
        raise ValueError("nothing was announced")
    lines = [
        *_head(round_title(seen.options, seen.number, t), t),
        *_hashes(context.hashes.commitment, context.hashes.announced, t),
        t.format("proof-later"),
    ]
    return PrivatePage((Text("\n".join(lines)), back_row(context, t)), _ACCENT)


def round_details_page(
    replay: Replay,
    at: int,
    proof: ShuffleProof,
    match: CardsWorth | None,
    t: Translator,
    member: str = "yes",
) -> PrivatePage:
    """Return the details of a finished round, with buttons for its position ``at``.

    ``match`` is what the cards of the whole match were worth, once that is known. ``member`` is the
    `membership` of the place where the page is shown.
    """
    blocks: list[Block] = [Text("\n".join(_head(replay.title, t)))]
    luck = list(_luck(replay, match, t))
    if luck:
        blocks.append(Text("\n".join(luck)))
    blocks += [Line(), Text("\n".join(_proof(replay, proof, t, member)))]
    judged = [replay_button(replay, Way.HARD, at, emoji.COMPUTER, t)] if at else []
    buttons = [
        replay_button(replay, Way.REPLAY, at, emoji.REPLAY, t),
        *judged,
        replay_button(replay, Way.RECORD, at, emoji.FILE, t),
    ]
    return PrivatePage((*blocks, *balanced_rows(buttons)), _ACCENT)


def replay_record_page(replay: Replay, record: str, t: Translator) -> PrivatePage:
    """Return the record of the round as a file; it names nobody."""
    name = f"contra-uno-{replay.game_id}-{replay.number}.uno"
    return PrivatePage((Text(t.format("replay-record")), Attachment(name, record.encode())))


def _head(title: str, t: Translator) -> list[str]:
    return [f"### {t.format('button-details')}", f"-# {title}"]


def _hashes(commitment: str, announced: str | None, t: Translator) -> Iterator[str]:
    yield t.format("proof-hash", commitment=commitment)
    if announced is not None:
        yield t.format("proof-announced", hash=announced)


def _luck(replay: Replay, match: CardsWorth | None, t: Translator) -> Iterator[str]:
    """Yield what the cards of the round were worth, and those of a match of several rounds."""
    if replay.worth:
        yield shares_line(replay.worth, names_by_seat(replay, replay.worth, t), t)
        yield t.format("replay-worth-means")
    if match is not None and match.rounds > 1:
        names = names_by_seat(replay, [each.seat for each in match.seats], t)
        yield worth_line(match, names, t)


def _proof(replay: Replay, proof: ShuffleProof, t: Translator, member: str) -> Iterator[str]:
    origin = proof.origin
    yield from _hashes(proof.commitment, None if origin is None else origin.announced_text, t)
    if origin is not None:
        yield t.format("proof-secret", secret=origin.secret.hex())
        yield t.format("seed-words", words=words_of(origin, replay.names, t))
    yield t.format("proof-seed", seed=proof.seed)
    yield t.format("proof-check", member=member)
