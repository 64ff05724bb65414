### L'aiuto (`/uno help`), cinque pagine brevi, e le regole della casa a parole

guide-1 = ### 🃏 Come si comincia
    1. { $member ->
        [yes] `/uno start` apparecchia un tavolo nel canale.
       *[no] Chi mi ha installato apparecchia un tavolo con `/uno start`.
    }
    2. Chi vuole giocare preme «{ button-join }»; «{ button-add-computer }» riempie un posto vuoto con un computer.
    3. In «{ button-options }» l'host sceglie il gioco e le regole della casa.
    4. «{ button-start }» dà le carte.
    Chi finisce le carte prima di tutti vince la manche.
guide-alone = Non c'è nessuno? { $member ->
        [yes] `/uno start` nei tuoi messaggi diretti con me: tu contro uno, due o tre computer.
       *[no] Chi mi ha installato gioca nei messaggi diretti con me, contro uno, due o tre computer: `/uno start`.
    }
guide-2 = ### 🎴 Il tuo turno
    { $member ->
        [yes] La tua mano arriva con un messaggio diretto. La mostra anche «{ button-hand }» sul tabellone, solo a te.
       *[no] «{ button-hand }» sul tabellone mostra la tua mano, solo a te.
    } Ogni carta è un pulsante: se è colorato si può giocare, se è grigio no.
    Una carta va bene con lo **stesso colore**, lo **stesso numero** o lo **stesso simbolo**; un Jolly va sempre bene.
    Non va bene niente? «{ button-draw }». Se la carta pescata va bene, puoi giocarla subito o tenerla. Ti è arrivata una carta Pesca? «{ button-take }», o rispondi se le regole della casa te lo permettono.
guide-3 = ### 📣 Dire UNO, beccare, dubitare
    📣 **UNO!** Si dice con la penultima carta: prima, insieme, o subito dopo.
    🚨 **{ button-contra }** Qualcuno non l'ha detto? { $member ->
        [yes] Premi il pulsante o la reazione sul tabellone:
       *[no] Premi sul tabellone:
    } chi ha taciuto ne pesca { -forgotten-call }.
    { $member ->
        [yes] ⚖️ **{ button-challenge }**, pulsante o reazione:
       *[no] ⚖️ **{ button-challenge }**:
    } secondo te il Jolly Pesca giocato contro di te era un bluff? Se hai ragione, pesca chi l'ha giocato. Se hai torto, peschi tu, e di più.
guide-4 = ### 🎨 I giochi
guide-5 = ### 📖 Regole e comandi
    «{ button-more }» › «{ button-rules }» al tavolo mostra le regole della casa in vigore e le spiega una per una{ $member ->
        [yes] ; lo fa anche `/uno rules`.
       *[no] .
    }
    Dopo la partita: «{ button-rematch }» con le stesse persone, «{ button-more }» › «{ button-leaderboard }».{ $member ->
        [yes] {""}
       *[no] {" "}Chi mi ha installato ha questi comandi:
    }
help-command-hand = `/uno hand` le tue carte
help-command-me = `/uno me` le tue impostazioni
help-command-leave = `/uno leave` uscire
help-command-stop = `/uno stop` chiudere la partita
help-command-penalty = `/uno penalty` dare le penalità decise insieme
help-command-settings = `/uno settings` impostazioni di questo server
help-command-leaderboard = `/leaderboard` la classifica
help-install = -# Vuoi giocare anche altrove? Invitami in un server, o portami nelle tue chat.
button-install-server = Invita in un server
button-install-person = Aggiungi alle mie app
page-of-help = Pagina { $number } di { $count }
button-help = Aiuto
button-help-back = Indietro
button-help-on = Avanti
help-classic = **Classico:** +2: chi viene dopo pesca { -draw-two } carte. Salta turno: chi viene dopo salta il turno. Cambio giro: si gioca nell'altro senso; in due vale come un Salta turno. Jolly: scegli il colore. Jolly +4: uguale, e chi viene dopo pesca { -draw-four } carte.
help-flip = **Flip:** ogni carta ha due lati. Un Flip rovescia tutto: sul lato scuro ci sono +5, Salta tutti e Jolly Pesca colore. «{ button-backs }» mostra gli altri lati.
help-mercy = **No Mercy:** non va bene niente? Peschi finché qualcosa non va bene, e lo giochi. Ogni carta Pesca risponde a una che vale uguale o meno. Scarta tutto si porta via tutto il suo colore. Roulette dei colori: chi viene dopo sceglie un colore e pesca finché non esce. Jolly Cambio giro +4 inverte il senso: in due colpisce te. Uno 0 fa girare tutte le mani, un 7 le scambia. Con 25 carte vai K.O.
help-duo = **Duo:** per due. Prima si scelgono le carte: ne tieni una, o la scarti e tieni la prossima. A un +2 si risponde con un +2. Con un Salta turno o un Jolly +4 tocca ancora a te. Dopo un Cambio giro puoi giocare tutte le tue carte di quel colore; solo l'ultima ha effetto.
rules-in-force = Regole della casa ({ $mode })
house-rules = **Regole della casa**
house-rules-preset = **Regole della casa: { $preset }**
house-rules-family = - { $family } – { $rules }
family-drawing = Pescare
family-jumping = Raddoppi e carte al volo
family-calling = Parole e gesti
family-playing = Carte speciali, squadre, finale
family-penalties = Penalità
family-scoring = Vittoria
no-house-rules = Nessuna regola della casa: tutto come da manuale.
