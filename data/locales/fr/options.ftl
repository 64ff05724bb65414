# Les règles maison : option-NOM est le nom à la table.
#   .description  ce qu'elle fait, en une ligne qui tient dans un menu de Discord (100 caractères)
#   .details      ce qu'il faut savoir d'autre (contra-uno rules NOM)
#   .takes        ce qu'on peut écrire après NOM=, là où ce ne sont pas deux mots
#   .VALEUR       ce que dit une valeur, après le nom et deux-points ; .MODE où un jeu la fixe (K1)

option-voluntary_draw = Pioche volontaire
    .description = On peut piocher même si on peut jouer. Non : si on peut jouer, on doit jouer.
    .details = On peut toujours garder une carte qu'on vient de piocher.
option-draw_four_guilt = Quand un joker de pioche est un bluff
    .description = C'est un bluff si tu as aussi une carte ou un chiffre de la couleur, ou toute carte qui va.
    .mercy = jamais un bluff
    .details = Les jokers de pioche sont le Joker +4 et, dans Flip, le Joker +2 et le Joker Pioche couleur. Si un défi perce ton bluff, c'est toi qui pioches les cartes. Comptent ta main et la couleur en jeu quand tu la joues ; sur un autre joker de pioche, la couleur choisie pour lui. Une autre carte du même genre ne compte jamais, et un simple Joker seulement sous « any ».
    .colour = avec une carte de la couleur
    .numbers = avec un chiffre de la couleur
    .any = avec toute carte qui va
option-bluff = Bluffer
    .description = On peut bluffer avec un joker de pioche, et ça passe, sauf si quelqu'un défie.
    .details = Seule la personne qui devrait piocher peut défier, au lieu de prendre les cartes. Non : un joker de pioche qui serait un bluff ne peut pas être joué, et aucun ne peut être défié.
    .mercy = rien ne se défie
option-catch_window = Jusqu'à quand on peut te pincer
    .description = Tu as oublié de crier ? On te pince jusqu'au prochain tour, ou jusqu'à ta dernière carte.
    .details = Tant qu'on peut te pincer, tu peux encore crier. C'est pardonné quand tu n'as plus ce nombre de cartes.
    .next_action = jusqu'au tour d'un autre
    .last_card = jusqu'à ta dernière carte
option-last_card_draws = La dernière carte agit
    .description = Si la dernière carte fait piocher, la personne suivante pioche avant le décompte.
    .details = La personne suivante pioche tout, sans pouvoir répondre ni défier.
option-scoring = Décompte
    .description = On marque les mains des autres quand on gagne, ou chacun la sienne, et le plus petit total gagne.
    .details = Points au gagnant : le premier à l'objectif gagne la partie. Points de pénalité : dès que quelqu'un atteint l'objectif, la partie est finie, et le plus petit score gagne.
    .winner = points au gagnant
    .penalty = points de pénalité pour chacun
option-target = Objectif
    .description = Le nombre de points qui met fin à la partie, à partir de 1 ; ou une seule manche.
    .details = La partie se termine avec la manche où quelqu'un atteint l'objectif. S'il n'y a qu'une manche, la gagner, c'est gagner la partie ; avec des points de pénalité, c'est en avoir le moins.
    .takes = un nombre entier à partir de 1, ou round
    .round = une seule manche
option-wrong_card = Mauvaise carte
    .description = On peut tout essayer, même hors tour ; une carte interdite revient et coûte { -wrong-card-cards }.
    .details = Plusieurs cartes essayées ensemble coûtent { -wrong-card }. Non : une carte interdite est refusée, et ne coûte rien.
option-advice = Souffler
    .description = Dire à quelqu'un quoi jouer coûte { -advice-cards }.
    .details = Signale-le par le menu du message (Applications) ou avec { reaction-advice } dessous : plus de la moitié des autres doit être d'accord en une demi-minute. Si c'était de vive voix, la personne qui tient la table tranche avec `/uno penalty`.
