### /uno verify: come è stata mescolata una manche, con controllo

command-uno-verify = Controlla come è stata mescolata una manche
    .name = verifica
command-param-number = Quante manche fa? 1 è l'ultima qui
    .name = numero
command-param-record = Una registrazione (.uno) che ti hanno dato
    .name = registrazione
verify-round = { $mode }, manche { $number }, { $when }
verify-title = ### 🔐 { $round }
verify-seed = Il seme `{ $seed }` ha lo SHA-256 `{ $hash }`.
verify-dealt = Mescolato con questo, e carte ridate:
verify-start = Carta iniziale: { $card }
verify-dealer = Dà le carte: { $player }
verify-moves = { $count ->
    [one] Da lì era possibile 1 mossa della manche su { $all }.
   *[other] Da lì erano possibili { $count } mosse della manche su { $all }.
}
verify-result = Portano ai punti che sono stati mostrati.
verify-proven = **Le carte della manche vengono da questo seme, ed è andata come dice il risultato.**
verify-compare = Lo stesso hash stava in *{ button-more } → { button-details }* prima che qualcuno giocasse. Se è quello che hai annotato, nessuno può aver cambiato le carte dopo.
verify-wrong-seed = **Risultato e registrazione indicano semi diversi.** Uno dei due è stato cambiato.
verify-wrong-move = **Con queste carte la manche non può essere andata così.** Il seme, le carte o l'ordine delle mosse è cambiato.
verify-wrong-result = **Le mosse non portano al risultato mostrato.** Uno dei due è stato cambiato.
verify-where-played = Le manche restano dove si è giocato: chiedi lì, o allega una registrazione.
verify-no-round = Una manche così qui non c'è.
verify-gone = La registrazione di quella manche ({ $when }) non c'è più, quindi non si possono ridare le carte.
verify-record-title = ### 🔐 La registrazione che hai allegato
verify-deal-fits = Manche { $number }: il seme `{ $seed }` ha l'hash che era annunciato, `{ $hash }`.
verify-deal-differs = Manche { $number }: il seme `{ $seed }` ha l'hash `{ $hash }`, ma era annunciato `{ $announced }`.
verify-deal-out-of-place = La manche { $number } non segue quelle prima: seme, hash o parole non sono di questa partita.
verify-deal-unnamed = Manche { $number }: il seme `{ $seed }` ha l'hash `{ $hash }`. Confrontalo con quello annunciato.
verify-record-more = … e { $count ->
    [one] un'altra manche
   *[other] altre { $count } manche
}.
verify-record-line = La riga { $line } non regge: con queste carte la partita non può essere andata così, o la riga non si legge.
verify-record-played = Da lì tutte le mosse erano possibili.
verify-record-nothing = Non c'è niente da controllare: nella registrazione nessuna manche viene da un seme.
verify-record-too-large = Il file è troppo grande per una registrazione: al massimo { $most } KB.
verify-record-unreadable = Il file non si legge come registrazione. Allega proprio il file `.uno`, come testo.
verify-record-too-long = Controllare quella registrazione ha preso più di { $seconds } secondi, quindi ho smesso. Per una vera partita basta un momento: è davvero la registrazione di una?
