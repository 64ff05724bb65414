### Wörter, die Leute zum Startwert beitragen, vor dem Austeilen und im Nachweis

button-seed-word = Wort
seed-word-title = Ein Wort fürs Mischen
seed-word-label = Ein Wort oder eine Zahl; leer: keins
seed-word-hint = Alle sehen es
seed-announced = -# Prüfsumme fürs Mischen: `{ $hash }…`
seed-words = Wörter im Startwert: { $words }
seed-word-of = { $player } „{ $word }“
seed-words-forgotten = { $count ->
    [one] 1 gelöschtes Wort
   *[other] { $count } gelöschte Wörter
}
proof-announced = In der Lobby angekündigt, vor dem ersten Wort: `{ $hash }`
proof-secret = Der Geheimwert dahinter, für diese Runde: `{ $secret }`
verify-origin = Der Startwert ist aus dem Geheimwert `{ $secret }` und diesen Wörtern gemacht: { $words }. Der Geheimwert ergibt, { $count ->
    [one] einmal
   *[other] { $count }-mal
} gehasht, was die Lobby angekündigt hat: `{ $announced }`.
verify-origin-wrong = Aus dem Geheimwert `{ $secret }` und diesen Wörtern ist der Startwert nicht gemacht: { $words }; oder die Lobby hat etwas anderes angekündigt: `{ $announced }`.
verify-wrong-origin = **Der Startwert folgt nicht aus dem, was angekündigt war, und den Wörtern.** Eins davon wurde geändert.
