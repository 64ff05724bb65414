### Whoever follows a match without playing in it

button-follow = Follow
button-join-next = Join from next round
button-unfollow = Don't follow any more
button-decline = No, thanks
board-followers = { $count ->
    [one] 👀 1 person is watching
   *[other] 👀 { $count } people are watching
}
following-now = 👀 **You're following this match.** When a seat is free between two rounds, I'll offer it to you by direct message; first come, first served. When it's over, I'll tell you the result.
following-next = 🪑 **You're following this match, and you can play from the next round on.** When this round is over, I'll offer you a seat by direct message: press “{ button-join }” there. First come, first served. When the match is over, I'll tell you the result.
following-to-the-end = 👀 **You're following this match.** When it's over, I'll tell you the result by direct message. No seats come free in a game like this one.
following-no-longer = You're not following this match any more.
offer = 🪑 **A seat is free** at { $player }’s! It is kept for you; the offer ends { $when }.
    { $score ->
        [0] You play from the next round on, in the last seat and without points.
       *[other] You play from the next round on, in the last seat and with { $score ->
            [one] { $score } penalty point
           *[other] { $score } penalty points
        }, the highest score at the table.
    }
offer-in-channel = { $player }, a seat is free here, and the offer ends { $when }: press “{ button-join }” on the board. { $link }
offer-is-over = This seat is gone already.
offer-declined = Fine, somebody else can have it. I'll still tell you the result.
seat-kept = { $count ->
    [one] 🪑 A seat is kept for { $player }; the offer ends { $when }.
   *[other] 🪑 Seats are kept for { $player }; the offer ends { $when }.
}
arriving-at-lobby = { $player } has set a table here already: UNO { $mode }. Take a seat!
arriving-at-full-lobby = A table is set here already, but it is full.
arriving-next-round = A round is on here. You can play from the next one on: press “{ button-join-next }”, and I'll offer you a seat when this one is over.
arriving-between = A match is on here, and it is between two rounds: you can sit down now.
arriving-to-watch = A match is on here, and it has no seat for you. You can follow it: I'll tell you the result.
arriving-elsewhere = -# For a table of your own, use `/uno start` in another channel or chat.
table-deleted = 🗑️ Somebody has deleted the message of this table. A new one comes { $when }.
deleted-often = -# 🗑️ This message keeps being deleted, so I keep posting it anew. `/uno stop` puts an end to it: before the deal by the host, in a match by a vote, and always by whoever manages messages here and has not played.
note-sat-down = { $score ->
    [0] You are in! Your cards come with the next round.
   *[other] You are in, with { $score ->
        [one] { $score } penalty point
       *[other] { $score } penalty points
    }! Your cards come with the next round.
}
seat-begins-with = 🪑 Whoever sits down now begins with { $score ->
    [one] { $score } penalty point
   *[other] { $score } penalty points
}, the highest score at the table.

## Somebody's place that others may have

button-offer-seat = Offer my place
button-keep-seat = Keep my place
seat-offered = 🎁 Free to a good home: the place of { $player }. Press “{ button-join }” and it's yours.
seat-offered-you = 🎁 Your place is up for grabs: you play on until somebody takes it between two rounds.
seat-offered-how = 🎁 **Your place is up for grabs.** You play on until somebody takes it between two rounds; then you leave. { $penalty ->
    [0] They get the last seat and no points. Your seat and your points stay yours: while there is room, you can come back between two rounds.
   *[other] They get the last seat and begin with the highest score at the table. Your seat stays yours: while there is room, you can come back between two rounds, with your own points or that highest score, whichever is more.
}
seat-stays = You're staying. Your place is yours again.