option-questions = Questions bêtes
    .description = Toute question coûte { -question-cards }, sauf demander pourquoi on a reçu une carte.
    .details = Signale-le par le menu du message (Applications) ou avec { reaction-question } dessous : plus de la moitié des autres doit être d'accord en une demi-minute. Si c'était de vive voix, la personne qui tient la table tranche avec `/uno penalty`. Quelqu'un qui avait déjà fini revient ainsi dans la manche.
option-sleeping = Dormir
    .description = Manquer son propre tour coûte { -sleep-cards }.
    .details = À la moitié du temps, tout le monde peut réveiller, une fois par tour ; la personne qui tient la table, avec `/uno penalty`. Quelqu'un qui avait déjà fini revient ainsi dans la manche.
option-show_backs = Dos visibles
    .description = Flip : tous voient l'autre face des cartes des autres et de la prochaine à piocher.
    .duo = non
    .mercy = non
    .details = Elles sont montrées dans le désordre, comme on les verrait à une table.
option-flip_values = Quelle face compte
    .description = Flip : à la fin, les cartes comptent par leur face claire, ou par celle qu'on joue.
    .light = la face claire
    .active = la face qu'on joue
    .duo = la seule face
    .mercy = la seule face
option-stacking = Cumul
    .description = Réponds à une carte de pioche par la même : ça s'additionne, et le suivant hérite de tout.
    .mercy = toute carte de pioche qui vaut au moins autant
    .details = Un +2 de toute couleur va sur un +2, un Joker +4 sur un Joker +4 ; dans Flip +1 sur +1, +5 sur +5 et Joker +2 sur Joker +2, mais jamais Joker Pioche couleur. Le défi porte sur le dernier joker de pioche, et sur toutes les cartes.
    .duo = seulement +2 sur +2
    .on = cartes de couleur et jokers
    .coloured = seulement de couleur, +2 sur +2
    .wild = seulement jokers, +4 sur +4
option-doubles = Doublé
    .description = On ajoute aussitôt la carte identique. Pas de pioche, joker ou Flip, ni quand on doit piocher.
    .details = Identique : même couleur et même chiffre ou symbole. Une fois par coup, avant que quelqu'un d'autre agisse, et pas si tu as déjà fait autre chose ; une carte piochée et jouée peut aussi être doublée. Les deux agissent : deux Passe ton tour sautent deux personnes, mais jamais toi.
option-fast_doubles = Doublé rapide
    .description = Deux cartes identiques se jouent d'un coup. Avec la règle du doublé, et ce qu'elle exclut.
    .details = Pas avec une carte tout juste piochée. Deux 7 sous Seven-O échangent une fois, après les deux. Si tu finis sur une paire, pas besoin de « UNO » : tu n'as jamais eu une carte seule.
# Same: la règle s'appelle ainsi
option-seven_o = Seven-O
    .description = Un 0 fait passer toutes les mains, dans le sens du jeu. Avec un 7, tu peux échanger la tienne.
    .details = Seuls comptent ceux qui ont encore des cartes, et la dernière carte de personne n'échange rien. Flip n'a pas de 0 : là, seul le 7 compte.
    .on = avec 0 et 7
    .zero = seulement le 0
    .seven = seulement le 7
option-jump_in = Interception
    .description = Avec la carte identique, on peut la poser aussitôt, hors tour ; le jeu repart de là.
    .details = Identique : même couleur et même chiffre ou symbole ; pas de joker, pas de Flip, et pas sur la carte de départ. La carte du dessous perd son effet, la nouvelle l'a. Dès que quelqu'un d'autre a joué, c'est trop tard.
option-jump_in_wild = Interception au joker
    .description = On intercepte aussi avec des jokers identiques. Avec la règle d'interception.
    .details = Un joker de pioche posé ainsi ne peut pas être défié.
option-jump_in_action = Interception cumulée
    .description = La carte du dessous garde son effet : pioches, Passe et Inversions s'ajoutent. Avec interception.
option-partner = Équipes
    .description = Pour 4, 6, 8 ou 10 personnes : les deux d'une équipe se font face et marquent ensemble.
    .details = La manche se termine quand quelqu'un a fini, et son équipe marque les mains des autres ; avec des points de pénalité, chaque équipe compte les siennes. Si quelqu'un part, un robot prend la place.
