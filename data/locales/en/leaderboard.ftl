### The leaderboard

leaderboard-title = ## 🏆 Leaderboard
leaderboard-line = { $mark } { $player } – { $wins } of { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} won, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $matches ->
    [0] {""}
    [one] , 1 match
   *[other] , { $matches } matches
}
leaderboard-line-share = { $mark } { $player } – { $share }% ({ $wins } of { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
})
leaderboard-line-rating = { $mark } { $player } – { $rating }
leaderboard-line-catches = { $mark } { $player } – { $catches ->
    [one] 1 catch
   *[other] { $catches } catches
} in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
leaderboard-too-little = Too few rounds to tell yet:
leaderboard-below = The first places, 1 to 3 at least, take 2,000 turns and eleven opponents with as many. Then:
leaderboard-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
leaderboard-season = Season { $season }
leaderboard-season-begun = Season { $season } has begun. The one before can still be seen: `/leaderboard` with `period:season`.
leaderboard-season-already = Somebody was quicker: the next season has begun already.
leaderboard-sure-season = ### Begin season { $next }?
    The leaderboard of the season starts over from zero. Season { $season } can still be seen, and nothing of it is lost. There is no undoing this.
leaderboard-empty = Nothing here yet. Play the first match!
leaderboard-not-yet = You're not on it yet: play a round to the end, with somebody else.
leaderboard-this-chat = This chat
leaderboard-not-yet-everywhere = You're not on it yet: that takes rounds against five different people who have played ten each.
