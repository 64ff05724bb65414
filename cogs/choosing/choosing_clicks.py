"""The clicks with which a game is arranged before the deal, and the pages they lead to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.engine import BadValueError, Options
from bot.engine.cards import RANKS
from bot.i18n import Translator, folded
from bot.place import has_own_route
from bot.presets import load_presets
from bot.render import Page, PrivatePage, Verb, bad_value, membership, setup_refusal
from bot.render.emoji import DONE
from bot.render.private import choosing
from bot.render.private.choosing import (
    FAVOURITE_PREFIX,
    OTHER,
    ChoosingTab,
    FormKind,
    LobbyChoice,
    Note,
    form_for,
    note_on,
)
from bot.render.private.choosing.option_clicks import LONGEST_FAVOURITE
from bot.render.rules.house_rules import with_values
from bot.render.rules.rule_line import read_line
from bot.rule_choice import Chosen, with_end, with_value
from bot.rule_gate import rule_gate
from bot.setting_values import LONGEST_GESTURE, OWN_GESTURE
from bot.tables import Outcome, Reason, Rejected, Tables, TableView
from bot.tables.seating.hosting import (
    Arrangement,
    ChooseGesture,
    ChooseRules,
    RemovePlayer,
    arrange,
)
from bot.tables.storage.favourites import MOST_FAVOURITES, TooManyFavouritesError
from bot.views.names import plain_name
from bot.views.table_values import Status

from .._services import texts_of_person
from ..answering.click_context import ClickContext
from ..answering.interaction_data import sent_values
from ..answering.replies import EditReply, FormReply, PrivateReply, Reply, note, said
from ..showing.pages import context_of, refusal_text
from .chosen_rules import Revision, arrangement, revision

_PLACE_AFTER = {
    LobbyChoice.FAMILY: ChoosingTab.RULES,
    LobbyChoice.INSTEAD: ChoosingTab.RULES,
    LobbyChoice.ADD: ChoosingTab.PEOPLE,
    LobbyChoice.PACE: ChoosingTab.PEOPLE,
    LobbyChoice.REMOVE: ChoosingTab.PEOPLE,
    LobbyChoice.FORGET: ChoosingTab.LINE,
}
"""The page after a choice. After others it is the first page, or that of the changed value."""

_TYPED = {LobbyChoice.TARGET: FormKind.TARGET, LobbyChoice.DOES: FormKind.GESTURE}
"""Choices for which a value can also be typed."""


async def show_place(taken: ClickContext) -> Reply:
    """Show the host the page that the click leads to."""
    return await _Choosing(taken).by_host(_Choosing.show_place)


async def choose(taken: ClickContext) -> Reply:
    """Change the game as the host chooses."""
    return await _Choosing(taken).by_host(_Choosing.choose)


async def open_form(taken: ClickContext) -> Reply:
    """Open a window to type into: what the host wants, or a name for one's favourite rules."""
    return await _Choosing(taken).by_host(_Choosing.open_form, favourite=_Choosing.open_form)


async def read_form(taken: ClickContext) -> Reply:
    """Take over what was typed."""
    return await _Choosing(taken).by_host(_Choosing.read_form, favourite=_Choosing.keep_favourite)


async def show_teams(taken: ClickContext) -> Reply:
    """Show who plays with whom."""
    choosing = _Choosing(taken)
    view = await choosing.lobby()
    return choosing.show_teams(view) if isinstance(view, TableView) else view


