### Wörter, die Leute zum Startwert beitragen, vor dem Austeilen und im Nachweis

button-seed-word = Wort
seed-word-title = Ein Wort fürs Mischen
seed-word-label = Ein Wort oder eine Zahl; leer: keins
seed-word-hint = Alle sehen es; Plätze und Regeln sollten feststehen
seed-announced =
    -# Prüfsumme fürs Mischen:
    ```
    { $hash }
    ```
seed-words = Wörter im Startwert: { $words }
seed-word-of = { $player } „{ $word }“
seed-words-forgotten = { $count ->
    [one] 1 gelöschtes Wort
   *[other] { $count } gelöschte Wörter
}
seed-words-lapsed = 🎲 Am Tisch hat sich etwas geändert, damit sind Wörter verfallen. Noch eins, { $players }? *{ button-more } → { button-seed-word }*
proof-announced = In der Lobby angekündigt, vor dem ersten Wort: `{ $hash }`
proof-secret = Der Geheimwert dahinter, für diese Runde: `{ $secret }`
verify-origin = Der Startwert ist aus dem Geheimwert `{ $secret }` und diesen Wörtern gemacht: { $words }. Der Geheimwert ergibt, { $count ->
    [one] einmal
   *[other] { $count }-mal
} gehasht, das, was die Lobby angekündigt hat: `{ $announced }`.
verify-origin-wrong = Aus dem Geheimwert `{ $secret }` und diesen Wörtern ist der Startwert nicht gemacht: { $words }; oder Geheimwert, Salze oder Geber folgen nicht aus dem, was die Lobby angekündigt hat: `{ $announced }`.
verify-words-proven = Alles andere stand vor dem ersten Wort fest. Hast du dir diese Prüfsumme notiert, ist dein Wort so, wie du es gegeben hast, und kam nach deinem keins mehr? Dann hat sich niemand diese Karten ausgesucht.
verify-condition = Das gilt, wenn es Runde { $number } dieser Partie war und an diese Plätze gegeben wurde: Vergleich es mit dem Tisch.
verify-words-deleted = Ausgeteilt wie angekündigt; aber ein gelöschtes Wort lässt sich nicht mehr prüfen, und so beweisen die Wörter nichts mehr gegen die Leute, die den Bot betreiben.
verify-no-words = Im Startwert steckt kein Wort: Dass ihn sich niemand ausgesucht hat, musst du glauben.
verify-wrong-origin = **Der Startwert folgt nicht aus dem, was angekündigt war, und den Wörtern.** Eins davon wurde geändert.
