### Le résumé : $variant choisit les mots, pour que chaque soirée soit différente

command-uno-recap = Retour sur la soirée : victoires, bluffs, chance, le grand moment
    .name = résumé
command-param-stretch = De quoi ?
    .name = de
stretch-evening = La dernière soirée
stretch-week = Les sept derniers jours
stretch-month = Les trente derniers jours
button-recap = Résumé
button-post = Publier ici
recap-nothing = Encore rien à raconter : aucune manche n'a été jouée jusqu'au bout.
recap-alt = Le résumé en image ; ce qu'elle montre est écrit au-dessus
recap-title-evening = ## 🎙️ Quelle soirée !
recap-title-week = ## 🎙️ Quelle semaine !
recap-title-month = ## 🎙️ Quel mois !
recap-title-match = ## 🎙️ Quelle partie !
recap-drawn-evening = Quelle soirée
recap-drawn-week = Quelle semaine
recap-drawn-month = Quel mois
recap-drawn-match = Quelle partie
recap-count = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
recap-count-cut = { $rounds } dernières manches
recap-played-out = -# Pour l'instant, on ne sait ce que valaient les cartes que pour { $known } manches sur { $rounds }.
recap-cut = -# Ceci raconte les { $rounds } dernières manches ; il y en a eu d'autres avant.
recap-tied = 🤝 { $rounds ->
    [1] Une manche
   *[other] { $rounds } manches
}, et égalité de victoires, quoi qu'en disent les points : { $count } d'entre vous en ont gagné { $wins ->
    [0] zéro
    [1] une chacun
   *[other] { $wins } chacun
}. Ça appelle une revanche.
recap-winner = { $variant ->
    [0] 🏆 C'est { $player } : { $wins } sur { $rounds }. Les autres rangent les cartes.
    [1] 🏆 { $rounds ->
        [1] Une manche, gagnée par { $player }
       *[other] { $rounds } manches, dont { $wins } pour { $player }
    }. On n'a pas fini d'en entendre parler.
   *[2] 🏆 Demandez à { $player } comment c'était : { $wins } sur { $rounds }. Dans une semaine, on en parlera encore.
}
recap-moment-big-draw = { $variant ->
    [0] 🎬 Le moment : { $player } prend **{ $amount } cartes d'un coup**.{ $by ->
        [yes] {" "}Cadeau de { $other }.
       *[no] {""}
    }
    [1] 🎬 { $player } a compté jusqu'à { $amount }, carte après carte.{ $by ->
        [yes] {" "}{ $other } comptait aussi.
       *[no] {""}
    }
   *[2] 🎬 { $amount } cartes d'un coup : { $player } a eu besoin des deux mains.{ $by ->
        [yes] {" "}{ $other } d'une seule, pour faire coucou.
       *[no] {""}
    }
}
recap-moment-homeward = { $variant ->
    [0] 🎬 Le moment : { $player } avait { $amount } cartes en main, et a gagné.
    [1] 🎬 { $amount } cartes en main, et { $player } a quand même fini avant tout le monde. Allez expliquer ça.
   *[2] 🎬 À { $amount } cartes, personne ne misait sur { $player }. Grave erreur.
}
recap-moment-straight = { $variant ->
    [0] 🎬 Le moment : { $player } gagne en { $amount } tours sans piocher une seule carte.
    [1] 🎬 { $player } n'a pas touché la pioche : { $amount } tours, fini, merci.
   *[2] 🎬 { $amount } tours, rien pioché, bonsoir : avec { $player }, ça avait l'air facile.
}
recap-moment-stacked = { $variant ->
    [0] 🎬 Le moment : { $player } finit une manche avec { $amount } cartes. Ce n'est plus une main, c'est un éventail.
    [1] 🎬 { $player } rapporte { $amount } cartes à la maison. Il faut bien que quelqu'un les garde.
   *[2] 🎬 À { $amount } cartes, { $player } a cessé de les trier.
}
recap-catcher = { $variant ->
    [0] 🚨 Rien n'échappe à { $player } : { $amount } flagrants délits.
    [1] 🚨 { $player } a crié *Contre-UNO !* { $amount } fois, et toujours à raison.
   *[2] 🚨 On a oublié de crier { $amount } fois. { $player } n'en a pas raté une.
}
recap-bluff = { $variant ->
    [0] 🎭 Le bluff le plus culotté est de { $player } : il a coûté à { $other } { $amount ->
            [one] { $amount } carte
           *[other] { $amount } cartes
        }, et personne n'a rien dit.
    [1] 🎭 { $player } avait de quoi jouer depuis le début. { $other } y a cru, et a pioché { $amount }.
   *[2] 🎭 { $amount ->
            [one] { $amount } carte
           *[other] { $amount } cartes
        } pour { $other }, pour un mensonge : { $player } n'a même pas cillé.
}
recap-nemesis = { $variant ->
    [0] 😈 { $other } devrait changer de place : { $player } devant { $amount } fois sur { $rounds }.
    [1] 😈 Entre { $player } et { $other }, c'est réglé : { $amount } sur { $rounds }.
   *[2] 😈 { $player } a trouvé sa victime, { $other } : devant { $amount } fois sur { $rounds }.
}
recap-luckiest = { $variant ->
    [0] 🍀 Les plus belles cartes sont allées à { $player } : de quoi gagner { $worth } fois ; bilan : { $wins }.
    [1] 🍀 { $player } peut remercier la donne : de quoi gagner { $worth } fois ; bilan : { $wins }.
   *[2] 🍀 Quelqu'un là-haut aime bien { $player } : de quoi gagner { $worth } fois ; bilan : { $wins }.
}
recap-unluckiest = { $variant ->
    [0] 🌧️ Et les pires, à { $player } : de quoi gagner { $worth } fois ; bilan : { $wins }. Respect, ou condoléances.
    [1] 🌧️ { $player } n'a reçu que des rogatons : de quoi gagner { $worth } fois ; bilan : { $wins }.
   *[2] 🌧️ Une pensée pour { $player } : de quoi gagner { $worth } fois, et { $wins } au compteur.
}
recap-title-of-moment = Le moment
recap-title-of-catcher = Flagrants délits
recap-title-of-bluff = Le bluff le plus culotté
recap-title-of-nemesis = La bête noire
recap-title-of-luckiest = Les meilleures cartes
recap-title-of-unluckiest = Les pires cartes
recap-did-big-draw = { $amount } cartes d'un coup
recap-did-homeward = victoire malgré { $amount } cartes
recap-did-straight = { $amount } tours, rien pioché
recap-did-stacked = { $amount } cartes restantes
recap-note-caught = a pincé { $amount } fois
recap-note-cards = { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } au culot
recap-note-over = sur { $player }
recap-note-luck = valaient { $worth }, bilan { $wins }
