### Ce qu'explique `/uno rules` : comment on joue (les règles maison sont dans options.ftl)

rulebook = ### 📖 Les règles
    Choisis ci-dessous ce que tu veux savoir : comment on joue, une règle maison, ou d'autres réglages.
rules-as-line = -# Les mêmes règles en une ligne, à faire passer :
topics-basics = Comment on joue …
topics-variants = Règles maison …
topics-more = D'autres règles maison …
topics-others = Gages et points …
topics-sets = Jeux de règles tout prêts …
about-rule-stands-at = - { $mode } : { $value }
about-rule-fixed = - { $mode } : { $value } (fixe)
about-rule-contains = Active aussi « { $rule } ».
about-rule-excludes = Ne va pas avec « { $rule } » (règle { $clause }).
about-rule-clashes = { $reason } (règle { $clause })
about-rule-clause = -# Règle { $clause } · s'écrit `{ $name }` · accepte : { $values }

topic-turn = Jouer et piocher
    .details = À ton tour, tu joues une carte qui va, ou tu en pioches une. Ce qui va : la même couleur, le même chiffre, le même symbole, ou un joker. Si la carte piochée va, tu peux la jouer aussitôt ; sinon, c'est à la personne suivante. Si tu *dois* piocher, tu prends les cartes, tu réponds ou tu défies, et rien d'autre. Un Passe ton tour saute la personne suivante, une Inversion change le sens ; à deux, une Inversion vaut un Passe ton tour (en Duo, c'est autre chose).
        -# Règles C4, C5, C8 et C9 ; en Duo D6
topic-uno = Crier UNO
    .details = Quand on n'a plus qu'une carte, on doit crier « UNO » : avec l'avant-dernière carte, avant, à son tour, ou après, jusqu'à se faire pincer. Si on repioche, on n'a plus rien à crier. Si tu finis sur une paire, pas besoin de « UNO » : tu n'as jamais eu une carte seule.
        -# Règle C13
topic-contra = Contre-UNO
    .details = Si quelqu'un a oublié de crier, n'importe qui à la table peut le pincer : avec « { button-contra } », bouton ou réaction. Le fautif pioche { -forgotten-call-cards }. C'est possible jusqu'au tour suivant ; dans Flip, jusqu'à la dernière carte. Appuyer sans raison ne coûte rien – sauf avec « { option-false_contra } ».
        -# Règle C14 ; « { option-false_contra } » X8
topic-challenges = Défier
    .details = On n'a le droit de jouer un Joker +4 que si on n'a aucune carte de la couleur en jeu. La personne visée peut le défier au lieu de piocher, et voit alors la main de l'autre. C'était un bluff : l'autre pioche. Sinon : tu pioches, et { -unfounded-challenge } de plus. Une interception, une dernière carte et une carte déjà suivie d'une Inversion ou d'un Passe ton tour ne se défient pas. La couleur choisie tient dans tous les cas.
        -# Règles C11 et C12 ; dans Flip F5 et F6
# Same: c'est aussi un mot français
topic-points = Points
    .details = Les chiffres comptent leur valeur, +2, Inversion et Passe ton tour 20, les jokers 50. Le gagnant de la manche marque ce que les autres ont encore en main ; à 500 points, la partie est finie. En Flip et Duo ce sont des points de pénalité : chacun compte sa main, et le plus petit score gagne.
        Flip : +1 compte 10, +5, Inversion, Passe ton tour et Flip 20, Passe à tous 30, Joker 40, Joker +2 50, Joker Pioche couleur 60 ; à 500 points, la partie est finie. La face claire compte, si « { option-flip_values } » ne dit pas autre chose.
        Duo : +2, Inversion et Passe ton tour comptent 10, Joker 15, Joker +4 20 ; à 200 points, la partie est finie.
        -# Règles C17 et C18 ; en Flip F9, en Duo D8
topic-leaving = Partir et entrer
    .details = Si quelqu'un part en pleine manche, ses cartes vont à la pioche, mais elles comptent : pour le gagnant de la manche et, avec des points de pénalité, contre la personne partie. S'il ne reste qu'une personne, elle a gagné la manche sans points, et la partie s'il n'y a plus personne à la table. On s'assied avant la donne et entre deux manches, sans points, ou, avec des points de pénalité, au plus haut score de la table. Si on était déjà là, on retrouve sa place et ses points ; avec des points de pénalité, au moins ce plus haut score, sauf si on n'a rien manqué.
        -# Règles L1 et L2
topic-flip = Le Flip
    .details = Un Flip retourne tout : les deux tas et toutes les mains. La carte qui se retrouve au-dessus donne la couleur, mais n'agit pas ; si c'est un joker, la personne qui a joué le Flip choisit la couleur. Tout le monde peut voir les dos des autres, dans le désordre.
        -# Règles F7 et F8
topic-draft = Le choix en Duo
    .details = Chacun à son tour, on regarde la carte du dessus : la garder (la suivante est défaussée), ou la défausser et devoir prendre la suivante, jusqu'à sept chacun.
        -# Règle D2
topic-series = L'Inversion en Duo
    .details = Après une Inversion tu peux jouer d'un coup toutes tes cartes de cette couleur, dans l'ordre de ton choix, ou aucune. Seule la dernière agit. Si c'est encore une Inversion, l'autre peut faire de même.
        -# Règle D6
topic-merciless = No Mercy : piocher et répondre
    .details = Si rien ne va, tu pioches jusqu'à une carte qui va, et dois la jouer. On répond à une carte de pioche par une autre qui vaut au moins autant que la dernière, de n'importe quelle couleur : +4 sur +2, +10 sur tout. Tout s'ajoute jusqu'à ce que quelqu'un prenne. Ni bluff ni défi. Un Joker Inversion +4 change le sens et frappe le suivant dans ce sens – à deux, c'est toi. Un Défausse tout emporte toutes tes cartes de sa couleur. Après un Passe à tous, tu rejoues. Un 0 fait passer toutes les mains, avec un 7 tu échanges la tienne.
        -# Règles M4 à M8 et M10
topic-roulette = No Mercy : roulette des couleurs
    .details = Tu la joues sans choisir de couleur : c'est la personne suivante qui en choisit une et retourne des cartes jusqu'à ce qu'elle sorte. Tout le monde voit ce qui sort ; les jokers ne comptent pas. Cette couleur est alors en jeu, et la personne passe son tour. On n'y répond pas.
        -# Règle M9
topic-knockout = No Mercy : K.-O. et points
    .details = À 25 cartes, on sort aussitôt de la manche et on ne pioche plus ; la main est mise de côté et revient au prochain mélange. Le gagnant marque les cartes des autres – les chiffres leur valeur, actions de couleur 20, jokers 50 – et 250 par K.-O. 1000 points suffisent.
        -# Règles M11 et M13, la limite de main X5
