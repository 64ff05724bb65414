### Risultati che restano

server-posters = **Quali risultati restano**
posters-of-rounds = Di ogni manche
posters-of-matches = Solo della partita

## Locandine

poster-won = { $count ->
    [one] { $player } vince!
   *[other] { $player } vincono!
}
awards-title = ### Premi
award-big-draw = 🌊 { $player } ha preso { $amount } carte in un colpo.
award-big-draw-from = 🌊 { $player } ha preso { $amount } carte in un colpo, con i saluti di { $other }.
award-bluff = 🎭 { $player } ha bluffato e l'ha fatta franca: { $amount ->
        [one] 1 carta
       *[other] { $amount } carte
    } per { $other }.
award-homeward = 🏠 { $player } aveva { $amount } carte e ha vinto lo stesso.
award-catches = 🚨 { $player } ha beccato gli altri { $amount } volte.
award-caught = 🙈 Gli altri hanno beccato { $player } { $amount } volte.
award-lie-detector = 🕵️ { $player } ha smascherato { $amount ->
    [one] un bluff.
   *[other] { $amount } bluff.
}
award-straight = 🏎️ { $player } ha vinto in { $amount } turni senza pescare una carta.
award-stacked = 🗼 Alla fine { $player } aveva ancora { $amount } carte.
award-in-round = (manche { $number })
evening-title = ### La serata in { $count } manche
evening-line = Manche { $number }: **{ $player }** +{ $gained }
evening-line-nobody = Manche { $number }: nessuno
thanks = { $variant ->
    [0] 💛 Grazie della partita – era proprio bella.
    [1] 💛 Grazie a tutti. Le carte sono già mescolate per la prossima.
   *[2] 💛 Bella partita, gente. Alla prossima!
}
match-stopped-leader = { $count ->
    [one] La partita si chiude qui – in testa c'era { $player }.
   *[other] La partita si chiude qui – in testa, alla pari, c'erano { $player }.
}

## Il proprio finale, nella mano

ending-won = { $variant ->
    [0] 🎉 Hai vinto la manche!
    [1] 🎉 Era la tua ultima carta: la manche è tua!
   *[2] 🎉 Hai chiuso prima di tutti! Questa manche è tua.
}
ending-won-with-cards = { $variant ->
    [0] 🎉 Hai vinto la manche!
    [1] 🎉 La manche è tua, carte in mano comprese!
   *[2] 🎉 Nessuno ti supera: la manche è tua!
}
ending-won-points = { $gained ->
    [one] { $gained } punto
   *[other] { $gained } punti
} per te.
ending-won-no-points = Nemmeno un punto di penalità per te.
ending-lost = { $cards ->
    [one] { $variant ->
        [0] Per un pelo: ti restava una carta.
        [1] Una carta! Mancava solo quella.
       *[2] Una carta in meno, e sarebbe stata tua.
    }
   *[other] { $variant ->
        [0] Stavolta no: ti restano { $cards } carte.
        [1] { $cards } carte di troppo, stavolta.
       *[2] Sarà per la prossima manche: avevi ancora { $cards } carte.
    }
}
ending-knocked-out = 💥 K.O.: troppe carte in questa manche.
ending-left = { $cards ->
    [0] 🚪 Hai lasciato questa manche prima della fine.
    [one] 🚪 Hai lasciato questa manche con una carta in mano.
   *[other] 🚪 Hai lasciato questa manche con { $cards } carte in mano.
}
ending-shared = Ce l'ha fatta chi gioca con te: la manche è anche tua!
ending-winner = { $count ->
    [one] { $player } vince la manche.
   *[other] { $player } vincono la manche.
}
hurdle-none = Niente ha fermato { $player }.
hurdle-draw-you = Hai fatto il possibile: a { $player } hai fatto pescare { $cards } carte.
hurdle-draw-other = { $other } ha fatto pescare { $cards } carte a { $player }, e non è bastato.
hurdle-draw-own = A { $player } sono toccate addirittura { $cards } carte in un colpo, e ha vinto lo stesso.
hurdle-caught-you = Hai anche beccato { $player }: { $cards } carte, e non è bastato.
hurdle-caught-other = { $other } ha beccato { $player }, ma { $cards } carte non sono bastate.
hurdle-forgot-own = { $player } si dimentica pure di dirlo, pesca { $cards } carte, e vince lo stesso.
hurdle-longest = A un certo punto { $player } aveva { $cards } carte.
ending-match-won = { $variant ->
    [0] 🏆 **Hai vinto la partita!**
    [1] 🏆 **La partita è tua!**
   *[2] 🏆 **Ce l'hai fatta: hai vinto la partita!**
}
ending-match-shared = 🏆 **La vittoria è anche tua!**
ending-match-lost = { $count ->
    [one] { $player } vince
   *[other] { $player } vincono
} la partita. Per te { $place ->
    [2] il secondo posto
    [3] il terzo posto
   *[other] { $place }º posto
} con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
ending-match-tied = { $count ->
    [one] { $player } vince
   *[other] { $player } vincono
} la partita. Per te, alla pari con altri, { $place ->
    [2] il secondo posto
    [3] il terzo posto
   *[other] { $place }º posto
} con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
ending-match-level = { $count ->
    [one] { $player } vince
   *[other] { $player } vincono
} la partita. Voi altri siete alla pari, con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
} a testa.
ending-match-over = La partita è finita. Avevi { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.

## Chiudere una partita tra una manche e l'altra

sure-stop-between = Vuoi davvero chiudere qui la partita, per tutti? I punti restano come sono, e sulla locandina c'è chi è in testa.
