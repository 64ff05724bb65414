### Results that stay

server-posters = **Which results stay**
posters-of-rounds = Of every round
posters-of-matches = Of the match alone

## Posters

poster-won = { $count ->
    [one] { $player } wins!
   *[other] { $player } win!
}
awards-title = ### Awards
award-big-draw = 🌊 { $player } took { $amount } cards at once.
award-big-draw-from = 🌊 { $player } took { $amount } cards at once, with { $other }’s best regards.
award-bluff = 🎭 { $player } bluffed and got away with it: { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } for { $other }.
award-homeward = 🏠 { $player } came home from { $amount } cards.
award-catches = 🚨 { $player } caught others { $amount } times.
award-caught = 🙈 { $player } was caught { $amount } times.
award-lie-detector = 🕵️ { $player } saw through { $amount ->
    [one] a bluff.
   *[other] { $amount } bluffs.
}
award-straight = 🏎️ { $player } won in { $amount } turns without drawing a card.
award-stacked = 🗼 { $player } still held { $amount } cards at the end.
award-in-round = (round { $number })
evening-title = ### The evening in { $count } rounds
evening-line = Round { $number }: **{ $player }** +{ $gained }
evening-line-nobody = Round { $number }: nobody
thanks = { $variant ->
    [0] 💛 Thanks for playing – that was a good one.
    [1] 💛 Thanks, all of you. The cards are shuffled for next time.
   *[2] 💛 Well played, everybody. Till next time!
}
match-stopped-leader = { $count ->
    [one] The match ends here – { $player } was in front.
   *[other] The match ends here – { $player } were level in front.
}

## One's own ending, in the hand

ending-won = { $variant ->
    [0] 🎉 You win the round!
    [1] 🎉 That was your last card: the round is yours!
   *[2] 🎉 Out first! This round is yours.
}
ending-won-with-cards = { $variant ->
    [0] 🎉 You win the round!
    [1] 🎉 The round is yours, cards in hand and all!
   *[2] 🎉 Nobody got past you: the round is yours!
}
ending-won-points = { $gained } points for you.
ending-won-no-points = Not a single penalty point for you.
ending-lost = { $cards ->
    [one] { $variant ->
        [0] So close: one card left.
        [1] One card! That is all that was missing.
       *[2] One card more, and it would have been yours.
    }
   *[other] { $variant ->
        [0] Not this time: { $cards } cards left.
        [1] { $cards } cards too many, this time.
       *[2] Next round, then: you still held { $cards } cards.
    }
}
ending-knocked-out = You were out of the round.
ending-shared = Your partner did it: the round is yours, too!
ending-winner = { $player } wins the round.
hurdle-none = Nothing stood in { $player }’s way.
hurdle-draw-you = You did what you could: { $cards } cards for { $player } were your doing.
hurdle-draw-other = What stood in { $player }’s way: { $other }, with { $cards } cards.
hurdle-draw-own = { $player } even had to take { $cards } cards at once.
hurdle-caught-you = You caught { $player } once: { $cards } cards, and still not enough.
hurdle-caught-other = { $other } caught { $player }, but { $cards } cards were not enough.
hurdle-forgot-own = { $player } even forgot a call, and took { $cards } cards for it.
hurdle-longest = { $player } held { $cards } cards at one time.
ending-match-won = { $variant ->
    [0] 🏆 **You win the match!**
    [1] 🏆 **The match is yours!**
   *[2] 🏆 **You did it: you win the match!**
}
ending-match-shared = 🏆 **You share the victory!**
ending-match-lost = { $player } { $count ->
    [one] wins
   *[other] win
} the match. You came { $place ->
    [2] second
    [3] third
   *[other] in place { $place }
} with { $score } points.
ending-match-over = The match is over. You had { $score } points.

## Ending a match between rounds

sure-stop-between = Do you really want to end the match here, for everybody? The points stay as they are, and whoever is in front is named on the poster.
