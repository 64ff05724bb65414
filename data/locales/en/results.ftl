### The result of a round and of a match

round-over-nobody = Round { $number } is over.
next-round-soon = The next round begins { $when }, or as soon as you like.
last-round-soon = The last round begins { $when }, or as soon as you like.
match-over-won = { $count ->
    [one] 🏆 { $player } wins the match!
   *[other] 🏆 { $player } share the victory!
}
match-over-nobody = The match is over
match-over-rounds = { $count ->
    [one] One round was agreed, and that was it.
   *[other] That was the last of { $count } rounds.
}
match-over-uncounted = It does not count for the leaderboard: no round was played to its end.
match-over-again = Again, with the same people and rules? The offer ends { $when }.
target-last-one = the last one left wins the match
scores-winner = **Points** ({ $target })
scores-penalty = **Penalty points** – fewer is better ({ $target })
scores-running = ### Scores before round { $number }
target-round = a single round
target-points = up to { $count }
target-rounds = { $rounds ->
    [one] it ends after one round
   *[other] it ends after { $rounds } rounds
}
target-rounds-or-points = { $rounds ->
    [one] up to { $count }, it ends after one round
   *[other] up to { $count }, it ends after { $rounds } rounds
}
score = { $mark } { $player }: **{ $score }** (+{ $gained })
score-so-far = { $mark } { $player }: **{ $score }**
left-knocked-out = 💥 knocked out
left = { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
}
left-table = { $count ->
    [0] left the round
    [one] left with 1 card
   *[other] left with { $count } cards
}
order-of-finish = 🏁 { $places }
friends-score = 🤝 { $player } { $ahead } : { $behind } { $other }
friends-streak = 📈 { $player }: { $count } matches in a row
friends-streak-over = 📉 { $player }: stopped at { $count }

## The picture of a round

picture-player = player { $number }
picture-title = { $player } wins round { $number }
picture-line = { $place }. { $player }: { $score } points ({ $gained }), { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
}
picture-line-noted = { $place }. { $player }: { $score } points ({ $gained }), { $note }
picture-match-title = { $count ->
    [one] { $player } wins the match
   *[other] { $player } win the match
}
picture-match = UNO { $mode } · { $count ->
    [one] one round
   *[other] { $count } rounds
}
picture-won = { $count ->
    [0] no round won
    [one] one round won
   *[other] { $count } rounds won
}
picture-match-line = { $place }. { $player }: { $score } points, { $won }
picture-leaderboard = Leaderboard
picture-leaderboard-line = { $mark } { $player }: { $figure }