option-endless_draw = Pioche sans fin
    .description = Si rien ne va, on pioche jusqu'à une carte qui va, qu'on peut jouer ou garder.
    .details = Si on pioche alors qu'on pourrait jouer, on n'en pioche qu'une.
# Same: la règle s'appelle ainsi
option-action_uno = Action Uno
    .description = Certains chiffres demandent un geste : le plus lent, ou qui l'oublie, pioche { -late-gesture-cards }.
    .details = 3:all – après un 3, tout le monde fait le geste, et le dernier pioche { -late-gesture-cards } ; quand le temps est écoulé, tous ceux qui ne l'ont pas fait. 5:self – si tu joues un 5, fais-le avec la carte ou juste après, sinon pioche { -forgotten-gesture-cards }. Le nom seul vaut 3:all.
    .takes = des chiffres, et qui fait le geste, comme 3:all ou 3:all,5:self, ou off
option-play_on = Jouer jusqu'au bout
    .description = Quand quelqu'un a fini, les autres jouent les places suivantes, jusqu'au dernier.
    .details = La première place marque les mains des autres à ce moment ; avec des points de pénalité, chacun compte la main qu'il a à la fin de la manche.
# Same: c'est ce qu'on crie partout
option-uno_uno = Uno Uno
    .description = À la dernière carte, on crie « Uno Uno » : sinon, on pioche { -forgotten-call } et on continue.
    .details = On crie avec la carte, ou avant, à son tour. Les { -forgotten-call-cards } se piochent avant que la carte soit jouée, et elle agit quand même.
# Same: c'est ce qu'on crie partout
option-bruno_kuno = Bruno, Kuno, Uno
    .description = À trois cartes on crie « Bruno », à deux « Kuno », à une « Uno » ; sinon, { -forgotten-call }.
    .details = Peu importe comment on en arrive là, en jouant, en piochant ou en recevant des cartes ; la donne ne compte pas.
option-no_zero_finish = Pas de 0 à la fin
    .description = Un 0 ne peut pas être la dernière carte.
option-complement = Couleurs complémentaires
    .description = Une carte choisie inverse les couleurs, puis les remet : rouge va sur vert, jaune sur bleu.
    .details = Tant qu'elles sont inversées, une couleur va sur sa complémentaire et pas sur elle-même : rouge et vert, jaune et bleu, du côté sombre de Flip rose et turquoise, orange et violet. Le même chiffre ou symbole va toujours, sauf s'il a aussi la couleur du dessus. complement=B5 est le 5 bleu seul, complement=5 chaque 5, complement=S chaque Passe ton tour. Le nom seul vaut chaque 5.
    .takes = une carte de couleur comme B5, un chiffre ou symbole comme 5 ou S pour toutes, ou off
option-retour_kutsche = Retour à l'envoyeur
    .description = Renvoie un +2 ou Joker +4 par une Inversion de sa couleur, ou de la couleur choisie.
    .details = L'autre peut te le renvoyer de même, ou mettre sur un +2 un +2 qui va (avec Cumul, toute carte du même genre) ; sinon, il pioche. L'Inversion n'a pas d'autre effet. Dans Flip ça va avec +1, +5 et Joker +2, et pas avec Joker Pioche couleur.
option-lass_mich = Sans moi
    .description = Passe un +2 à la personne suivante par un Passe ton tour de sa couleur. Pas avec un Joker +4.
    .details = Elle peut le passer de même. Le Passe ton tour n'a pas d'autre effet. Dans Flip ça va avec +1 et +5, du côté sombre avec Passe à tous.
option-cross_stacking = Cumul croisé
    .description = Avec Cumul : un Joker +4 répond aussi à un +2, et un +2 à un Joker +4. Tout s'ajoute.
    .details = Dans Flip, pour +1 et Joker +2 ; +5 ne croise que +5, et rien ne va sur Joker Pioche couleur. Un Joker +4 sur un +2 peut être défié, et alors pour toutes les cartes ; un +2 par-dessus, plus jamais. Avec « up » la carte doit faire piocher au moins autant que la dernière : pas de +2 sur Joker +4.
    .mercy = toute carte de pioche qui vaut au moins autant
    .both = dans les deux sens
    .up = seulement avec une carte qui vaut au moins autant
