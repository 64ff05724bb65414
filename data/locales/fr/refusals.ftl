### Ce que les règles refusent, et ce qu'on peut faire : une phrase aimable par règle

refused-otherwise = Pas possible maintenant (règle { $clause }).
refused-not-now = Pas possible maintenant.
refused-not-your-turn = Patience : c'est à { $player }.
refused-pending = Tu dois d'abord piocher { $draw }.
refused-drawn = Tu as pioché : tu ne peux plus jouer que cette carte.
refused-draft = On en est encore au choix des cartes : garde celle que tu vois, ou défausse-la.
refused-round-over = La manche est finie. À la suivante !
refused-gesture = Le geste d'abord : { $gesture } Appuie sur { $symbol } !
allowed-now = Tu peux : { $actions }.
refused-complement = Cette carte ne va pas : les couleurs complémentaires sont en jeu. Il faut la complémentaire, le même chiffre ou symbole d'une autre couleur, ou un joker.
clause-C1 = { seats-C1 }
clause-C4 = Cette carte ne va pas : il faut la même couleur, le même chiffre ou symbole, ou un joker.
clause-C6 = Tu as une carte qui va, et ici il faut la jouer.
clause-C10 = Il faut choisir une couleur pour cette carte. Clique encore dessus et choisis-en une.
clause-C11 = { clause-C10 }
clause-C11b = Pas de bluff dans ce jeu : un joker de pioche qui en serait un ne peut pas être joué, et aucun ne peut être défié.
clause-C12 = { challenge-nothing }
challenge-nothing = Rien à défier maintenant. On ne défie qu'un joker de pioche, et seulement si c'est à toi de piocher.
challenge-of-others = C'est à { $player } de défier : c'est là que tombe la pioche.
challenge-of-jump-in = Cette carte est arrivée par interception, et une interception ne se défie pas.
challenge-of-last-card = C'était une dernière carte, et une dernière carte ne se défie pas.
challenge-answered = Une Inversion ou un Passe ton tour y a répondu : trop tard pour défier.
clause-C13 = Rien à crier maintenant : « UNO » va avec l'avant-dernière carte.
clause-C14 = Personne n'a oublié de crier – ou quelqu'un t'a devancé. Ouvre l'œil !
clause-M1 = { seats-M1 }
clause-M6 = En No Mercy rien ne se défie : prends les cartes, ou réponds par une carte de pioche qui vaut au moins autant.
clause-M7 = { clause-C10 }
clause-M9 = La couleur d'une roulette revient à la personne suivante : joue la carte seule.
clause-M10 = En No Mercy un 7 échange toujours : choisis avec qui.
clause-D1 = { seats-D1 }
clause-D6 = Ce n'est pas une série : toutes tes cartes de cette couleur, ou une seule.
clause-F1 = { seats-F1 }
clause-F5 = { clause-C10 }
clause-F6 = { clause-C10 }
clause-F7 = Ce Flip découvre un joker, il lui faut donc une couleur. Clique encore dessus et choisis-en une.
clause-L2 = On s'assied avant le début ou entre deux manches, tant qu'il y a des cartes pour tout le monde.
clause-P4 = Ça ne coûte rien à cette table : la règle maison est désactivée.
clause-V2 = Pas de doublé maintenant : on ne double que la carte qu'on vient de jouer, avant que quelqu'un d'autre agisse.
clause-V3 = Ces deux-là ne vont pas ensemble.
clause-V4 = Pas d'échange avec cette personne. Choisis quelqu'un qui joue encore.
clause-V5 = Trop tard, ou pas la même carte : on n'intercepte qu'avec exactement la carte du dessus.
clause-V9 = En équipes, personne ne s'assied sans l'autre : chaque place va avec celle d'en face.
clause-V15 = La dernière carte ne peut pas être un 0 ici.
clause-X2 = Plusieurs cartes ne vont ensemble que si ce sont des chiffres, tous le même.
clause-X3 = Cette carte ne peut pas être la dernière ici.
clause-X4 = La carte piochée va, il faut donc la jouer.
clause-X12 = Ici, un 7 échange toujours les mains : choisis avec qui.
clause-X6 = À cette table, les jokers de pioche ne se défient pas.
clause-X9 = Cette partie n'a pas de chrono.
clause-X10 = Dans une partie à élimination, personne n'entre après la première donne.
setup-pair-refused = « { $first } » et « { $second } » ne vont pas ensemble. Retire l'une des deux.
setup-need-refused = « { $first } » ne va pas sans « { $second } ». Ajoute { $values }.
bad-value-seven_o-K2 = { $mode } n'a pas de 0 pour faire passer les cartes. Écris { $name }=seven, pour que seul le 7 échange, ou le nom seul.
bad-value-last_exchange-K2 = { $mode } n'a pas de 0 pour faire passer les cartes. Retire « { $name } ».
setup-mode-refused = « { $rule } » ne se choisit pas en { $mode }, où c'est toujours « { $value } ». Retire-la.
bad-value-range = Pas possible pour « { $name } », qui accepte : { $values }.
bad-value-target-K2 = L'objectif est un nombre entier à partir de 1, comme { $name }=200, ou { $name }=round pour une seule manche.
bad-value-complement-K2 = { $mode } n'a pas cette carte pour inverser les couleurs. Prends-en une qu'il a, comme { $name }=5 pour chaque 5 ou { $name }=B5 pour le bleu.
bad-value-complement-V16 = Un joker ne peut pas inverser les couleurs. Prends une carte de couleur, comme { $name }=5 pour chaque 5 ou { $name }=B5 pour le bleu.
bad-value-action_uno-K2 = Un geste va avec un chiffre que { $mode } a : de 1 à 9, ou 0 où il y en a. Écris { $name }=3:all, par exemple, ou { $name }=3:all,5:self.
seats-C1 = Classique se joue de 2 à 20.
seats-F1 = Flip se joue de 2 à 10.
seats-M1 = No Mercy se joue de 2 à 6.
seats-D1 = Duo se joue exactement à 2.
seats-X16 = Il n'y a pas assez de cartes pour en donner autant : donnez-en moins, ou jouez à moins.
seats-V9 = Les équipes se jouent à 4, 6, 8 ou 10. Ajoute quelqu'un, au besoin un robot.
rule-unknown = Je ne connais pas la règle maison « { $name } ». « { button-more } » › « { button-rules } » à une table les explique toutes, et `/uno rules` aussi ; commence à taper et j'en propose.
rule-mistyped = Je ne connais pas la règle maison « { $name } ». Tu voulais dire « { $meant } » (`{ $meant_name }`) ?
game-unknown = Je ne connais pas de jeu « { $name } ». Il y a { $games }.
rule-unreadable = Je ne comprends pas « { $text } ». « { $name } » accepte : { $values }.
