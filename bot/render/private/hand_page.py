"""A player's hand: what lies open, what can be done now, and a button for each different card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine import Draft, MatchOver, Observation, RoundOver
from bot.engine.cards import COLOUR_OF, FACES
from bot.engine.events import Event, RoundEnded
from bot.facts import Hurdle
from bot.i18n import Translator
from bot.render.cards.card_look import accent, face_text, faces_within
from bot.render.lines.headline import headline
from bot.render.lines.membership import membership
from bot.render.lines.moments import variant_of
from bot.render.lines.score_lines import points_of_the_round, ranked, sat_out
from bot.render.lines.seat_lines import card_counts_line, few_cards_line, partner_lines, team_seats
from bot.render.lines.shown_phases import open_action_lines
from bot.render.lines.since_last_turn import since_last_turn
from bot.render.lines.status_lines import (
    absence_lines,
    notice_blocks,
    operator_lines,
    place_line,
    steps_of_the_round,
    steps_told,
    top_card_lines,
)
from bot.render.lines.story import listed
from bot.render.lines.vote_lines import vote_lines
from bot.render.page import MAX_COMPONENTS, Block, Line, PrivatePage, Text, shortened, size
from bot.render.private.hand_buttons import colour_rows, hand_buttons
from bot.render.private.hand_cards import HandCards
from bot.render.private.result_in_hand import quoted, result_in_hand
from bot.render.public.board_page import players_text
from bot.render.public.poster_page import Poster
from bot.views.table_view import TableView
from bot.views.tile_emoji import TileEmoji

_LONGEST_HELD = 900


def hand_page(
    context: TableView,
    t: Translator,
    *,
    page: int = 0,
    note: str | None = None,
    poster: Poster | None = None,
) -> PrivatePage:
    """Return the hand of the viewer of ``context``; ``note`` answers a click.

    After the match, only one line with the way to the result is left. Where the hand is the board,
    too, it shows what a board does: the players, and the result with its ``poster``. Raise
    ValueError if the viewer has no seat or nothing has been dealt.
    """
    seen = context.observation
    if seen is not None and context.result_is_hand:
        return result_in_hand(context, seen, t, poster or Poster(), note)
    if seen is None or context.seat is None:
        raise ValueError("a hand needs a seat and a deal")
    if isinstance(seen.phase, MatchOver):
        return _after_the_match(context, seen, seen.phase, t)
    blocks: list[Block] = [Text(_head(context, seen, t)), *notice_blocks(context, t)]
    if context.rings:
        blocks.insert(0, Text(_ring(context, seen, t)))
    if note:
        blocks.append(quoted(note))
    cards = HandCards(context, seen, t)
    blocks += [Text(_open_cards(context, seen, cards, t)), Line()]
    colours = [] if context.game.recess else colour_rows(context, seen, t)
    bright = bool(colours) or cards.has_bright_cards
    actions = [*colours, *hand_buttons(context, seen, t, cards_bright=bright)]
    room = MAX_COMPONENTS - size(PrivatePage((*blocks, *actions)))
    held = _held(context, seen, cards, room, page, t)
    return PrivatePage((*blocks, *held, *actions), accent(seen.colour))


def _held(
    context: TableView, seen: Observation, cards: HandCards, room: int, page: int, t: Translator
) -> Sequence[Block]:
    """Return the cards as buttons, or in words once the round is over, and in a break."""
    if not seen.hand:
        return _without_cards(context, seen, t)
    if isinstance(seen.phase, RoundOver) or context.game.recess is not None:
        held = faces_within(_LONGEST_HELD, seen.faces, t, context.card_tiles)
        key = "hand-held" if isinstance(seen.phase, RoundOver) else "your-cards"
        return (Text(t.format(key, cards=held)),)
    return cards.rows(room, page)


def _without_cards(context: TableView, seen: Observation, t: Translator) -> Sequence[Block]:
    """Return a line if there are no cards; the winner of a round reads the heading instead."""
    if isinstance(seen.phase, Draft):
        return ()
    if isinstance(seen.phase, RoundOver):
        # A player who joins between rounds has no cards yet.
        waits = _has_come_late(context, seen) or context.seat in dict(seen.leavers)
        return (Text(_soon(context, seen, t)),) if waits else ()
    is_out = context.seat in seen.knocked
    return (Text(t.format("hand-knocked-out" if is_out else "hand-empty")),)


def _soon(context: TableView, seen: Observation, t: Translator) -> str:
    """Return when the cards come, and the penalty points that the player joins with (L2)."""
    seat = context.seat if seen.rules.scoring.penalty else None
    score = 0 if seat is None else seen.scores[seat]
    return t.format("hand-soon-with-points", score=score) if score else t.format("hand-soon")


def _has_come_late(context: TableView, seen: Observation) -> bool:
    """Return whether the viewer joined after the round had ended (L2)."""
    return context.seat is not None and sat_out(seen, context.seat)


def _head(context: TableView, seen: Observation, t: Translator) -> str:
    over = isinstance(seen.phase, RoundOver) and not _has_come_late(context, seen)
    learning = context.newcomer and seen.number == 1 and not over
    member = membership(context.game.place)
    how = f"\n{t.format('hand-first', member=member)}" if learning else ""
    table = f"\n{players_text(context, seen, t, backs=False)}" if context.game.board_is_hand else ""
    return f"{place_line(context, t)}{table}\n### {_heading(context, seen, t)}{how}".strip()


def _heading(context: TableView, seen: Observation, t: Translator) -> str:
    if not isinstance(seen.phase, RoundOver):
        return t.format("hand-title", count=len(seen.hand))
    if _has_come_late(context, seen):
        return t.format("hand-arrived")
    return round_ending(context, seen, seen.phase, t)


def _ring(context: TableView, seen: Observation, t: Translator) -> str:
    """Return what a phone's notification previews: whose game it is and what lies open.

    Without tiles, because a notification writes out their names.
    """
    if context.can_answer(context.seat):
        return t.format("ring-vote", player=context.host)
    if seen.top >= FACES:
        return t.format("ring-draft", player=context.host)
    return t.format("ring", player=context.host, card=face_text(seen.top, t))


def _open_cards(context: TableView, seen: Observation, cards: HandCards, t: Translator) -> str:
    if isinstance(seen.phase, RoundOver):
        return _how_it_ended(context, seen, seen.phase, t)
    rests = context.game.recess is not None
    lines = [
        top_card_lines(seen, t, tiles=context.card_tiles),
        *(() if rests else open_action_lines(context, seen, t)),
        *absence_lines(context, t),
        *vote_lines(context, t),
        *(() if context.game.board_is_hand else (card_counts_line(context),)),
        *partner_lines(context, t),
    ]
    if close := few_cards_line(context, seen, t):
        lines.append(close)
    if moment := headline(context, t):
        lines.append(f"### {shortened(moment, 350)}")
    told = _missed(context, t) or steps_told(context, 1, t)
    lines += [f"-# {shortened(line, 400)}" for line in told]
    if (in_words := cards.in_words) and not rests:
        lines.append(in_words)
    return "\n".join(lines)


def _how_it_ended(context: TableView, seen: Observation, over: RoundOver, t: Translator) -> str:
    said_above = (RoundEnded,) if over.winner is not None else ()
    lines = [
        *round_ending_lines(context, seen, over, t),
        *absence_lines(context, t),
        *vote_lines(context, t),
        card_counts_line(context),
        *(f"-# {shortened(line, 400)}" for line in _missed(context, t, without=said_above)),
    ]
    return "\n".join(lines)


def _missed(
    context: TableView, t: Translator, *, without: tuple[type[Event], ...] = ()
) -> list[str]:
    """Return the round's actions since the viewer's last turn, ``without`` some kinds of events."""
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
    """Return one small line: the viewer's result, the table, and a link to the result page.

    What the operator says who has ended the match stands above it.
    """
    said = [match_ending(context, seen, over, t), *vote_lines(context, t)]
    said += [context.place] if context.place else []
    if context.board_link is not None:
        said.append(f"[{t.format('button-to-result')}]({context.board_link})")
    lines = *operator_lines(context, t), f"-# {' · '.join(said)}"
    return PrivatePage(tuple(map(Text, lines)))


_LONGEST_REVEALED = 1400
"""The text appears on the challenger's own hand, which has 4,000 characters."""


