"""Every click on a button of ours, on whichever message and however old."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from bot.engine.events import WrongCard
from bot.i18n import Translator
from bot.render import (
    Click,
    Page,
    PrivatePage,
    PublicPage,
    Verb,
    backs_page,
    choice_page,
    refusal,
    scores_page,
)
from bot.render.clicks.click_id import PREFIX, SURE
from bot.store.rows import VoteKind
from bot.tables import Accepted, Outcome, Rejected, TableView

from ._services import Services, personal_texts, services_of
from .answering.click_actions import ACTION_VERBS, UnclearError, version_for, wanted_by
from .answering.click_gate import let_in
from .answering.confirmation import question_before
from .answering.follow_clicks import FOLLOWING_VERBS, following
from .answering.interaction_data import may_manage, person_of
from .answering.pictures import chart
from .answering.replies import (
    Drawn,
    Given,
    OwnEdit,
    Private,
    PublicEdit,
    Reply,
    answer,
    said,
)
from .choosing.after_match import AFTER_MATCH_VERBS, after_match
from .choosing.choosing_clicks import CHOOSING_VERBS, Choosing
from .choosing.lobby_call import call_people
from .choosing.rulebook import RULEBOOK_VERBS, rulebook
from .leaderboard import pictured_best
from .messages import writer_of
from .showing.page_contexts import context_of
from .showing.pages import public_page, revealed_to
from .showing.refusal_text import refusal_text
from .writing.addresses import Hand, OpenedHand
from .writing.answer_write import AnswerWrite
from .writing.opened_hands import clicked_own
from .writing.writer import Writer

_LEVEL_UNSAID = "medium"
"""Of the computer player whom a button adds that was made before each level had its own."""

_AROUND_THE_MATCH = frozenset(
    {*AFTER_MATCH_VERBS, *FOLLOWING_VERBS, *CHOOSING_VERBS, Verb.CALL_PEOPLE}
)

_BESIDE = frozenset(
    {
        *(Verb.RULES, Verb.BACKS, Verb.SCORES, Verb.CHART, Verb.PICTURE, Verb.FORM),
        *AFTER_MATCH_VERBS,
        *(Verb.DECLINE, Verb.OFFER_SEAT, Verb.KEEP_SEAT),
    }
)
_BESIDE_THE_BOARD = frozenset(
    {
        *(*_BESIDE, *RULEBOOK_VERBS, Verb.CALL_PEOPLE, Verb.HAND, Verb.PAGE, Verb.QUIET),
        *(*ACTION_VERBS, *CHOOSING_VERBS, *FOLLOWING_VERBS),
    }
)
"""Clicks that are answered by a new message, wherever they were, and those on a board."""


class Clicks(commands.Cog):
    """Understands a click by what its button carries, and answers it."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._services: Services = services_of(bot)
        self._writer = writer_of(bot)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take the clicks on our own buttons."""
        await let_in(self._services, interaction, PREFIX, self._take)

    async def _take(self, interaction: discord.Interaction, custom_id: str) -> None:
        click = Click.parse(custom_id)
        if click is None:
            t = personal_texts(self._services, interaction)
            await interaction.response.send_message(t.format("note-not-there"), ephemeral=True)
            return
        taken = _Taken(self._bot, self._services, self._writer, interaction, click)
        given = await answer(
            interaction, taken.reply(), edits_clicked=taken.edits_clicked, claim=taken.claim
        )
        if given is not None:
            taken.note_opened(given)
        if interaction.message is not None and not clicked_own(interaction):
            self._writer.clicked(interaction.message, click.game)


class _Taken:
    """One click on its way to its answer."""

    def __init__(
        self,
        bot: commands.Bot,
        services: Services,
        writer: Writer,
        interaction: discord.Interaction,
        click: Click,
    ) -> None:
        self._client = bot
        self._services = services
        self._tables = services.tables
        self._writer = writer
        self._interaction = interaction
        self._click = click
        self._user_id = interaction.user.id
        self._opened_version: int | None = None
        self._in_hand = clicked_own(interaction)

    @property
    def _t(self) -> Translator:
        """Asked for as late as can be: what somebody has chosen may not be in memory before."""
        return personal_texts(self._services, self._interaction)

    @property
    def edits_clicked(self) -> bool:
        """Whether what is clicked for is shown in the clicked message, not in a new one."""
        return self._click.verb not in (_BESIDE if self._in_hand else _BESIDE_THE_BOARD)

    async def claim(self) -> AnswerWrite | None:
        """Keep others from writing the message that the answer is going to change."""
        if not self.edits_clicked:
            return None
        return await self._writer.answering_click(self._interaction, self._click.game)

    async def reply(self) -> Reply:
        """Do what the click asks for."""
        click = self._click
        match click.verb:
            case Verb.HAND | Verb.PAGE:
                return await self._hand()
            case verb if verb in RULEBOOK_VERBS:
                return await rulebook(self._tables, self._interaction, click, self._t)
            case Verb.QUIET:
                return await self._quiet()
            case Verb.BACKS | Verb.SCORES | Verb.CHART | Verb.PICTURE:
                return await self._looked_up()
            case Verb.LEAVE | Verb.STOP if click.arg != SURE:
                return await self._asked_first()
            case verb if verb in ACTION_VERBS:
                return await self._move()
            case verb if verb in _AROUND_THE_MATCH:
                return await self._around_the_match()
            case _:
                return await self._at_table()

    async def _around_the_match(self) -> Reply:
        """Before it, after it, and for those who only watch."""
        click, interaction, t = self._click, self._interaction, self._t
        match click.verb:
            case Verb.CALL_PEOPLE:
                return await call_people(self._services, interaction, click, t)
            case verb if verb in AFTER_MATCH_VERBS:
                return await after_match(self._client, self._services, interaction, click, t)
            case verb if verb in FOLLOWING_VERBS:
                return await following(self._tables, interaction, click, t)
            case _:
                return await Choosing(self._client, self._services, interaction, click, t).reply()

    def note_opened(self, given: Given) -> None:
        """What was opened in the channel is kept fresh from now on: a hand, or the backs."""
        if given.own is None or self._opened_version is None:
            return
        backs = self._click.verb is Verb.BACKS
        keep = self._writer.opened_backs if backs else self._writer.opened_hand
        keep(self._click.game, given.own, self._opened_version)

    async def _hand(self) -> Reply:
        view = await self._tables.view(self._click.game, self._user_id)
        if view is None:
            return said(self._t.format("reason-no-such-game"))
        context = context_of(self._client, view)
        if context.seat is None and not self._in_hand:
            return said(self._t.format("note-no-hand"))
        if self._click.verb is Verb.HAND and view.seat is not None:
            self._opened_version = view.version
        if self._click.arg.isdecimal():
            self._writer.turn_page(self._shown_at(view), int(self._click.arg))
        return self._placed(view, self._drawn_hand(view))

    def _shown_at(self, view: TableView) -> Hand | OpenedHand:
        """Where whoever clicked has the own hand before their eyes."""
        in_dm = self._in_hand and self._interaction.guild_id is None
        if in_dm and view.seat is not None:
            return Hand(self._click.game, view.seat)
        return OpenedHand(self._click.game, self._user_id)

    def _drawn_hand(self, view: TableView, note: str | None = None) -> Page:
        return self._writer.draw_hand(self._shown_at(view), view, self._t, note)

    async def _looked_up(self) -> Reply:
        if self._click.verb in (Verb.CHART, Verb.PICTURE):
            return await self._pictured()
        view = await self._tables.view(self._click.game, self._user_id)
        if view is None or view.observation is None:
            return said(self._t.format("reason-no-such-game"))
        context = context_of(self._client, view)
        if self._click.verb is Verb.SCORES:
            return Private(scores_page(context, self._t))
        self._opened_version = view.version
        return Private(backs_page(context, self._t))

    async def _pictured(self) -> Reply:
        click = self._click
        if click.verb is Verb.PICTURE:
            return await pictured_best(self._tables, self._interaction, click.arg, self._t)
        view = await self._tables.view(click.game, self._user_id)
        return await chart(self._client, self._tables, view, self._t)

    async def _asked_first(self) -> Reply:
        click = self._click
        question = await question_before(
            self._tables, self._interaction, click.game, click.verb, self._t
        )
        return await self._at_table() if question is None else Private(question)

    async def _move(self) -> Reply:
        click = self._click
        try:
            outcome = await self._tables.submit(
                click.game, self._user_id, wanted_by(click), version_for(click)
            )
        except UnclearError as unclear:
            return self._asked_again(unclear)
        if isinstance(outcome, Rejected):
            return self._refused(outcome)
        # What can be played now comes first.
        self._writer.turn_page(self._shown_at(outcome.view), 0)
        reveal = revealed_to(self._client, outcome.view, outcome.events, self._t)
        if not self._in_hand and click.verb is Verb.CHALLENGE and reveal is not None:
            return Private(reveal)
        return self._shown_hand(outcome.view, self._wrong_card(outcome), reveal)

    def _wrong_card(self, outcome: Accepted) -> str | None:
        """What to say to a card that was tried and cost one (P1)."""
        clauses = (e.clause for e in outcome.events if isinstance(e, WrongCard))
        clause = next(clauses, None)
        if clause is None:
            return None
        why = refusal(clause, context_of(self._client, outcome.view), self._t)
        return self._t.format("note-wrong-card", why=why)

    def _asked_again(self, unclear: UnclearError) -> Reply:
        view, question = unclear.view, unclear.question
        if question is None:
            return self._shown_hand(view, self._t.format("note-not-there"))
        return self._placed(view, choice_page(context_of(self._client, view), question, self._t))

    async def _quiet(self) -> Reply:
        click = self._click
        seat = _seat_number(click.arg) if click.arg else None
        outcome = await self._tables.quiet(click.game, self._user_id, seat)
        if isinstance(outcome, Rejected):
            return self._refused(outcome)
        return self._shown_hand(outcome.view, self._t.format("note-quiet"))

    async def _at_table(self) -> Reply:
        outcome = await self._do()
        if isinstance(outcome, Rejected):
            return self._refused(outcome)
        if self._in_hand:
            sat_down = self._click.verb is Verb.JOIN
            note = self._t.format("note-sat-down") if sat_down else None
            return self._shown_hand(outcome.view, note)
        drawn = await self._drawn_for_everybody()
        if drawn is None:
            return said(self._t.format("answer-done"))
        return PublicEdit(drawn.page, drawn.version, newer=self._drawn_for_everybody)

    async def _drawn_for_everybody(self) -> Drawn[PublicPage] | None:
        """The newest of the clicked lobby or board, None if it is not ours any more."""
        message = self._interaction.message
        assert message is not None
        row = await self._tables.messages.at(self._click.game, message.id)
        view = await self._tables.view(self._click.game)
        if row is None or view is None:
            return None
        page = public_page(self._client, self._services.texts, row.kind, view)
        return Drawn(page, view.version)

    async def _do(self) -> Outcome:
        tables, click, user = self._tables, self._click, self._interaction.user
        match click.verb:
            case Verb.JOIN:
                return await tables.join(click.game, person_of(self._interaction))
            case Verb.LEAVE:
                return await tables.leave(click.game, user.id)
            case Verb.ADD_COMPUTER:
                level = click.arg or _LEVEL_UNSAID
                return await tables.add_computer(click.game, user.id, level)
            case Verb.REMOVE_COMPUTER:
                return await tables.remove_computer(click.game, user.id)
            case Verb.START:
                return await tables.start(click.game, user.id)
            case Verb.NEXT:
                return await tables.next_round(click.game, user.id)
            case Verb.RETURN | Verb.AGREE | Verb.WAKE | Verb.HAND_OVER:
                return await self._judge()
            case Verb.STOP:
                manages = may_manage(self._interaction)
                return await tables.stop(click.game, user.id, manages)
            case _:
                return await tables.contra(click.game, user.id)

    async def _judge(self) -> Outcome:
        """What people do about somebody who is away or did wrong."""
        tables, click, user_id = self._tables, self._click, self._user_id
        match click.verb:
            case Verb.WAKE:
                return await tables.wake(click.game, user_id)
            case Verb.HAND_OVER:
                return await tables.hand_over(click.game, user_id, _seat_number(click.arg))
            case Verb.AGREE:
                what, _, seat = click.arg.partition(".")
                kind = VoteKind(what) if what in tuple(VoteKind) else VoteKind.QUESTION
                return await tables.agree(click.game, user_id, _seat_number(seat), kind)
            case _:
                return await tables.come_back(click.game, user_id)

    def _refused(self, rejected: Rejected) -> Reply:
        text = refusal_text(self._client, rejected, self._t)
        view = rejected.view
        if self._in_hand and view is not None and view.seat is not None:
            return self._shown_hand(view, text)
        return said(text)

    def _placed(self, view: TableView, page: Page) -> Reply:
        """What only whoever clicked may see: in the clicked hand, or beside the clicked board."""
        if not self._in_hand:
            return Private(page)
        return OwnEdit(page, version=view.version, newer=self._newer_hand(None))

    def _shown_hand(
        self, view: TableView, note: str | None, also: PrivatePage | None = None
    ) -> Reply:
        """The fresh hand in the clicked hand; on a board the note alone, privately."""
        if not self._in_hand:
            return Private(also) if also else said(note or self._t.format("answer-done"))
        page = self._drawn_hand(view, note)
        return OwnEdit(page, also, view.version, self._newer_hand(note))

    def _newer_hand(self, note: str | None) -> Callable[[], Awaitable[Drawn[Page] | None]]:
        async def drawn() -> Drawn[Page] | None:
            view = await self._tables.view(self._click.game, self._user_id)
            if view is None:
                return None
            return Drawn(self._drawn_hand(view, note), view.version)

        return drawn


def _seat_number(text: str) -> int:
    return int(text) if text.isdecimal() else -1


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(Clicks(bot))
