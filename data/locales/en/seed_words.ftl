### Words that players add to the seed, before the deal and in its proof

button-seed-word = Word
seed-word-title = A word for the shuffle
seed-word-label = A word or a number; empty: none
seed-word-hint = Everybody sees it
seed-announced = -# Shuffle fixed: `{ $hash }…`
seed-words = Words in the shuffle: { $words }
seed-word-of = { $player } “{ $word }”
seed-words-forgotten = { $count ->
    [one] 1 word that is forgotten
   *[other] { $count } words that are forgotten
}
proof-announced = Announced in the lobby, before the first word: `{ $hash }`
proof-secret = What it announced, for this round: `{ $secret }`
verify-origin = The seed was made from the secret `{ $secret }` and these words: { $words }. Hashed { $count ->
    [one] once
   *[other] { $count } times
}, the secret is what the lobby announced, `{ $announced }`.
verify-origin-wrong = The seed was not made from the secret `{ $secret }` and these words: { $words }; or the secret is not what the lobby announced, `{ $announced }`.
verify-wrong-origin = **The seed does not follow from what was announced and from the words.** One of them was changed.