def revealed_text(
    name: str, faces: bytes, foul: bool, t: Translator, tiles: TileEmoji | None = None
) -> str:
    """Return an accused player's hand, which only the challenger may see (C12)."""
    ordered = sorted(faces, key=lambda face: COLOUR_OF[face])
    cards = faces_within(_LONGEST_REVEALED, ordered, t, tiles)
    key = "revealed-foul" if foul else "revealed-honest"
    text = t.format("revealed", player=name, cards=cards or t.format("no-cards"))
    return f"{text}\n{t.format(key, player=name)}"


def round_ending(context: TableView, seen: Observation, over: RoundOver, t: Translator) -> str:
    """Return the heading of a hand when the round is over."""
    seat = context.seat
    assert seat is not None
    if over.winner == seat:
        key = "ending-won-with-cards" if seen.counts[seat] else "ending-won"
        return t.format(key, variant=_variant(context, "won"))
    if over.winner is not None and seat in team_seats(context, over.winner):
        return t.format("ending-shared")
    if seat in seen.knocked:
        return t.format("ending-knocked-out")
    if (left_with := seen.left_with(seat)) is not None:
        return t.format("ending-left", cards=left_with)
    cards = seen.counts[seat]
    return t.format("ending-lost", cards=cards, variant=_variant(context, "lost"))


