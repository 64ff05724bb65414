"""A player's hand: what lies open, what can be done now, and a button for each different card."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine import Draft, MatchOver, Observation, RoundOver
from bot.engine.cards import FACES
from bot.engine.events import Event, RoundEnded
from bot.i18n import Translator
from bot.render.cards.card_look import accent, face_text, faces_within
from bot.render.lines.few_cards import few_cards_line
from bot.render.lines.headline import headline
from bot.render.lines.open_actions import open_action_lines
from bot.render.lines.own_endings import match_ending, round_ending, round_ending_lines
from bot.render.lines.penalty_votes import accusation_lines
from bot.render.lines.score_lines import points_of_the_round
from bot.render.lines.since_last_turn import since_last_turn
from bot.render.lines.status_lines import (
    absence_lines,
    card_counts_line,
    place_line,
    steps_of_the_round,
    steps_told,
    top_card_lines,
)
from bot.render.page import (
    MAX_COMPONENTS,
    Block,
    Line,
    PrivatePage,
    Text,
    shortened,
    size,
)
from bot.render.private.hand_buttons import colour_rows, hand_buttons
from bot.render.private.hand_cards import HandCards
from bot.views.table_view import TableView

_LONGEST_HELD = 900


def hand_page(
    context: TableView, t: Translator, *, page: int = 0, note: str | None = None
) -> PrivatePage:
    """The hand of the viewer of ``context``; ``note`` is a word in reply to a click.

    Of a match that is over nothing is left but a word and the way to its result. Raises ValueError
    where the viewer has no seat or nothing is dealt.
    """
    seen = context.observation
    if seen is None or context.seat is None:
        raise ValueError("a hand needs a seat and a deal")
    if isinstance(seen.phase, MatchOver):
        return _after_the_match(context, seen, seen.phase, t)
    blocks: list[Block] = [Text(_head(context, seen, t))]
    if context.rings:
        blocks.insert(0, Text(_ring(context, seen, t)))
    if note:
        blocks.append(Text("\n".join(f"> {line}" for line in note.split("\n"))))
    cards = HandCards(context, seen, t)
    blocks += [Text(_open_cards(context, seen, cards, t)), Line()]
    colours = colour_rows(context, seen, t)
    bright = bool(colours) or cards.any_bright
    actions = [*colours, *hand_buttons(context, seen, t, cards_bright=bright)]
    room = MAX_COMPONENTS - size(PrivatePage((*blocks, *actions)))
    held = _held(context, seen, cards, room, page, t)
    return PrivatePage((*blocks, *held, *actions), accent(seen.colour))


def _held(
    context: TableView, seen: Observation, cards: HandCards, room: int, page: int, t: Translator
) -> Sequence[Block]:
    """The cards as buttons; once the round is over, in words: nothing is played any more."""
    if not seen.hand:
        return _without_cards(context, seen, t)
    if isinstance(seen.phase, RoundOver):
        held = faces_within(_LONGEST_HELD, seen.faces, t, context.card_tiles)
        return (Text(t.format("hand-held", cards=held)),)
    return cards.rows(room, page)


def _without_cards(context: TableView, seen: Observation, t: Translator) -> Sequence[Block]:
    """A word where there are no cards; who has just won has read it above."""
    if isinstance(seen.phase, Draft):
        return ()
    if isinstance(seen.phase, RoundOver):
        # Whoever sits down between rounds has not got any cards yet.
        return (Text(_soon(context, seen, t)),) if _came_late(context, seen) else ()
    is_out = context.seat in seen.knocked
    return (Text(t.format("hand-knocked-out" if is_out else "hand-empty")),)


def _soon(context: TableView, seen: Observation, t: Translator) -> str:
    score = 0 if context.seat is None else seen.scores[context.seat]
    return t.format("hand-soon-with-points", score=score) if score else t.format("hand-soon")


def _came_late(context: TableView, seen: Observation) -> bool:
    """Whether the viewer has sat down since the round was over (L2)."""
    points = points_of_the_round(context)
    return context.seat is not None and 0 < len(points) <= context.seat


def _head(context: TableView, seen: Observation, t: Translator) -> str:
    heading = t.format("hand-title", count=len(seen.hand))
    if isinstance(seen.phase, RoundOver) and not _came_late(context, seen):
        heading = round_ending(context, seen, seen.phase, t)
    learning = context.newcomer and seen.number == 1
    how = f"\n{t.format('hand-first')}" if learning else ""
    return f"{place_line(context, t)}\n### {heading}{how}".strip()


def _ring(context: TableView, seen: Observation, t: Translator) -> str:
    """What a phone shows of the message: whose game, what lies, whose turn.

    Without tiles: a phone's notification writes out what they are called.
    """
    top = t.format("no-card") if seen.top >= FACES else face_text(seen.top, t)
    return t.format("ring", player=context.host, card=top)


def _open_cards(context: TableView, seen: Observation, cards: HandCards, t: Translator) -> str:
    if isinstance(seen.phase, RoundOver):
        return _how_it_ended(context, seen, seen.phase, t)
    lines = [
        top_card_lines(seen, t, tiles=context.card_tiles),
        *open_action_lines(context, seen, t),
        *absence_lines(context, t),
        *accusation_lines(context, t),
        card_counts_line(context, t),
    ]
    if not isinstance(seen.phase, RoundOver) and (close := few_cards_line(context, seen, t)):
        lines.append(close)
    if moment := headline(context, t):
        lines.append(f"### {shortened(moment, 350)}")
    told = _missed(context, t) or steps_told(context, 1, t)
    lines += [f"-# {shortened(line, 400)}" for line in told]
    if in_words := cards.in_words:
        lines.append(in_words)
    return "\n".join(lines)


def _how_it_ended(context: TableView, seen: Observation, over: RoundOver, t: Translator) -> str:
    said_above = (RoundEnded,) if over.winner is not None else ()
    lines = [
        *round_ending_lines(context, seen, over, t),
        *absence_lines(context, t),
        card_counts_line(context, t),
        *(f"-# {shortened(line, 400)}" for line in _missed(context, t, without=said_above)),
    ]
    return "\n".join(lines)


def _missed(
    context: TableView, t: Translator, *, without: tuple[type[Event], ...] = ()
) -> list[str]:
    """What happened in this round since the viewer's last turn, ``without`` these kinds."""
    if context.seat is None:
        return []
    steps = steps_of_the_round(context)
    if without:
        steps = [
            replace(step, events=tuple([e for e in step.events if not isinstance(e, without)]))
            for step in steps
        ]
    return since_last_turn(steps, context.seat, context.names, t, context.card_tiles)


def _after_the_match(
    context: TableView, seen: Observation, over: MatchOver, t: Translator
) -> PrivatePage:
    """One small line: what has become of the viewer, where, and the way to the result."""
    said = [match_ending(context, seen, over, t), *([context.place] if context.place else [])]
    if context.board_link is not None:
        said.append(f"[{t.format('button-to-result')}]({context.board_link})")
    return PrivatePage((Text(f"-# {' · '.join(said)}"),))
