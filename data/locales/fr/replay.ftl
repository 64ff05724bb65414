### /uno revoir : une manche finie, coup par coup

command-uno-replay = Revoir une manche coup par coup, toutes les cartes ouvertes
    .name = revoir
button-replay = Revoir
button-replay-start = Début
# Same: c'est aussi un mot français
button-replay-before = Moment
button-replay-back = Retour
button-replay-on = Suite
# Same: c'est aussi un mot français
button-replay-next = Moment
button-replay-end = Fin
button-replay-record = Fichier
button-replay-hard = Meilleur coup ?
replay-title = 🎬 { $round }
replay-place = Coup { $number } sur { $all }
replay-dealt = Les cartes sont distribuées.
replay-top = Sur le tas : { $card }
somebody = quelqu'un
replay-moment-draw-card = carte de pioche
replay-moment-big-draw = beaucoup de cartes d'un coup
replay-moment-catch = cri oublié
replay-moment-challenge = défi
# Same: la carte s'appelle ainsi
replay-moment-flip = flip
replay-moment-hands = les mains changent
replay-moment-knocked-out = K.-O.
replay-moment-out = plus de cartes
replay-moment-lead = changement en tête
replay-where-played = Une manche se revoit là où elle a été jouée : demande là-bas. Les tiennes s'ouvrent aussi par « { button-more } » sous leur résultat, même ici.
replay-no-round = { $number ->
    [1] Aucune manche n'est encore finie ici.
   *[other] Il n'y a pas eu autant de manches ici : essaie un nombre plus petit que { $number }.
}
replay-not-over = Je ne trouve pas cette manche. Tu peux en revoir une ici une fois finie.
replay-gone = Je n'ai plus l'enregistrement de cette manche ({ $when }), je ne peux donc plus la montrer.
replay-record = La manche en enregistrement, avec des places au lieu de noms. `contra-uno check` la rejoue, `contra-uno verify` ou `/uno verify` prouve sa donne.
replay-hard-cost = Testé à partir d'ici, ça gagne { $share } % des manches : { $lost } % de plus que le coup joué (± { $margin } %). Sans regarder les cartes cachées.
replay-hard-same = *fort* aurait fait pareil : testé à partir d'ici, ça gagne { $share } % des manches.
replay-hard-as-good = Aussi bon que n'importe quel autre coup, autant qu'on puisse en juger.
replay-hard-close = Testé à partir d'ici, ça gagne { $share } % des manches, le coup joué { $played } % (la différence est sûre à ± { $margin } %). Sans regarder les cartes cachées.
replay-not-judged-no-turn = Ce n'était le tour de personne, il n'y a donc rien à comparer.
replay-not-judged-no-choice = Il n'y avait qu'une chose à faire.
replay-not-judged-only-card = *fort* l'aurait jouée aussi : il n'y avait rien d'autre.
replay-not-judged-alike = *fort* aurait aussi joué une carte, et toutes celles qui vont se valent.
replay-not-judged-unknown = Impossible à tester : ça dépend de ce que personne ne peut voir.
replay-not-judged-busy = J'essaie déjà trop de choses. Appuie encore dans un instant.
replay-worth-means = -# Essayé cent fois : les mêmes mains, la pioche remélangée, tout joué par *moyen*. Ça ne dit rien de votre façon de jouer.
