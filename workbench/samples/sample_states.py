"""Every state of lobby, board, hand and result, for the list of their buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta

from msgspec.structs import replace

from bot.artwork import tiles_of
from bot.artwork.tile_drawing import emoji_name, key_of
from bot.engine import Mode, announced_hash, build_options
from bot.i18n import Translator
from bot.players import LEVELS
from bot.render import Button, Page, Row, Style, TileEmoji, board_page, hand_page, lobby_page
from bot.views.table_parts import SeatView, VoteView
from bot.views.table_values import Deadline, DeadlineKind, Recess, VoteKind
from bot.views.table_view import TableView
from workbench.samples.bare_table import changed
from workbench.samples.sample_basics import BARE, NOW, SEAL, SOON, people
from workbench.samples.sample_messages import context_of_record

_HANDS = """
seats Anna Ben Cem
hand Anna R5 R5 Y7 GR W W+4
hand Ben B1 B2 G3 Y9
hand Cem R1 R2 R8
top R7
draw G1 G2 G4 G5 G6 G7 G8 G9
turn Anna
"""
_ONE_CARD = _HANDS.replace("hand Cem R1 R2 R8", "hand Cem R1")
_NOTHING_FITS = _HANDS.replace("R5 R5 Y7 GR W W+4", "B5 G2")
_DRAWN = f"{_NOTHING_FITS.replace('draw G1', 'draw R3 G1')}\nAnna: draw\n"
_LAST_BUT_ONE = _HANDS.replace("R5 R5 Y7 GR W W+4", "R5 G2")
_UNCALLED = f"{_LAST_BUT_ONE}\nAnna: play R5\n"
_BLUFF = f"{_HANDS}\nAnna: play W+4:G\n"
_ANSWERED = _HANDS.replace("R5 R5", "R+2 R5").replace("B1 B2", "B+2 B2")
_STACK = f"option stacking\n{_ANSWERED}\nAnna: play R+2\n"
_GESTURE = f"option action_uno\n{_HANDS.replace('R5 R5', 'R3 R5')}\nAnna: play R3\n"
_JUMP = f"option jump_in\n{_HANDS.replace('R1 R2 R8', 'R5 R2 R8')}\nAnna: play R5\n"
_START_WILD = """
seats Anna Ben Cem
dealer Cem
hand Anna R5 Y7
hand Ben B1 B2
hand Cem R1 R2
start W
draw G1 G2 G3
"""
_DRAFT = """
mode duo
seats Anna Ben
drafter Anna
draw R7 W B1 B2 B3 B4 B5 B6 B8 B9 G1 G2 G3 G4 G5 G6 G8 G9 Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 R1 R2 R3 R4
"""
_FLIP = """
mode flip
seats Anna Ben
hand Anna R5/P+5 RF/T7 Y2/W+C G8/O3
hand Ben B1/P1 B2/P2 W+2/T4
top R7/T6
draw G1/O1 G2/O2 G4/O4
"""
_BRUNO = f"option bruno_kuno\n{_HANDS}"
_OVER = """
seats Anna Ben Cem
hand Anna R5
hand Ben B1 B2 G3 Y9
hand Cem R1 W+4
top R7

