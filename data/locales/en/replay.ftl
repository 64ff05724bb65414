### /uno replay: a round that is over, step by step

command-uno-replay = Step through a round, with everybody's cards open
    .name = replay
button-replay = Replay
button-replay-start = Start
button-replay-before = Moment
button-replay-back = Back
button-replay-on = Next
button-replay-next = Moment
button-replay-end = End
button-replay-record = File
button-replay-hard = What would hard play?
replay-title = 🎬 { $round }
replay-place = Move { $number } of { $all }
replay-dealt = The cards are dealt.
replay-top = On top: { $card }
somebody = somebody
replay-moment-draw-card = draw card
replay-moment-big-draw = many cards at once
replay-moment-catch = forgot to call
replay-moment-challenge = challenge
replay-moment-flip = flip
replay-moment-hands = hands change
replay-moment-knocked-out = knocked out
replay-moment-out = out of cards
replay-moment-lead = new lead
replay-where-played = Rounds stay where they were played: ask there. Your own also open from *{ button-more }* below their results, even here.
replay-no-round = { $number ->
    [one] No round has ended here yet.
   *[other] Not that many rounds have ended here: try a number smaller than { $number }.
}
replay-not-over = I can't find such a round. You can watch one here once it is over.
replay-gone = The record of that round ({ $when }) is no longer kept, so it cannot be shown again.
replay-record = The round as a record, with seats in place of names. `contra-uno check` plays it again, `contra-uno verify` or `/uno verify` proves its deal.
replay-hard-cost = Tried out from here, that wins { $share }% of the rounds: { $lost }% more than the move that was made (± { $margin }%). No peeking at hidden cards.
replay-hard-same = *hard* would have done the same: tried out from here, it wins { $share }% of the rounds.
replay-hard-as-good = As good as any other move, as far as it can be tried out.
replay-hard-close = Tried out from here, that wins { $share }% of the rounds, the move that was made { $played }% (the difference is known to ± { $margin }%). No peeking at hidden cards.
replay-not-judged-no-turn = That was not a turn of anybody's, so there is nothing to compare.
replay-not-judged-no-choice = There was only one thing to do.
replay-not-judged-only-card = *hard* would have played it, too: there was nothing else to play.
replay-not-judged-alike = *hard* would have played a card, too, and any that fits will do.
replay-not-judged-unknown = This cannot be tried out: it depends on what nobody may see.
replay-not-judged-busy = I'm busy trying things out already. Press the button again in a moment.
replay-worth-means = -# Tried out a hundred times: the same hands, the pile shuffled anew, everybody played by *medium*. It says nothing about how well you played.
