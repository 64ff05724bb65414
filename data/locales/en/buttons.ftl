### What stands on the buttons

button-hand = Hand
button-contra = Contra Uno!
button-contra-costs = Contra Uno! (if wrong: +{ $count })
button-backs = Backs
button-rules = Rules
button-scores = Scores
button-legend = Signs
button-chart = Chart
button-more = More
button-details = Details
does-clap = Clap!
does-stand = Stand up!
does-slap = Slap the pile!
does-salute = Salute!
own-gesture = { $word }!
button-to-board = Table
button-to-result = To the result
button-back = Back
button-join = Join
button-leave = Leave
button-sure-leave = Yes, leave
button-sure-stop = Yes, end it
button-stay = Keep playing
button-remove-somebody = Remove somebody
button-remove-player = { $player }
button-sure-remove = Yes, remove
button-motion-yes-stop = Yes, end it
button-motion-no-stop = No, play on
button-no-removal = No, { $player } stays
button-add-computer = + Computer
button-start = Start
button-call-people = Call people
button-remove-computer = One less
button-next = Next round
button-end-match = End the match
button-close-table = Close the table
button-return = I'm back
button-hand-over = { $count ->
    [0] Computer for { $player }
   *[other] Computer for { $player } ({ $count } for it)
}
button-rematch = Rematch
button-new-rules = New rules
button-leaderboard = Leaderboard
button-new-season = New season
button-begin-season = Yes, begin it
button-keep-season = No, go on
button-picture = Picture
button-quiet = Don't ring in this game
button-agree-question = Silly question, { $player }!
button-agree-advice = { $player } gave advice!
button-wake = Wake up!
button-hide = Yes, hide me
button-stay-visible = No, stay visible
reaction-question = ❓
reaction-advice = 💡
