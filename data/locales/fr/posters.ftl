### Les résultats qui restent

server-posters = **Quels résultats restent**
posters-of-rounds = De chaque manche
posters-of-matches = Juste la partie

## Affiches

poster-won = { $count ->
    [1] { $player } gagne !
   *[other] { $player } gagnent !
}
awards-title = ### Palmarès
award-big-draw = 🌊 { $player } a pris { $amount } cartes d'un coup.
award-big-draw-from = 🌊 { $player } a pris { $amount } cartes d'un coup, cadeau de { $other }.
award-bluff = 🎭 { $player } a bluffé, et c'est passé : { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } pour { $other }.
award-homeward = 🏠 { $player } a eu { $amount } cartes en main, et a gagné quand même.
award-catches = 🚨 { $player } a pincé quelqu'un { $amount } fois.
award-caught = 🙈 { $player } s'est fait pincer { $amount } fois.
award-lie-detector = 🕵️ { $player } a démasqué { $amount ->
    [1] un bluff.
   *[other] { $amount } bluffs.
}
award-straight = 🏎️ { $player } a gagné en { $amount } tours sans piocher une carte.
award-stacked = 🗼 { $player } avait encore { $amount } cartes à la fin.
award-in-round = (manche { $number })
evening-title = ### La soirée en { $count } manches
evening-line = Manche { $number } : **{ $player }** +{ $gained }
evening-line-nobody = Manche { $number } : personne
thanks = { $variant ->
    [0] 💛 Merci d'avoir joué – c'était une belle partie.
    [1] 💛 Merci à vous. Les cartes sont déjà mélangées pour la prochaine.
   *[2] 💛 Bien joué, tout le monde. À la prochaine !
}
match-stopped-leader = { $count ->
    [1] La partie s'arrête ici – { $player } menait.
   *[other] La partie s'arrête ici – { $player } menaient à égalité.
}

## Sa propre fin, dans la main

ending-won = { $variant ->
    [0] 🎉 Tu gagnes la manche !
    [1] 🎉 C'était ta dernière carte : la manche est à toi !
   *[2] 🎉 Fini ! Cette manche est à toi.
}
ending-won-with-cards = { $variant ->
    [0] 🎉 Tu gagnes la manche !
    [1] 🎉 La manche est à toi, même avec des cartes en main !
   *[2] 🎉 Personne n'a fait mieux : la manche est à toi !
}
ending-won-points = { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
} pour toi.
ending-won-no-points = Pas un seul point de pénalité pour toi.
ending-lost = { $cards ->
    [1] { $variant ->
        [0] Si près : il te restait une carte.
        [1] Une carte, une seule ! Rageant.
       *[2] Une carte de moins, et la manche était à toi.
    }
   *[other] { $variant ->
        [0] Pas cette fois : il te restait { $cards } cartes.
        [1] { $cards } cartes de trop, cette fois.
       *[2] À la prochaine manche, alors : tu avais encore { $cards } cartes.
    }
}
ending-knocked-out = 💥 K.-O. : trop de cartes dans cette manche.
ending-left = { $cards ->
    [0] 🚪 Tu as quitté cette manche avant sa fin.
    [1] 🚪 Tu as quitté cette manche avec une carte en main.
   *[other] 🚪 Tu as quitté cette manche avec { $cards } cartes en main.
}
ending-shared = Ton équipe l'a fait : la manche est aussi à toi !
ending-winner = { $count ->
    [1] { $player } gagne la manche.
   *[other] { $player } gagnent la manche.
}
hurdle-none = Rien n'a arrêté { $player }.
hurdle-draw-you = Tu as fait ce que tu pouvais : { $player } a pioché { $cards } cartes à cause de toi.
hurdle-draw-other = { $other } a fait piocher { $cards } cartes à { $player }, et ça n'a pas suffi.
hurdle-draw-own = { $player } a même dû piocher { $cards } cartes d'un coup, et a gagné quand même.
hurdle-caught-you = Tu as même pincé { $player } : { $cards } cartes, et ça n'a pas suffi.
hurdle-caught-other = { $other } a pincé { $player }, mais { $cards } cartes n'ont pas suffi.
hurdle-forgot-own = { $player } a même oublié de crier, ce qui lui a coûté { $cards } cartes, et a gagné quand même.
hurdle-longest = { $player } a eu jusqu'à { $cards } cartes.
ending-match-won = { $variant ->
    [0] 🏆 **Tu gagnes la partie !**
    [1] 🏆 **La partie est à toi !**
   *[2] 🏆 **C'est fait : tu gagnes la partie !**
}
ending-match-shared = 🏆 **Tu partages la victoire !**
ending-match-lost = { $player } { $count ->
    [1] gagne
   *[other] gagnent
} la partie. Tu finis { $place }e, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
ending-match-tied = { $player } { $count ->
    [1] gagne
   *[other] gagnent
} la partie. Tu finis { $place }e à égalité, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
ending-match-level = { $player } { $count ->
    [1] gagne
   *[other] gagnent
} la partie. Les autres sont à égalité, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} chacun.
ending-match-over = La partie est finie. Tu avais { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

## Finir une partie entre les manches

sure-stop-between = On arrête vraiment la partie ici, pour tout le monde ? Les points restent, et l'affiche dit qui mène.
