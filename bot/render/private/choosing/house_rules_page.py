"""The house rules in force, a select for each family, and a page for the values of one rule."""

from __future__ import annotations

from bot.engine import BY_NAME, GAMES, Family, Mode, Options, deck_of, stands_at
from bot.engine.cards import (
    COLOUR_OF,
    FACE_TEXT,
    NO_COLOUR,
    NUMBER_RANKS,
    RANK_OF,
    RANKS,
    in_order,
    ranks_in_order,
)
from bot.i18n import Translator
from bot.render.cards.card_look import face_name, face_on_button, rank_name
from bot.render.lines.table_buttons import gesture_label, gesture_symbol
from bot.render.page import Block, Choice, PrivatePage, Select, Text
from bot.render.rules.house_rules import (
    family_label,
    house_rules,
    rule_label,
    rule_text,
    switches,
    value_text,
    with_values,
)
from bot.rule_choice import is_on
from bot.setting_values import OWN_GESTURE, TableGesture
from bot.views.table_view import TableView

from .choosing_page import Note, page_of
from .option_clicks import (
    OTHER,
    ChoosingTab,
    LobbyChoice,
    choice,
    chooses,
    opens,
    select,
    select_any,
)


def house_rules_page(context: TableView, t: Translator, note: Note | None = None) -> PrivatePage:
    """Return every rule that this game takes, with those in force selected."""
    options = context.options
    blocks = (
        Text(f"### {t.format('choosing-rules-title')}\n{house_rules(options, t)}"),
        *(block for family in Family for block in _family(context, family, t)),
        *((_finer(context, t),) if with_values(options.mode) else ()),
    )
    return page_of(context, ChoosingTab.RULES, blocks, t, note)


def _family(context: TableView, family: Family, t: Translator) -> tuple[Block, ...]:
    """Return a heading and a select; a select with something chosen shows no placeholder."""
    names = switches(family, context.options.mode)
    if not names:
        return ()
    heading = family_label(family, t)
    choices = [_rule(context.options, name, t) for name in names]
    placeholder = t.format("choosing-family", family=heading)
    menu = select_any(chooses(context, LobbyChoice.FAMILY, family), placeholder, choices)
    return Text(f"**{heading}**"), menu


def _rule(options: Options, name: str, t: Translator) -> Choice:
    value = stands_at(options, name)
    label = rule_label(name, t) if value == "off" else rule_text(name, value, t)
    about = t.format(f"option-{name}.description")
    return choice(label, name, about, chosen=is_on(options, name))


def _finer(context: TableView, t: Translator) -> Select:
    """Return the select of rules whose values are chosen on a page of their own."""
    choices: list[Choice] = []
    for name in with_values(context.options.mode):
        value = stands_at(context.options, name)
        about = t.format("choosing-now", value=value_text(name, value, t))
        choices.append(choice(rule_label(name, t), name, about))
    return select(opens(context, ChoosingTab.VALUE), t.format("choosing-finer"), choices)


_SEATS = 2
"""The faces of a deck are the same for any number of players."""


EVERYBODY, WHO_PLAYS = "all", "self"


def value_page(
    context: TableView, name: str, t: Translator, *, rank: str = "", note: Note | None = None
) -> PrivatePage:
    """Return what one rule does and its values; ``rank`` is the first step of two."""
    about = t.format(f"option-{name}.description")
    blocks = (
        Text(f"### {rule_label(name, t)}\n{about}\n{_now(context, name, t)}"),
        *_values(context, name, rank, t),
    )
    return page_of(context, ChoosingTab.RULES, blocks, t, note)


def _now(context: TableView, name: str, t: Translator) -> str:
    return t.format("choosing-now", value=value_text(name, _current(context, name), t))


def _current(context: TableView, name: str) -> str:
    return stands_at(context.options, name)