Anna: play R5
"""
_MATCH = f"option target=round\n{_OVER}"

_PEOPLE = (*people(["Anna", "Ben"]), SeatView(BARE.game.id, 2, "Ada", level="easy"))


def sample_states(
    seen: Callable[[str, str | None], TableView], t: Translator
) -> Iterator[tuple[str, Page]]:
    """Yield each state with its name: `lobby …`, `board …`, `hand …` or `result …`.

    ``seen`` plays a record and returns a player's view, or everybody's.
    """
    yield from _lobbies(t)
    yield from _boards(seen, t)
    yield from _hands(seen, t)
    yield from _results(seen, t)


def _lobbies(t: Translator) -> Iterator[tuple[str, Page]]:
    levels = tuple(LEVELS)
    alone = changed(BARE, seats=_PEOPLE[:1], levels=levels, announced=announced_hash(b"last", SEAL))
    some = replace(alone, seats=_PEOPLE)
    again = changed(some, can_be_copied=True)
    teams = replace(some, options=build_options(Mode.CLASSIC, [("partner", None)]))
    yield "lobby with the host alone", lobby_page(alone, t)
    yield "lobby that can begin", lobby_page(some, t)
    yield "lobby from which people can be called", lobby_page(changed(some, may_call=True), t)
    yield "lobby that can be like last time", lobby_page(again, t)
    called = changed(again, may_call=True)
    yield "lobby like last time, with people to call", lobby_page(called, t)
    yield "lobby of teams, too few", lobby_page(teams, t)
    yield (
        "lobby of teams that can begin",
        lobby_page(replace(teams, seats=(*_PEOPLE, _PEOPLE[1])), t),
    )
    duo = replace(alone, options=build_options(Mode.DUO))
    yield "lobby that is full", lobby_page(replace(duo, seats=_PEOPLE[:2]), t)
    full = (_PEOPLE[0], _PEOPLE[2])
    yield "lobby that is full, with a computer", lobby_page(replace(duo, seats=full), t)


def _boards(
    seen: Callable[[str, str | None], TableView], t: Translator
) -> Iterator[tuple[str, Page]]:
    board = seen(_HANDS, None)
    yield "board in a turn", board_page(board, t)
    yield "board with an onlooker", board_page(changed(board, has_onlookers=True), t)
    yield "board where somebody holds one card", board_page(seen(_ONE_CARD, None), t)
    yield "board where a call was missed", board_page(seen(_UNCALLED, None), t)
    yield "board with three cards under Bruno", board_page(seen(_BRUNO, None), t)
    yield "board with a draw that may be challenged", board_page(seen(_BLUFF, None), t)
    yield "board with a draw that may be answered", board_page(seen(_STACK, None), t)
    yield "board where a gesture is due", board_page(seen(_GESTURE, None), t)
    yield "board where a colour is named", board_page(seen(_START_WILD, None), t)
    yield "board of a draft", board_page(seen(_DRAFT, None), t)
    yield "board of Flip", board_page(seen(_FLIP, None), t)
    accused = changed(
        board,
        votes=(_accusation(),),
        can_be_woken=0,
        deadline=Deadline(DeadlineKind.TURN, None, SOON),
    )
    yield "board where somebody is accused and may be woken", board_page(accused, t)
    away = _labelled(board, 1, autopilot=True)
    yield "board where somebody is away", board_page(away, t)
    gone = _labelled(board, 1, autopilot=True, thrown_out=True)
    yield "board where somebody is thrown out", board_page(gone, t)
    yield "board where somebody misses turns", board_page(_labelled(board, 1, missed_turns=1), t)
    yield "board that is paused", board_page(changed(away, paused=True), t)
    yield "board in a break", board_page(_resting(board), t)


def _hands(
    seen: Callable[[str, str | None], TableView], t: Translator
) -> Iterator[tuple[str, Page]]:
    hand = seen(_HANDS, "Anna")
    yield "hand in turn", hand_page(hand, t)
    yield "hand in turn, cards in words", hand_page(replace(hand, tiles=None), t)
    yield "hand where nothing fits", hand_page(seen(_NOTHING_FITS, "Anna"), t)
    yield "hand with a drawn card", hand_page(seen(_DRAWN, "Anna"), t)
    yield "hand with the last card but one", hand_page(seen(_LAST_BUT_ONE, "Anna"), t)
    yield "hand that owes a call", hand_page(seen(_UNCALLED, "Anna"), t)
    yield "hand of who may catch it", hand_page(seen(_UNCALLED, "Cem"), t)
    yield "hand out of turn", hand_page(seen(_HANDS, "Ben"), t)
    yield "hand that is rung", hand_page(replace(hand, rings=True), t)
    yield "hand that may challenge", hand_page(seen(_BLUFF, "Ben"), t)
    yield "hand that may be challenged", hand_page(seen(_BLUFF, "Anna"), t)
    yield "hand that may answer a draw", hand_page(seen(_STACK, "Ben"), t)
    yield "hand that may jump in", hand_page(seen(_JUMP, "Cem"), t)
    yield "hand where a gesture is due", hand_page(seen(_GESTURE, "Ben"), t)
    yield "hand that names a colour", hand_page(seen(_START_WILD, "Anna"), t)
    yield "hand of a draft", hand_page(seen(_DRAFT, "Anna"), t)
    yield "hand of who waits in a draft", hand_page(seen(_DRAFT, "Ben"), t)
    yield "hand of Flip", hand_page(seen(_FLIP, "Anna"), t)
    judge = changed(seen(_HANDS, "Cem"), votes=(_accusation(),), can_be_woken=0)
    yield "hand of who may agree and wake", hand_page(judge, t)
    yield "hand of who was away", hand_page(_labelled(hand, 0, autopilot=True), t)
    gone = _labelled(hand, 0, autopilot=True, thrown_out=True)
    yield "hand of who is thrown out", hand_page(replace(gone, legal=(), side=()), t)
    yield "hand of who offers the own place", hand_page(_labelled(hand, 0, offered=True), t)
    yield "hand in a break", hand_page(_resting(hand), t)
    yield "hand between rounds", hand_page(seen(_OVER, "Ben"), t)
    yield "hand after the match", hand_page(seen(_MATCH, "Ben"), t)


def _results(
    seen: Callable[[str, str | None], TableView], t: Translator
) -> Iterator[tuple[str, Page]]:
    over = seen(_OVER, None)
    yield "result of a round", board_page(over, t)
    onlooker = changed(over, has_onlookers=True)
    yield "result of a round with an onlooker", board_page(onlooker, t)
    yield "result of a round, somebody away", board_page(_labelled(over, 1, autopilot=True), t)
    yield "result of a round, in a break", board_page(_resting(over), t)
    match = changed(seen(_MATCH, None), rematch_until=SOON)
    yield "result of a match", board_page(match, t)
    yield "result of a match, the offer over", board_page(changed(match, rematch_until=None), t)


def _resting(context: TableView) -> TableView:
    recess = Recess(0, NOW - timedelta(minutes=8), SOON)
    return changed(context, recess=recess, deadline=None, legal=(), side=())


def _labelled(context: TableView, seat: int, **changes: int) -> TableView:
    seats = list(context.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(context, seats=tuple(seats))


def _accusation() -> VoteView:
    link = "https://discord.com/channels/1/2/3"
    return VoteView(VoteKind.QUESTION, 1, (0,), (), (0, 2), 2, (1, 2), SOON, link)


_MARKS = {Style.PRIMARY: "**{}**", Style.GOOD: "**{}**", Style.DANGER: "🟥 {}", Style.PLAIN: "{}"}


def states(t: Translator) -> Iterator[tuple[str, Page]]:
    """Yield every state with its page, with cards as tiles."""
    return sample_states(_seen, t)


def list_of_buttons(t: Translator) -> str:
    """Return a table in markdown: bold for highlighted, a red square for red, a stroke per row."""
    lines = ["| state | buttons |", "|---|---|"]
    for name, page in states(t):
        rows = [block for block in page.blocks if isinstance(block, Row)]
        lines.append(f"| {name} | {' / '.join(' · '.join(map(_shown, r.buttons)) for r in rows)} |")
    return "\n".join(lines)


def _shown(button: Button) -> str:
    """Return the text on a button, or what its tile shows."""
    tile = "" if button.emoji is None else key_of(button.emoji.strip("<>:").split(":")[0])
    return _MARKS[button.style].format(f"{tile or ''} {button.label}".strip())


def _seen(record: str, name: str | None) -> TableView:
    context = context_of_record(record, name)
    tiles = {tile: f"<:{emoji_name(tile)}:1>" for tile in tiles_of(context.options.mode)}
    return replace(context, tiles=TileEmoji(tiles))
