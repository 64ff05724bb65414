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
award-homeward = 🏠 { $player } held { $amount } cards and still won.
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
ending-won-points = { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
} for you.
ending-won-no-points = Not a single penalty point for you.
ending-lost = { $cards ->
    [one] { $variant ->
        [0] So close: one card left.
        [1] One card! That's all it came down to.
       *[2] One card fewer, and it would have been yours.
    }
   *[other] { $variant ->
        [0] Not this time: { $cards } cards left.
        [1] { $cards } cards too many, this time.
       *[2] Next round, then: you still held { $cards } cards.
    }
}
ending-knocked-out = 💥 Knocked out: too many cards this round.
ending-left = { $cards ->
    [0] 🚪 You left before this round was over.
    [one] 🚪 You left this round with one card in hand.
   *[other] 🚪 You left this round with { $cards } cards in hand.
}
ending-shared = Your partner did it: the round is yours, too!
ending-winner = { $count ->
    [one] { $player } wins the round.
   *[other] { $player } win the round.
}
hurdle-none = Nothing stood in { $player }’s way.
hurdle-draw-you = You did what you could: you made { $player } draw { $cards } cards.
hurdle-draw-other = { $other } made { $player } draw { $cards } cards, and it was not enough.
hurdle-draw-own = { $player } even had to draw { $cards } cards at once, and still won.
hurdle-caught-you = You even caught { $player }: { $cards } cards, and still not enough.
hurdle-caught-other = { $other } caught { $player }, but { $cards } cards were not enough.
hurdle-forgot-own = { $player } even forgot a call, drew { $cards } cards for it, and still won.
hurdle-longest = { $player } held { $cards } cards at one point.
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
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
ending-match-tied = { $player } { $count ->
    [one] wins
   *[other] win
} the match. You share { $place ->
    [2] second place
    [3] third place
   *[other] place { $place }
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
ending-match-level = { $player } { $count ->
    [one] wins
   *[other] win
} the match. The rest of you are level, with { $score ->
    [one] { $score } point
   *[other] { $score } points
} each.
ending-match-over = The match is over. You had { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

## Ending a match between rounds

sure-stop-between = Do you really want to end the match here, for everybody? The points stay as they are, and whoever is in front is named on the poster.
