### Quello che le regole rifiutano, e che cosa si può fare adesso: una frase gentile per clausola

refused-otherwise = Adesso non si può (regola { $clause }).
refused-not-now = Adesso non si può.
refused-not-your-turn = Calma: tocca a { $player }.
refused-pending = Prima devi pescare { $draw }.
refused-drawn = Hai pescato: ora puoi giocare solo quella carta.
refused-draft = Si stanno ancora scegliendo le carte: tieni quella che hai davanti, o scartala.
refused-round-over = La manche è finita. Avanti la prossima!
refused-gesture = Prima il gesto: { $gesture } Premi { $symbol }!
allowed-now = Ora puoi premere: { $actions }
refused-complement = Questa carta non va bene: valgono i colori complementari. Serve il colore complementare, lo stesso numero o simbolo in un altro colore, o un Jolly.
clause-C1 = { seats-C1 }
clause-C4 = Questa carta non va bene: serve lo stesso colore, lo stesso numero o simbolo, o un Jolly.
clause-C6 = Hai una carta che va bene, quindi qui devi giocare.
clause-C10 = A questa carta serve un colore. Premila di nuovo e scegline uno.
clause-C11 = { clause-C10 }
clause-C11b = In questa partita non si bluffa: un Jolly Pesca che sarebbe un bluff non si può giocare, e non si dubita mai.
clause-C12 = { challenge-nothing }
challenge-nothing = Adesso non c'è niente di cui dubitare. Ci vuole un Jolly Pesca: chi dovrebbe pescare può dubitare, invece.
challenge-of-others = Adesso può dubitare solo chi deve pescare: { $player }.
challenge-of-jump-in = Quella carta è stata giocata al volo, e di una carta al volo non si può dubitare.
challenge-of-last-card = Era un'ultima carta, e di un'ultima carta non si può dubitare.
challenge-answered = A quella carta ha già risposto un Cambio giro o un Salta turno: troppo tardi per dubitare.
clause-C13 = Adesso non c'è niente da dire: «UNO» si dice con la penultima carta.
clause-C14 = Adesso nessuno deve dire niente – o qualcuno è arrivato prima. Occhi aperti!
clause-M1 = { seats-M1 }
clause-M6 = In No Mercy non si dubita di niente: prendi le carte, o rispondi con una carta Pesca che vale almeno altrettanto.
clause-M7 = { clause-C10 }
clause-M9 = Il colore della Roulette lo sceglie chi viene dopo: gioca la carta e basta.
clause-M10 = In No Mercy un 7 scambia sempre le mani: scegli con chi.
clause-D1 = { seats-D1 }
clause-D6 = Questa non è una serie: tutte le tue carte di questo colore, o solo quella.
clause-F1 = { seats-F1 }
clause-F5 = { clause-C10 }
clause-F6 = { clause-C10 }
clause-F7 = Questo Flip scopre un Jolly, quindi serve un colore. Premilo di nuovo e scegline uno.
clause-L2 = Ti puoi sedere in lobby o tra una manche e l'altra, finché ci sono carte per tutti.
clause-P4 = In questa partita non costa niente: quella regola della casa non vale.
clause-V2 = Adesso non puoi raddoppiare: serve proprio la tua ultima carta un'altra volta, prima che agisca qualcun altro.
clause-V3 = Queste due non si possono giocare insieme.
clause-V4 = Con questa persona non puoi scambiare. Scegli qualcuno che gioca ancora.
clause-V5 = Troppo tardi, o non è la stessa carta: al volo va solo quella identica alla carta in cima.
clause-V9 = A coppie nessuno si siede da solo: ogni posto va con quello di fronte.
clause-V15 = Qui l'ultima carta non può essere uno 0.
clause-X2 = Più carte insieme vanno solo se sono numeri, tutti uguali.
clause-X3 = Qui questa carta non può essere l'ultima.
clause-X4 = La carta pescata va bene, quindi si deve giocare.
clause-X12 = Qui un 7 scambia: scegli con chi scambiare la mano.
clause-X6 = A questo tavolo non si dubita dei Jolly Pesca.
clause-X9 = Questa partita non ha orologio.
clause-X10 = In una partita a eliminazione, dopo le prime carte non entra nessuno.
setup-pair-refused = «{ $first }» e «{ $second }» non vanno insieme. Togline una.
setup-need-refused = Per «{ $first }» serve «{ $second }». Aggiungi anche { $values }.
bad-value-seven_o-K2 = { $mode } non ha lo 0 per far girare le carte. Scrivi { $name }=seven, così scambia solo il 7, o il nome da solo.
bad-value-last_exchange-K2 = { $mode } non ha lo 0 per far girare le carte. Togli «{ $name }».
setup-mode-refused = «{ $rule }» in { $mode } non si può scegliere, lì è sempre «{ $value }». Toglila.
bad-value-range = «{ $name }» così non va. Ammette: { $values }.
bad-value-target-K2 = Il traguardo è un numero intero da 1, come { $name }=200, o { $name }=round per una manche sola.
bad-value-complement-K2 = { $mode } non ha una carta così per invertire i colori. Scegline una che c'è, come { $name }=5 per ogni 5 o { $name }=B5 per quello blu.
bad-value-complement-V16 = Un Jolly non può invertire i colori. Scegli una carta colorata, come { $name }=5 per ogni 5 o { $name }=B5 per quello blu.
bad-value-action_uno-K2 = Un gesto va con un numero che { $mode } ha: da 1 a 9, o 0 dove c'è. Scrivi per esempio { $name }=3:all, o { $name }=3:all,5:self.
seats-C1 = Classico si gioca da 2 a 20.
seats-F1 = Flip si gioca da 2 a 10.
seats-M1 = No Mercy si gioca da 2 a 6.
seats-D1 = Duo si gioca esattamente in 2.
seats-X16 = Le carte non bastano a darne così tante a tutti: datene meno, o giocate in meno.
seats-V9 = A coppie si gioca in 4, 6, 8 o 10. Aggiungi qualcuno, anche un computer.
rule-unknown = La regola della casa «{ $name }» non la conosco. «{ button-more }» › «{ button-rules }» a un tavolo le spiega tutte, e anche `/uno rules`; comincia a scrivere e te ne propongo qualcuna.
rule-mistyped = La regola della casa «{ $name }» non la conosco. Volevi dire «{ $meant }» (`{ $meant_name }`)?
game-unknown = Un gioco «{ $name }» non lo conosco. Ci sono { $games }.
rule-unreadable = Non capisco «{ $text }». «{ $name }» ammette: { $values }.
