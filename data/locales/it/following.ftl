### Chi segue una partita senza giocarla

button-follow = Segui
button-join-next = Gioco la prossima manche
button-unfollow = Non seguire più
button-decline = No, grazie
board-followers = { $count ->
    [one] 👀 1 persona guarda
   *[other] 👀 { $count } persone guardano
}
following-now = 👀 **Stai seguendo questa partita.** Quando tra una manche e l'altra si libera un posto, te lo offro con un messaggio diretto; chi prima arriva, prima si siede. Quando è finita, ti dico il risultato.
following-next = 🪑 **Stai seguendo questa partita, e puoi giocare dalla prossima manche.** Quando questa è finita, ti offro un posto con un messaggio diretto: lì premi «{ button-join }». Chi prima arriva, prima si siede. A partita finita ti dico il risultato.
following-to-the-end = 👀 **Stai seguendo questa partita.** Quando è finita, ti dico il risultato con un messaggio diretto. In una partita così non si liberano posti.
following-no-longer = Non segui più questa partita.
offer = 🪑 **Un posto libero** al tavolo di { $player }! È riservato a te; l'offerta scade { $when }.
    { $score ->
        [0] Giochi dalla prossima manche, sull'ultima sedia e senza punti.
       *[other] Giochi dalla prossima manche, sull'ultima sedia e con { $score ->
            [one] { $score } punto di penalità
           *[other] { $score } punti di penalità
        }, il punteggio più alto del tavolo.
    }
offer-in-channel = { $player }, qui c'è un posto libero, e l'offerta scade { $when }: premi «{ button-join }» sul tabellone. { $link }
offer-is-over = Questo posto è già andato.
offer-declined = Va bene, lo prenderà qualcun altro. Il risultato te lo dico lo stesso.
seat-kept = { $count ->
    [one] 🪑 C'è un posto riservato a { $player }; l'offerta scade { $when }.
   *[other] 🪑 Ci sono posti riservati a { $player }; l'offerta scade { $when }.
}
arriving-at-lobby = Qui { $player } ha già apparecchiato: UNO { $mode }. Siediti!
arriving-at-full-lobby = Qui il tavolo è già apparecchiato, ma è pieno.
arriving-next-round = Qui c'è una manche in corso. Puoi giocare dalla prossima: premi «{ button-join-next }», e quando questa è finita ti offro un posto.
arriving-between = Qui c'è una partita in corso, in questo momento tra una manche e l'altra: ti puoi sedere.
arriving-to-watch = Qui c'è una partita in corso, e per te non ha posto. La puoi seguire: il risultato te lo dico io.
arriving-elsewhere = -# Per un tavolo tuo usa `/uno start` in un altro canale o in un'altra chat.
table-deleted = 🗑️ Qualcuno ha cancellato il messaggio di questo tavolo. Uno nuovo arriva { $when }.
deleted-often = -# 🗑️ Questo messaggio viene cancellato di continuo, e io di continuo lo ripubblico. `/uno stop` ci mette fine: prima di dare le carte lo usa l'host, a partita in corso decide un voto, e in ogni caso può farlo chi gestisce i messaggi qui e non ha giocato.
note-sat-down = { $score ->
    [0] Ci sei! Le tue carte arrivano con la prossima manche.
   *[other] Ci sei, con { $score ->
        [one] { $score } punto di penalità
       *[other] { $score } punti di penalità
    }! Le tue carte arrivano con la prossima manche.
}
seat-begins-with = 🪑 Chi si siede adesso comincia con { $score ->
    [one] { $score } punto di penalità
   *[other] { $score } punti di penalità
}, il punteggio più alto del tavolo.

## Il posto di qualcuno, che altri possono avere

button-offer-seat = Cedi il posto
button-keep-seat = Tieni il posto
seat-offered = 🎁 Cedesi in buone mani: il posto di { $player }. Premi «{ button-join }» ed è tuo.
seat-offered-you = 🎁 Il tuo posto è in palio: giochi finché tra una manche e l'altra qualcuno non lo prende.
seat-offered-how = 🎁 **Il tuo posto è in palio.** Giochi finché tra una manche e l'altra qualcuno non lo prende; allora esci. { $penalty ->
    [0] Chi arriva si siede sull'ultima sedia e parte senza punti. Il tuo posto e i tuoi punti restano tuoi: finché c'è posto, puoi tornare tra una manche e l'altra.
   *[other] Chi arriva si siede sull'ultima sedia e parte con il punteggio più alto del tavolo. Il tuo posto resta tuo: finché c'è posto, puoi tornare tra una manche e l'altra, con i tuoi punti o con quel punteggio più alto, a seconda di quale è maggiore.
}
seat-stays = Resti. Il tuo posto è di nuovo tuo.
