### The recap: $variant chooses the words, so that evenings differ

command-uno-recap = How it went: winners, bluffs, luck, the moment of the evening
    .name = recap
command-param-stretch = Of what?
    .name = of
stretch-evening = The last evening
stretch-week = The last seven days
stretch-month = The last thirty days
button-recap = Recap
button-post = Post it here
recap-nothing = There is nothing to tell yet: no round was played to its end.
recap-alt = The recap as a picture; what it shows is written above
recap-title-evening = ## 🎙️ What an evening
recap-title-week = ## 🎙️ What a week
recap-title-month = ## 🎙️ What a month
recap-title-match = ## 🎙️ What a match
recap-drawn-evening = What an evening
recap-drawn-week = What a week
recap-drawn-month = What a month
recap-drawn-match = What a match
recap-count = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $people ->
    [one] 1 person
   *[other] { $people } people
}
recap-count-cut = Last { $rounds } rounds
recap-played-out = -# How good the cards were is only known for { $known } of { $rounds } rounds so far.
recap-cut = -# This tells of the last { $rounds } rounds; there were more before.
recap-tied = 🤝 { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, and level on wins, whatever the points say: { $count } of you won { $wins ->
    [0] none at all
    [one] one each
   *[other] { $wins } each
}. Somebody has to ask for a rematch.
recap-winner = { $variant ->
    [0] 🏆 { $player } takes it: { $wins } of { $rounds }. The rest of you may clear the table.
    [1] 🏆 { $rounds ->
        [one] One round, and { $player } won it
       *[other] { $rounds } rounds, and { $player } won { $wins } of them
    }. We will never hear the end of it.
   *[2] 🏆 Ask { $player } how it was. Then ask again in a week: { $wins } of { $rounds } won.
}
recap-moment-big-draw = { $variant ->
    [0] 🎬 The moment: { $player } takes **{ $amount } cards at once**.{ $by ->
        [yes] {" "}With kind regards from { $other }.
       *[no] {""}
    }
    [1] 🎬 And then { $player } counted to { $amount }, card by card.{ $by ->
        [yes] {" "}{ $other } counted along.
       *[no] {""}
    }
   *[2] 🎬 { $amount } cards in one go: { $player } needed both hands.{ $by ->
        [yes] {" "}{ $other } needed only one, to wave.
       *[no] {""}
    }
}
recap-moment-homeward = { $variant ->
    [0] 🎬 The moment: { $player } sat there with { $amount } cards, and won.
    [1] 🎬 { $amount } cards in the hand, and { $player } still went out first. Explain that to somebody.
   *[2] 🎬 Everybody had written { $player } off at { $amount } cards. Everybody was wrong.
}
recap-moment-straight = { $variant ->
    [0] 🎬 The moment: { $player } wins in { $amount } turns without drawing a single card.
    [1] 🎬 { $player } did not touch the pile once: { $amount } turns, out, thank you.
   *[2] 🎬 { $amount } turns, no draw, goodbye: { $player } made it look easy.
}
recap-moment-stacked = { $variant ->
    [0] 🎬 The moment: { $player } ends a round with { $amount } cards. A fan, if ever there was one.
    [1] 🎬 { $player } went home with { $amount } cards. Somebody has to keep them.
   *[2] 🎬 At { $amount } cards { $player } stopped sorting them.
}
recap-catcher = { $variant ->
    [0] 🚨 Nothing gets past { $player }: { $amount } caught.
    [1] 🚨 { $player } called *Contra Uno!* { $amount } times, and was right each time.
   *[2] 🚨 { $amount } forgot to call, and { $player } did not forget them.
}
recap-bluff = { $variant ->
    [0] 🎭 The boldest bluff is { $player }’s: it cost { $other } { $amount ->
            [one] 1 card
           *[other] { $amount } cards
        }, and nobody asked.
    [1] 🎭 { $player } had another card all along. { $other } believed it, and drew { $amount }.
   *[2] 🎭 { $amount ->
            [one] 1 card
           *[other] { $amount } cards
        } for { $other }, for a lie: { $player } did not even blink.
}
recap-nemesis = { $variant ->
    [0] 😈 { $other } should sit somewhere else: { $player } was ahead { $amount } of { $rounds } times.
    [1] 😈 Between { $player } and { $other } it is settled: { $amount } of { $rounds }.
   *[2] 😈 { $player } has a favourite, and it is { $other }: ahead in { $amount } of { $rounds }.
}
recap-luckiest = { $variant ->
    [0] 🍀 The best cards went to { $player }: good for { $worth } wins, turned into { $wins }.
    [1] 🍀 { $player } should thank the dealer: cards for { $worth } wins, and { $wins } it was.
   *[2] 🍀 Somebody up there likes { $player }: cards for { $worth } wins, { $wins } won.
}
recap-unluckiest = { $variant ->
    [0] 🌧️ And the worst to { $player }: good for { $worth }, turned into { $wins }. Respect, or condolences.
    [1] 🌧️ { $player } was dealt rubbish: good for { $worth } wins, and { $wins } it was.
   *[2] 🌧️ Be kind to { $player }: cards for { $worth } wins, and { $wins } to show for it.
}
recap-title-of-moment = The moment
recap-title-of-catcher = Most catches
recap-title-of-bluff = The boldest bluff
recap-title-of-nemesis = The nemesis
recap-title-of-luckiest = The best cards
recap-title-of-unluckiest = The worst cards
recap-did-big-draw = { $amount } cards at once
recap-did-homeward = won from { $amount } cards
recap-did-straight = { $amount } turns, no draw
recap-did-stacked = { $amount } cards left
recap-note-caught = { $amount } caught
recap-note-cards = { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } for a lie
recap-note-over = over { $player }
recap-note-luck = good for { $worth } wins, won { $wins }
