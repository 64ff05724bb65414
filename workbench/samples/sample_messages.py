"""Every kind of message, made from sample positions without a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.artwork import Tile, tiles_of
from bot.engine import (
    GAMES,
    MatchOver,
    Mode,
    Play,
    RoundOver,
    announced_hash,
    deck_of,
    legal_actions,
    observe,
    side_actions,
    visible,
)
from bot.engine.cards import FACE_TEXT
from bot.i18n import Translator
from bot.installation import InstallLinks, person_link, server_link
from bot.notation.record_reader import Record
from bot.place import ServerChannel
from bot.players import LEVELS
from bot.render import (
    CardChoice,
    Page,
    Question,
    TileEmoji,
    backs_page,
    board_page,
    choice_page,
    hand_page,
    legend_page,
    lobby_more_page,
    lobby_page,
    revealed_text,
    shortened,
)
from bot.render.private.help_pages import HELP_PAGES, HelpTopic, help_page
from bot.setting_values import Choices
from bot.tables.step import HeardCalls, heard_calls
from bot.views.table_parts import StepView
from bot.views.table_values import Deadline, DeadlineKind
from bot.views.table_view import TableView
from workbench.samples.bare_table import changed
from workbench.samples.sample_basics import (
    BARE,
    NOW,
    SEAL,
    SOON,
    people,
    question_of,
    with_lapsed_words,
    with_words,
)
from workbench.samples.sample_choosing import sample_choosing
from workbench.samples.sample_lookups import sample_lookups
from workbench.samples.sample_moments import sample_moments
from workbench.samples.sample_posters import sample_posters
from workbench.samples.sample_variants import sample_mercy, sample_variants

_HELP = HelpTopic(ServerChannel(1, 2), InstallLinks(server_link(1), person_link(1)))

_SEVEN = """
seats Anna Ben Cem Dana
hand Anna R5 R5 Y7 GR B+2 W W+4
hand Ben B1 B2 G3 Y9
hand Cem R1
hand Dana Y1 Y2 Y3 Y4 Y5 Y6
top R7
draw G1 G2 G4 G5 G6 G7 G8 G9
"""
_FORTY = """
seats Anna Ben
hand Anna R0 R1 R1 R2 R3 R4 R5 R6 R7 R8 R9 RS R+2 Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 YS YR Y+2 \
G1 G2 G3 G4 G5 G6 B1 B2 B3 B4 W W W+4 W+4
hand Ben B8 B9
top R5
"""
_PENDING = f"""{_SEVEN}
Anna: play W+4:G
"""
_FLIP = """
mode flip
seats Anna Ben
hand Anna R5/P+5 RF/T7 Y2/W+C G8/O3 W/V9 B+1/PR Y9/VE
hand Ben B1/P1 B2/P2 W+2/T4
top R7/T6
draw G1/O1 G2/O2 G4/O4
"""
_FLIPPED = f"""{_FLIP}
Anna: play RF
"""
_RESULT = """
seats Anna Ben Cem Dana
hand Anna R5
hand Ben B1 B2 G3 Y9
hand Cem R1 W+4
hand Dana Y1 Y2
top R7

Anna: play R5
"""
_MATCH = _RESULT.replace("seats", "option target=round\nseats", 1)

_NAMES = (
    "**Bold** _and_ `code` ||spoiler||",
    "\u0645\u0631\u062d\u0628\u0627 \u202e\u05d8\u05e1\u05d8 abc",
    "[link](https://x.yz) <@1> @everyone",
)
"""Names chosen to break messages, up to Discord's limit of 32 characters."""


