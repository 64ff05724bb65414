### Ce qu'explique `/uno règles` : comment on joue (les règles maison sont dans options.ftl)

rulebook = ### 📖 Les règles
    Choisis ci-dessous ce que tu veux savoir : comment on joue, une règle maison, ou ce qui se règle encore.
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
    .details = À ton tour, tu joues une carte qui va, ou tu en pioches une. Va la même couleur, le même chiffre, le même symbole, ou un joker. Si la carte piochée va, tu peux la jouer aussitôt ; sinon, c'est à la personne suivante. Qui *doit* piocher prend les cartes, répond ou défie, et rien d'autre. Un Passe ton tour saute la personne suivante, une Inversion change le sens ; à deux, une Inversion vaut un Passe ton tour (en Duo, c'est autre chose).
        -# Règles C4, C5, C8 et C9 ; en Duo D6
topic-uno = Crier UNO
    .details = Qui n'a plus qu'une carte doit crier « UNO » : avec l'avant-dernière carte, avant, à son tour, ou après, jusqu'à se faire pincer. Qui repioche n'a plus rien à crier. Qui finit sur une paire n'a pas besoin de « UNO » : on n'a jamais une carte seule.
        -# Règle C13
topic-contra = Contre-UNO
    .details = Si quelqu'un a oublié de crier, n'importe qui à la table peut le pincer : avec **Contre-UNO !** ou 🚨. Qui se fait pincer pioche { -forgotten-call }. Ça va jusqu'au tour d'un autre ; dans Flip, jusqu'à la dernière carte. Appuyer sans raison ne coûte rien – sauf avec « { option-false_contra } ».
        -# Règle C14 ; « { option-false_contra } » X8
topic-challenges = Défier
    .details = Un Joker +4 n'est que pour qui n'a aucune carte de la couleur en jeu. Qui le reçoit peut le défier au lieu de piocher, et voit alors l'autre main. Un bluff : l'autre pioche. Pas de bluff : tu pioches, et { -unfounded-challenge } de plus. Une interception, une dernière carte et une carte déjà suivie d'une Inversion ou d'un Passe ton tour ne se défient pas. La couleur choisie tient dans tous les cas.
        -# Règles C11 et C12 ; dans Flip F5 et F6
# Same: c'est aussi un mot français
topic-points = Points
    .details = Les chiffres comptent leur valeur, +2, Inversion et Passe ton tour 20, les jokers 50. Qui gagne la manche marque ce que les autres ont encore ; 500 points finissent la partie. En Flip et Duo ce sont des points de pénalité : chacun compte sa main, et le plus petit score gagne.
        Flip : +1 compte 10, +5, Inversion, Passe ton tour et Flip 20, Passe à tous 30, Joker 40, Joker +2 50, Joker Pioche couleur 60 ; 500 points finissent la partie. La face claire compte, si « { option-flip_values } » ne dit pas autre chose.
        Duo : +2, Inversion et Passe ton tour comptent 10, Joker 15, Joker +4 20 ; 200 points finissent la partie.
        -# Règles C17 et C18 ; en Flip F9, en Duo D8
topic-leaving = Partir et entrer
    .details = Les cartes de qui part en pleine manche vont à la pioche, mais comptent : pour qui gagne la manche et, là où l'on joue aux points de pénalité, contre qui est parti. S'il ne reste qu'une personne, elle a gagné la manche sans points, et la partie s'il n'y a plus personne à la table. On s'assied avant la donne et entre deux manches, sans points, ou, avec des points de pénalité, au plus haut score de la table. Qui était déjà là retrouve sa place et ses points, de pénalité au moins ce plus haut score, sauf à n'avoir rien manqué.
        -# Règles L1 et L2
topic-flip = Le Flip
    .details = Un Flip retourne tout : les deux tas et toutes les mains. Ce qui arrive au-dessus donne la couleur, mais n'agit pas ; si c'est un joker, qui a joué le Flip choisit la couleur. Tout le monde peut voir les dos des autres, dans le désordre.
        -# Règles F7 et F8
topic-draft = Le choix en Duo
    .details = Chacun son tour regarde la carte du dessus : la garder (la suivante est défaussée), ou la défausser et devoir prendre la suivante, jusqu'à sept chacun.
        -# Règle D2
topic-series = L'Inversion en Duo
    .details = Après une Inversion tu peux jouer d'un coup toutes tes cartes de cette couleur, dans l'ordre de ton choix, ou aucune. Seule la dernière agit. Si c'est encore une Inversion, l'autre peut faire de même.
        -# Règle D6
topic-merciless = No Mercy : piocher et répondre
    .details = Si rien ne va, tu pioches jusqu'à une carte qui va, et dois la jouer. À une carte de pioche répond toute carte de pioche qui vaut au moins autant que la dernière, de toute couleur : +4 sur +2, +10 sur tout. Tout s'ajoute jusqu'à ce que quelqu'un prenne. Ni bluff ni défi. Un Joker Inversion +4 change le sens et touche qui joue alors – à deux, toi. Un Défausse tout emporte toutes tes cartes de sa couleur. Après un Passe à tous, tu rejoues. Un 0 fait passer toutes les mains, avec un 7 tu échanges la tienne.
        -# Règles M4 à M8 et M10
topic-roulette = No Mercy : roulette des couleurs
    .details = Qui la joue ne choisit pas de couleur : la personne suivante en choisit une et retourne des cartes jusqu'à ce qu'elle sorte. Tout le monde voit ce qui sort ; les jokers ne comptent pas. Cette couleur vaut alors, et la personne passe son tour. On n'y répond pas.
        -# Règle M9
topic-knockout = No Mercy : K.-O. et points
    .details = Qui a 25 cartes sort aussitôt de la manche et ne pioche plus ; la main est mise de côté et revient au prochain mélange. Qui gagne marque les cartes des autres – les chiffres leur valeur, actions de couleur 20, jokers 50 – et 250 par K.-O. 1000 points suffisent.
        -# Règles M11 et M13, la limite de main X5
