### Parole che si aggiungono al seme, prima di dare le carte e nella sua prova

button-seed-word = Parola
seed-word-title = Una parola per mescolare
seed-word-label = Una parola o un numero; vuoto: nessuna
seed-word-hint = La vedono tutti; posti e regole dovrebbero essere decisi
seed-announced =
    -# Mazzo sigillato:
    ```
    { $hash }
    ```
seed-words = Parole nel mazzo: { $words }
seed-word-of = { $player } «{ $word }»
seed-words-forgotten = { $count ->
    [one] 1 parola cancellata
   *[other] { $count } parole cancellate
}
seed-words-lapsed = 🎲 Il tavolo è cambiato, e qualche parola è scaduta. Un'altra, { $players }? *{ button-more } → { button-seed-word }*
proof-announced = Annunciato in lobby, prima della prima parola: `{ $hash }`
proof-secret = Il segreto che c'è dietro, per questa manche: `{ $secret }`
verify-origin = Il seme è fatto dal segreto `{ $secret }` e da queste parole: { $words }. Passato { $count ->
    [one] una volta
   *[other] { $count } volte
} per l'hash, il segreto porta a quello che la lobby aveva annunciato, `{ $announced }`.
verify-origin-wrong = Il seme non è fatto dal segreto `{ $secret }` e da queste parole: { $words }; oppure segreto, sali o chi dà le carte non derivano da quello che la lobby aveva annunciato, `{ $announced }`.
verify-words-proven = Tutto il resto era fissato prima della prima parola. Hai annotato questo hash, la tua parola è come l'hai data, e nessuno ne ha data una dopo di te? Allora nessuno ha scelto queste carte.
verify-condition = È così se era la manche { $number } di quella partita e le carte sono andate a questi posti: confronta il tabellone.
verify-words-deleted = Carte date come annunciato; ma una parola cancellata non si può controllare, quindi le parole non provano più niente contro chi gestiva il bot.
verify-no-words = Nel seme non è entrata nessuna parola: che nessuno l'abbia scelto, tocca crederci sulla fiducia.
verify-wrong-origin = **Il seme non deriva da quello che era annunciato e dalle parole.** Uno dei due è stato cambiato.