def round_ending_lines(
    context: TableView, seen: Observation, over: RoundOver, t: Translator
) -> list[str]:
    """Return the winner's points; for the others, what had stood in the winner's way."""
    if over.winner is None or context.seat is None:
        return []
    if over.winner == context.seat:
        points = points_of_the_round(context)
        if seen.rules.scoring.penalty:
            return [t.format("ending-won-no-points")]
        return [t.format("ending-won-points", gained=points[over.winner])] if points else []
    winners = [context.names[seat] for seat in team_seats(context, over.winner)]
    lines = [t.format("ending-winner", player=listed(winners, t), count=len(winners))]
    if context.result.hurdle is not None and context.result.hurdle.winner == over.winner:
        lines.append(_hurdle_text(context, context.result.hurdle, t))
    return lines


def match_ending(context: TableView, seen: Observation, over: MatchOver, t: Translator) -> str:
    """Return the viewer's result of the match in one line."""
    seat = context.seat
    assert seat is not None
    if seat in over.winners:
        if len(over.winners) > 1:
            return t.format("ending-match-shared")
        return t.format("ending-match-won", variant=_variant(context, "match"))
    score = seen.scores[seat]
    place = next((place for place, other in ranked(context, seen) if other == seat), None)
    if not over.winners or place is None:
        return t.format("ending-match-over", score=score)
    winners = listed((context.names[winner] for winner in over.winners), t)
    count = len(over.winners)
    place, key = max(place + 1, 2), "ending-match-lost"
    level, others = _others_who_lost(context, seen, over)
    if others and level == others:
        return t.format("ending-match-level", player=winners, count=count, score=score)
    if level:
        key = "ending-match-tied"
    return t.format(key, player=winners, count=count, place=place, score=score)


def _others_who_lost(context: TableView, seen: Observation, over: MatchOver) -> tuple[int, int]:
    """Return how many other players lost with the viewer's score, and how many lost at all.

    A partner of the viewer (V9) does not count, nor does a player who has left.
    """
    seat = context.seat
    assert seat is not None
    own = (*over.winners, *team_seats(context, seat))
    others = [
        other for place, other in ranked(context, seen) if place is not None and other not in own
    ]
    level = [other for other in others if seen.scores[other] == seen.scores[seat]]
    return len(level), len(others)


def _hurdle_text(context: TableView, hurdle: Hurdle, t: Translator) -> str:
    player = context.names[hurdle.winner]
    said = next((key for key in _hurdle_keys(context, hurdle) if t.has(key)), None)
    if said is None:
        return t.format("hurdle-none", player=player)
    other = "" if hurdle.other is None else context.names[hurdle.other]
    cards = hurdle.longest if said == "hurdle-longest" else hurdle.cards
    return t.format(said, player=player, other=other, cards=cards)


def _hurdle_keys(context: TableView, hurdle: Hurdle) -> Iterator[str]:
    if hurdle.kind is not None:
        whose = "own" if hurdle.other is None else "other"
        yield f"hurdle-{hurdle.kind}-{'you' if hurdle.other == context.seat else whose}"
    if hurdle.longest > _LONG:
        yield "hurdle-longest"


_LONG = 9
"""A hand with more cards is worth mentioning."""


def _variant(context: TableView, what: str) -> int:
    """Return the wording, chosen by the deal's seed; it stays the same when looked at again."""
    return variant_of(f"{context.hashes.commitment}:{what}:{context.seat}")
