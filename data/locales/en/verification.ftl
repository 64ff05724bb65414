### /uno verify: how a round was shuffled, checked

command-uno-verify = Check how a round was shuffled
    .name = verify
command-param-number = How many rounds ago? 1 is the last one here
    .name = number
command-param-record = A record (.uno) that somebody gave you
    .name = record
verify-round = { $mode }, round { $number }, { $when }
verify-title = ### 🔐 { $round }
verify-seed = The seed `{ $seed }` has the SHA-256 `{ $hash }`.
verify-dealt = Shuffled with it and dealt again:
verify-start = Start card: { $card }
verify-dealer = Dealer: { $player }
verify-moves = { $count ->
    [one] 1 of { $all } moves of the round was possible from there.
   *[other] { $count } of { $all } moves of the round were possible from there.
}
verify-result = They lead to the points that were shown.
verify-proven = **The round was dealt from this seed and went as its result says.**
verify-compare = The same hash stood under *{ button-more } → { button-details }* before anybody played. If it is the one you noted, nobody can have changed the deal afterwards.
verify-wrong-seed = **The result and the record name different seeds.** One of them was changed.
verify-wrong-move = **From this deal the round cannot have gone like that.** The seed, the cards or the order of the moves was changed.
verify-wrong-result = **The moves do not lead to the result that was shown.** One of them was changed.
verify-where-played = Rounds stay where they were played: ask there, or attach a record.
verify-no-round = There is no such round here.
verify-gone = The record of that round ({ $when }) is no longer kept, so it cannot be dealt again.
verify-record-title = ### 🔐 The record you attached
verify-deal-fits = Deal { $number }: the seed `{ $seed }` has the hash that was announced, `{ $hash }`.
verify-deal-differs = Deal { $number }: the seed `{ $seed }` has the hash `{ $hash }`, but `{ $announced }` was announced.
verify-deal-out-of-place = Deal { $number } does not follow those before it: its seed, its hash or its words are not those of this match.
verify-deal-unnamed = Deal { $number }: the seed `{ $seed }` has the hash `{ $hash }`. Compare it with the one that was announced.
verify-record-more = … and { $count } more deals.
verify-record-line = Line { $line } does not hold: from this deal the game cannot have gone like that, or the line cannot be read.
verify-record-played = All moves were possible from there.
verify-record-nothing = There is nothing to check: the record holds no deal from a seed.
verify-record-too-large = That file is too large for a record: { $most } KB at most.
verify-record-unreadable = That file cannot be read as a record. Attach the `.uno` file itself, as text.
verify-record-too-long = Checking that record took more than { $seconds } seconds, so I stopped. A real match takes a moment: is it really the record of one?
