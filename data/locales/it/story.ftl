### Che cosa è successo, in una frase ciascuna

told-first-draws = Pescate per cominciare – { $draws }. Dà le carte { $player }.
told-dealt = Manche { $number }: dà le carte { $player }.
told-started = La carta iniziale è { $card }.
told-drew-challenge = { $count ->
    [one] { $player } pesca una carta per il dubbio.
   *[other] { $player } pesca { $count } carte per il dubbio.
}
told-drew-contra = { $count ->
    [one] { $player } pesca una carta di penalità: non l'ha detto.
   *[other] { $player } pesca { $count } carte di penalità: non l'ha detto.
}
told-drew-unouno = { $count ->
    [one] { $player } pesca una carta: non l'ha detto.
   *[other] { $player } pesca { $count } carte: non l'ha detto.
}
told-drew-gesture = { $count ->
    [one] { $player } fa tardi con il gesto e pesca una carta.
   *[other] { $player } fa tardi con il gesto e pesca { $count } carte.
}
told-drew-wrong-card = { $count ->
    [one] { $player } pesca una carta di penalità per la carta sbagliata.
   *[other] { $player } pesca { $count } carte di penalità per la carta sbagliata.
}
told-drew-advice = { $count ->
    [one] { $player } pesca una carta per il suggerimento.
   *[other] { $player } pesca { $count } carte per il suggerimento.
}
told-drew-question = { $count ->
    [one] { $player } pesca una carta per la domanda scema.
   *[other] { $player } pesca { $count } carte per la domanda scema.
}
told-drew-roulette = { $count ->
    [one] { $player } pesca una carta alla roulette.
   *[other] { $player } pesca { $count } carte alla roulette!
}
told-discarded-all = { $player } scarta tutto il colore: { $cards }.
told-drew-sleep = { $count ->
    [one] { $player } pesca una carta per il pisolino.
   *[other] { $player } pesca { $count } carte per il pisolino.
}
told-reshuffled = { $count ->
    [one] Gli scarti diventano il nuovo mazzo: una carta.
   *[other] Gli scarti diventano il nuovo mazzo: { $count } carte.
}
told-skipped = { $count ->
    [one] { $player } salta il turno.
   *[other] { $player } saltano il turno.
}
told-turned = Ora si gioca { $direction }.
told-flipped = Tutto si rovescia sul lato { $side }: in cima c'è { $card }.
told-hands-passed = Tutti passano le loro carte ({ $direction }).
told-hands-swapped = { $player } scambia la mano con { $other }.
told-complement-on = Da ora valgono i colori complementari.
told-complement-off = I colori tornano quelli di sempre.
told-player-forgot = { $player } ha dimenticato «Uno Uno».
told-gesture-due = Gesto! Presto: { $player }.
told-wrong-card = { $player } prova { $card }, ma non si può.
told-punished-advice = { $player } ha suggerito.
told-punished-question = { $player } ha fatto una domanda scema.
told-punished-sleep = { $player } dormiva.
told-went-out = { $place ->
    [one] { $player } finisce le carte!
   *[other] { $player } finisce le carte: { $place }º posto.
}
told-knocked-out = { $player } arriva a { $count } carte e va K.O.!
told-player-eliminated = { $player } è fuori dalla partita.
told-time-up = ⏱️ Tempo scaduto!
told-drew-false-contra = { $count ->
    [one] { $player } pesca una carta per il falso allarme.
   *[other] { $player } pesca { $count } carte per il falso allarme.
}
told-came-back = { $player } rientra nella manche.
told-left = { $player } lascia il tavolo.
told-left-stand-in = { $player } se ne va: subentra un computer.
told-removed = 🚪 { $player } è fuori dalla partita, per voto del tavolo.
told-player-joined = { $player } si siede.
told-round-ended = La manche è finita.
told-round-won = { $count ->
    [one] { $player } vince la manche
   *[other] { $player } vincono la manche
}{ $points ->
    [0] {"."}
   *[other] {":"} { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
told-match-stopped = La partita si chiude qui.
told-match-ended = La partita è finita.
told-match-won = { $count ->
    [one] { $player } vince la partita! 🏆
   *[other] { $player } vincono insieme la partita! 🏆
}
told-nothing = Non c'è niente da raccontare: non si danno carte, e nessuno fa niente.
a-card = una carta
list-and = { $most } e { $last }
list-comma = {", "}
list-item = { $name }: { $what }
list-or = { $most } o { $last }

### Chiamate, così come si gridano

# Same: è quello che si grida ovunque
call-uno = UNO
# Same: è quello che si grida ovunque
call-kuno = Kuno
# Same: è quello che si grida ovunque
call-bruno = Bruno
# Same: è quello che si grida ovunque
call-uno-uno = Uno Uno
call-gesture = gesto

told-for-time-up = ⏰ Tempo scaduto! { $told }
told-for-autopilot = 💤 { $told }
told-for-level-down = { $told } (un livello più giù)
