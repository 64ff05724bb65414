### Qui suit une partie sans y jouer

button-follow = Suivre
button-join-next = Jouer la prochaine manche
button-unfollow = Ne plus suivre
button-decline = Non, merci
board-followers = { $count ->
    [one] 👀 { $count } personne regarde
   *[other] 👀 { $count } personnes regardent
}
following-now = 👀 **Tu suis cette partie.** Dès qu'une place se libère entre deux manches, je te la propose par message privé ; premier arrivé, premier servi. À la fin, je te dis le résultat.
following-next = 🪑 **Tu suis cette partie, et tu peux jouer dès la prochaine manche.** À la fin de cette manche, je te propose une place par message privé : appuie là sur « { button-join } ». Premier arrivé, premier servi. À la fin de la partie, je te dis le résultat.
following-to-the-end = 👀 **Tu suis cette partie.** À la fin, je te dis le résultat par message privé. Dans un jeu comme celui-ci, aucune place ne se libère.
following-no-longer = Tu ne suis plus cette partie.
offer = 🪑 **Une place est libre** chez { $player } ! Elle t'est gardée ; l'offre expire { $when }.
    { $score ->
        [0] Tu joues dès la prochaine manche, à la dernière place et sans points.
       *[other] Tu joues dès la prochaine manche, à la dernière place et avec { $score ->
            [one] { $score } point de pénalité
           *[other] { $score } points de pénalité
        }, le plus haut score de la table.
    }
offer-in-channel = { $player }, une place est libre ici, et l'offre expire { $when } : appuie sur « { button-join } » sur le plateau. { $link }
offer-is-over = Cette place est déjà prise.
offer-declined = D'accord, ce sera pour quelqu'un d'autre. Je te dirai quand même le résultat.
seat-kept = { $count ->
    [1] 🪑 Une place est gardée pour { $player } ; l'offre expire { $when }.
   *[other] 🪑 Des places sont gardées pour { $player } ; l'offre expire { $when }.
}
arriving-at-lobby = { $player } a déjà ouvert une table ici : UNO { $mode }. Prends place !
arriving-at-full-lobby = Une table est déjà ouverte ici, mais elle est complète.
arriving-next-round = Une manche est en cours ici. Tu peux jouer dès la prochaine : appuie sur « { button-join-next } », et je te propose une place à la fin de celle-ci.
arriving-between = Une partie est en cours ici, entre deux manches : tu peux t'asseoir maintenant.
arriving-to-watch = Une partie est en cours ici, sans place pour toi. Tu peux la suivre : je te dirai le résultat.
arriving-elsewhere = -# Pour une table à toi, fais `/uno start` dans un autre salon ou une autre discussion.
table-deleted = 🗑️ Quelqu'un a supprimé le message de cette table. J'en poste un autre { $when }.
deleted-often = -# 🗑️ Ce message est sans cesse supprimé, alors je le republie à chaque fois. `/uno stop` y met fin : avant la donne, la personne qui tient la table ; pendant la partie, un vote ; et à tout moment, la personne qui gère les messages ici sans avoir joué.
note-sat-down = { $score ->
    [0] Te voilà à table ! Tes cartes arrivent avec la prochaine manche.
   *[other] Te voilà à table, avec { $score ->
        [one] { $score } point de pénalité
       *[other] { $score } points de pénalité
    } ! Tes cartes arrivent avec la prochaine manche.
}
seat-begins-with = 🪑 En s'asseyant maintenant, on commence avec { $score ->
    [one] { $score } point de pénalité
   *[other] { $score } points de pénalité
}, le plus haut score de la table.

## La place de quelqu'un, pour qui la veut

button-offer-seat = Céder ma place
button-keep-seat = Garder ma place
seat-offered = 🎁 À saisir : la place de { $player }. Appuie sur « { button-join } » et elle est à toi.
seat-offered-you = 🎁 Ta place est à saisir : tu joues jusqu'à ce que quelqu'un la prenne entre deux manches.
seat-offered-how = 🎁 **Ta place est à saisir.** Tu joues jusqu'à ce que quelqu'un la prenne entre deux manches ; alors tu pars. { $penalty ->
    [0] La personne qui vient prend la dernière place, sans aucun point. Ta place et tes points restent à toi : tant qu'il y a de la place, tu peux revenir entre deux manches.
   *[other] La personne qui vient prend la dernière place et commence au plus haut score de la table. Ta place reste à toi : tant qu'il y a de la place, tu peux revenir entre deux manches, avec tes points ou ce plus haut score, le plus grand des deux.
}
seat-stays = Tu restes. Ta place est de nouveau à toi.
