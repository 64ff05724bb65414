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
replay-in-a-server = Rounds are found in the server where they were played: ask there. Those you played open from *More* below their results, here too.
replay-no-round = { $number ->
    [one] No round has ended in this server yet.
   *[other] So many rounds have not ended in this server: try a smaller number than { $number }.
}
replay-not-over = There is no such round that is over. A round can be watched again here once it has ended.
replay-gone = The record of that round ({ $when }) is no longer kept, so it cannot be shown again.
replay-record = The round as a record, with seats in place of names. `contra-uno check` plays it again, `/uno verify` proves its deal.
replay-hard-cost = Of rounds tried out from here that wins { $share } %: { $lost } % more than what was done (± { $margin } %). Nobody’s hidden cards were looked at for it.
replay-hard-same = *hard* would have played the same: it wins { $share } % of the rounds tried out from here.
replay-hard-as-good = As good as any other move, as far as it can be tried out.
replay-hard-close = Of rounds tried out from here that wins { $share } %, what was done { $played } % (the difference is known to ± { $margin } %). Nobody’s hidden cards were looked at for it.
replay-not-judged-no-turn = That was no move of whoever was up, so there is nothing to compare.
replay-not-judged-no-choice = There was only one thing to do.
replay-not-judged-only-card = *hard* would have laid it, too: nothing else came into question.
replay-not-judged-alike = *hard* would have laid a card, too, and does not mind which of those that fit.
replay-not-judged-unknown = This cannot be tried out: it depends on what nobody may see.
replay-not-judged-busy = Too much is being tried out just now. Press the button again in a moment.
replay-worth-means = -# So often each would have won with them in a hundred rounds, all played by *medium* and the pile shuffled anew. It says nothing about how well you played.
