# Le regole della casa: option-NOME è come si chiamano al tavolo.
#   .description  che cosa fanno, in una riga che entra in un menu di Discord (100 caratteri)
#   .details      che cos'altro c'è da sapere (contra-uno rules NOME)
#   .takes        che cosa si può scrivere dopo NOME=, dove non sono due parole
#   .VALORE       che cosa vuol dire un valore, dopo il nome e i due punti; .GIOCO dove un gioco la fissa (K1)

option-voluntary_draw = Pescare per scelta
    .description = Puoi pescare anche se potresti giocare una carta. Senza: chi può giocare deve giocare.
    .details = Una carta appena pescata si può sempre tenere.
option-draw_four_guilt = Quando un Jolly Pesca è un bluff
    .description = È un bluff se hai anche una carta del colore in gioco, un suo numero, o una qualsiasi che va.
    .mercy = mai un bluff
    .details = I Jolly Pesca sono il Jolly +4 e, in Flip, il Jolly +2 e il Jolly Pesca colore. Se qualcuno dubita e il tuo è un bluff, le carte le peschi tu. Contano la tua mano e il colore in gioco quando giochi la carta; su un altro Jolly Pesca, il colore scelto per quello. Un'altra carta dello stesso tipo non conta mai, e un Jolly semplice solo con «any».
    .colour = con una carta del colore
    .numbers = con un numero del colore
    .any = con qualsiasi carta che va bene
option-bluff = Bluffare
    .description = Un bluff con un Jolly Pesca si può giocare, e vale se nessuno dubita.
    .details = Può dubitare solo chi dovrebbe pescare, invece di prendere le carte. Senza: un Jolly Pesca che sarebbe un bluff non si può giocare, e non si dubita mai.
    .mercy = non si dubita di niente
option-catch_window = Fino a quando ti possono beccare
    .description = Non l'hai detto? Ti possono beccare finché non gioca qualcun altro, o fino alla tua ultima carta.
    .details = Finché ti possono beccare, puoi ancora dirlo tu. È perdonato quando non hai più quel numero di carte.
    .next_action = finché non gioca qualcun altro
    .last_card = fino alla tua ultima carta
option-last_card_draws = L'ultima carta ha effetto
    .description = Se l'ultima carta fa pescare, chi viene dopo pesca lo stesso, prima che si contino le mani.
    .details = Pesca tutto quello che è in sospeso, e non può né rispondere né dubitare.
option-scoring = Punteggio
    .description = Chi vince segna le mani di tutti gli altri, o ognuno segna la sua e vince chi ha meno punti.
    .details = Per chi vince: chi arriva per primo al traguardo vince la partita. Punti di penalità: appena qualcuno arriva al traguardo la partita finisce, e la vince il punteggio più basso.
    .winner = punti a chi vince
    .penalty = punti di penalità per tutti
option-target = Traguardo
    .description = I punti che chiudono la partita, un numero intero da 1; o una manche sola.
    .details = La partita finisce con la manche in cui qualcuno arriva al traguardo. Se è una manche sola, chi la vince vince la partita; con i punti di penalità, chi ne ha meno.
    .takes = un numero intero da 1, o round
    .round = una manche sola
option-wrong_card = Carta sbagliata
    .description = Si può provare qualsiasi carta, anche fuori turno; quella sbagliata torna e costa { -wrong-card-cards }.
    .details = Più carte provate insieme ne costano { -wrong-card }. Senza: una carta non permessa viene rifiutata, e non costa niente.
option-advice = Suggerire
    .description = Dire a qualcuno che cosa giocare costa { -advice-cards }.
    .details = Segnalalo dal menu del messaggio (App), o con { reaction-advice } lì sotto: deve essere d'accordo più della metà degli altri, entro mezzo minuto. Se è stato detto a voce, lo sistema l'host con `/uno penalty`.
