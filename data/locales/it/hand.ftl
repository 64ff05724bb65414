### La mano, e quello che si chiede prima di giocare una carta

## Mano

ring = 🔔 **Tocca a te** al tavolo di { $player }: in cima c'è { $card }.
ring-draft = 🔔 **Tocca a te** al tavolo di { $player }: scegli le tue carte.
ring-vote = 🔔 **Una domanda per te** al tavolo di { $player }: che ne dici?
hand-place = -# { $place }
hand-title = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
}
hand-first = **La tua prima partita!** Gioca una carta che va d'accordo con quella in cima: stesso colore, numero o simbolo.
    Le carte sui pulsanti colorati si possono giocare, quelle sui grigi no. Se non va bene niente, premi «{ button-draw }».
    Con la penultima carta non dimenticare: **UNO!** – { $member ->
        [yes] il resto è in `/uno help`.
       *[no] il resto è in «{ button-more }» › «{ button-rules }» › «{ button-help }».
    }
hand-empty = Carte finite. Bel colpo!
hand-knocked-out = Troppe carte: per questa manche sei fuori, e la tua mano è da parte. Nella prossima si rigioca.
hand-held = Ti restavano: { $cards }
hand-arrived = 🪑 Ci sei!
hand-soon = Le tue carte arrivano con la prossima manche.
hand-soon-with-points = Cominci con { $score ->
    [one] { $score } punto di penalità
   *[other] { $score } punti di penalità
}. Le tue carte arrivano con la prossima manche.
your-partner = Fai coppia con **{ $player }**
your-cards = Le tue carte: { $cards }
hand-picture-stays = Questa immagine non cambia più. Per giocare usa `/uno hand`.
page-back = Indietro
page-here = Pagina { $page } di { $pages }
page-on = Avanti

## Scegliere

ask-how = { $card }: come la giochi?
ask-set = { $card }: solo questa, o anche altre?
ask-colour = { $card }: che colore scegli?
ask-swap = { $card }: con chi scambi la mano?
ask-call = { $card }: mentre la giochi dici qualcosa?
how-play = Gioca
how-jump = Al volo
how-double = Raddoppia
set-alone = Solo questa carta
set-pair = Tutte e due insieme
set-several = { $count } carte di questo numero
set-series = Tutte e { $count } le carte del colore
set-last = { $card } per ultimo
swap-nobody = Nessuno
swap-with = { $player } ({ $count })
with-call = «{ $call }!»
without-call = Acqua in bocca
moves-left-out = { $count ->
    [one] … una mossa precedente
   *[other] … { $count } mosse precedenti
}
