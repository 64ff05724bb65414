### Whoever follows a match without playing in it

button-follow = Follow
button-unfollow = Don't follow any more
button-decline = No, thanks
board-followers = { $count ->
    [one] 👀 1 person watches
   *[other] 👀 { $count } people watch
}
following-now = 👀 **You follow this match.** When a seat is free between two rounds, I offer it to you by direct message, in the order in which people came. When the game is over, I tell you the result.
following-to-the-end = 👀 **You follow this match.** When it is over, I tell you the result by direct message. No seat gets free in a game like this one.
following-no-longer = You don't follow this match any more.
offer = 🪑 **A seat is free** at { $player }’s! It is kept for you; the offer ends { $when }.
    { $score ->
        [0] You play from the next round on, in the last seat and without points.
       *[other] You play from the next round on, in the last seat and with { $score } penalty points, the highest score at the table.
    }
offer-in-channel = { $player }, a seat is free here, and the offer ends { $when }: press “{ button-join }” on the board. { $link }
offer-is-over = This seat is no longer to be had.
offer-declined = Fine, then somebody else may have it. I still tell you the result.
seat-kept = { $count ->
    [one] 🪑 A seat is kept for { $player }; the offer ends { $when }.
   *[other] 🪑 Seats are kept for { $player }; the offer ends { $when }.
}
note-sat-down = { $score ->
    [0] You are in! Your cards come with the next round.
   *[other] You are in, with { $score } penalty points! Your cards come with the next round.
}
seat-begins-with = 🪑 Whoever sits down now begins with { $score } penalty points, the highest score at the table.

## Somebody's place that others may have

button-offer-seat = Offer my place
button-keep-seat = Keep my place
seat-offered = 🎁 { $player } would make room: whoever presses “{ button-join }” now plays in their stead.
seat-offered-you = 🎁 Your place is offered: you play on until somebody wants it, between two rounds.
seat-offered-how = 🎁 **Your place is offered.** You play on until somebody wants it, between two rounds; then you leave. { $penalty ->
    [0] They get the last seat and no points. Your seat and your points stay yours: while there is room, you can come back between two rounds.
   *[other] They get the last seat and begin with the highest score at the table. Your seat stays yours: while there is room, you can come back between two rounds, with your own points or that highest score, whichever is more.
}
seat-stays = You stay. Your place is no longer offered.
