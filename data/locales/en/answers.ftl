### Private answers: what went wrong, and what can be done now

## Reasons of the table

reason-no-such-game = This game no longer exists. { $member ->
    [yes] `/uno start` opens a new one.
   *[no] Whoever has installed me opens a new one with `/uno start`.
}
reason-game-over = This game is over. { $member ->
    [yes] `/uno start` opens a new one.
   *[no] Whoever has installed me opens a new one with `/uno start`.
}
reason-stale = Somebody was faster: this is how things are now.
reason-eliminated = This match is over for you. Feel free to watch; next match you're back in.
reason-not-at-table = You are not in this game. You can sit down in the lobby or between two rounds, with “{ button-join }”.
reason-not-missing = They have only just played, so they play on themselves.
reason-only-two = With just the two of you, the computer only steps in by itself, after two missed turns.
answer-accused = Accused! If enough of the others agree, it costs cards. The vote is on the board.
reason-not-asleep = Nobody is asleep here: there is nobody to wake right now.
reason-time-left = Let them think: you can wake them once half their time is gone, or after 45 seconds if there is no limit.
reason-woken-already = They were woken once this turn already. Once will have to do.
reason-no-vote = There is no vote on this (any more), or none for you.
reason-judged-already = The table has voted on this message already. Once is enough.
reason-not-believed = Two of your accusations have failed in this round. You may accuse again in the next one.
answer-too-fast = That was a little fast. Please try again in a moment.
reason-too-old = That was before the deal, so it does not count.
reason-voted-down = The others want to play on. You can ask again once this round, or this break, is over.
reason-vote-is-on = The table is voting on one of these already. Finish that first.
reason-in-recess = The table has a break. “{ button-go-on }”, on the board and in the hands, ends it for all.
reason-removal-tried = The table has been asked about them in this match already. Once is enough.
reason-removals-failed = Three times the others did not want it. No more of that in this match.
reason-too-few-to-remove = It takes two others to remove somebody. With just the two of you, you can leave, or ask to end the match.
reason-was-removed = The table removed you from this match. You can join the next one.
reason-thrown-out = The computer plays on for you to the end of the round, and then you have left the match. You can come back between two rounds.
reason-blocked = You may not play here at the moment.
reason-not-in-mid-round = Nobody is sent away in the middle of a round. Try again when it is over.
reason-not-mentioned = That one is for somebody else. { $member ->
    [yes] How soon your own phone rings is up to you: `/uno me`.
   *[no] How soon their own phone rings is up to whoever has installed me: `/uno me`.
}
reason-not-host = Only the host can do that.
only-host-starts = Only { $player } can start this game.
reason-nobody-there = They are not at this table (any more).
reason-not-manager = Only the host, or somebody who may manage this server or the messages here, can do that.
reason-host-decides = Only the host can do that here. Once nothing has happened for ten minutes, anybody at the table can.
reason-many-lobbies = That's enough new tables for now: where I'm only a guest, it's three an hour for each of you.
reason-many-tables-here = Twelve new tables in an hour are plenty for one place where I'm only a guest. Try again in a while.
reason-no-new-games = No new games for now.
reason-channel-busy = There is a game on in this channel already. Join it, or open one in another channel.
reason-already-at-table = You are at this table already.
reason-table-full = This table is full, sorry!
answer-called = Called! That works once per table.
answer-nobody-to-call = Nobody to call: there was no match in this channel lately, or everybody from it is here already.
reason-called-already = People were called to this table already. Once will have to do.
reason-seat-is-kept = The last seat is kept for somebody who follows the match. Press “{ button-follow }” to be asked next.
reason-seat-cannot-be-offered = Nobody could take your place here: partners belong together, and Duo is for two.
reason-too-many-followers = This match already has as many followers as I can write to.
reason-too-few-seats = It takes at least two to play. Add a computer player, or wait for somebody.
reason-no-computer-player = There is no computer player at this table.
reason-no-rematch = It is too late for a rematch. { $member ->
    [yes] `/uno start` sets a new table.
   *[no] Whoever has installed me sets a new table with `/uno start`.
}
reason-no-last-time = I no longer remember the last match here. Set the table as you like.
reason-other-server = I only play on certain servers, and this isn't one of them.
reason-no-guests = I only play on servers that have invited me, not as a guest.
reason-not-alone = There's no playing alone against the computer here. It takes one more person.
reason-prohibited = Not played here: { $rules }. Pick something else.
rules-instead = No longer played here: { $rules }. { $same ->
        [yes] Everything else stays as it was.
       *[no] It will be { $mode } instead.
    }
reason-not-started = The game has not begun yet.
reason-already-started = The game is on already. You can sit down when this round is over.
reason-mixed-alphabets = Letters of different alphabets look alike. Take just one of them in a word.
reason-no-hints = There are no hints at this table. Its host can allow them in the lobby of the next game.
reason-not-to-act = Hints are for the player whose turn it is. Ask again when it's yours.
reason-no-choice = That's easy: there is only one thing you can do.

## Around the game

