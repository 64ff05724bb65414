### Les succès : un nom pour chacun, et ce qui les vaut

achievements-title = ## 🏅 Succès de { $player }
    -# { $count } sur { $all }
achievements-title-mine = ## 🏅 Tes succès
    -# { $count } sur { $all }
achievements-secret = { $count ->
    [1] -# 🤫 Et un dont personne ne parle.
   *[other] -# 🤫 Et { $count } dont personne ne parle.
}
achievements-earned = 🏅 **{ $player }** : { $name } – { $about }
achievements-earned-unknown = 🏅 **{ $player }** : { $name }
achievement-first-win = La chance des débuts
achievement-first-win-about = a gagné sa première manche. Après, ça se corse
achievement-ten-wins = Pilier de la maison
achievement-ten-wins-about = a gagné dix manches
achievement-hundred-wins = Club des cent
achievement-hundred-wins-about = a gagné cent manches. Qui joue encore avec toi ?
achievement-hundred-rounds = Fait partie des meubles
achievement-hundred-rounds-about = a tenu jusqu'au bout de cent manches
achievement-first-match = Le menu complet
achievement-first-match-about = a gagné une partie entière
achievement-ten-matches = Vitrine à trophées
achievement-ten-matches-about = a gagné dix parties. Reste à faire la poussière
achievement-last-word = Le dernier mot
achievement-last-word-about = a fini sur un joker de pioche, par pure méchanceté
achievement-true-colours = Peu importe la couleur
achievement-true-colours-about = a fini sur un joker
achievement-u-turn = Demi-tour
achievement-u-turn-about = a fini sur une inversion
achievement-not-you = Pas toi
achievement-not-you-about = a fini sur un passe-ton-tour
achievement-nothing-left = Plus rien
achievement-nothing-left-about = a fini sur un zéro : zéro carte, zéro souci
achievement-lucky-seven = Le sept porte-bonheur
achievement-lucky-seven-about = a fini sur un sept
achievement-upside-down = Sens dessus dessous
achievement-upside-down-about = a fini sur un Flip
achievement-police = Police des cartes
achievement-police-about = a pincé quelqu'un trois fois dans une manche
achievement-commissioner = Commissaire
achievement-commissioner-about = a pincé quelqu'un cinquante fois. À côté de toi, plus personne n'ose oublier
achievement-caught-again = Ça m'est sorti de la tête
achievement-caught-again-about = s'est fait pincer trois fois dans une manche
achievement-poker-face = Visage de marbre
achievement-poker-face-about = a bluffé trois fois dans une manche, et personne n'a osé
achievement-card-shark = Requin
achievement-card-shark-about = a fait passer vingt-cinq bluffs
achievement-lie-detector = Détecteur de mensonges
achievement-lie-detector-about = a démasqué deux bluffs dans une manche
achievement-gullible = Parano
achievement-gullible-about = a douté trois fois de gens honnêtes dans une manche
achievement-honest = Âme pure
achievement-honest-about = a gagné avec deux jokers de pioche, tous deux réguliers
achievement-comeback = Ni fleurs ni couronnes
achievement-comeback-about = a gagné après avoir eu douze cartes
achievement-phoenix = Phénix
achievement-phoenix-about = a remonté depuis vingt cartes et gagné
achievement-salvo = Pare-balles
achievement-salvo-about = a ramassé huit cartes d'un coup et gagné quand même
achievement-landslide = Avalanche
achievement-landslide-about = a ramassé douze cartes d'un coup. Une minute de silence
achievement-straight = D'une traite
achievement-straight-about = a gagné sans piocher une seule carte
achievement-photo-finish = Au coude à coude
achievement-photo-finish-about = a gagné quand il ne restait qu'une carte à tous les autres
achievement-so-close = Si près du but
achievement-so-close-about = n'avait plus qu'une carte, encore et encore, et a perdu quand même
achievement-good-deal = Bonne affaire
achievement-good-deal-about = a échangé sa main et s'est allégé de huit cartes
achievement-own-goal = But contre son camp
achievement-own-goal-about = a échangé sa main et récolté cinq cartes de plus. Exprès ?
achievement-quick-draw = Plus vite que son ombre
achievement-quick-draw-about = a intercepté trois fois dans une manche
achievement-full-house = Salle comble
achievement-full-house-about = a gagné à une table de huit ou plus
# Same: c'est aussi un mot français
achievement-marathon = Marathon
achievement-marathon-about = a gagné une manche de deux cents coups
# Same: c'est aussi un mot français
achievement-sprint = Sprint
achievement-sprint-about = a gagné en huit tours ou moins
achievement-quick-mind = Esprit vif
achievement-quick-mind-about = a gagné à trois secondes par tour ou moins
