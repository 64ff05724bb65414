### Moments, told large: $variant chooses the words, so that evenings differ

cards-counted = { $amount ->
    [1] 1 card
   *[other] { $amount } cards
}
moment-challenge-won = { $variant ->
    [0] 🕵️ Busted! { $player } was bluffing and draws { $amount }.
    [1] 🕵️ { $other } smelled it: { $player }’s +4 was a bluff. { $amount } cards!
   *[2] 🕵️ Bluff! { $player } had another card, and pays with { $amount }.
}
moment-challenge-won-you = { $variant ->
    [0] 🕵️ Busted! { $other } saw through you: { $amount } cards.
    [1] 🕵️ So much for your poker face: { $amount } cards for you.
   *[2] 🕵️ { $other } did not believe you, and was right. You draw { $amount }.
}
moment-challenge-won-by-you = { $variant ->
    [0] 🕵️ You were right! { $player } was bluffing and draws { $amount }.
    [1] 🕵️ Good nose! { $player }’s bluff costs { $amount } cards.
   *[2] 🕵️ Caught in the act: { $player } draws { $amount }, thanks to you.
}
moment-challenge-lost = { $variant ->
    [0] ⚖️ No bluff! { $player } doubted { $other }, and draws { $amount }.
    [1] ⚖️ { $other } was honest. { $player } pays with { $amount } cards.
   *[2] ⚖️ Wrong guess: { $amount } cards for { $player }.
}
moment-challenge-lost-you = { $variant ->
    [0] ⚖️ { $other } was honest. That makes { $amount } cards for you.
    [1] ⚖️ Wrong guess! You draw { $amount }.
   *[2] ⚖️ No bluff, alas: { $amount } cards.
}
moment-challenge-lost-by-you = { $variant ->
    [0] ⚖️ { $player } doubted you, and draws { $amount }.
    [1] ⚖️ Honesty pays: { $player } draws { $amount }.
   *[2] ⚖️ Nothing to hide! { $amount } cards for { $player }.
}
moment-caught = { $variant ->
    [0] 🚨 Contra Uno! { $other } catches { $player }: { cards-counted }.
    [1] 🚨 { $player } kept quiet, { $other } did not: { cards-counted }!
   *[2] 🚨 Forgotten! { $other } was watching { $player }. That costs { $amount }.
}
moment-caught-you = { $variant ->
    [0] 🚨 Caught! You forgot to call: { cards-counted }.
    [1] 🚨 { $other } was listening, and you said nothing: { cards-counted }.
   *[2] 🚨 So close, so quiet. { $other } caught you: { cards-counted }.
}
moment-caught-by-you = { $variant ->
    [0] 🚨 Got you, { $player }! { cards-counted }.
    [1] 🚨 Sharp ears: { $player } draws { $amount }.
   *[2] 🚨 Contra! You caught { $player }: { cards-counted }.
}
moment-big-draw = { $variant ->
    [0] 🌊 { $amount } cards for { $player }!
    [1] 🌊 { $player } needs a bigger hand: { $amount } at once.
   *[2] 🌊 It all comes down on { $player }: { $amount } cards.
}
moment-big-draw-you = { $variant ->
    [0] 🌊 { $amount } cards, all yours.
    [1] 🌊 You took { $amount } at once. Breathe.
   *[2] 🌊 It all came down on you: { $amount } cards.
}
moment-forgot = { $variant ->
    [0] 🤐 “Uno Uno” was missing! { $player } stays in: { cards-counted }.
    [1] 🤐 So close! { $player } forgot “Uno Uno”.
   *[2] 🤐 { $player } was as good as done, but for two words.
}
moment-forgot-you = { $variant ->
    [0] 🤐 You forgot “Uno Uno”: { cards-counted }.
    [1] 🤐 So close! “Uno Uno” was missing.
   *[2] 🤐 You were as good as done, but for two words.
}
moment-out = { $variant ->
    [0] 🏁 No cards left! Place { $amount } goes to { $player }.
    [1] 🏁 That was the last card: place { $amount } for { $player }.
   *[2] 🏁 { $player } is done: place { $amount }.
}
moment-out-you = { $variant ->
    [0] 🏁 No cards left! You take place { $amount }.
    [1] 🏁 That was your last card: place { $amount }.
   *[2] 🏁 Done! Place { $amount } is yours.
}
moment-flip = { $variant ->
    [0] { $amount ->
        [0] ☀️ Back to the light side, says { $player }!
       *[1] 🌑 { $player } turns everything to the dark side!
    }
    [1] { $amount ->
        [0] ☀️ Lights on! { $player } flips.
       *[1] 🌑 Lights out! { $player } flips.
    }
   *[2] { $amount ->
        [0] ☀️ { $player } lets the light in.
       *[1] 🌑 { $player }: welcome to the dark side.
    }
}
moment-flip-you = { $variant ->
    [0] { $amount ->
        [0] ☀️ You bring back the light.
       *[1] 🌑 You lead them to the dark side.
    }
    [1] { $amount ->
        [0] ☀️ Lights on!
       *[1] 🌑 Lights out!
    }
   *[2] { $amount ->
        [0] ☀️ You let the light in.
       *[1] 🌑 Welcome to the dark side: you opened the door.
    }
}
moment-swapped = { $variant ->
    [0] 🔁 { $player } and { $other } swap hands!
    [1] 🔁 “Mine for yours!” { $player } takes { $other }’s hand.
   *[2] 🔁 { $player } likes { $other }’s cards better.
}
moment-swapped-you = { $variant ->
    [0] 🔁 You have { $other }’s hand now.
    [1] 🔁 Swapped! { $other } holds your old cards.
   *[2] 🔁 A fair trade? You have { $other }’s cards.
}
moment-swapped-by-you = { $variant ->
    [0] 🔁 { $player } took your hand: look at your new one!
    [1] 🔁 Swapped! You hold { $player }’s cards now.
   *[2] 🔁 { $player } liked your cards better. You have theirs.
}
moment-handed-on = { $variant ->
    [0] 🔄 Pass it on: all hands are moving!
    [1] 🔄 { $player } sends every hand on a journey.
   *[2] 🔄 All hands have moved on: whose cards are whose?
}
moment-handed-on-you = { $variant ->
    [0] 🔄 You made everybody pass their hand on!
    [1] 🔄 Everybody’s cards are on a journey, thanks to you.
   *[2] 🔄 You hold your neighbour’s cards now.
}
moment-jump-in = { $variant ->
    [0] ⚡ { $player } jumps in with { $card }!
    [1] ⚡ Out of nowhere: { $player } with { $card }!
   *[2] ⚡ { $player } was quicker: { $card }.
}
moment-jump-in-you = { $variant ->
    [0] ⚡ You jumped in!
    [1] ⚡ Out of nowhere: you!
   *[2] ⚡ Nobody was quicker.
}
moment-uno = { $variant ->
    [0] ☝️ UNO! { $player } has one card left.
    [1] ☝️ { $player } calls UNO.
   *[2] ☝️ “UNO!” One card stands between { $player } and the end.
}
moment-uno-you = { $variant ->
    [0] ☝️ UNO! One card left.
    [1] ☝️ You called UNO.
   *[2] ☝️ “UNO!” One more card to go.
}
moment-series = { $variant ->
    [0] 🎳 { $player } puts down { $amount } cards at once, { $card } on top!
    [1] 🎳 { $amount } cards in one go, from { $player }.
   *[2] 🎳 { $player } clears the table: { $amount } cards!
}
moment-series-you = { $variant ->
    [0] 🎳 { $amount } cards at once!
    [1] 🎳 You are rid of { $amount } cards in one go.
   *[2] 🎳 A clean sweep: { $amount } cards.
}
moment-double = { $variant ->
    [0] 👯 { $card }, and again: { $player } doubles!
    [1] 👯 { $player } has another one: { $card }.
   *[2] 👯 Double! { $card } from { $player }.
}
moment-double-you = { $variant ->
    [0] 👯 You doubled!
    [1] 👯 And another one!
   *[2] 👯 Seeing double: { $card }!
}

