### Words that players add to the seed, before the deal and in its proof

button-seed-word = Word
seed-word-title = A word for the shuffle
seed-word-label = A word or a number; empty: none
seed-word-hint = Everybody sees it; seats and rules should be settled
seed-announced =
    -# Shuffle sealed:
    ```
    { $hash }
    ```
seed-words = Words in the shuffle: { $words }
seed-word-of = { $player } “{ $word }”
seed-words-forgotten = { $count ->
    [one] 1 deleted word
   *[other] { $count } deleted words
}
seed-words-lapsed = 🎲 The table has changed, so words have lapsed. Another one, { $players }? *{ button-more } → { button-seed-word }*
proof-announced = Announced in the lobby, before the first word: `{ $hash }`
proof-secret = The secret behind it, for this round: `{ $secret }`
verify-origin = The seed was made from the secret `{ $secret }` and these words: { $words }. Hashed { $count ->
    [one] once
   *[other] { $count } times
}, the secret leads to what the lobby announced, `{ $announced }`.
verify-origin-wrong = The seed was not made from the secret `{ $secret }` and these words: { $words }; or secret, salts or dealer do not follow from what the lobby announced, `{ $announced }`.
verify-words-proven = Everything else was fixed before the first word. Did you note this hash, is your word as you gave it, and did nobody give one after you? Then nobody chose this deal.
verify-condition = That is so if it was round { $number } of that match and was dealt to these seats: compare the board.
verify-words-deleted = Dealt as announced; but a deleted word cannot be checked, so the words prove nothing any more against whoever ran the bot.
verify-no-words = No words went into the seed: that nobody chose it, you have to take on trust.
verify-wrong-origin = **The seed does not follow from what was announced and from the words.** One of them was changed.
