### Quello che spiega `/uno rules`: come si gioca (le regole della casa sono in options.ftl)

rulebook = ### 📖 Le regole
    Scegli qui sotto che cosa vuoi sapere: come si gioca, una regola della casa, o qualsiasi altra cosa si possa impostare.
rules-as-line = -# Le stesse regole in una riga, da passare ad altri:
topics-basics = Come si gioca …
topics-variants = Regole della casa …
topics-more = Altre regole della casa …
topics-others = Penalità e punti …
topics-sets = Regolamenti già pronti …
about-rule-stands-at = - { $mode }: { $value }
about-rule-fixed = - { $mode }: { $value } (fisso)
about-rule-contains = Attiva anche «{ $rule }».
about-rule-excludes = Non va insieme a «{ $rule }» (regola { $clause }).
about-rule-clashes = { $reason } (regola { $clause })
about-rule-clause = -# Regola { $clause } · si scrive `{ $name }` · ammette: { $values }

topic-turn = Giocare e pescare
    .details = Al tuo turno giochi una carta che va bene, o ne peschi una. Va bene con lo stesso colore, lo stesso numero o lo stesso simbolo, o se è un Jolly. Se la carta pescata va bene la puoi giocare subito; altrimenti tocca a chi viene dopo. Chi *deve* pescare prende le carte, risponde o dubita, e nient'altro. Un Salta turno fa saltare chi viene dopo, un Cambio giro inverte il senso; in due un Cambio giro vale come un Salta turno (in Duo è un'altra cosa).
        -# Regole C4, C5, C8 e C9; in Duo D6
topic-uno = Dire UNO
    .details = Chi resta con una carta deve dire «UNO»: con la penultima carta, prima, se è il suo turno, o dopo, finché nessuno se ne accorge. Se peschi di nuovo, non c'è più niente da dire. Se chiudi con una coppia non serve dire «UNO»: una carta sola non ce l'hai mai.
        -# Regola C13
topic-contra = Contro UNO
    .details = Chi non l'ha detto si può beccare: può farlo chiunque altro al tavolo con «{ button-contra }», pulsante o reazione. Chi si fa beccare ne pesca { -forgotten-call }. Si può finché non gioca qualcun altro; in Flip fino all'ultima carta. Premerlo senza motivo non costa niente – a meno che il tavolo non giochi con «{ option-false_contra }».
        -# Regola C14; «{ option-false_contra }» X8
topic-challenges = Dubitare
    .details = Un Jolly +4 è solo per chi non ha carte del colore in gioco. Chi se lo ritrova contro può dubitare invece di pescare, e allora vede l'altra mano. Se è un bluff: pesca chi l'ha giocato. Se non è un bluff: peschi tu, e { -unfounded-challenge } in più. Non si può dubitare di una carta al volo, di un'ultima carta e di una carta a cui ha già risposto un Cambio giro o un Salta turno. Il colore scelto resta in ogni caso.
        -# Regole C11 e C12; in Flip F5 e F6
topic-points = Punti
    .details = I numeri valgono il loro valore, +2, Cambio giro e Salta turno 20, i Jolly 50. Chi vince la manche segna quello che hanno ancora in mano gli altri; a 500 punti la partita finisce. In Flip e in Duo sono punti di penalità: ognuno conta la sua mano, e vince il punteggio più basso.
        Flip: +1 vale 10, +5, Cambio giro, Salta turno e Flip 20, Salta tutti 30, Jolly 40, Jolly +2 50, Jolly Pesca colore 60; a 500 punti la partita finisce. Conta il lato chiaro, se «{ option-flip_values }» non dice altro.
        Duo: +2, Cambio giro e Salta turno valgono 10, Jolly 15, Jolly +4 20; a 200 punti la partita finisce.
        -# Regole C17 e C18; in Flip F9, in Duo D8
topic-leaving = Uscire ed entrare
    .details = Le carte di chi esce a metà manche finiscono nel mazzo, ma contano: per chi vince la manche e, dove si gioca a punti di penalità, contro chi è uscito. Se resta una persona sola, ha vinto la manche senza punti, e la partita se al tavolo non c'è nessun altro. Ti puoi sedere prima che si diano le carte e tra una manche e l'altra, senza punti, o, dove sono punti di penalità, con il punteggio più alto del tavolo. Chi c'era già riprende il suo posto e i suoi punti: di penalità almeno quel punteggio più alto, a meno che non si sia perso niente.
        -# Regole L1 e L2
topic-flip = Il Flip
    .details = Un Flip rovescia tutto: le due pile e tutte le mani. Quello che poi c'è in cima dà il colore, ma non ha effetto; se è un Jolly, chi ha giocato il Flip sceglie un colore. I dorsi delle carte degli altri li possono vedere tutti, in ordine sparso.
        -# Regole F7 e F8
topic-draft = La scelta in Duo
    .details = A turno guardi la carta in cima: la tieni (e la prossima si scarta), o la scarti e devi prendere la prossima, finché non ne avete sette tutti e due.
        -# Regola D2
topic-series = Il Cambio giro in Duo
    .details = Dopo un Cambio giro puoi giocare insieme tutte le tue carte di quel colore, nell'ordine che vuoi, o nessuna. Solo l'ultima ha effetto. Se è di nuovo un Cambio giro, chi gioca contro di te può fare lo stesso.
        -# Regola D6
topic-merciless = No Mercy: pescare e rispondere
    .details = Se non hai niente da giocare, peschi finché una non va bene, e la devi giocare. A una carta Pesca si può rispondere con qualsiasi carta Pesca che vale almeno quanto l'ultima, di qualsiasi colore: +4 su +2, +10 su tutto. Si sommano finché qualcuno non le prende. Non c'è bluff e non si dubita. Un Jolly Cambio giro +4 inverte il senso e colpisce chi è di turno a quel punto – in due, tu. Uno Scarta tutto si porta via tutte le tue carte del suo colore. Dopo un Salta tutti tocca ancora a te. Uno 0 fa girare tutte le mani, con un 7 scambi la mano con qualcuno.
        -# Regole da M4 a M8 e M10
topic-roulette = No Mercy: Roulette dei colori
    .details = Chi la gioca non sceglie il colore: chi viene dopo sceglie un colore e scopre carte finché non ne esce una di quel colore. Tutti vedono quello che pesca; i Jolly non contano. Poi vale quel colore, e chi ha pescato salta il turno. Non c'è risposta.
        -# Regola M9
topic-knockout = No Mercy: K.O. e punti
    .details = Chi arriva a 25 carte va K.O., lascia subito la manche e non pesca più; la mano resta da parte e torna con la prossima mescolata. Chi vince segna le carte degli altri – i numeri il loro valore, le azioni colorate 20, i Jolly 50 – e 250 per ogni K.O. A 1000 punti si chiude.
        -# Regole M11 e M13, il limite di carte X5
