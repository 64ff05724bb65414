### Private answers: what went wrong, and what can be done now

## Reasons of the table

reason-no-such-game = This game no longer exists. `/uno start` opens a new one.
reason-game-over = This game is over. `/uno start` opens a new one.
reason-stale = Somebody was faster: this is how things are now.
reason-eliminated = You are out of this match, and nothing is left for you to do. You may watch; in the next one you are back.
reason-not-at-table = You are not in this game. You can sit down in the lobby or between two rounds, with 🪑.
reason-not-missing = Whoever has just played goes on playing.
reason-only-two = With two people the computer takes over by itself alone, after two missed turns.
answer-accused = Accused! If enough others think so, cards are drawn. The vote is on the board.
reason-not-asleep = Nobody is asleep here: the table waits for nobody who could be woken.
reason-time-left = Let them think: whoever is up may be woken once half of their time is gone, or after 45 seconds where there is no limit.
reason-woken-already = Whoever is up was woken in this turn already. Once has to do.
reason-no-vote = This is not voted on (any more), or not by you.
reason-judged-already = The table has voted on this message already. Once is enough.
reason-one-at-a-time = One accusation at a time: the one that is open is voted on first.
reason-not-believed = Two of your accusations have failed in this round. You may accuse again in the next one.
answer-too-fast = That was a little fast. Please try again in a moment.
reason-too-old = That was before the deal, so it does not count.
reason-not-mentioned = Somebody else is meant there. How soon your own phone rings, you choose with `/uno me`.
reason-not-host = Only the host can do that.
reason-nobody-there = Whoever is meant does not sit at this table (any more).
reason-not-manager = Only the host, or somebody who may manage this server, can stop the game.
reason-channel-busy = There is a game in this channel already. Sit down there, or open one in another channel.
reason-already-at-table = You are at this table already.
reason-table-full = This table is full, sorry!
answer-called = They are called. That goes once a table.
answer-nobody-to-call = There is nobody to call: no match was played in this channel lately, or everybody of it is here.
reason-called-already = People were called to this table already.
reason-seat-is-kept = The last seat is kept for somebody who follows the match. Press “{ button-follow }” to be asked next.
reason-seat-cannot-be-offered = Nobody could take your place here: partners belong together, and Duo is for two.
reason-too-many-followers = So many people follow this match that I cannot write to any more.
reason-too-few-seats = It takes at least two to play. Add a computer player, or wait for somebody.
reason-no-computer-player = There is no computer player at this table.
reason-no-rematch = It is too late for a rematch. `/uno start` sets a new table.
reason-no-last-time = The last match of this channel is not kept any more. Set the table as you like it.
reason-not-started = The game has not begun yet.
reason-already-started = The game is on already. You can sit down when this round is over.
reason-no-hints = There are no hints at this table. Its host can allow them in the lobby of the next game.
reason-not-to-act = A hint is for whoever is up. Ask again when it is your turn.
reason-no-choice = There is only one thing you can do.

## Around the game

note-wrong-card = { $why } That costs you { -wrong-card-cards }.
note-again = That took too long. Please press it again.
note-not-there = This button is from another time. Here is how things are now.
note-quiet = Fine: you are not rung in this game any more. For all games, see `/uno me`.
note-no-hand = You have no hand in this game: watch, and join between the rounds.
answer-lobby-open = The table is set!
answer-done = Done!
answer-left = You have left the game. See you!
sure-leave = Do you really want to leave? You can only come back between two rounds.
sure-leave-with-cards = Do you really want to leave? Your cards then count as penalty points for you, and you can only come back between two rounds.
sure-stop = Really end the match for everybody? The round that is on will not count, and nobody wins.
answer-stopped = The match is stopped.
answer-rematch = The table for the rematch is set. It starts with everybody who wants to play.
answer-rematch-joined = You are in again!
answer-no-game = There is no game in this channel. `/uno start` opens one.
answer-no-topic = I find nothing about “{ $name }”. Choose something below.
answer-unknown-preset = I don't know a set of rules “{ $name }”. Take one from the list, or leave it out.
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
note-hand-ends = From now on this hand is not kept fresh any more. Any button here brings the newest one, and so does 🃏 on the board.
note-backs-end = From now on this is not kept fresh any more: 🔄 on the board shows it anew.
note-no-chart = Nobody can tell any more how this round went.