def _crowded(mode: Mode, seats: int, own: int) -> str:
    """Return a record in which the first of `seats` holds `own` different cards, the others two."""
    light, dark = deck_of(GAMES[mode], seats)
    turned = (*dark[len(dark) // 2 + 1 :], *dark[: len(dark) // 2 + 1])
    backs = [f"/{FACE_TEXT[face]}" for face in turned] if dark else [""] * len(light)
    deck = [f"{FACE_TEXT[face]}{back}" for face, back in zip(light, backs, strict=True)]
    hand = list(dict.fromkeys(deck))[:own]
    for card in hand:
        deck.remove(card)
    top = next(card for card in deck if card[:2] == "R7")
    deck.remove(top)
    lines = [f"mode {mode}", f"seats {' '.join(f'p{seat}' for seat in range(seats))}"]
    lines += [f"hand p0 {' '.join(hand)}"]
    lines += [f"hand p{seat} {deck.pop()} {deck.pop()}" for seat in range(1, seats)]
    return "\n".join([*lines, f"top {top}", f"draw {' '.join(deck)}", "turn p0"])


_SIXTY = _crowded(Mode.FLIP, 10, 60)
_TWENTY = _crowded(Mode.CLASSIC, 20, 7)

_NEXT_ROUND = Deadline(DeadlineKind.NEXT_ROUND, None, SOON)
_LINK = "https://discord.com/channels/1/2/3"


def sample_messages(emoji: Mapping[Tile, str], t: Translator) -> Iterator[tuple[str, Page]]:
    """Yield each message with its name. ``emoji`` are the tiles as a text names them."""

    def deck(mode: Mode) -> TileEmoji:
        return TileEmoji({tile: emoji[tile] for tile in tiles_of(mode)})

    def seen(record: str, name: str | None = None) -> TableView:
        context = context_of_record(record, name)
        return replace(context, tiles=deck(context.options.mode))

    seven = seen(_SEVEN, "Anna")
    arriving = changed(
        seen(_SEVEN),
        observation=None,
        steps=(),
        deadline=_NEXT_ROUND,
    )
    lobby = changed(arriving, levels=tuple(LEVELS), announced=announced_hash(b"last", SEAL))
    yield "lobby", lobby_page(lobby, t)
    yield "lobby-words", lobby_page(with_words(lobby), t)
    yield "lobby-words-again", lobby_page(with_lapsed_words(lobby), t)
    yield "lobby-more", lobby_more_page(replace(with_words(lobby), seat=0), t)
    yield "board", board_page(seen(_SEVEN), t)
    yield "board-pending", board_page(seen(_PENDING), t)
    yield "board-dark", board_page(seen(_FLIPPED), t)
    yield "hand-seven", hand_page(seven, t)
    yield "hand-words", hand_page(_in_words(seven), t)
    yield "hand-forty", hand_page(seen(_FORTY, "Anna"), t)
    yield "hand-pending", hand_page(seen(_PENDING, "Ben"), t)
    yield "hand-flip", hand_page(seen(_FLIP, "Anna"), t)
    yield "hand-dark", hand_page(seen(_FLIPPED, "Ben"), t)
    yield "choice-colour", choice_page(seven, _colour_question(seven), t)
    yield "backs", backs_page(seen(_FLIP, "Anna"), t)
    yield "legend", legend_page(seen(_FLIP, "Anna"), t)
    yield "revealed", hand_page(ben := seen(_PENDING, "Ben"), t, note=_revealed(seven, ben, t))
    yield "result-round", board_page(seen(_RESULT), t)
    yield "result-match", board_page(changed(seen(_MATCH), rematch_until=SOON), t)
    yield "result-settled", board_page(seen(_MATCH), t)
    yield from sample_posters(t)
    for number in range(1, HELP_PAGES + 1):
        yield f"help-{number}", help_page(number, _HELP, t, deck(Mode.FLIP))
    sixty, many = seen(_SIXTY, "p0"), seen(_TWENTY)
    yield "hand-sixty", hand_page(_with_names(sixty), t)
    yield "hand-sixty-last", hand_page(_with_names(sixty), t, page=9)
    yield "board-names", board_page(_with_names(seen(_SIXTY)), t)
    yield "board-twenty", board_page(many, t)
    yield "hand-twenty", hand_page(seen(_TWENTY, "p0"), t)
    yield from sample_moments(seen, t)
    yield from sample_variants(seen, t)
    yield from sample_mercy(seen, t)
    yield from sample_choosing(_with_names(seen(_SIXTY)), t)
    yield from sample_lookups(seven, seen(_MATCH, "Anna"), t)


def context_of_record(record: str, name: str | None) -> TableView:
    """Return what one player, or everybody, sees after a record."""
    played = Record(record)
    steps = [step.events for step in played.play()]
    if played.state is None or played.findings:
        raise ValueError(f"a sample does not play: {played.findings}")
    state, names = played.state, played.names
    seat = None if name is None else names.index(name)
    over = isinstance(state.phase, RoundOver | MatchOver)
    return changed(
        BARE,
        seats=people(names),
        options=state.rules.options,
        seat=seat,
        observation=observe(state, seat),
        legal=() if seat is None else tuple(legal_actions(state, seat)),
        side=() if seat is None else tuple(side_actions(state, seat)),
        steps=tuple(
            StepView(1, NOW, tuple(visible(event, seat) for event in step), None) for step in steps
        ),
        called=heard_calls(map(HeardCalls.of, steps)),
        place="Contra Uno › #uno",
        board_link=_LINK,
        deadline=_NEXT_ROUND if isinstance(state.phase, RoundOver) else None,
        commitment="c0ffee" * 10 if over else None,
    )


def _in_words(context: TableView) -> TableView:
    """Return the table where everybody has their cards in words."""
    seats = tuple(replace(seat, choices=Choices(cards_as_symbols=False)) for seat in context.seats)
    return replace(context, seats=seats)


def _with_names(context: TableView) -> TableView:
    """Return the table with names that break messages elsewhere."""
    seats = [
        replace(label, name=shortened(_NAMES[seat % len(_NAMES)], 32))
        for seat, label in enumerate(context.seats)
    ]
    return replace(context, seats=tuple(seats))


def _revealed(accused: TableView, challenger: TableView, t: Translator) -> str:
    """Return what the challenger reads of the accused player's hand."""
    assert accused.observation is not None
    return revealed_text("Anna", accused.observation.faces, True, t, challenger.tiles)


def _colour_question(context: TableView) -> Question:
    wild = next(a for a in context.legal if isinstance(a, Play) and a.colour is not None)
    return question_of(context, CardChoice(wild.card))