option-several = Plusieurs du même chiffre
    .description = À ton tour, toutes tes cartes d'un chiffre se jouent d'un coup, ou quelques-unes.
    .details = Seule la première doit aller sur le tas, et la dernière reste au-dessus. Chacune agit : les mains passent une fois par 0, et s'échangent une fois avec des 7. Pas avec une carte tout juste piochée, ni en réponse.
option-no_wild_finish = Pas de joker à la fin
    .description = Un joker ne peut pas être la dernière carte.
    .details = Si on n'a rien d'autre, on pioche.
option-no_action_finish = Un chiffre à la fin
    .description = La dernière carte est un chiffre : ni joker, ni Passe ton tour, ni Inversion, ni pioche.
    .details = Si on n'a rien d'autre, on pioche.
option-forced_play = Jeu forcé
    .description = Si la carte qu'on vient de piocher va, il faut la jouer.
    .details = Un joker de pioche qui serait un bluff peut être gardé.
option-must_swap = Échange forcé
    .description = Avec le 7 de Seven-O, tu dois échanger ta main avec quelqu'un.
    .details = Seul un 7 qui est ta dernière carte n'échange avec personne.
option-last_exchange = Dernier échange
    .description = Un 0 ou 7 en dernière carte échange aussi les mains : qui se retrouve sans carte a fini.
    .details = Il faut Seven-O avec son 0. Avec un dernier 7, tu choisis : échanger, et l'autre finit avec ta main vide, ou n'échanger avec personne et finir.
option-hand_limit = Limite de main
    .description = À ce nombre de cartes, on est K.-O. et on sort aussitôt de la manche.
    .details = On compte carte par carte : ce qui restait à piocher est annulé. La main est mise de côté jusqu'au prochain mélange, et ses points vont au gagnant. S'il ne reste qu'une personne, elle gagne la manche. À la suivante, tout le monde revient. Le nom seul vaut 25.
    .takes = un nombre de cartes à partir de 15, ou off
option-challenge = Défis permis
    .description = Un joker de pioche peut être défié comme bluff. Non : aucun ne peut l'être, et tous tiennent.
    .mercy = rien ne se défie
option-uno_penalty = Gage UNO
    .description = Combien de cartes coûte un cri oublié.
    .details = On le paie quand on se fait pincer sans « UNO » (Bruno, Kuno), ou quand on joue sa dernière carte sans « Uno Uno ». Un geste coûte toujours { -forgotten-gesture-cards }.
    .takes = un nombre de cartes de 1 à 10
option-false_contra = Faux contre
    .description = Crier Contre-UNO à quelqu'un qui n'a rien oublié coûte des cartes.
    .details = Ça vaut pendant toute la manche, et on ne perd jamais son tour. Avoir raison ne coûte rien. Le nom seul vaut 2.
    .takes = un nombre de cartes de 1 à 10, ou off
option-blitz = Contre la montre
    .description = La partie s'arrête quand le temps est écoulé.
    .details = Le temps court dès la première donne, pauses comprises. Le moins de cartes en main gagne alors la manche (à égalité, la plus petite valeur), et les scores décident de la partie. Si le temps s'écoule entre deux manches, seuls comptent ceux encore à la table. Le nom seul vaut cinq minutes.
    .takes = des secondes de 30 à 7200, ou off
option-elimination = Élimination
    .description = Après chaque manche, quelqu'un sort de la partie ; le dernier qui reste la gagne.
    .details = C'est la personne qui a atteint la limite de main en premier dans la manche. Sinon : avec « Jouer jusqu'au bout », la dernière place, ou bien le plus de cartes (à égalité, la plus grande valeur). Personne n'entre après la première donne, et il n'y a pas d'objectif.