class _Choosing:
    """One click of a person who arranges a game."""

    def __init__(self, taken: ClickContext) -> None:
        self._taken = taken
        self._client = taken.client
        self._tables = taken.tables
        self._t = taken.t
        self._user_id = taken.user_id
        self._pages = ChoosingPages(taken.client, taken.tables, self._user_id, self._t)
        self._what, _, self._which = taken.arg.partition(".")
        self._values = sent_values(taken.interaction)

    async def by_host(self, do: _Does, *, favourite: _Does | None = None) -> Reply:
        """Let the host do it before the deal. Anybody may save a ``favourite``, at any time.

        Anybody may also choose their own partner (V9).
        """
        view = await self._tables.games.view(self._taken.game)
        if view is None:
            return self._taken.no_such_game
        if favourite is not None and self._what == FormKind.FAVOURITE:
            return await favourite(self, view)
        if view.game.status is not Status.LOBBY:
            return self._not_a_lobby(view)
        if self._user_id != view.game.host_id and not self._is_own_partner:
            return said(self._t.format("choosing-not-host"))
        return await do(self, view)

    async def lobby(self) -> TableView | Reply:
        """Return the lobby, or a reply that says why there is none."""
        view = await self._tables.games.view(self._taken.game)
        if view is None:
            return self._taken.no_such_game
        return view if view.game.status is Status.LOBBY else self._not_a_lobby(view)

    def _not_a_lobby(self, view: TableView) -> Reply:
        if view.game.status is not Status.OVER:
            return said(self._t.format("reason-already-started"))
        return said(self._t.format("reason-game-over", member=membership(self._taken.place)))

    def show_teams(self, view: TableView) -> Reply:
        """Show the teams, and whom the viewer plays with."""
        return self._placed(self._pages.teams(view))

    @property
    def _is_own_partner(self) -> bool:
        """Whether the person chooses their own partner (V9)."""
        return (self._what, self._which) == (LobbyChoice.MATE, str(self._user_id))

    async def show_place(self, view: TableView) -> Reply:
        """Show the page of a place, with the value that a select carries."""
        value = self._values[0] if self._values else ""
        if self._which or not value:
            return await self._page(view, self._taken.arg, value)
        return await self._page(view, f"{self._what}.{value}")

    async def _page(
        self, view: TableView, place: str, rank: str = "", note: Note | None = None
    ) -> Reply:
        if rank == "off":
            return await self._revise(view, lambda o: with_value(o, self._which, rank), place)
        if note is not None and self._taken.verb is Verb.CHOOSE:
            note = replace(note, about=self._taken.arg)
        return self._placed(await self._pages.at(view, place, rank=rank, note=note))

    def _placed(self, page: Page) -> Reply:
        """Show the page in the clicked message if it is private, else beside the lobby."""
        return EditReply(page) if self._taken.in_own else PrivateReply(page)

    async def open_form(self, view: TableView) -> Reply:
        """Open the window for the value, or for the name of favourite rules."""
        if self._what not in tuple(FormKind):
            return self._taken.not_there
        form = form_for(context_of(self._client, view), FormKind(self._what), self._t)
        return FormReply(form, note(self._t.format("note-again")))

    async def read_form(self, view: TableView) -> Reply:
        """Change the game as typed."""
        typed = self._values[0] if self._values else ""
        match self._what:
            case FormKind.TARGET:
                value = "".join(typed.split()).lower()
                return await self._revise(view, lambda o: with_end(o, value), ChoosingTab.GAME)
            case FormKind.GESTURE:
                word = f"{OWN_GESTURE}{plain_name(typed)[:LONGEST_GESTURE]}"
                place = f"{ChoosingTab.VALUE}.action_uno"
                return await self._arrange(view, ChooseGesture(word), place)
            case FormKind.LINE:
                return await self._read_line(view, typed)
            case _:
                return self._taken.not_there

    async def _read_line(self, view: TableView, typed: str) -> Reply:
        try:
            line = read_line(typed)
        except BadValueError as bad:
            return await self._page(view, ChoosingTab.LINE, note=Note(bad_value(bad, self._t)))
        mode = line.mode or view.options.mode
        return await self._revise(
            view, lambda _: rule_gate().chosen(mode, line.written), ChoosingTab.LINE
        )

    async def keep_favourite(self, view: TableView) -> Reply:
        """Save the rules of this table by the typed name."""
        told = await self._kept(view, plain_name(self._values[0] if self._values else ""))
        if view.game.status is not Status.LOBBY or self._user_id != view.game.host_id:
            return said(told.text)
        return await self._page(view, ChoosingTab.LINE, note=told)

    async def _kept(self, view: TableView, name: str) -> Note:
        t, favourites = self._t, self._tables.favourites
        is_a_name = len(name) <= LONGEST_FAVOURITE and any(letter.isalnum() for letter in name)
        if not is_a_name or _is_preset(name, t):
            return Note(t.format("choosing-no-name"))
        try:
            await favourites.save(self._user_id, name, view.options)
        except TooManyFavouritesError:
            return Note(t.format("choosing-too-many-favourites", count=MOST_FAVOURITES))
        return Note(t.format("choosing-kept-as", name=name), symbol=DONE)

    async def choose(self, view: TableView) -> Reply:
        """Change the game by what was chosen."""
        if self._what not in tuple(LobbyChoice):
            return self._taken.not_there
        what, value = LobbyChoice(self._what), self._values[0] if self._values else ""
        if what in _TYPED and value == OTHER:
            form = form_for(context_of(self._client, view), _TYPED[what], self._t)
            return FormReply(form, note(self._t.format("note-again")))
        if what is LobbyChoice.FORGET:
            await self._tables.favourites.forget(self._user_id, value)
            told = self._t.format("choosing-forgotten", name=value)
            return await self._page(view, ChoosingTab.LINE, note=Note(told, symbol=DONE))
        if what is LobbyChoice.PRESET and value.startswith(FAVOURITE_PREFIX):
            return await self._take_favourite(view, value.removeprefix(FAVOURITE_PREFIX))
        revised = revision(what, self._which, self._values)
        if revised is not None:
            return await self._revise(view, revised, self._place_after(what))
        wanted = arrangement(what, self._which, self._values)
        if wanted is not None:
            return await self._arrange(view, wanted, self._place_after(what))
        return await self._page(view, ChoosingTab.GAME, note=Note(self._t.format("note-not-there")))

    def _place_after(self, what: LobbyChoice) -> str:
        match what:
            case LobbyChoice.VALUE:
                return f"{ChoosingTab.VALUE}.{self._which}"
            case LobbyChoice.GESTURE | LobbyChoice.DOES:
                return f"{ChoosingTab.VALUE}.action_uno"
            case LobbyChoice.LEVEL | LobbyChoice.MATE:
                return f"{ChoosingTab.SEAT}.{self._which}"
            case _:
                return _PLACE_AFTER.get(what, ChoosingTab.GAME)

    async def _take_favourite(self, view: TableView, name: str) -> Reply:
        options = await self._tables.favourites.find(self._user_id, name)
        if options is None:
            told = self._t.format("choosing-no-favourite", name=name)
            return await self._page(view, ChoosingTab.GAME, note=Note(told))
        return await self._revise(view, lambda _: Chosen(options), ChoosingTab.GAME)

    async def _revise(self, view: TableView, revise: Revision, place: str) -> Reply:
        """Change the rules, and say which of them were not possible."""
        results: list[Chosen] = []

        def wanted(options: Options) -> Options:
            results.append(revise(options))
            return results[-1].options

        try:
            outcome = await self._tables.submit(
                self._taken.game, self._user_id, arrange, ChooseRules(wanted)
            )
        except BadValueError as bad:
            return await self._page(view, place, note=Note(bad_value(bad, self._t)))
        told = note_on(results[-1], self._t) if results else None
        return await self._arranged(outcome, place, told)

    async def _arrange(self, view: TableView, wanted: Arrangement, place: str) -> Reply:
        outcome = await self._tables.submit(self._taken.game, self._user_id, arrange, wanted)
        if isinstance(wanted, RemovePlayer) and isinstance(outcome, TableView):
            self._tell_removed(view, wanted.key)
        return await self._arranged(outcome, place)

    def _tell_removed(self, before: TableView, key: str) -> None:
        """Tell a person who has lost their seat by the host, in their language.

        A guest who has not installed the bot sees it in the lobby alone: there is no way to them.
        """
        seat = next(seat for seat in before.seats if seat.key == key)
        has_way = has_own_route(before.game.place) or seat.has_app
        if seat.user_id is None or not (has_way and seat.takes_direct_messages):
            return
        services, context = self._taken.services, context_of(self._client, before)
        t = texts_of_person(services, seat.user_id, seat.locale or before.locale)
        link = context.board_link or ""
        text = t.format("removed-from-lobby", player=context.host, link=link)
        self._taken.writer.tell(seat.user_id, note(text.strip()))

    async def _arranged(self, outcome: Outcome, place: str, told: Note | None = None) -> Reply:
        view = outcome.view if isinstance(outcome, Rejected) else outcome
        if isinstance(outcome, Rejected):
            if view is None or view.game.status is not Status.LOBBY or outcome.reason in _FINAL:
                return said(refusal_text(self._client, outcome, self._t, self._taken.place))
            told = Note(self._refusal(outcome, len(view.seats)))
        if view is None or view.game.status is not Status.LOBBY:
            return self._taken.no_such_game
        if self._user_id != view.game.host_id:
            return self._no_longer_host(view)
        return await self._page(view, place, note=told)

    def _no_longer_host(self, view: TableView) -> Reply:
        if self._is_own_partner:
            return self._placed(self._pages.teams(view))
        return self._placed(note(self._t.format("answer-done")))

    def _refusal(self, rejected: Rejected, seats: int) -> str:
        t = self._t
        if rejected.reason is Reason.SETUP and rejected.clause is not None:
            reason = setup_refusal(rejected.clause, rejected.names, t)
            return t.format("choosing-too-many", reason=reason, count=seats)
        if rejected.reason in (Reason.STALE, Reason.NOBODY_THERE):
            return t.format("choosing-nobody")
        return refusal_text(self._client, rejected, t, self._taken.place)