moment-knocked-out = { $variant ->
    [0] 💥 { $amount } cards are too many: { $player } is knocked out!
    [1] 💥 { $player } goes under with { $amount } cards.
   *[2] 💥 That was the last straw: { $player } is out of the round.
}
moment-knocked-out-you = { $variant ->
    [0] 💥 { $amount } cards are too many: you are knocked out.
    [1] 💥 You went under with { $amount } cards.
   *[2] 💥 That was the last straw: this round goes on without you.
}
moment-eliminated = { $variant ->
    [0] 🚪 { $player } is out of the match!
    [1] 🚪 The match goes on without { $player }.
   *[2] 🚪 Goodbye, { $player }!
}
moment-eliminated-you = { $variant ->
    [0] 🚪 You are out of the match. You can still watch.
    [1] 🚪 The match goes on without you.
   *[2] 🚪 That was it for you, this time.
}
moment-false-contra = { $variant ->
    [0] 🙈 False alarm! { $other } forgot nothing, and { $player } draws { $amount }.
    [1] 🙈 { $player } cried wolf: { cards-counted }.
   *[2] 🙈 Too eager: { cards-counted } for { $player }.
}
moment-false-contra-you = { $variant ->
    [0] 🙈 False alarm! { $other } forgot nothing: { cards-counted } for you.
    [1] 🙈 You cried wolf: { cards-counted }.
   *[2] 🙈 Too eager! You draw { $amount }.
}
moment-false-contra-by-you = { $variant ->
    [0] 🙈 { $player } wanted to catch you, and draws { $amount }.
    [1] 🙈 False alarm! You forgot nothing; { $player } draws { $amount }.
   *[2] 🙈 { $player } was too eager: { cards-counted }, none for you.
}
moment-roulette = { $variant ->
    [0] 🎡 The wheel turns: { $amount ->
        [one] one card
       *[other] { $amount } cards
    } for { $player }!
    [1] 🎡 Colour roulette! { $player } turns up { $amount ->
        [one] one card
       *[other] { $amount } cards
    }.
   *[2] 🎡 { $amount ->
        [one] The very first one hits: one card
       *[other] And on, and on: { $amount } cards
    } for { $player }.
}
moment-roulette-you = { $variant ->
    [0] 🎡 The wheel turns: { $amount ->
        [one] one card
       *[other] { $amount } cards
    } for you.
    [1] 🎡 Colour roulette! You turn up { $amount ->
        [one] one card
       *[other] { $amount } cards
    }, and everybody watches.
   *[2] 🎡 { $amount ->
        [one] The very first one hits: one card
       *[other] And on, and on: { $amount } cards
    } for you.
}
moment-returned = { $variant ->
    [0] ↩️ Return to sender! { cards-counted } go back to { $other }.
    [1] ↩️ { $player } says no, thanks: { $other } gets the { $amount } back.
   *[2] ↩️ Boomerang! { cards-counted }, and { $other } is up again.
}
moment-returned-you = { $variant ->
    [0] ↩️ Return to sender: the { cards-counted } are { $other }’s now.
    [1] ↩️ No, thanks! { $other } gets the { $amount } back.
   *[2] ↩️ Your boomerang flies: { cards-counted } for { $other }.
}
moment-returned-by-you = { $variant ->
    [0] ↩️ Return to sender: { $player } sends you { cards-counted } back!
    [1] ↩️ { $player } turns it round: { cards-counted } for you?
   *[2] ↩️ Boomerang! { $player } gives you the { $amount } back.
}
moment-stack = { $variant ->
    [0] 🏗️ { $amount } cards hang over { $other }!
    [1] 🏗️ { $player } piles it up: { $amount } cards for { $other }?
   *[2] 🏗️ It stands at { $amount }, and { $other } is up.
}
moment-stack-you = { $variant ->
    [0] 🏗️ You have made it { $amount } cards: { $other } is up.
    [1] 🏗️ { $amount } cards hang over { $other }, thanks to you.
   *[2] 🏗️ Now it is { $amount }. Over to { $other }!
}
moment-stack-by-you = { $variant ->
    [0] 🏗️ { $amount } cards hang over you!
    [1] 🏗️ { $player } made it { $amount }, and you are up.
   *[2] 🏗️ It stands at { $amount }. Your answer?
}
moment-comeback = { $variant ->
    [0] 🧟 Not so fast! { $player } was done, and is back.
    [1] 🧟 { $player } has to come back in.
   *[2] 🧟 Back from the finish line: { $player } plays on.
}
moment-comeback-you = { $variant ->
    [0] 🧟 Not so fast! You were done, and are back.
    [1] 🧟 You have cards again: back in you go.
   *[2] 🧟 Back from the finish line: you play on.
}
moment-long-way-back = { $variant ->
    [0] 🧗 What a way back! { $player } once held { $amount } cards.
    [1] 🧗 From { $amount } cards to this: { $player } never gives up.
   *[2] 🧗 { $amount } cards? That was then. { $player } is back!
}
moment-long-way-back-you = { $variant ->
    [0] 🧗 What a way back! You once held { $amount } cards.
    [1] 🧗 From { $amount } cards to this: you never give up.
   *[2] 🧗 { $amount } cards? That was then. You are back!
}
