"""The legend of a table: what the signs on its cards mean, and why *Draw* may be missing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial

from bot.engine import Effect, Observation, faces_in_deck
from bot.engine.cards import (
    COLOUR_OF,
    NO_COLOUR,
    RANK_OF,
    colours_of_side,
    in_order,
    ranks_in_order,
)
from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import (
    accent,
    colour_name,
    colour_text,
    face_name,
    face_sign,
    other_side_sign,
    rank_name,
    within,
)
from bot.render.lines.status_lines import round_title
from bot.render.page import PrivatePage, Text
from bot.render.private.lookup_pages import back_row
from bot.views.table_view import TableView
from bot.views.tile_emoji import TileEmoji

_LONGEST = 3800
_NO_BREAK = "\u00a0"


def legend_page(context: TableView, t: Translator) -> PrivatePage:
    """Return each sign of the game's cards with its name and effect.

    Raise ValueError if nothing has been dealt.
    """
    seen = context.observation
    if seen is None:
        raise ValueError("there is no legend before the deal")
    text = within(_LONGEST, partial(_legend, seen, t), context.card_tiles)
    return PrivatePage((Text(text), back_row(context, t)), accent(seen.colour))


def _legend(seen: Observation, t: Translator, tiles: TileEmoji | None) -> str:
    return "\n".join(
        [
            f"### {t.format('legend-title')}",
            f"-# {round_title(seen.options, seen.number, t)}",
            *_colour_lines(seen, t, tiles),
            *_card_lines(seen, t, tiles),
            t.format("legend-draw-title"),
            *(f"- {t.format(f'legend-draw-{why}')}" for why in _reasons_without_draw(seen)),
        ]
    )


def _colour_lines(seen: Observation, t: Translator, tiles: TileEmoji | None) -> Iterator[str]:
    """Yield a line for each side; with tiles, Flip's colours are those signs on the buttons."""
    two_sided = seen.rules.game.two_sided
    for side in range(len(seen.rules.game.sides)):
        before = f"{t.format(f'on-side-{side}')}: " if two_sided else ""
        colours = (
            f"{emoji.SIGNS[colour]}{_NO_BREAK}{colour_name(colour, t)}"
            if two_sided and tiles is not None
            else colour_text(colour, t, tiles)
            for colour in colours_of_side(side)
        )
        yield f"{before}{' · '.join(colours)}"


def _card_lines(seen: Observation, t: Translator, tiles: TileEmoji | None) -> Iterator[str]:
    """Yield a line for the cards of each rank that do something, or two if they differ."""
    ranks: dict[int, dict[Effect, list[int]]] = defaultdict(lambda: defaultdict(list))
    for face in in_order(faces_in_deck(seen.rules.game)):
        ranks[RANK_OF[face]][seen.rules.faces.effects[face]].append(face)
    for rank in ranks_in_order(ranks):
        by_effect = ranks[rank]
        for effect, faces in by_effect.items():
            does = "; ".join(_effect_in_words(effect, faces[0], t))
            if does:
                card = _card(faces, t, tiles, by_rank=len(by_effect) == 1)
                yield f"- {t.format('legend-card', card=card, does=does)}"


def _card(faces: Sequence[int], t: Translator, tiles: TileEmoji | None, *, by_rank: bool) -> str:
    """Return tile, sign and name of the cards; a sign that is the name is written once."""
    first, rank = faces[0], rank_name(RANK_OF[faces[0]], t)
    sign = _sign(first, has_tiles=tiles is not None)
    name = rank if by_rank else t.joined(face_name(face, t) for face in faces)
    look = "" if tiles is None else tiles.face(first)
    return " ".join(filter(None, (look, "" if sign == rank else sign, f"**{name}**")))


def _sign(face: int, *, has_tiles: bool) -> str:
    """Return the sign of a card as it is written on the buttons of a hand."""
    if COLOUR_OF[face] != NO_COLOUR:
        return face_sign(face)
    return other_side_sign(face) if has_tiles else f"{emoji.WILD} {face_sign(face)}"


def _effect_in_words(effect: Effect, face: int, t: Translator) -> Iterator[str]:
    """Yield what a card does, in several short clauses."""
    if COLOUR_OF[face] == NO_COLOUR and not effect.roulette:
        yield t.format("legend-names-colour")
    if effect.turns:
        yield t.format("legend-turns-and-draws" if effect.draw_card else "legend-turns")
    if effect.passes:
        yield t.format("legend-skips-all" if effect.passes > 1 else "legend-skips")
    if effect.draw_card and not effect.draws:
        yield t.format("legend-draws-colour")
    elif effect.draw_card:
        yield t.format("legend-draws", count=effect.draws)
    for key, holds in (
        ("legend-flips", effect.flips),
        ("legend-opens-series", effect.opens_series),
        ("legend-sweeps", effect.sweeps),
        ("legend-roulette", effect.roulette),
        (f"legend-exchange-{effect.exchange.name.lower()}", effect.exchange),
        (f"legend-gesture-{effect.gesture.name.lower()}", effect.gesture),
        ("legend-switches-complement", effect.switches_complement),
    ):
        if holds:
            yield t.format(key)


def _reasons_without_draw(seen: Observation) -> Iterator[str]:
    """Yield the reasons for which a hand has no button *Draw* by these rules."""
    yield "turn"
    if not seen.rules.draws.at_will:
        yield "must-play"
    if seen.rules.draws.forced:
        yield "forced"
    yield "pending"
