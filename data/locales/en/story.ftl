### What happened, in one sentence each

told-first-draws = Drawn for the start – { $draws }. The dealer is { $player }.
told-dealt = Round { $number }: { $player } deals.
told-started = The start card is { $card }.
told-drew-challenge = { $count ->
    [one] { $player } draws a card for the challenge.
   *[other] { $player } draws { $count } cards for the challenge.
}
told-drew-contra = { $count ->
    [one] { $player } draws a penalty card for the forgotten call.
   *[other] { $player } draws { $count } penalty cards for the forgotten call.
}
told-drew-unouno = { $count ->
    [one] { $player } draws a card for the missing call.
   *[other] { $player } draws { $count } cards for the missing call.
}
told-drew-gesture = { $count ->
    [one] { $player } was too late with the gesture and draws a card.
   *[other] { $player } was too late with the gesture and draws { $count } cards.
}
told-drew-wrong-card = { $count ->
    [one] { $player } draws a penalty card for the wrong card.
   *[other] { $player } draws { $count } penalty cards for the wrong card.
}
told-drew-advice = { $count ->
    [one] { $player } draws a card for giving advice.
   *[other] { $player } draws { $count } cards for giving advice.
}
told-drew-question = { $count ->
    [one] { $player } draws a card for the silly question.
   *[other] { $player } draws { $count } cards for the silly question.
}
told-drew-roulette = { $count ->
    [one] { $player } draws a card in the roulette.
   *[other] { $player } draws { $count } cards in the roulette!
}
told-discarded-all = { $player } discards all of the colour: { $cards }.
told-drew-sleep = { $count ->
    [one] { $player } draws a card for sleeping.
   *[other] { $player } draws { $count } cards for sleeping.
}
told-reshuffled = { $count ->
    [one] The discard pile becomes the new draw pile: one card.
   *[other] The discard pile becomes the new draw pile: { $count } cards.
}
told-skipped = { $count ->
    [one] { $player } is skipped.
   *[other] { $player } are skipped.
}
told-turned = Now it goes { $direction }.
told-flipped = Everything turns over to the { $side } side: { $card } lies on top.
told-hands-passed = Everybody passes their cards on ({ $direction }).
told-hands-swapped = { $player } swaps hands with { $other }.
told-complement-on = Complementary colours are on.
told-complement-off = Complementary colours are off again.
told-player-forgot = { $player } forgot “Uno Uno”.
told-gesture-due = Gesture! Quick: { $player }.
told-wrong-card = { $player } tries { $card }, which is not allowed.
told-punished-advice = { $player } gave advice.
told-punished-question = { $player } asked a silly question.
told-punished-sleep = { $player } was asleep.
told-went-out = { $place ->
    [one] { $player } has no cards left!
   *[other] { $player } has no cards left: place { $place }.
}
told-knocked-out = { $player } holds { $count } cards and is knocked out!
told-player-eliminated = { $player } is out of the match.
told-time-up = ⏱️ Time is up!
told-drew-false-contra = { $count ->
    [one] { $player } draws a card for the false alarm.
   *[other] { $player } draws { $count } cards for the false alarm.
}
told-came-back = { $player } is back in the round.
told-left = { $player } leaves the table.
told-left-stand-in = { $player } leaves; a computer player plays on.
told-removed = 🚪 { $player } was removed from the match, by vote.
told-player-joined = { $player } sits down.
told-round-ended = The round is over.
told-round-won = { $count ->
    [one] { $player } wins the round
   *[other] { $player } win the round
}{ $points ->
    [0] {"."}
   *[other] {":"} { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
told-match-stopped = The match was stopped.
told-match-ended = The match is over.
told-match-won = { $count ->
    [one] { $player } wins the match! 🏆
   *[other] { $player } win the match together! 🏆
}
told-nothing = There is nothing to tell: no cards are dealt, and nobody acts.
a-card = a card
list-and = { $most } and { $last }
list-comma = {", "}
list-item = { $name }: { $what }
list-or = { $most } or { $last }

### Calls, as they are called out

call-uno = UNO
call-kuno = Kuno
call-bruno = Bruno
call-uno-uno = Uno Uno
call-gesture = gesture

told-for-time-up = ⏰ Time was up! { $told }
told-for-autopilot = 💤 { $told }
told-for-level-down = { $told } (one level down)
