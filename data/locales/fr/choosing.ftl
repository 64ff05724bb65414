### Régler le jeu avant la donne (« Options » du salon)

## Les pages

# Same: c'est aussi un mot français
button-options = Options
button-choosing-game = Jeu
button-choosing-rules = Règles
button-choosing-people = Qui joue
button-choosing-line = Partager
choosing-title = Options : UNO { $mode }
choosing-mode = Quel jeu ?
choosing-mode-classic = De 2 à 20, avec les cartes que tout le monde connaît.
choosing-mode-flip = De 2 à 10, avec des cartes à deux faces : la sombre est vache.
choosing-mode-mercy = De 2 à 6, sans pitié : à 25 cartes, on est éliminé de la manche.
choosing-mode-duo = À deux, pas plus : choisir ses cartes, jouer vite, jusqu'à 200 points.
choosing-preset = Prendre un jeu de règles …
choosing-favourite = Ton favori
choosing-target = On joue jusqu'à quand ?
choosing-points = Jusqu'à { $count ->
    [one] { $count } point
    [many] { $count } de points
   *[other] { $count } points
}
choosing-other-target = Un autre nombre de points …
choosing-single-round = Une seule manche
choosing-rounds = Après { $count ->
    [1] une manche
   *[other] { $count } manches
}
choosing-turn-time = Combien de temps par tour ?
choosing-turn = Temps par tour : { $time }
time-of-turn-off = autant qu'il faut
time-of-turn-seconds = { $count } secondes
# Same: c'est aussi un mot français
time-of-turn-minutes = { $count } minutes
choosing-rules-title = Choisir des règles maison
choosing-family = { $family } …
choosing-finer = Régler une règle plus finement …
choosing-now = Pour l'instant : { $value }
choosing-gesture-all = Tout le monde fait le geste sur ces chiffres …
choosing-gesture-self = Sur ces chiffres, seulement la personne qui joue …
choosing-gesture = Quel geste faites-vous ?
choosing-own-gesture = Un geste à nous …
choosing-complement-rank = Quel chiffre ou symbole inverse les couleurs ?
choosing-complement-card = Dans toutes les couleurs, ou une seule ?
choosing-people-title = Qui joue ?
choosing-whom = Choisis quelqu'un …
choosing-level = Quel niveau pour le robot ?
choosing-mate = Avec qui joue { $player } ?
choosing-add-computer = Ajouter un robot …
button-make-host = Confier la table
button-remove = Sortir de la table
seat-computer = Robot, { $level }
seat-host = Tient la table
seat-person = À la table
level-random = hasard
    .description = Joue n'importe quelle carte qui va.
level-easy = facile
    .description = Joue ce qu'il peut, et oublie souvent de crier.
level-medium = moyen
    .description = Sait jouer, et fait souvent le deuxième meilleur coup.
level-hard = fort
    .description = Retient à qui manquait quelle couleur, et n'oublie presque rien.
level-master = expert
    .description = Suit chaque tour, et n'oublie rien.
choosing-line-title = Ces règles en une ligne
choosing-line = À faire passer : il suffit de la coller ici, sous « { button-paste-line } », ou dans `règles` de `/uno start`, pour jouer pareil.
choosing-forget = Oublier un favori …
choosing-kept-as = Enregistré sous « { $name } ». Tu le retrouves ici en choisissant un jeu, et sous `ensemble` de `/uno start`.
choosing-forgotten = « { $name } » est oublié.
button-paste-line = Coller une ligne
button-keep-rules = Garder en favori

## Ce qu'on tape

form-target-label = Combien de points pour finir la partie ?
form-target-hint = Un nombre entier à partir de 1, ou round pour une seule manche
form-gesture-label = Que faites-vous ou criez-vous ?
form-gesture-hint = Se toucher le nez
form-line-title = Règles en une ligne
form-line-label = Règles maison, avec des virgules
# Same: c'est ainsi que ça s'écrit
form-line-hint = stacking, jump_in, target=200
form-favourite-title = Garder en favori
form-favourite-label = Comment s'appellent ces règles ?
form-favourite-hint = Vendredi soir

## Ce qu'il y a à en dire

choosing-pair = « { $left_out } » et « { $stays } » ne vont pas ensemble : choisis l'une des deux. En attendant, « { $stays } » reste.
choosing-clash = { $reason } En attendant, « { $stays } » reste.
choosing-need = « { $left_out } » ne va pas sans « { $needed } ». En attendant, elle est désactivée.
button-with-need = « { $rule } » avec « { $needed } »
button-instead = Plutôt « { $rule } »
choosing-not-in-mode = Ces règles n'existent pas en { $mode }, je les ai donc désactivées : { $rules }.
choosing-kept = « { $rule } » fait partie de « { $by } » et reste. Désactive « { $by } » pour enlever les deux.
choosing-too-many = { $reason } Vous êtes { $count } à la table.
choosing-nobody = Cette place est déjà vide. Voilà où on en est.
choosing-too-many-favourites = Je ne retiens que { $count } favoris. Il faut d'abord en oublier un.
choosing-no-favourite = Le favori « { $name } » n'existe plus.
choosing-no-name = Il faut donner un nom au favori, et un nom qu'aucun jeu de règles tout prêt ne porte déjà.
choosing-not-host = Seule la personne qui tient la table peut changer le jeu. Dis-lui à quoi tu voudrais jouer !

## Équipes

button-teams = Équipes
team = { $first } & { $second }
choosing-teams-title = Qui joue avec qui ?