option-questions = Domande sceme
    .description = Chiedere qualsiasi cosa costa { -question-cards }. È gratis solo chiedere perché hai preso una carta.
    .details = Segnalalo dal menu del messaggio (App), o con { reaction-question } lì sotto: deve essere d'accordo più della metà degli altri, entro mezzo minuto. Se è stato detto a voce, lo sistema l'host con `/uno penalty`. Chi aveva già chiuso torna così nella manche.
option-sleeping = Pisolini
    .description = Chi si perde il turno pesca { -sleep-cards }.
    .details = Passata metà del tempo di un turno chiunque può dare la sveglia, una volta a turno; l'host anche con `/uno penalty`. Chi aveva già chiuso torna così nella manche.
option-show_backs = Dorsi scoperti
    .description = Flip: tutti vedono l'altro lato delle carte degli altri e della prossima carta del mazzo.
    .duo = no
    .mercy = no
    .details = Si mostrano in ordine sparso, come li vedresti a un tavolo.
option-flip_values = Quale lato conta
    .description = Flip: alla fine le carte contano per il lato chiaro, o per il lato con cui si gioca.
    .light = il lato chiaro
    .active = il lato con cui si gioca
    .duo = l'unico lato
    .mercy = l'unico lato
option-stacking = Accumulo
    .description = A una carta Pesca si risponde con una uguale: si sommano, e la rogna passa a chi viene dopo.
    .mercy = qualsiasi carta Pesca che vale almeno altrettanto
    .details = Su un +2 va un +2 di qualsiasi colore, su un Jolly +4 un Jolly +4; in Flip +1 su +1, +5 su +5 e Jolly +2 su Jolly +2, ma mai il Jolly Pesca colore. Si dubita dell'ultimo Jolly Pesca, e in ballo ci sono tutte le carte.
    .duo = solo +2 su +2
    .on = colorate e Jolly
    .coloured = solo colorate, +2 su +2
    .wild = solo Jolly, +4 su +4
option-doubles = Raddoppio
    .description = Aggiungi subito una carta identica. Mai carte Pesca, Jolly o Flip, né con carte da pescare.
    .details = Identica vuol dire stesso colore e stesso numero o simbolo. Vale una volta per giocata, prima che agisca qualcun altro, e non dopo un'altra azione tua; si può raddoppiare anche una carta pescata e giocata. Hanno effetto tutte e due: due Salta turno saltano due persone, ma mai te.
option-fast_doubles = Raddoppio rapido
    .description = Due carte identiche si possono giocare insieme. Con la regola del raddoppio, e i suoi limiti.
    .details = Non con una carta appena pescata. Due 7 con Sette-zero scambiano le mani una volta sola, dopo tutti e due. Se chiudi con una coppia non serve dire «UNO»: una carta sola non ce l'hai mai.
option-seven_o = Sette-zero
    .description = Uno 0 fa girare tutte le mani, nel senso di gioco. Con un 7 puoi scambiare la mano con qualcuno.
    .details = Partecipa solo chi ha ancora carte, e un'ultima carta non scambia niente. Flip non ha lo 0: lì vale solo il 7.
    .on = con 0 e 7
    .zero = solo lo 0
    .seven = solo il 7
option-jump_in = Al volo
    .description = Chi ha la carta identica può giocarla subito, anche fuori turno; si continua da lì.
    .details = Identica vuol dire stesso colore e stesso numero o simbolo; niente Jolly, niente Flip, e non sulla carta iniziale. La carta sotto perde il suo effetto, la nuova ce l'ha. È troppo tardi appena gioca qualcun altro.
option-jump_in_wild = Al volo con i Jolly
    .description = Vanno al volo anche i Jolly identici. Con la regola «Al volo».
    .details = Di un Jolly Pesca giocato così non si può dubitare.
option-jump_in_action = Al volo, effetti sommati
    .description = La carta sotto conserva il suo effetto: pescate, salti e cambi si sommano. Con la regola «Al volo».