_Does = Callable[[_Choosing, TableView], Awaitable[Reply]]

_FINAL = (Reason.NO_SUCH_GAME, Reason.NOT_HOST, Reason.NOT_AT_TABLE)


def _is_preset(name: str, t: Translator) -> bool:
    taken = {folded(known) for p in load_presets() for known in (p, t.format(f"preset-{p}"))}
    return folded(name) in taken


class ChoosingPages:
    """The pages of one table, for the person who arranges it."""

    def __init__(self, client: discord.Client, tables: Tables, user_id: int, t: Translator) -> None:
        self._client = client
        self._tables = tables
        self._user_id = user_id
        self._t = t

    async def at(
        self, view: TableView, place: str, *, rank: str = "", note: Note | None = None
    ) -> PrivatePage:
        """Return the page at a place, or the first page if there is no such place."""
        context, t = context_of(self._client, view), self._t
        where, _, which = place.partition(".")
        match where:
            case ChoosingTab.RULES:
                return choosing.house_rules_page(context, t, note)
            case ChoosingTab.VALUE if which in with_values(view.options.mode):
                known = rank if rank in RANKS else ""
                return choosing.value_page(context, which, t, rank=known, note=note)
            case ChoosingTab.PEOPLE:
                return choosing.people_page(context, t, note)
            case ChoosingTab.SEAT:
                return self._seat(view, which, note)
            case ChoosingTab.LINE:
                own = await self._tables.favourites.names(self._user_id)
                return choosing.line_page(context, own, t, note)
            case _:
                own = await self._tables.favourites.offered(self._user_id)
                return choosing.game_choice_page(context, own, t, note)

    def teams(self, view: TableView) -> PrivatePage:
        """Return the page that says with whom the viewer plays."""
        seat = view.seat_of(self._user_id)
        number = None if seat is None else seat.number
        return choosing.teams_page(context_of(self._client, view), number, self._t)

    def _seat(self, view: TableView, key: str, note: Note | None) -> PrivatePage:
        context, t = context_of(self._client, view), self._t
        seat = next((s.number for s in view.seats if s.key == key), None)
        if seat is None:
            return choosing.people_page(context, t, note or Note(t.format("choosing-nobody")))
        return choosing.seat_page(context, seat, t, note)
