"""`/uno replay`: one position of a round that is over, with every hand open."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bot.engine.cards import COLOUR_OF, NO_COLOUR, in_order
from bot.engine.events import KnockedOut
from bot.facts import RoundPosition, RoundWalk
from bot.i18n import Translator
from bot.offer import Feature
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.cards.card_look import accent, colour_text, face_sign, face_symbol, face_text
from bot.render.clicks.click_id import Click, Verb
from bot.render.lines.shown_actions import FacesAndNames, better_move_text
from bot.render.lines.story import tell_all
from bot.render.page import Button, Line, PrivatePage, Row, Text, shortened
from bot.render.shown_replay import Replay, ReplayStep, Way
from bot.rule_gate import offer
from bot.views.judged_move import JudgedMove, NotJudged
from bot.views.names import escaped
from bot.views.tile_emoji import TileEmoji

_LONGEST_STORY = 1200
_UNBROKEN = "\u00a0"
"""A colour stays on the line of its cards."""


def replay_page(
    replay: Replay,
    at: int,
    t: Translator,
    tiles: TileEmoji | None = None,
    judged: JudgedMove | NotJudged | None = None,
) -> PrivatePage:
    """Position ``at``, the last one where there are fewer: what happened, and all that lay open.

    ``judged`` is what a strong player would have done in place of the move that led there.
    """
    position = replay.walk.positions[min(at, replay.walk.last)]
    tiles = None if tiles is None else tiles.on(position.side)
    names = _names(replay, position, t)
    head = [f"### {t.format('replay-title', round=replay.title)}", _place(replay, position, t)]
    told = tell_all(position.events, names, t, tiles) or t.format("replay-dealt")
    head += ["", shortened(told, _LONGEST_STORY)]
    if judged is not None:
        head += ["", _comparison(judged, names, t, tiles)]
    table = [*_table(position, t, tiles), *_hands(replay, position, names, t)]
    return PrivatePage(
        (Text("\n".join(head)), Line(), Text("\n".join(table)), *_rows(replay, position.number, t)),
        accent(position.colour),
    )


def _comparison(
    judged: JudgedMove | NotJudged, names: list[str], t: Translator, tiles: TileEmoji | None
) -> str:
    if isinstance(judged, NotJudged):
        return f"{emoji.COMPUTER} {t.format(f'replay-not-judged-{judged}')}"
    share = round(100 * judged.share)
    if judged.is_same:
        return f"{emoji.COMPUTER} {t.format('replay-hard-same', share=share)}"
    better = better_move_text(judged.better, FacesAndNames(judged.faces, names, tiles), t)
    margin = round(100 * judged.margin)
    if judged.is_as_good:
        played = round(100 * judged.played_share)
        cost = t.format("replay-hard-close", share=share, played=played, margin=margin)
        return f"{emoji.COMPUTER} {t.format('replay-hard-as-good')}\n-# {better} {cost}"
    lost = round(100 * judged.lost)
    cost = t.format("replay-hard-cost", share=share, lost=lost, margin=margin)
    return f"{emoji.COMPUTER} {better}\n-# {cost}"


def _names(replay: Replay, position: RoundPosition, t: Translator) -> list[str]:
    return [*names_by_seat(replay, range(len(position.hands)), t).values()]


def names_by_seat(replay: Replay, seats: Iterable[int], t: Translator) -> dict[int, str]:
    """Return the names of these seats as Markdown; a player without a name is “somebody”."""
    somebody = t.format("somebody")
    return {
        seat: escaped(replay.names[seat]) if seat in replay.names else somebody for seat in seats
    }


def _place(replay: Replay, position: RoundPosition, t: Translator) -> str:
    place = t.format("replay-place", number=position.number, all=replay.walk.last)
    why = [t.format(f"replay-moment-{moment}") for moment in position.moments]
    return f"-# {' · '.join([place, *why])}"


def _table(position: RoundPosition, t: Translator, tiles: TileEmoji | None) -> list[str]:
    if position.top is None:
        return []
    lies = face_text(position.top, t, tiles=tiles)
    if COLOUR_OF[position.top] != position.colour and position.colour != NO_COLOUR:
        lies = f"{lies} → {colour_text(position.colour, t, tiles)}"
    line = t.format("replay-top", card=lies)
    if len(position.active) > 2:
        # An arrow along the list of players: the words would break the line of a phone.
        line = f"{line} {emoji.DOWNWARDS if position.direction > 0 else emoji.UPWARDS}"
    return [line]


def _hands(replay: Replay, position: RoundPosition, names: list[str], t: Translator) -> list[str]:
    """The cards of everybody who held some in this round."""
    lines: list[str] = []
    for seat in replay.walk.dealt_in:
        hand, left_with = position.hands[seat], position.left_with(seat)
        if left_with is not None:
            told = t.format("left-table", count=left_with)
            item = t.format("list-item", name=f"**{names[seat]}**", what=told)
            lines.append(f"{emoji.LEAVE} {item}")
            continue
        cards = _cards(hand) if hand else t.format("no-cards")
        item = t.format("list-item", name=f"**{names[seat]}** ({len(hand)})", what=cards)
        lines.append(f"{_mark(replay.walk, position, seat)} {item}")
    return lines


def _mark(walk: RoundWalk, position: RoundPosition, seat: int) -> str:
    if seat == position.to_act:
        return emoji.ON_TURN
    if position.hands[seat] or position.top is None:
        return emoji.NOT_ON
    before = walk.positions[: position.number + 1]
    events = (event for each in before for event in each.events)
    knocked_out = any(isinstance(event, KnockedOut) and event.seat == seat for event in events)
    return emoji.KNOCKED_OUT if knocked_out else emoji.OUT


def _cards(hand: bytes) -> str:
    """A hand in a sign or two a card, by colours: a hand of forty stays readable."""
    colours = groupby(in_order(hand), key=face_symbol)
    groups = (_UNBROKEN.join([symbol, *map(face_sign, faces)]) for symbol, faces in colours)
    return "  ".join(groups)


def _rows(replay: Replay, at: int, t: Translator) -> list[Row]:
    walk = replay.walk
    before, after = walk.moment_before(at), walk.moment_after(at)

    def button(way: Way, to: int | None, symbol: str) -> Button:
        return replay_button(replay, way, at if to is None else to, symbol, t, off=to is None)

    back, on = at - 1 if at else None, at + 1 if at < walk.last else None
    step = (
        button(Way.START, 0 if at else None, emoji.TO_START),
        button(Way.BACK, back, emoji.PAGE_BACK),
        button(Way.ON, on, emoji.PAGE_ON),
    )
    jump = (
        button(Way.BEFORE, before, emoji.MOMENT_BEFORE),
        button(Way.NEXT, after, emoji.MOMENT_AFTER),
        button(Way.END, walk.last if at < walk.last else None, emoji.TO_END),
    )
    what_if = button(Way.WHAT_IF, at if at < walk.last else None, emoji.START)
    posts = button(Way.POST, at, emoji.POST), button(Way.FILM, at, emoji.FILM)
    more = [
        *((what_if,) if offer().has(Feature.ALONE) else ()),
        button(Way.DETAILS, at, emoji.DETAILS),
        *(posts if offer().has(Feature.PICTURES) else ()),
    ]
    return [Row(step), Row(jump), *balanced_rows(more)]


def replay_button(
    replay: Replay, way: Way, at: int, symbol: str, t: Translator, *, off: bool = False
) -> Button:
    """Return a button of a replay and its details that leads to position ``at``."""
    click = Click(replay.game_id, 0, Verb.REPLAY, str(ReplayStep(replay.number, at, way)))
    label = t.format(_LABELS.get(way, f"button-replay-{way}"))
    return Button(label, str(click), symbol, disabled=off)


_LABELS = {Way.DETAILS: "button-details", Way.REPLAY: "button-replay"}