note-wrong-card = { $why } That costs you { -wrong-card-cards }.
note-again = That took too long. Please press it again.
note-not-there = That button is yesterday's news. Here is how things are now.
note-quiet = All quiet: this game won't ring you any more. { $member ->
    [yes] For all games, see `/uno me`.
   *[no] Whoever has installed me sets that for all games with `/uno me`.
}
note-joined = You are in!
note-no-hand = You have no hand in this game: watch, and join between the rounds.
note-no-hand-yet = You have no hand in this game. Press “{ button-join-next }” on the board, and you can play from the next round on.
answer-lobby-open = The table is set!
answer-done = Done!
answer-next-soon = Hang on, the others are still looking at the result. The next round begins in a moment.
answer-left = You have left the game. See you!
sure-leave = Do you really want to leave?
sure-leave-alone = Do you really want to leave? Nobody else plays but the computer, so that ends the match.
sure-leave-round = Do you really want to leave in the middle of a round? You then lose it, in your wins and your rating.
leaving-costs = Your cards cost you { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}.
leaving-reaches-target = With those you reach the target, and the match ends with this round.
leaving-ends-match = { $player } then wins the match.
leaving-wins-nothing = The match is then over, and nobody wins it: no round has been played to its end yet.
leaving-back = You can come back between two rounds.
leaving-back-with = You can come back between two rounds, with at least { $score ->
    [one] { $score } penalty point
   *[other] { $score } penalty points
}.
sure-stop = Really end the match for everybody? The round that is on will not count, and nobody wins.
sure-asking = The table is asked for half a minute. More than half have to say yes, and at least two; your yes is one.
sure-asking-away = Whoever is still away then counts as a yes.
answer-stopped = The match is stopped.
answer-asked = The table is being asked. It is decided in half a minute at the latest.
answer-asked-in-recess = The table is being asked. Time for the answers runs once the break is over.
answer-recess = The break has begun. “{ button-go-on }” ends it for all.
remove-whom = Who is to go?
remove-nobody = There is nobody else to remove.
sure-remove = Really ask the others to remove { $player }? There would be no way back into this match, and one may only ask once.
answer-voted = Your answer is noted.
answer-rematch = The table for the rematch is set. It starts with everybody who wants to play.
answer-rematch-joined = You are in again!
answer-no-game = There is no game in this channel. `/uno start` opens one.
answer-no-topic = I've got nothing on “{ $name }”. Pick something below.
answer-unknown-preset = I don't know a set of rules called “{ $name }”. Take one from the list, or leave it out.
answer-several-games = You are in several games. Use “{ button-hand }” on the board of the one you mean.
answer-not-here = That only works in a channel of a server.
answer-table-elsewhere = That table isn't here. Press the button where it is being played.
answer-only-you-see = Discord shows my answers to you alone here: this server does not let you use apps from outside. Somebody who runs it can allow “Use External Apps”, or invite me. Nothing has changed.
answer-error = Something went wrong on my side. Nothing is lost; please try again.
answer-no-answer = My database isn't answering, so I don't know yet whether that worked. Just try again in a moment: nothing counts twice. Once it answers, you'll see here how things stand.
answer-not-written = My database takes nothing right now, so that wasn't saved. Press again in a moment: it's safe.
work-too-long = That took too long, so I stopped. Try again when I have less to do.
work-too-large = That was too much for my memory, so I stopped.
work-busy = I'm drawing and checking for a lot of people right now. Try again in a minute.
work-one-at-a-time = One thing after another: I'm still working on what you asked for before. Try again when you have it.
work-lost = That went wrong twice, so I've given up. Playing isn't affected; try again later.
work-stopped = I'm being restarted, so I didn't finish that. Ask again in a minute.
work-switched-off = Pictures are switched off here.
answer-old-command = This command has changed since your Discord loaded it. Reload Discord (Ctrl+R, or restart the app) and try again.
answer-no-permission = I may not write here. Please let me view this channel and send messages.
dms-closed = { $player }, your direct messages are closed to me. No problem: “{ button-hand }” on the board shows your cards, to you alone. { $link }
dms-held = { $player }: Discord lets me begin no new direct messages for now. No problem: “{ button-hand }” on the board shows your cards, to you alone. { $link }
dms-refused = { $player }, I can't get your cards to you by direct message just now. No problem: “{ button-hand }” on the board shows them, to you alone. { $link }
reminder = { $player }, the table is waiting for you. { $link }
reminder-direct = 🔔 **Your turn** at { $player }’s table. { $link }
reminder-vote = { $player }, the table is asking you something. { $link }
reminder-direct-vote = 🔔 **A question for you** at { $player }’s table. { $link }
hand-over = Thanks for playing!
removed-from-lobby = 🚪 { $player } has taken you off the table before the deal. Nothing of yours is lost, and the next table is open to you. { $link }
channel-gone = The channel of your UNO game is gone, or I was removed from its server. The game is over.
note-channel-forbidden = I may not show the board in { $channel } any more. Somebody who manages the server can let me view that channel and write there again; it goes on here meanwhile.
note-channel-locked = The thread { $channel } is locked, so I cannot show the board there. A moderator can unlock it; it goes on here meanwhile.
note-channel-blocked = A filter (AutoMod) keeps my board out of { $channel }. Somebody who manages the server can make an exception for me; it goes on here meanwhile.
note-channel-refused = Discord doesn't let me show the board in { $channel } just now. I'll keep trying; it goes on here meanwhile, and “{ button-hand }” below the board shows your cards.
note-press-board = One kind press on the board, please: otherwise I cannot write there any longer. { $link }
note-hand-ends = This hand no longer updates by itself. Any button here brings the newest one, and so does “{ button-hand }” on the board.
note-hand-elsewhere = You play with your other hand now, so this one stands still. Any button here wakes it up.
note-hand-opened-again = You opened your hand again, so this one is closed.
note-backs-end = This no longer updates by itself: “{ button-backs }” on the board shows it anew.
note-no-chart = I no longer know how this round went.

## Who may not play

blocked-person = You can't play with me at the moment: that was decided by whoever runs me.
blocked-here = You can't play with me on this server at the moment: that was decided by those who manage it. Ask them!
blocked-server = Nobody can play with me on this server at the moment: that was decided by whoever runs me.
blocked-reason = Why: { $reason }
blocked-end = { $end ->
    [never] Until further notice.
   *[other] Until { $end }.
}
