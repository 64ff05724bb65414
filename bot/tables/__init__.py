"""Live games. Every change is saved before it is answered, and deadlines survive a restart.

    tables = Tables(database, notifier=…, brain=bot.players.decide)

    # What people do: one door. A deed is a function of the table and the person's id, such as
    # those of playing.play, .motions, .absence, .accusations, .waking, seating.lobby, .hosting,
    # .free_seats. It returns an Outcome: the TableView, or Rejected(reason, view, …).
    await tables.submit(game_id, user_id, play.act, action, version)  # None: the present state
    await tables.submit(game_id, user_id, free_seats.offer_seat)

    # What has to be looked up before or after it.
    await tables.lobbies.open(place, host: Person, options: Options, locale=None)
    await tables.lobbies.start(game_id, user_id)        # the host, with two seats or more
    await tables.lobbies.rematch(game_id, person: Person)  # after a match: another lobby like it
    await tables.seats.join(game_id, person: Person)    # a lobby, or a match between rounds (L2)

    # Looking things up.
    await tables.games.view(game_id, user_id=None) -> TableView | None  # None: as everybody sees it
    await tables.games.in_channel(channel_id) -> game id | None     # the unfinished one
    await tables.games.of_person(user_id, home_id=None) -> list[game id]  # latest first

    # Sets of rules that people have saved under a name.
    await tables.favourites.names(user_id) -> list[str]
    await tables.favourites.find(user_id, name) -> Options | None
    await tables.favourites.save(user_id, name, options)
    await tables.favourites.forget(user_id, name)

    await tables.leaderboards.show(home_id, user_id, LeaderboardChoice) -> LeaderboardPage
    await tables.leaderboards.begin_season(home_id, user_id, after=1) -> its number

    # Discord's messages. A Notifier is woken after a commit; what is to be done is in the rows.
    await tables.messages.stale_games() -> list[game id]             # at start-up
    await tables.messages.stale(game_id) -> list[MessageRow]         # all to be posted or edited
    await tables.messages.view(message) -> TableView | None          # the newest, for that message
    await tables.messages.shown(message, version, channel_id, message_id)  # edited or (re-)posted
    await tables.messages.removed(message)              # a `retired` message was deleted
    await tables.messages.lost(message)                 # its channel is gone: post it in another
    await tables.deleted_messages.note(message)         # somebody has deleted a lobby or board
    await tables.deleted_messages.ask_for(game_id)      # somebody is sent there: write it
    await tables.messages.find(message_id) -> MessageRow | None      # for reactions
    await tables.messages.set_dms(game_id, user_id, closed) -> bool  # True if that is new

    # What runs in the background, until cancelled.
    tables.presence.found(shard_id, shard_count)        # people can click; `lost`: they cannot
    await tables.presence.run()                         # exchange with other processes
    await tables.orders.run()                           # carry out what the operator orders
    await tables.scheduler.run()                        # carry out deadlines
    await tables.member_checks.run()                    # throw out who has left the server
    await tables.blocks.run()                           # read who may not play
    await tables.notices.run()                          # show what the operator announces
    await tables.pruning.run()                          # remove old games
    await tables.tally.run()                            # add rounds to the standings
    await tables.deal_judge.run()                       # play out finished deals
    await tables.own_threads.run(archive)               # archive threads whose games are over
    await tables.close()                                # wait until everything is saved

Which version to give: a turn action carries the version of the message that was clicked. Calls,
contra, gestures and reactions give None, since the rules refuse them a second time. A click on a
slightly older message is still accepted if since then players have only called, caught somebody or
made gestures.

Bringing messages up to date, with one worker for each game:

    for message in await tables.messages.stale(game_id):
        view = await tables.messages.view(message)      # always the newest
        …post, edit or (message.retired) delete…
        await tables.messages.shown(message, view.version, channel_id, discord_message_id)

`stale` also returns messages that are not posted yet (``message_id`` None), such as the board and
the hands after the start, or a mention.
"""

# pyright: reportUnusedImport=false

from ..views.table_parts import SeatView
from ..views.table_view import TableView
from .assembly import Tables
from .outcome import Outcome, Reason, Rejected
from .person import CallRecipients, Person
from .playing.play import Meaning
from .ports import Clock, Notifier, NullObserver, Observer, SystemClock, WriterObserver
from .pruning import RetentionPeriods
from .services.games import Deed
from .timing import Timing
