"""What lies open, what was played and how long the table waits, for both board and hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from bot.engine import MatchOver, Observation, Options, compile_rules
from bot.engine.cards import COLOUR_OF, FACES, NO_COLOUR, wanted_colour
from bot.i18n import Translator
from bot.place import has_own_route
from bot.views.names import escaped
from bot.views.table_parts import StepView
from bot.views.table_values import STAND_IN_LEVEL, Notice, Recess
from bot.views.table_view import TableView
from bot.views.tile_emoji import TileEmoji

from .. import emoji
from ..cards.card_look import colour_text, face_name, face_text
from ..page import Text, relative
from .story import listed, tell_step


def top_card_lines(
    seen: Observation, t: Translator, *, large: bool = False, tiles: TileEmoji | None = None
) -> str:
    """Return the top card, the current colour if it differs, and the side of play.

    With ``tiles``, the card's tile stands before its words, except for a ``large`` card, which has
    its picture beside it.
    """
    if seen.top >= FACES:
        return t.format("nothing-lies")
    top = face_text(seen.top, t)
    if tiles is not None:
        name = face_name(seen.top, t)
        top = name if large else f"{tiles.face(seen.top, seen.colour)} {name}"
    lines = [f"## {top}" if large else t.format("top-card", card=top)]
    if COLOUR_OF[seen.top] != seen.colour or seen.colour == NO_COLOUR:
        lines.append(t.format("current-colour", colour=colour_text(seen.colour, t, tiles)))
    if seen.complement and seen.colour != NO_COLOUR:
        fits = colour_text(wanted_colour(seen.colour, seen.complement), t, tiles)
        lines.append(t.format("complement-on", colour=fits))
    if seen.rules.game.two_sided:
        lines.append(t.format(f"on-side-{seen.side}"))
    return "\n".join(lines)


def deleted_note(context: TableView, t: Translator) -> tuple[Text, ...]:
    """Return what to do about a message that is deleted and posted anew again and again."""
    return (Text(t.format("deleted-often")),) if context.board.deleted_often else ()


def notice_blocks(
    context: TableView, t: Translator, *, may_begin: bool = False
) -> tuple[Text, ...]:
    """Return what the operator announces, if anything.

    ``may_begin``: a match could begin here, if the operator let one begin.
    """
    notice = context.game.notice
    if notice is None:
        return ()
    told = no_new_games if may_begin and notice.closes else notice_text
    return (Text(told(notice, t)),)


def no_new_games(notice: Notice, t: Translator) -> str:
    """Return that no match begins at the moment, and why."""
    return f"{notice_text(notice, t)}\n{t.format('reason-no-new-games')}"


def notice_text(notice: Notice, t: Translator) -> str:
    """Return what the operator announces, in their own words, or that the bot is back."""
    if notice.is_back:
        return t.format("notice-back")
    words = escaped(notice.words)
    if notice.restart_at is None:
        return t.format("notice-words", words=words)
    return t.format("notice-restart", when=relative(notice.restart_at), words=words)


def steps_told(context: TableView, most: int, t: Translator) -> list[str]:
    """Return the last ``most`` actions of the round that are worth telling, oldest first."""
    names, tiles = context.names, context.card_tiles
    newest_first = reversed(steps_of_the_round(context))
    told = (tell_step(step.events, step.acted_for, names, t, tiles) for step in newest_first)
    return [*islice(filter(None, told), most)][::-1]


def steps_of_the_round(context: TableView) -> Sequence[StepView]:
    """Return the last actions since the deal; the earlier ones belong to the previous result."""
    for place in range(len(context.steps) - 1, -1, -1):
        if context.steps[place].has_dealt:
            return context.steps[place:]
    return context.steps


def place_line(context: TableView, t: Translator) -> str:
    """Return the table's server and channel for readers elsewhere; empty if unknown."""
    if context.game.what_if:
        return t.format("what-if-place")
    if context.game.board_is_hand:
        return t.format("alone-place")
    return t.format("hand-place", place=context.place) if context.place else ""