option-partner = A coppie
    .description = In 4, 6, 8 o 10: chi fa coppia si siede di fronte, e i punti sono in comune.
    .details = La manche finisce quando qualcuno chiude, e la sua coppia segna le mani degli altri; con i punti di penalità ogni coppia segna le proprie. Se qualcuno se ne va, il posto lo prende un computer.
option-endless_draw = Pesca a oltranza
    .description = Se non hai niente da giocare, peschi finché una non va bene, e puoi giocarla o tenerla.
    .details = Chi potrebbe giocare ma pesca per scelta pesca una carta.
option-action_uno = Uno coi gesti
    .description = Certi numeri vogliono un gesto: chi è più lento, o se lo scorda, pesca { -late-gesture-cards }.
    .details = 3:all – dopo un 3 tutti fanno il gesto, e chi arriva per ultimo pesca { -late-gesture-cards }; se scade il tempo, tutti quelli che mancano. 5:self – chi gioca un 5 lo fa, con la carta o subito dopo, e se si fa beccare pesca { -forgotten-gesture-cards }. Il nome da solo vale 3:all.
    .takes = numeri e chi fa il gesto, come 3:all o 3:all,5:self, oppure off
option-play_on = Si continua
    .description = Quando uno chiude, gli altri giocano per i posti successivi, finché non ne resta uno solo.
    .details = Il primo posto segna le mani degli altri in quel momento; con i punti di penalità ognuno segna la mano che ha alla fine della manche.
# Same: è quello che si grida ovunque
option-uno_uno = Uno Uno
    .description = Con l'ultima carta si dice «Uno Uno»: se lo dimentichi, ne peschi { -forgotten-call } e continui.
    .details = Si dice con la carta, o prima, nel proprio turno. Le { -forgotten-call-cards } si pescano prima di giocare la carta, che ha effetto lo stesso.
# Same: è quello che si grida ovunque
option-bruno_kuno = Bruno, Kuno, Uno
    .description = A tre carte di' «Bruno», a due «Kuno», a una «Uno»; se ti beccano, ne peschi { -forgotten-call }.
    .details = Sia giocando, sia pescando, sia ricevendo carte; quando si danno le carte non conta.
option-no_zero_finish = Niente 0 in chiusura
    .description = Uno 0 non può essere l'ultima carta.
option-complement = Colori complementari
    .description = Una carta scelta inverte i colori e poi li rimette a posto: rosso su verde, giallo su blu.
    .details = Quando sono invertiti, un colore va sul suo complementare, non su sé stesso: rosso e verde, giallo e blu, sul lato scuro di Flip rosa e turchese, arancione e viola. Lo stesso numero o simbolo va ancora bene, a meno che non abbia anche il colore in cima. complement=B5 è solo il 5 blu, complement=5 ogni 5, complement=S ogni Salta turno. Il nome da solo vale ogni 5.
    .takes = una carta colorata come B5, un numero o simbolo come 5 o S per tutti i colori, oppure off
option-retour_kutsche = Al mittente
    .description = Rimanda un +2 o un Jolly +4 con un Cambio giro del suo colore; per il Jolly, di quello scelto.
    .details = Chi ha giocato prima di te può rimandartelo allo stesso modo, o aggiungere a un +2 un +2 che va bene (con Accumulo, qualsiasi carta dello stesso tipo), se no pesca. Il Cambio giro non ha altro effetto. In Flip vale con +1, +5 e Jolly +2, e non con Jolly Pesca colore.
option-lass_mich = Io non c'entro
    .description = Passa un +2 a chi viene dopo con un Salta turno del suo colore. Non vale con un Jolly +4.
    .details = Chi viene dopo può passarlo allo stesso modo. Il Salta turno non ha altro effetto. In Flip vale con +1 e +5, sul lato scuro con Salta tutti.
