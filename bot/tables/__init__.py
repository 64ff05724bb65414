"""Live games, by their parts: everything saved before it is answered, deadlines, who is told what.

    tables = Tables(database, notifier=…, brain=bot.players.decide)

    # lobby: each answers with an Outcome: a TableView, or Rejected(reason, view, …)
    await tables.lobbies.open(guild_id, channel_id, host: Person, options: Options, locale=None)
    await tables.lobbies.add_computer(game_id, user_id, level)  # any seated person
    await tables.lobbies.remove_computer(game_id, user_id)      # the one added last
    await tables.lobbies.arrange(game_id, user_id, Arrangement)  # the host: seating.hosting
    await tables.people_called.note(game_id, user_id)   # the host, once: people are called
    await tables.lobbies.start(game_id, user_id)        # the host, two seats or more
    await tables.lobbies.rematch(game_id, person: Person)  # after a match: a lobby as it was

    # seats, and those who only watch until there is one
    await tables.seats.join(game_id, person: Person)    # a live game too, between rounds (L2)
    await tables.seats.leave(game_id, user_id)          # a live game too (L1)
    await tables.seats.follow(game_id, person: Person)  # unfollow, decline: (game_id, user_id)
    await tables.seats.offer_seat(game_id, user_id)     # keep_seat: (game_id, user_id)

    # play. The seat in the action is replaced by the seat of user_id: give any number. What is
    # wanted may be a function of the table as it is then.
    await tables.moves.submit(game_id, user_id, wanted, version)  # None: judge it as things are
    await tables.moves.contra(game_id, user_id)         # catches whoever owes a call (C14)
    await tables.moves.next_round(game_id, user_id)     # anybody at the table
    await tables.penalties.punish(game_id, user_id, who, offence)  # the host: P2-P4
    await tables.endings.stop(game_id, user_id, may_manage: bool)

    # looking
    await tables.games.view(game_id, user_id=None) -> TableView | None  # None: as everybody sees it
    await tables.games.in_channel(channel_id) -> game id | None     # the one that is not over
    await tables.games.of_person(user_id, guild_id=None) -> list[game id]  # latest first

    # sets of rules that people have given a name
    await tables.favourites.names(user_id) -> list[str]
    await tables.favourites.find(user_id, name) -> Options | None
    await tables.favourites.save(user_id, name, options)
    await tables.favourites.forget(user_id, name)

    await tables.leaderboards.show(guild_id, user_id, LeaderboardChoice) -> Shown
    await tables.leaderboards.begin_season(guild_id, user_id) -> its number

    # Discord's messages: a Notifier is woken after the commit; the rows are the truth
    await tables.messages.stale_games() -> list[game id]             # at start-up
    await tables.messages.stale(game_id) -> list[MessageRow]         # all to be posted or edited
    await tables.messages.view(message) -> TableView | None          # the newest, for that message
    await tables.messages.shown(message, version, channel_id, message_id)  # edited or (re-)posted
    await tables.messages.removed(message)              # a `retired` message was deleted
    await tables.messages.lost(message)                 # Discord no longer has it: post it again
    await tables.messages.find(message_id) -> MessageRow | None      # for reactions
    await tables.messages.set_dms(game_id, user_id, closed) -> bool  # True: this is news, say so

    tables.presence.found(shard_id, shard_count)        # people can click; lost: they cannot
    await tables.presence.run()                         # with other processes, until cancelled
    await tables.scheduler.run()                        # what falls due, until cancelled
    await tables.pruning.run()                          # what is long over, until cancelled
    await tables.tally.run()                            # keeps the standings, until cancelled
    await tables.own_threads.run(archive)               # threads whose games are over, likewise
    await tables.close()                                # everything handed in is written

Which version to give: turn actions carry the version of the message clicked; calls, contra,
gestures and reactions give None, for the rules themselves refuse them the second time. A click on
a slightly older message is still taken if since then people have only called, caught or gestured.

Bringing messages up to date, one worker a game is enough:

    for message in await tables.messages.stale(game_id):
        view = await tables.messages.view(message)      # always the newest
        …post, edit or (message.retired) delete…
        await tables.messages.shown(message, view.version, channel_id, discord_message_id)

`stale` hands out what is not posted yet, too (``message_id`` None): the board and the hands after
the start, a reminder.
"""

from ..views.table_view import Meaning, SeatView, StepView, TableView
from .assembly import Tables
from .outcome import Outcome, Reason, Rejected
from .person import Called, Person
from .ports import Brain, Clock, Notifier, Observer, SystemClock, Unobserved, WriterObserver
from .storage.pruning import Kept
from .timing import Timing

__all__ = [
    "Brain",
    "Called",
    "Clock",
    "Kept",
    "Meaning",
    "Notifier",
    "Observer",
    "Outcome",
    "Person",
    "Reason",
    "Rejected",
    "SeatView",
    "StepView",
    "SystemClock",
    "TableView",
    "Tables",
    "Timing",
    "Unobserved",
    "WriterObserver",
]
