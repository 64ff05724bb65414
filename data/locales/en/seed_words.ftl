### Words that players add to the seed, before the deal and in its proof

button-seed-word = Word
seed-word-title = A word for the shuffle
seed-word-label = A word or a number; empty: none
seed-word-hint = Everybody sees it
seed-announced = -# Shuffle sealed: `{ $hash }…`
seed-words = Words in the shuffle: { $words }
seed-word-of = { $player } “{ $word }”
seed-words-forgotten = { $count ->
    [one] 1 deleted word
   *[other] { $count } deleted words
}
proof-announced = Announced in the lobby, before the first word: `{ $hash }`
proof-secret = The secret behind it, for this round: `{ $secret }`
verify-origin = The seed was made from the secret `{ $secret }` and these words: { $words }. Hashed { $count ->
    [one] once
   *[other] { $count } times
}, the secret is what the lobby announced, `{ $announced }`.
verify-origin-wrong = The seed was not made from the secret `{ $secret }` and these words: { $words }; or the secret is not what the lobby announced, `{ $announced }`.
verify-wrong-origin = **The seed does not follow from what was announced and from the words.** One of them was changed.