option-cross_stacking = Accumulo incrociato
    .description = Con Accumulo: un Jolly +4 risponde anche a un +2, e un +2 a un Jolly +4. Le carte si sommano.
    .details = In Flip vale per +1 e Jolly +2; al +5 risponde solo il +5, e sul Jolly Pesca colore non va niente. Di un Jolly +4 su un +2 si può dubitare, e in ballo ci sono tutte le carte; se ci finisce sopra un +2, non più. Con «up» una carta deve far pescare almeno quanto l'ultima: niente +2 su un Jolly +4.
    .mercy = qualsiasi carta Pesca che vale almeno altrettanto
    .both = in tutti e due i sensi
    .up = solo con una carta che vale almeno altrettanto
option-several = Più carte dello stesso numero
    .description = Al tuo turno puoi giocare insieme tutte le tue carte di un numero, o alcune.
    .details = Solo la prima deve andare bene, e l'ultima resta in cima. Ognuna ha effetto: le mani girano una volta per ogni 0, e si scambiano una volta con i 7. Non con una carta appena pescata, e non come risposta.
option-no_wild_finish = Niente Jolly in chiusura
    .description = Un Jolly non può essere l'ultima carta.
    .details = Chi non ha altro pesca.
option-no_action_finish = Solo numeri in chiusura
    .description = L'ultima carta deve essere un numero: né Jolly, né Salta turno, né Cambio giro, né carta Pesca.
    .details = Chi non ha altro pesca.
option-forced_play = Giocata obbligata
    .description = Una carta appena pescata che si può giocare si deve giocare.
    .details = Un Jolly Pesca che sarebbe un bluff si può tenere.
option-must_swap = Scambio obbligato
    .description = Con il 7 di Sette-zero devi scambiare la mano con qualcuno.
    .details = Solo un 7 che è la tua ultima carta non scambia con nessuno.
option-last_exchange = Ultimo scambio
    .description = Anche uno 0 o un 7 come ultima carta scambia le mani: chi resta senza carte ha chiuso.
    .details = Serve Sette-zero con il suo 0. Con un ultimo 7 scegli tu: scambi, e a chiudere con la tua mano vuota è l'altra persona, o non scambi con nessuno e chiudi tu.
option-hand_limit = Limite di carte
    .description = Chi arriva a quel numero di carte va K.O. e lascia subito la manche.
    .details = Si conta carta per carta: quello che restava da pescare decade. La mano resta da parte fino alla prossima mescolata, e i suoi punti vanno a chi vince. Se resta una persona sola, vince la manche. Nella prossima si è di nuovo tutti in gioco. Il nome da solo vale 25.
    .takes = un numero di carte da 15, oppure off
option-challenge = Dubitare è permesso
    .description = Di un Jolly Pesca si può dubitare: sarà un bluff? Senza: mai, e valgono tutti.
    .mercy = non si dubita di niente
option-uno_penalty = Penalità UNO
    .description = Quante carte costa dimenticarsi di dirlo.
    .details = La paga chi si fa beccare senza «UNO» (Bruno, Kuno), o gioca l'ultima carta senza «Uno Uno». Un gesto costa sempre { -forgotten-gesture-cards }.
    .takes = un numero di carte da 1 a 10
option-false_contra = Contro a vuoto
    .description = Gridare Contro UNO a chi non ha dimenticato niente costa carte.
    .details = Vale per tutta la manche, e non costa mai il turno. Avere ragione non costa niente. Il nome da solo vale 2.
    .takes = un numero di carte da 1 a 10, oppure off
option-blitz = Partita lampo
    .description = La partita finisce quando scade il suo tempo.
    .details = Il tempo corre da quando si danno le prime carte, pause comprese. Chi in quel momento ha meno carte vince la manche (a parità, il valore più basso), e i punti decidono la partita. Se il tempo scade tra una manche e l'altra, conta solo chi è ancora al tavolo. Il nome da solo vale cinque minuti.
    .takes = secondi da 30 a 7200, oppure off
option-elimination = Eliminazione
    .description = Dopo ogni manche qualcuno lascia la partita; la vince chi resta.
    .details = Tocca a chi nella manche arriva per primo al limite di carte. Se nessuno: con «Si continua» all'ultimo posto, se no a chi ha più carte (a parità, il valore più alto). Dopo le prime carte non entra nessuno, e non c'è traguardo.
