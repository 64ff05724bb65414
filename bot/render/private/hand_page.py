"""A player's hand: what lies open, whose turn it is, and a button for each different card."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bot.engine import (
    Action,
    Call,
    Challenge,
    ColourChoice,
    Discard,
    Draft,
    Draw,
    Drawn,
    Keep,
    MakeGesture,
    MatchOver,
    Observation,
    Pass,
    Pending,
    RoundOver,
    Say,
    Take,
    Turn,
)
from bot.engine.cards import COLOUR_OF, RANK_OF, colours_of_side
from bot.i18n import Translator
from bot.render import emoji
from bot.render.card_choice import CardChoice, playable
from bot.render.card_look import (
    accent,
    colour_name,
    colour_symbol,
    face_name,
    face_sign,
    face_symbol,
)
from bot.render.click_id import Click, Verb
from bot.render.page import (
    BUTTONS_IN_ROW,
    MAX_COMPONENTS,
    MAX_LABEL,
    Block,
    Button,
    Line,
    PrivatePage,
    Row,
    Style,
    Text,
    rows_of,
    shortened,
    size,
)
from bot.render.page_context import PageContext
from bot.render.status_lines import (
    absence_lines,
    card_counts_line,
    steps_told,
    top_card_lines,
    waiting_line,
)
from bot.render.story import calls_text

_PAGING = 4
"""Components kept free for turning pages: a row with two buttons, and the line above it."""


@dataclass(frozen=True, slots=True)
class _Group:
    """Identical cards of a hand."""

    card: int
    face: int
    back: int | None
    count: int
    playable: bool


def hand_page(
    context: PageContext, t: Translator, *, page: int = 0, note: str | None = None
) -> PrivatePage:
    """The hand of the viewer of ``context``; ``note`` is a word in reply to a click.

    Raises ValueError where the viewer has no seat or nothing is dealt.
    """
    seen = context.observation
    if seen is None or context.seat is None:
        raise ValueError("a hand needs a seat and a deal")
    blocks: list[Block] = [Text(_head(context, seen, t))]
    if note:
        blocks.append(Text(f"> {note}"))
    blocks.append(Text(_open_cards(context, seen, t)))
    actions = rows_of([*_actions(context, seen, t), *_links(context, t)])
    groups = _groups(context, seen)
    fixed = size(PrivatePage((*blocks, Line(), *actions)))
    capacity = (MAX_COMPONENTS - fixed) // (BUTTONS_IN_ROW + 1) * BUTTONS_IN_ROW
    if len(groups) <= capacity:
        cards: list[Block] = [*rows_of([_card(context, group, t) for group in groups])]
    else:
        room = (MAX_COMPONENTS - fixed - _PAGING) // (BUTTONS_IN_ROW + 1) * BUTTONS_IN_ROW
        cards = _paged(context, groups, room, page, t)
    if not groups and not isinstance(seen.phase, Draft):
        cards = [Text(t.format("hand-empty"))]
    return PrivatePage((*blocks, Line(), *cards, *actions), accent(seen.colour))


def _head(context: PageContext, seen: Observation, t: Translator) -> str:
    place = t.format("hand-place", place=context.place) if context.place else ""
    heading = t.format("hand-title", count=len(seen.hand))
    return f"{place}\n### {heading}".strip()


def _open_cards(context: PageContext, seen: Observation, t: Translator) -> str:
    lines = [
        top_card_lines(seen, t),
        f"**{waiting_line(context, seen, t, own=True)}**",
        card_counts_line(context, t),
    ]
    lines[2:2] = absence_lines(context, t)
    if told := steps_told(context, t):
        lines.append(f"-# {shortened(told[-1], 700)}")
    return "\n".join(lines)


def _groups(context: PageContext, seen: Observation) -> list[_Group]:
    open_cards = _clickable(context, seen)
    counts = Counter(seen.hand)
    faces = dict(zip(seen.hand, seen.faces, strict=True))
    backs = dict(zip(seen.hand, seen.backs, strict=False))
    groups = [
        _Group(card, faces[card], backs.get(card), count, card in open_cards)
        for card, count in counts.items()
    ]
    return sorted(groups, key=lambda g: (COLOUR_OF[g.face], RANK_OF[g.face], g.card))


def _clickable(context: PageContext, seen: Observation) -> set[int]:
    tempting = seen.options.wrong_card and _may_try(seen)
    return set(seen.hand) if tempting else playable((*context.legal, *context.side))


def _may_try(seen: Observation) -> bool:
    """On one's own turn a wrong card can be tried, where that costs something (P1)."""
    return isinstance(seen.phase, Turn | Drawn | Pending) and seen.phase.seat == seen.seat


