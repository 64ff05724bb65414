### /uno stats : ce que quelqu'un a fait

command-uno-stats = Comment quelqu'un joue : cote, habitudes, bête noire, succès
    .name = stats
command-param-member = De qui ? Les tiennes, si tu ne dis personne
    .name = membre
menu-statistics = Statistiques UNO
statistics-title = ## 📊 { $player }
statistics-alt = Les statistiques de { $player } en image ; tout est écrit dessous
statistics-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
statistics-figure-wins = victoires
statistics-figure-share = des manches
statistics-figure-rating = cote
statistics-figure-medals = succès
statistics-course = Cote, { $mode } : { $trend } en { $rounds ->
    [1] une manche
    [10] dix manches
   *[other] { $rounds } manches
}
statistics-provisional = cote encore incertaine
statistics-met = { $people ->
    [1] cote encore incertaine
   *[other] place { $place } sur { $people } pour l'instant, parmi les gens croisés ; cote encore incertaine
}
statistics-won-of = { $wins } sur { $rounds } { $rounds ->
    [1] gagnée
   *[other] gagnées
}
statistics-often-of = { $often } sur { $rounds }
statistics-drawn-nemesis = Bête noire : { $player }
statistics-drawn-victim = Victime préférée : { $player }
statistics-whole = **{ $wins }** sur **{ $rounds }** { $rounds ->
    [1] manche gagnée
   *[other] manches gagnées
} ({ $share } %){ $matches ->
    [0] {""}
    [one] , { $matches } partie
   *[other] , { $matches } parties
}
statistics-game = **{ $mode }** : { $wins } sur { $rounds } { $rounds ->
    [1] gagnée
   *[other] gagnées
}
statistics-rating = cote **{ $rating }** ({ $trend } en { $rounds ->
    [1] une manche
    [10] dix manches
   *[other] { $rounds } manches
})
statistics-stronger = au-dessus de *{ $level }*
statistics-habits = **Habitudes**
statistics-calls = Cris : { $made } sur { $owed }
statistics-catches = A pincé { $catches ->
    [1] une fois
   *[other] { $catches } fois
}, { $caught ->
    [0] ne s'est jamais fait pincer
    [1] s'est fait pincer une fois
   *[other] s'est fait pincer { $caught } fois
}
statistics-bluffs = Bluffs : { $through } réussis, { $caught } démasqués
statistics-doubts = Défis : à raison { $right } fois sur { $doubts }
statistics-wild-draws = Jokers de pioche : { $thrown } joués, { $taken } reçus
statistics-draw = Plus grosse pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; plus longue main : { $hand }
statistics-pace = Met { $seconds ->
    [0] moins d'une seconde
    [1] une seconde
   *[other] { $seconds } secondes
} par tour
statistics-luck = 🍀 { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} { $rounds ->
    [1] à la dernière manche
   *[other] aux { $rounds } dernières manches
} ; avec de telles cartes, on en gagne en moyenne **{ $worth }** (±{ $margin })
statistics-luck-chance = -# Les cartes, et le hasard, l'expliquent.
statistics-luck-better = -# Plus que les cartes et le hasard n'expliquent : quelqu'un sait jouer, ici.
statistics-luck-worse = -# Moins que les cartes et le hasard n'expliquent : ce ne sont pas les cartes qui manquent.
statistics-rival-nemesis = 😈 Bête noire : **{ $player }**, devant dans { $often } manches sur { $rounds }
statistics-rival-victim = 🍰 Victime préférée : **{ $player }**, derrière dans { $often } manches sur { $rounds }
statistics-friends = 🤝 **Scores ici** – manches devant : derrière
# Same: names and numbers
statistics-friend = { $ahead } : { $behind } { $player }
statistics-achievements = { $count ->
    [one] 🏅 { $count } succès : { $newest }
   *[other] 🏅 { $count } succès, les derniers : { $newest }
}
statistics-none = Je n'ai pas de statistiques de { $player } à te montrer.
statistics-none-you = Tu n'as encore joué aucune manche jusqu'au bout. `/uno start` ouvre une table !
button-statistics = Statistiques
button-achievements = Succès
me-statistics = **Qui te voit** – tes statistiques sont visibles sur les serveurs et dans les groupes où tu as joué, et pour ceux qui ont joué avec toi. Sinon, on ne te voit qu'à tes tables.
# Same: c'est aussi un mot français
me-statistics-all = Visible
me-statistics-me = À mes tables seulement
me-sure-to-hide =
    ### Te cacher ?
    Alors personne d'autre ne voit tes statistiques, et ton nom n'apparaît plus qu'aux tables où tu joues. Classements, résumés, rediffusions et preuves disent « quelqu'un », et tu n'es la bête noire de personne. Ce qui est publié reste tel quel. Rien n'est effacé : tu peux te remontrer quand tu veux.