option-rounds = Numero di manche
    .description = La partita ha quel numero di manche; ha vinto chi alla fine è in testa ai punti.
    .details = Un traguardo in punti vale solo se lo scegli in più: allora la partita finisce con quello che arriva prima. Conta ogni manche, anche quella che finisce perché qualcuno se ne va. Chi se n'è andato non può vincere, e chi arriva tardi non recupera le manche perse. Il nome da solo vale cinque.
    .takes = un numero di manche da 1 a 50, oppure off
option-hand_size = Carte a testa
    .description = Ognuno riceve quel numero di carte, in ogni manche.
    .details = Senza questa regola sono sette. In Duo, ognuno ne tiene altrettante quando si scelgono. In tanti le carte possono finire: in dieci se ne possono avere nove a testa (dieci in Flip), in venti dieci. Con due carte a testa, quando ne giochi una si dice «UNO» come sempre. Il nome da solo vale cinque.
    .takes = un numero di carte da 2 a 15, oppure off
option-strafpunkte = Punti di penalità
    .description = Sta per scoring=penalty: ognuno segna la sua mano, e vince il punteggio più basso.
    .details = strafpunkte=off sta per scoring=winner.

## Che cosa vogliono dire i valori

value-on = sì
value-off = no
rule-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
rule-seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}
rule-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
rule-number = { $count }
rule-target = fino a { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
rule-without-target = senza traguardo
rule-rounds = { $count ->
    [one] una manche
   *[other] { $count } manche
}
rule-cards-dealt = { $count } carte a testa
rule-gesture-all = con { $rank } tutti
rule-gesture-self = con { $rank } chi lo gioca
rule-every-colour = { $rank } di ogni colore
rule-value-and-meaning = { $value } ({ $meaning })
rule-with-value = { $rule }: { $value }

## Che cosa non va d'accordo con ogni valore

clash-rounds-target = «{ option-rounds }» e una manche sola come «{ option-target }» si contraddicono. Un traguardo in punti invece si può.
clash-hand_limit-hand_size = Il «{ option-hand_limit }» deve essere più alto delle «{ option-hand_size }».

## La pagina che le mostra tutte (contra-uno rules)

rules-option = Opzione
rules-name = Nome
rules-clause = Regola
rules-value = Valore
rules-takes = ammette
rules-alone = da solo
rules-fixed = { $value }, fisso
rules-short-for = sta per
rules-switches-on = attiva
rules-not-with = non con
rules-preset = Regolamento
rules-game = Gioco
rules-house-rules = Regole della casa
rules-written = si scrive
rules-none = nessuna
rules-legend = Un valore tra parentesi lo fissa il gioco (regola K1). Che cosa si può scrivere lo dice: contra-uno rules OPTION
rules-legend-mode = Quello che è fisso in questo gioco non si può scegliere (regola K1). Che cosa si può scrivere lo dice: contra-uno rules OPTION
rules-go-together = Vanno insieme, in { $mode }: { $rules }.
rules-go-together-none = { $mode } senza regole della casa: tutto come da manuale.
rules-unknown = Nessuna regola della casa e nessun regolamento si chiama «{ $name }». { $hint }
rules-meant = Volevi dire { $names }?
rules-listed = `contra-uno rules` le elenca tutte.
rules-either-or = O una regola della casa o un regolamento ({ $name }), o --check con più regole: non tutte e due le cose.
rules-seats-alone = --seats va con --check, per esempio: contra-uno rules --seats 6 --check partner
rules-preset-mode = Il regolamento «{ $name }» è per { $mode }. Togli --mode, o chiedi un altro regolamento.
rules-unknown-preset = Nessun regolamento si chiama «{ $name }», ma ci sono questi: { $names }.

## Come altro si chiamano le regole quando qualcuno le scrive

rule-also-stacking = Cumulo
rule-also-cross_stacking = Cumulo incrociato
rule-also-challenge = Dubbi