def _card(context: PageContext, group: _Group, t: Translator) -> Button:
    label = _label(context, group.face, t)
    if group.back is not None:
        label = f"{label} | {face_symbol(group.back)} {_label(context, group.back, t)}"
    if group.count > 1:
        label = f"{label} ×{group.count}"
    click = Click(context.game, context.version, Verb.CARD, str(CardChoice(group.card)))
    style = Style.PRIMARY if group.playable else Style.PLAIN
    symbol = face_symbol(group.face)
    return Button(shortened(label, MAX_LABEL), str(click), symbol, style, not group.playable)


def _label(context: PageContext, face: int, t: Translator) -> str:
    return face_sign(face) if context.cards_as_symbols else face_name(face, t)


def _paged(
    context: PageContext, groups: list[_Group], room: int, page: int, t: Translator
) -> list[Block]:
    ordered = sorted(groups, key=lambda group: not group.playable)
    pages = -(-len(ordered) // room)
    page = min(max(page, 0), pages - 1)
    shown = ordered[page * room : (page + 1) * room]

    def turn(to: int, key: str, emoji: str) -> Button:
        click = Click(context.game, context.version, Verb.PAGE, str(to))
        label = t.format(key, page=to + 1, pages=pages)
        return Button(label, str(click), emoji, disabled=not 0 <= to < pages)

    turning = Row(
        (turn(page - 1, "page-back", emoji.PAGE_BACK), turn(page + 1, "page-on", emoji.PAGE_ON))
    )
    return [*rows_of([_card(context, group, t) for group in shown]), turning]


_OFFERED: dict[type[Action], tuple[Verb, str, str, Style]] = {
    Draw: (Verb.DRAW, "button-draw", emoji.DRAW, Style.PLAIN),
    Pass: (Verb.PASS, "button-pass", emoji.PASS, Style.PLAIN),
    Take: (Verb.TAKE, "button-take", emoji.TAKE, Style.DANGER),
    Challenge: (Verb.CHALLENGE, "button-challenge", emoji.CHALLENGE_REACTION, Style.DANGER),
    Keep: (Verb.KEEP, "button-keep", emoji.KEEP, Style.GOOD),
    Discard: (Verb.DISCARD, "button-discard", emoji.DISCARD, Style.PLAIN),
}
"""The turn actions that have a button of their own; cards have tiles."""


def _actions(context: PageContext, seen: Observation, t: Translator) -> list[Button]:
    offered = [_OFFERED[type(offer)] for offer in context.legal if type(offer) in _OFFERED]
    buttons = [
        Button(t.format(key), _click(context, verb), symbol, style)
        for verb, key, symbol, style in offered
    ]
    if isinstance(seen.phase, ColourChoice) and seen.phase.seat == context.seat:
        buttons += [
            Button(
                colour_name(colour, t),
                _click(context, Verb.COLOUR, colour),
                colour_symbol(colour),
                Style.PRIMARY,
            )
            for colour in colours_of_side(seen.side)
        ]
    if context.me is not None and context.me.autopilot:
        back = Button(
            t.format("button-return"), _click(context, Verb.RETURN), emoji.RETURN, Style.GOOD
        )
        buttons.insert(0, back)
    buttons += _calls(context, seen, t)
    if any(isinstance(offer, MakeGesture) for offer in context.side):
        gesture = _click(context, Verb.GESTURE)
        buttons.append(Button(t.format("button-gesture"), gesture, emoji.GESTURE, Style.GOOD))
    return buttons


def _calls(context: PageContext, seen: Observation, t: Translator) -> list[Button]:
    """A button for each call that can be said; one that cannot be pressed where there is none."""
    said = [offer.call for offer in context.side if isinstance(offer, Say)]
    if said:
        return [
            Button(_call_label(call, t), _click(context, Verb.SAY, call), emoji.CALL, Style.GOOD)
            for call in said
        ]
    if isinstance(seen.phase, RoundOver | MatchOver | Draft):
        return []
    uno = _click(context, Verb.SAY, Call.UNO)
    return [Button(_call_label(Call.UNO, t), uno, emoji.CALL, disabled=True)]


def _call_label(call: Call, t: Translator) -> str:
    return t.format("button-say", call=calls_text(call, t))


def _click(context: PageContext, verb: Verb, arg: int | None = None) -> str:
    return str(Click(context.game, context.version, verb, "" if arg is None else str(int(arg))))


def _links(context: PageContext, t: Translator) -> list[Button]:
    if context.board_link is None:
        return []
    return [Button(t.format("button-to-board"), url=context.board_link, emoji=emoji.TO_BOARD)]
