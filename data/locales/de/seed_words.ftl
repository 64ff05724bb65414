### Wörter, die Leute zum Startwert beitragen, vor dem Austeilen und im Nachweis

button-seed-word = Wort
seed-word-title = Ein Wort fürs Mischen
seed-word-label = Ein Wort oder eine Zahl; leer: keins
seed-word-hint = Alle sehen es; Plätze und Regeln sollten feststehen
seed-announced = -# Prüfsumme fürs Mischen: `{ $hash }…`
seed-words = Wörter im Startwert: { $words }
seed-word-of = { $player } „{ $word }“
seed-words-forgotten = { $count ->
    [one] 1 gelöschtes Wort
   *[other] { $count } gelöschte Wörter
}
seed-words-lapsed = 🎲 Der Tisch hat sich seitdem geändert: noch mal ein Wort, { $players }?
proof-announced = In der Lobby angekündigt, vor dem ersten Wort: `{ $hash }`
proof-secret = Der Geheimwert dahinter, für diese Runde: `{ $secret }`
verify-origin = Der Startwert ist aus dem Geheimwert `{ $secret }` und diesen Wörtern gemacht: { $words }. Der Geheimwert ergibt, { $count ->
    [one] einmal
   *[other] { $count }-mal
} gehasht, das, was die Lobby angekündigt hat: `{ $announced }`.
verify-origin-wrong = Aus dem Geheimwert `{ $secret }` und diesen Wörtern ist der Startwert nicht gemacht: { $words }; oder die Lobby hat andere Geheimwerte angekündigt: `{ $announced }`.
verify-words-proven = Alles andere stand vor dem ersten Wort fest. Ist dein Wort so, wie du es gegeben hast, und kam keins mehr nach deinem? Dann hat sich niemand diese Karten ausgesucht.
verify-words-deleted = Ein gelöschtes Wort lässt sich nicht mehr prüfen. Gegen die Leute, die den Bot betreiben, beweisen die Wörter darum nichts mehr.
verify-words-old-form = Diese Partie war noch in der alten Form angekündigt: Gegen die Leute, die den Bot betreiben, beweisen ihre Wörter nichts.
verify-no-words = Im Startwert steckt kein Wort: Dass ihn sich niemand ausgesucht hat, musst du glauben.
verify-wrong-origin = **Der Startwert folgt nicht aus dem, was angekündigt war, und den Wörtern.** Eins davon wurde geändert.
