### The leaderboard

leaderboard-title = ## 🏆 Leaderboard
leaderboard-order = { $order ->
    [rounds] -# by rounds played
    [points] -# by points
   *[wins] -# by rounds won
}
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
leaderboard-empty = Nothing here yet. Play the first match!
leaderboard-not-yet = You are not on it yet: play a round to its end.
