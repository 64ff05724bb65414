### Private answers: what went wrong, and what can be done now

## Reasons of the table

reason-no-such-game = This game no longer exists. `/uno start` opens a new one.
reason-game-over = This game is over. `/uno start` opens a new one.
reason-stale = Somebody was faster: this is how things are now.
reason-eliminated = This match is over for you. Feel free to watch; next match you're back in.
reason-not-at-table = You are not in this game. You can sit down in the lobby or between two rounds, with 🪑.
reason-not-missing = They have only just played, so they play on themselves.
reason-only-two = With just the two of you, the computer only steps in by itself, after two missed turns.
answer-accused = Accused! If enough of the others agree, it costs cards. The vote is on the board.
reason-not-asleep = Nobody is asleep here: there is nobody to wake right now.
reason-time-left = Let them think: you can wake them once half their time is gone, or after 45 seconds if there is no limit.
reason-woken-already = They were woken once this turn already. Once will have to do.
reason-no-vote = There is no vote on this (any more), or none for you.
reason-judged-already = The table has voted on this message already. Once is enough.
reason-one-at-a-time = One accusation at a time: finish the open vote first.
reason-not-believed = Two of your accusations have failed in this round. You may accuse again in the next one.
answer-too-fast = That was a little fast. Please try again in a moment.
reason-too-old = That was before the deal, so it does not count.
reason-not-mentioned = That one is for somebody else. How soon your own phone rings is up to you: `/uno me`.
reason-not-host = Only the host can do that.
reason-nobody-there = They are not at this table (any more).
reason-not-manager = Only the host, or somebody who may manage this server, can stop the game.
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
reason-no-rematch = It is too late for a rematch. `/uno start` sets a new table.
reason-no-last-time = I no longer remember the last match here. Set the table as you like.
reason-not-started = The game has not begun yet.
reason-already-started = The game is on already. You can sit down when this round is over.
reason-no-hints = There are no hints at this table. Its host can allow them in the lobby of the next game.
reason-not-to-act = Hints are for the player whose turn it is. Ask again when it's yours.
reason-no-choice = That's easy: there is only one thing you can do.

## Around the game

note-wrong-card = { $why } That costs you { -wrong-card-cards }.
note-again = That took too long. Please press it again.
note-not-there = That button is yesterday's news. Here is how things are now.
note-quiet = All quiet: this game won't ring you any more. For all games, see `/uno me`.
note-no-hand = You have no hand in this game: watch, and join between the rounds.
answer-lobby-open = The table is set!
answer-done = Done!
answer-next-soon = Hang on, the others are still looking at the result. The next round begins in a moment.
answer-left = You have left the game. See you!
sure-leave = Do you really want to leave? You can only come back between two rounds.
sure-leave-with-cards = Do you really want to leave? Your cards then count as penalty points for you, and you can only come back between two rounds.
sure-stop = Really end the match for everybody? The round that is on will not count, and nobody wins.
answer-stopped = The match is stopped.
answer-rematch = The table for the rematch is set. It starts with everybody who wants to play.
answer-rematch-joined = You are in again!
answer-no-game = There is no game in this channel. `/uno start` opens one.
answer-no-topic = I've got nothing on “{ $name }”. Pick something below.
answer-unknown-preset = I don't know a set of rules called “{ $name }”. Take one from the list, or leave it out.
answer-several-games = You are in several games. Use 🃏 on the board of the one you mean.
answer-not-here = That only works in a channel of a server.
answer-error = Something went wrong on my side. Nothing is lost; please try again.
answer-old-command = This command has changed since your Discord loaded it. Reload Discord (Ctrl+R, or restart the app) and try again.
answer-no-permission = I may not write here. Please let me view this channel and send messages.
dms-closed = { $player }, your direct messages are closed to me. No problem: 🃏 on the board shows your cards, to you alone.
reminder = { $player }, the table is waiting for you. { $link }
hand-over = Thanks for playing!
channel-gone = The channel of your UNO game is gone, or I was removed from its server. The game is over.
note-channel-forbidden = I may not show the board in { $channel } any more. Somebody who manages the server can let me view that channel and write there again; it goes on here meanwhile.
note-channel-locked = The thread { $channel } is locked, so I cannot show the board there. A moderator can unlock it; it goes on here meanwhile.
note-hand-ends = This hand no longer updates by itself. Any button here brings the newest one, and so does 🃏 on the board.
note-backs-end = This no longer updates by itself: 🔄 on the board shows it anew.
note-no-chart = I no longer know how this round went.
