### Ce qui s'est passé, une phrase pour chaque chose

told-first-draws = Tirage au sort – { $draws }. Donne : { $player }.
told-dealt = Manche { $number } : { $player } donne.
told-started = La carte de départ est { $card }.
told-drew-challenge = { $count ->
    [1] { $player } pioche une carte pour le défi.
   *[other] { $player } pioche { $count } cartes pour le défi.
}
told-drew-contra = { $count ->
    [1] { $player } pioche une carte pour son oubli.
   *[other] { $player } pioche { $count } cartes pour son oubli.
}
told-drew-unouno = { $count ->
    [1] { $player } pioche une carte pour son oubli.
   *[other] { $player } pioche { $count } cartes pour son oubli.
}
told-drew-gesture = { $count ->
    [1] { $player } traîne pour le geste et pioche une carte.
   *[other] { $player } traîne pour le geste et pioche { $count } cartes.
}
told-drew-wrong-card = { $count ->
    [1] { $player } pioche une carte pour son erreur.
   *[other] { $player } pioche { $count } cartes pour son erreur.
}
told-drew-advice = { $count ->
    [1] { $player } pioche une carte pour avoir soufflé.
   *[other] { $player } pioche { $count } cartes pour avoir soufflé.
}
told-drew-question = { $count ->
    [1] { $player } pioche une carte pour la question bête.
   *[other] { $player } pioche { $count } cartes pour la question bête.
}
told-drew-roulette = { $count ->
    [1] { $player } pioche une carte à la roulette.
   *[other] { $player } pioche { $count } cartes à la roulette !
}
told-discarded-all = { $player } défausse toute la couleur : { $cards }.
told-drew-sleep = { $count ->
    [1] { $player } pioche une carte pour avoir dormi.
   *[other] { $player } pioche { $count } cartes pour avoir dormi.
}
told-reshuffled = { $count ->
    [1] La défausse devient la nouvelle pioche : une carte.
   *[other] La défausse devient la nouvelle pioche : { $count } cartes.
}
told-skipped = { $count ->
    [1] { $player } passe son tour.
   *[other] { $player } passent leur tour.
}
told-turned = Le jeu change de sens : { $direction }.
told-flipped = Tout se retourne, côté { $side } : { $card } au-dessus.
told-hands-passed = Toutes les mains tournent ({ $direction }).
told-hands-swapped = { $player } échange sa main avec { $other }.
told-complement-on = Les couleurs complémentaires sont en jeu.
told-complement-off = Retour aux couleurs normales.
told-player-forgot = { $player } a oublié « Uno Uno ».
told-gesture-due = Geste ! Vite : { $player }.
told-wrong-card = { $player } essaie { $card }, et ça ne va pas.
told-punished-advice = { $player } a soufflé.
told-punished-question = { $player } a posé une question bête.
told-punished-sleep = { $player } a dormi.
told-went-out = { $place ->
    [1] { $player } n'a plus de cartes !
   *[other] { $player } n'a plus de cartes et finit { $place }e.
}
told-knocked-out = { $player } a { $count } cartes : K.-O. !
told-player-eliminated = { $player } sort de la partie.
told-time-up = ⏱️ Le temps est écoulé !
told-drew-false-contra = { $count ->
    [1] { $player } pioche une carte pour la fausse alerte.
   *[other] { $player } pioche { $count } cartes pour la fausse alerte.
}
told-came-back = { $player } revient dans la manche.
told-left = { $player } quitte la table.
told-left-stand-in = { $player } part ; un robot prend la suite.
told-removed = 🚪 Un vote a fait sortir { $player } de la partie.
told-player-joined = { $player } s'assied.
told-round-ended = La manche est finie.
told-round-won = { $count ->
    [1] { $player } gagne la manche
   *[other] { $player } gagnent la manche
}{ $points ->
    [0] {"."}
   *[other] {" :"} { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
told-match-stopped = La partie a été arrêtée.
told-match-ended = La partie est finie.
told-match-won = { $count ->
    [1] { $player } gagne la partie ! 🏆
   *[other] { $player } gagnent la partie ensemble ! 🏆
}
told-nothing = Rien à raconter : pas de donne, pas de coup.
a-card = une carte
list-and = { $most } et { $last }
list-comma = {", "}
list-item = { $name } : { $what }
list-or = { $most } ou { $last }

### Les cris, comme on les crie

# Same: c'est ce qu'on crie partout
call-uno = UNO
# Same: c'est ce qu'on crie partout
call-kuno = Kuno
# Same: c'est ce qu'on crie partout
call-bruno = Bruno
# Same: c'est ce qu'on crie partout
call-uno-uno = Uno Uno
call-gesture = geste

told-for-time-up = ⏰ Temps écoulé ! { $told }
told-for-autopilot = 💤 { $told }
told-for-level-down = { $told } (un niveau plus bas)