option-rounds = Manches
    .description = La partie se joue en autant de manches ; à la fin, qui mène aux points gagne.
    .details = Un objectif en points ne vaut que si tu le choisis en plus : la partie s'arrête alors au premier des deux. Chaque manche compte, même interrompue par un départ. Quand on est parti, on ne peut plus gagner, et quand on arrive en cours de route, on ne rattrape pas les manches passées. Le nom seul vaut cinq.
    .takes = un nombre de manches de 1 à 50, ou off
option-hand_size = Cartes par main
    .description = Combien de cartes chacun reçoit à chaque manche.
    .details = C'est sept d'habitude. En Duo, chacun en garde autant pendant le choix. Avec beaucoup de monde, les cartes peuvent manquer : à dix, jusqu'à neuf par personne (dix en Flip), à vingt, jusqu'à dix. Avec deux cartes, on crie « UNO » dès qu'on en joue une, comme toujours. Le nom seul vaut cinq.
    .takes = un nombre de cartes de 2 à 15, ou off
option-strafpunkte = Points de pénalité
    .description = Raccourci de scoring=penalty : chacun compte sa main, et le plus petit score gagne.
    .details = strafpunkte=off est le raccourci de scoring=winner.

## Ce que disent les valeurs

value-on = oui
value-off = non
rule-cards = { $count ->
    [1] une carte
   *[other] { $count } cartes
}
rule-seconds = { $count ->
    [1] une seconde
   *[other] { $count } secondes
}
rule-minutes = { $count ->
    [1] une minute
   *[other] { $count } minutes
}
rule-number = { $count }
rule-target = jusqu'à { $count ->
    [one] { $count } point
    [many] { $count } de points
   *[other] { $count } points
}
rule-without-target = sans objectif
rule-rounds = { $count ->
    [1] une manche
   *[other] { $count } manches
}
rule-cards-dealt = { $count } cartes chacun
rule-gesture-all = sur { $rank } tout le monde
rule-gesture-self = sur { $rank } seulement qui le joue
rule-every-colour = { $rank } de chaque couleur
rule-value-and-meaning = { $value } ({ $meaning })
rule-with-value = { $rule } : { $value }

## Ce qui ne va pas avec chaque valeur

clash-rounds-target = « { option-rounds } » et une seule manche comme « { option-target } » se contredisent. Un objectif en points va avec.
clash-hand_limit-hand_size = La « { option-hand_limit } » doit dépasser « { option-hand_size } ».

## La page qui les montre toutes (contra-uno rules)

# Same: c'est aussi un mot français
rules-option = Option
rules-name = Nom
rules-clause = Règle
rules-value = Valeur
rules-takes = accepte
rules-alone = seul
rules-fixed = { $value }, fixe
rules-short-for = raccourci de
rules-switches-on = active
rules-not-with = pas avec
rules-preset = Ensemble
rules-game = Jeu
rules-house-rules = Règles maison
rules-written = s'écrit
rules-none = aucune
rules-legend = Une valeur entre parenthèses est fixée par le jeu (règle K1). Ce qu'on peut écrire : contra-uno rules OPTION
rules-legend-mode = Ce qui est fixe ne se choisit pas dans ce jeu (règle K1). Ce qu'on peut écrire : contra-uno rules OPTION
rules-go-together = Vont ensemble, en { $mode } : { $rules }.
rules-go-together-none = { $mode } sans règles maison : on joue comme dans la notice.
rules-unknown = Pas de règle maison ni de jeu de règles « { $name } ». { $hint }
rules-meant = Tu voulais dire { $names } ?
rules-listed = `contra-uno rules` les montre toutes.
rules-either-or = Soit une règle maison, soit un jeu de règles ({ $name }), ou --check avec plusieurs : pas les deux.
rules-seats-alone = --seats va avec --check, par exemple : contra-uno rules --seats 6 --check partner
rules-preset-mode = L'ensemble « { $name } » est pour { $mode }. Retire --mode, ou demande un autre ensemble.
rules-unknown-preset = Pas d'ensemble « { $name } », mais ceux-ci : { $names }.

## Comment les règles s'appellent encore quand on les tape

rule-also-stacking = Empiler
rule-also-cross_stacking = Empiler croisé
rule-also-challenge = Défis