def _values(context: TableView, name: str, rank: str, t: Translator) -> tuple[Block, ...]:
    if name == "action_uno":
        return _gestures(context, t)
    if name == "complement":
        first = _ranks(context, rank, t)
        return (first, _cards(context, rank, t)) if rank else (first,)
    return (_words(context, name, t),)


def _words(context: TableView, name: str, t: Translator) -> Select:
    """Return the values of a rule; of a number, those offered and the current one."""
    current, option = _current(context, name), BY_NAME[name]
    values = option.offered or option.values_in(context.options.mode)
    listed = values if current in values else (*values, current)
    choices = [
        choice(value_text(name, value, t), value, chosen=value == current) for value in listed
    ]
    return select(chooses(context, LobbyChoice.VALUE, name), rule_label(name, t), choices)


def _gestures(context: TableView, t: Translator) -> tuple[Select, ...]:
    """Return selects of the numbers at which everybody, or the player alone, gestures (V11)."""
    ranks = ranks_in_order({RANK_OF[f] for f in _faces(context.options.mode)} & {*NUMBER_RANKS})
    chosen = {tuple(part.split(":")) for part in _current(context, "action_uno").split(",")}

    def numbers(who: str, placeholder: str) -> Select:
        choices = [
            choice(
                t.format(f"rule-gesture-{who}", rank=RANKS[rank]),
                RANKS[rank],
                chosen=(RANKS[rank], who) in chosen,
            )
            for rank in ranks
        ]
        return select_any(chooses(context, LobbyChoice.GESTURE, who), placeholder, choices)

    return (
        numbers(EVERYBODY, t.format("choosing-gesture-all")),
        numbers(WHO_PLAYS, t.format("choosing-gesture-self")),
        _what_is_done(context, t),
    )


def _what_is_done(context: TableView, t: Translator) -> Select:
    """Return the select of gestures: one of ours, or a word of the table's own."""
    current = context.game.gesture
    choices = [
        choice(gesture_label(each, t), each, chosen=each == current, emoji=gesture_symbol(each))
        for each in TableGesture
    ]
    own = current if current is not None and current.startswith(OWN_GESTURE) else None
    label = t.format("choosing-own-gesture") if own is None else gesture_label(own, t)
    choices.append(choice(label, OTHER, chosen=own is not None))
    return select(chooses(context, LobbyChoice.DOES), t.format("choosing-gesture"), choices)


def _ranks(context: TableView, rank: str, t: Translator) -> Select:
    """Return the first step: which number or symbol, or none."""
    ranks = ranks_in_order({RANK_OF[face] for face in _coloured(context.options.mode)})
    choices = [
        choice(
            t.format("value-off"),
            "off",
            chosen=_current(context, "complement") == "off" and not rank,
        ),
        *(choice(rank_name(r, t), RANKS[r], chosen=RANKS[r] == rank) for r in ranks),
    ]
    click = opens(context, ChoosingTab.VALUE, "complement")
    return select(click, t.format("choosing-complement-rank"), choices)


def _cards(context: TableView, rank: str, t: Translator) -> Select:
    """Return the second step: the card in each colour, or in all of them."""
    current = _current(context, "complement")
    faces = [f for f in _coloured(context.options.mode) if RANKS[RANK_OF[f]] == rank]
    choices = [
        choice(value_text("complement", rank, t), rank, chosen=current == rank),
        *(
            choice(
                face_name(face, t),
                FACE_TEXT[face],
                chosen=current == FACE_TEXT[face],
                emoji=face_on_button(face, context.card_tiles),
            )
            for face in faces
        ),
    ]
    click = chooses(context, LobbyChoice.VALUE, "complement")
    return select(click, t.format("choosing-complement-card"), choices)


def _coloured(mode: Mode) -> list[int]:
    return [face for face in _faces(mode) if COLOUR_OF[face] != NO_COLOUR]


def _faces(mode: Mode) -> list[int]:
    light, dark = deck_of(GAMES[mode], _SEATS)
    return in_order({*light, *dark})
