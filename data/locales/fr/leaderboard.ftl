### Le classement

leaderboard-title = ## 🏆 Classement
leaderboard-line = { $mark } { $player } – { $wins } sur { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $matches ->
    [0] {""}
    [one] , { $matches } partie
   *[other] , { $matches } parties
}
leaderboard-line-share = { $mark } { $player } – { $share } % ({ $wins } sur { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
})
leaderboard-line-rating = { $mark } { $player } – { $rating }
leaderboard-line-catches = { $mark } { $player } – { $catches ->
    [one] { $catches } flagrant délit
   *[other] { $catches } flagrants délits
} en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
leaderboard-too-little = Trop peu de manches pour le dire :
leaderboard-below = Les premières places (1 à 3 au moins) demandent 2 000 tours et onze adversaires qui en ont autant. Ensuite :
leaderboard-month = { $month ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[12] Décembre
} { $year }
leaderboard-season = Saison { $season }
leaderboard-season-begun = La saison { $season } a commencé. La précédente reste visible : `/leaderboard` avec `période:saison`.
leaderboard-season-already = Quelqu'un t'a devancé : la prochaine saison a déjà commencé.
leaderboard-sure-season = ### Commencer la saison { $next } ?
    Le classement de la saison repart de zéro. La saison { $season } reste visible, rien n'est perdu. C'est irréversible.
leaderboard-empty = Rien ici pour l'instant. À vous la première partie !
leaderboard-not-yet = Tu n'y es pas encore : joue une manche jusqu'au bout, avec quelqu'un.
leaderboard-this-chat = Cette discussion
leaderboard-not-yet-everywhere = Tu n'y es pas encore : il faut des manches contre cinq personnes différentes qui en ont joué dix chacune.