def operator_lines(context: TableView, t: Translator) -> list[str]:
    """Return that the bot's operator has ended the game, with their own words.

    Without words the whole server is blocked.
    """
    words = context.game.operator_words
    if words == "":
        return [f"{emoji.BLOCKED} {t.format('blocked-server')}"]
    return [] if words is None else [f"{t.format('closed-by-operator')}\n> {escaped(words)}"]


def absence_lines(context: TableView, t: Translator) -> list[str]:
    """Return how long the table waits, who plays for the viewer, whether their seat is offered.

    In a break, nothing of that matters.
    """
    if context.game.recess is not None:
        return [recess_line(context, context.game.recess, t)]
    lines: list[str] = []
    if context.clock.ends_at is not None:
        end = "match-ends-soon" if context.clock.ends_soon else "match-ends"
        lines.append(t.format(end, when=relative(context.clock.ends_at)))
    if context.clock.paused:
        lines.append(t.format("paused"))
    elif (until := context.clock.turn_until) is not None:
        lines.append(t.format("time-is-up", when=relative(until)))
    if context.me is not None and context.me.is_away and not context.clock.paused:
        lines.append(t.format("autopilot-you", level=t.format(f"level-{STAND_IN_LEVEL}")))
    lines += _thrown_out_lines(context, t)
    if context.me is not None and context.me.is_offered:
        lines.append(t.format("seat-offered-you"))
    return lines


def recess_line(context: TableView, recess: Recess, t: Translator) -> str:
    """Return who has asked for the break, since when it lasts, and what ends it."""
    return t.format(
        "recess",
        player=context.names[recess.by],
        since=relative(recess.since),
        until=relative(recess.ends_at),
        itself="yes" if has_own_route(context.game.place) else "no",
    )


def _thrown_out_lines(context: TableView, t: Translator) -> Iterator[str]:
    """Yield for whom the computer plays on to the end of the round (L1)."""
    if context.shows_result:
        return
    gone = [seat for seat, label in enumerate(context.seats) if label.is_thrown_out]
    if context.seat in gone:
        yield t.format("thrown-out-you")
    if others := [context.names[seat] for seat in gone if seat != context.seat]:
        yield t.format("thrown-out", player=listed(others, t))


def match_title(context: TableView, over: MatchOver, t: Translator) -> str:
    """Return who has won the match."""
    if not over.winners:
        return _stopped_title(context, t)
    who = listed((context.names[seat] for seat in over.winners), t)
    return t.format("match-over-won", player=who, count=len(over.winners))


def _stopped_title(context: TableView, t: Translator) -> str:
    """Return who was in front in a match that was stopped: nobody has won it (L3)."""
    seen = context.observation
    if seen is None or not any(seen.scores):
        return t.format("match-over-nobody")
    here = [seat for seat, label in enumerate(context.seats) if not label.has_left]
    best = (min if seen.rules.scoring.penalty else max)(seen.scores[seat] for seat in here)
    leaders = [context.names[seat] for seat in here if seen.scores[seat] == best]
    return t.format("match-stopped-leader", player=listed(leaders, t), count=len(leaders))


def round_title(options: Options, number: int, t: Translator) -> str:
    """Return the game and the round, with the number of rounds if it is fixed (X15)."""
    mode, rounds = t.format(f"mode-{options.mode}"), compile_rules(options).ends.rounds
    if rounds is None:
        return t.format("board-title", mode=mode, number=number)
    return t.format("board-title-of", mode=mode, number=number, rounds=rounds)


def round_in_words(options: Options, number: int, t: Translator) -> str:
    """Return the same for the middle of a sentence, such as "Classic, round 2 of 5"."""
    mode, rounds = t.format(f"mode-{options.mode}"), compile_rules(options).ends.rounds
    if rounds is None:
        return t.format("film-round", mode=mode, number=number)
    return t.format("film-round-of", mode=mode, number=number, rounds=rounds)
