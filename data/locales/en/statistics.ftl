### /uno stats: what somebody has done

command-uno-stats = How somebody plays: rating, habits, nemesis, achievements
    .name = stats
command-param-member = Whose? Yours, if you name nobody
    .name = member
menu-statistics = UNO statistics
statistics-title = ## 📊 { $player }
statistics-alt = { $player }’s statistics, as a picture; all of it is written below
statistics-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
statistics-figure-wins = wins
statistics-figure-share = of all rounds
statistics-figure-rating = rating
statistics-figure-medals = medals
statistics-course = Rating, { $mode }: { $trend } over { $rounds ->
    [one] one round
    [10] ten rounds
   *[other] { $rounds } rounds
}
statistics-provisional = rating not certain yet
statistics-met = { $people ->
    [1] rating not certain yet
   *[other] number { $place } of { $people } so far, among everybody met; rating not certain yet
}
statistics-won-of = { $wins } of { $rounds } won
statistics-often-of = { $often } of { $rounds }
statistics-drawn-nemesis = Nemesis: { $player }
statistics-drawn-victim = Favourite victim: { $player }
statistics-whole = **{ $wins }** of **{ $rounds }** { $rounds ->
    [one] round
   *[other] rounds
} won ({ $share }%){ $matches ->
    [0] {""}
    [one] , 1 match
   *[other] , { $matches } matches
}
statistics-game = **{ $mode }**: { $wins } of { $rounds } won
statistics-rating = rating **{ $rating }** ({ $trend } over { $rounds ->
    [one] one round
    [10] ten rounds
   *[other] { $rounds } rounds
})
statistics-stronger = stronger than *{ $level }*
statistics-habits = **Habits**
statistics-calls = Calls: { $made } of { $owed } remembered
statistics-catches = Caught others { $catches ->
    [one] once
   *[other] { $catches } times
}, was caught { $caught ->
    [0] never
    [one] once
   *[other] { $caught } times
}
statistics-bluffs = Bluffs: { $through } unpunished, { $caught } seen through
statistics-doubts = Challenges: right in { $right } of { $doubts }
statistics-wild-draws = Wild draw cards: { $thrown } thrown, { $taken } taken
statistics-draw = Biggest draw: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; longest hand: { $hand }
statistics-pace = Takes { $seconds ->
    [0] less than a second
    [one] a second
   *[other] { $seconds } seconds
} for a turn
statistics-luck = 🍀 { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in the last { $rounds ->
    [one] round
   *[other] { $rounds } rounds
}; cards like that win **{ $worth }** on average (±{ $margin })
statistics-luck-chance = -# The cards, and chance, explain that.
statistics-luck-better = -# More than cards and chance explain: somebody can play here.
statistics-luck-worse = -# Fewer than cards and chance explain: better cards are not what is missing.
statistics-rival-nemesis = 😈 Nemesis: **{ $player }**, ahead of them in { $often } of { $rounds } rounds
statistics-rival-victim = 🍰 Favourite victim: **{ $player }**, behind them in { $often } of { $rounds } rounds
statistics-friends = 🤝 **Scores here** – rounds ahead : behind
statistics-friend = { $ahead } : { $behind } { $player }
statistics-achievements = { $count ->
    [one] 🏅 1 achievement: { $newest }
   *[other] 🏅 { $count } achievements, the latest: { $newest }
}
statistics-none = I have no statistics of { $player } that I could show you.
statistics-none-you = You have not played a round to its end yet. `/uno start` opens a table!
button-statistics = Statistics
button-achievements = Achievements
me-statistics = **Who sees you** – people in servers and groups where you have played, and whoever has sat at a table with you, see your statistics. Hidden, you are seen only at your tables.
me-statistics-all = Visible
me-statistics-me = Hidden
me-sure-to-hide =
    ### Hide yourself?
    Then nobody else sees your statistics, and your name is only at the tables where you sit. Leaderboards, recaps, replays and proofs say “somebody”, and you are nobody’s nemesis. Messages that are posted already stay as they are. Nothing is deleted: you can show yourself again at any time.
