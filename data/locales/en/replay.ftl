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
replay-title = 🎬 { $round }
replay-place = Move { $number } of { $all }
replay-dealt = The cards are dealt.
replay-top = On top: { $card }
replay-somebody = somebody
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
