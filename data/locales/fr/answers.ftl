### Réponses privées : ce qui n'a pas marché, et ce qu'on peut faire

## Les raisons de la table

reason-no-such-game = Cette partie n'existe plus. { $member ->
    [yes] `/uno start` en ouvre une autre.
   *[no] La personne qui m'a installé peut en ouvrir une autre avec `/uno start`.
}
reason-game-over = Cette partie est finie. { $member ->
    [yes] `/uno start` en ouvre une autre.
   *[no] La personne qui m'a installé peut en ouvrir une autre avec `/uno start`.
}
reason-stale = Quelqu'un t'a devancé : voilà où on en est.
reason-eliminated = Cette partie est finie pour toi. Tu peux continuer à regarder ; tu rejoueras à la prochaine.
reason-not-at-table = Tu ne joues pas à cette table. Tu peux t'y asseoir avant le début ou entre deux manches, avec « { button-join } ».
reason-not-missing = Cette personne vient de jouer : elle est toujours là.
reason-only-two = À deux, le robot ne prend le relais que tout seul, après deux tours manqués.
answer-accused = Accusation lancée ! Si assez de gens sont d'accord, ça coûte des cartes. On vote sur le plateau.
reason-not-asleep = Personne ne dort ici : il n'y a personne à réveiller.
reason-time-left = Laisse-lui le temps : on peut réveiller quelqu'un à la moitié du temps, ou après 45 secondes s'il n'y a pas de limite.
reason-woken-already = Un réveil par tour, ça suffit.
reason-no-vote = On ne vote pas (ou plus) là-dessus, ou ce n'est pas à toi.
reason-judged-already = La table a déjà voté sur ce message. Une fois, pas deux.
reason-not-believed = Deux de tes accusations ont échoué dans cette manche. Tu pourras accuser à la prochaine.
answer-too-fast = C'était un peu rapide. Réessaie dans un instant.
reason-too-old = C'était avant la donne, ça ne compte pas.
reason-voted-down = Les autres veulent continuer. Tu pourras redemander quand cette manche, ou cette pause, sera finie.
reason-vote-is-on = On vote déjà là-dessus. Finissez d'abord ce vote.
reason-in-recess = La table fait une pause. « { button-go-on } », sur la table et dans les mains, y met fin pour tout le monde.
reason-removal-tried = La question a déjà été posée dans cette partie. Une fois suffit.
reason-removals-failed = Les autres ont déjà dit non trois fois. On n'en parle plus dans cette partie.
reason-too-few-to-remove = Il faut deux autres personnes pour en sortir une. À deux, tu peux partir, ou demander d'arrêter la partie.
reason-was-removed = La table t'a fait sortir de cette partie. Tu pourras jouer la prochaine.
reason-thrown-out = Un robot finit la manche à ta place, et ensuite tu auras quitté la partie. Tu peux revenir entre deux manches.
reason-blocked = Tu ne peux pas jouer ici pour l'instant.
reason-not-in-mid-round = On ne sort personne en pleine manche. Réessaie quand elle sera finie.
reason-not-mentioned = Celui-là, c'est pour quelqu'un d'autre. { $member ->
    [yes] Pour choisir quand ton téléphone sonne : `/uno me`.
   *[no] La personne qui m'a installé choisit quand son téléphone sonne avec `/uno me`.
}
reason-not-host = Seule la personne qui tient la table peut faire ça.
only-host-starts = C'est à { $player } de lancer la partie.
reason-nobody-there = Cette personne n'est pas (ou plus) à cette table.
reason-not-manager = Il faut avoir ouvert la table, ou pouvoir gérer ce serveur ou ses messages.
reason-host-decides = Ici, c'est à la personne qui tient la table de le faire. S'il ne se passe rien pendant dix minutes, tout le monde à la table le peut.
reason-many-lobbies = Ça fait assez de tables pour l'instant : là où je ne suis qu'invité, c'est trois par heure et par personne.
reason-many-tables-here = Douze nouvelles tables en une heure, c'est assez là où je ne suis qu'invité. Réessaie un peu plus tard.
reason-no-new-games = Pas de nouvelle partie pour l'instant.
reason-channel-busy = Une partie est déjà en cours dans ce salon. Rejoins-la, ou ouvres-en une ailleurs.
reason-already-at-table = Tu es déjà à cette table.
reason-table-full = Cette table est complète, dommage !
answer-called = Tout le monde est prévenu ! Ça marche une fois par table.
answer-nobody-to-call = Personne à appeler : pas de partie dans ce salon ces temps-ci, ou tout le monde est déjà là.
reason-called-already = On a déjà appelé du monde à cette table. Une fois doit suffire.
reason-seat-is-kept = La dernière place est gardée pour quelqu'un qui suit la partie. Appuie sur « { button-follow } » et la prochaine sera pour toi.
reason-seat-cannot-be-offered = Personne ne pourrait prendre ta place ici : une équipe ne se sépare pas, et Duo se joue à deux.
reason-too-many-followers = Je ne peux pas prévenir plus de monde : trop de gens suivent déjà cette partie.
reason-too-few-seats = Il faut être au moins deux. Ajoute un robot, ou attends quelqu'un.
reason-no-computer-player = Il n'y a pas de robot à cette table.
reason-no-rematch = Trop tard pour une revanche. { $member ->
    [yes] `/uno start` ouvre une autre table.
   *[no] La personne qui m'a installé peut en ouvrir une autre avec `/uno start`.
}
reason-no-last-time = Je ne me souviens plus de la dernière partie jouée ici. À toi de choisir les règles.
reason-other-server = Je ne joue que sur certains serveurs, et celui-ci n'en fait pas partie.
reason-no-guests = Je ne joue que sur les serveurs qui m'ont invité, pas en visite.
reason-not-alone = Ici, on ne joue pas uniquement contre des robots. Il faut une deuxième personne.
reason-prohibited = On ne joue pas à ça ici : { $rules }. Choisis autre chose.
rules-instead = On ne joue plus à ça ici : { $rules }. { $same ->
        [yes] Pour le reste, rien ne change.
       *[no] À la place : { $mode }.
    }
reason-not-started = La partie n'a pas encore commencé.
reason-already-started = La partie est déjà lancée. Tu pourras t'asseoir à la fin de cette manche.
reason-mixed-alphabets = Des lettres d'alphabets différents se ressemblent trop. N'en prends qu'un par mot.
reason-no-hints = Pas de conseils à cette table. On peut les autoriser avant de lancer la prochaine partie.
reason-not-to-act = Les conseils, c'est pour celui ou celle dont c'est le tour. Redemande quand ce sera à toi.
reason-no-choice = Facile : il n'y a qu'une chose à faire.

## Autour du jeu

note-wrong-card = { $why } Ça te coûte { -wrong-card-cards }.
note-again = Ça a pris trop de temps. Appuie encore une fois, s'il te plaît.
note-not-there = Ce bouton, c'est de l'histoire ancienne. Voilà où on en est.
note-quiet = Silence : cette partie ne fera plus sonner ton téléphone. { $member ->
    [yes] Pour toutes les parties, c'est dans `/uno me`.
   *[no] La personne qui m'a installé le règle pour toutes les parties avec `/uno me`.
}
note-joined = Te voilà à table !
note-no-hand = Tu n'as pas de cartes dans cette partie : regarde, et rejoins la table entre deux manches.
note-no-hand-yet = Tu n'as pas de cartes dans cette partie. Appuie sur « { button-join-next } » sur le plateau, et tu joues dès la prochaine manche.
answer-lobby-open = La table est prête !
answer-done = C'est fait !
answer-next-soon = Un instant, les autres regardent encore le résultat. La prochaine manche arrive.
answer-left = Tu as quitté la partie. À bientôt !
sure-leave = Tu veux vraiment partir ?
sure-leave-alone = Tu veux vraiment partir ? Il n'y a que toi face aux robots : la partie sera finie.
sure-leave-round = Tu veux vraiment partir en pleine manche ? Elle compte comme perdue, dans tes victoires et ta cote.
leaving-costs = Tes cartes te coûtent { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}.
leaving-reaches-target = Avec ça, tu atteins l'objectif, et la partie se termine avec cette manche.
leaving-ends-match = { $player } gagne alors la partie.
leaving-wins-nothing = La partie est alors finie, et personne ne la gagne : aucune manche n'a encore été jouée jusqu'au bout.
leaving-back = Tu peux revenir entre deux manches.
leaving-back-with = Tu peux revenir entre deux manches, avec au moins { $score ->
    [one] { $score } point de pénalité
   *[other] { $score } points de pénalité
}.
sure-stop = On arrête vraiment la partie pour tout le monde ? La manche en cours ne comptera pas, et personne ne gagne.
sure-asking = La table a une demi-minute pour voter. Il faut plus de la moitié de oui, et au moins deux ; le tien compte déjà.
sure-asking-away = Une absence vaut alors un oui.
answer-stopped = La partie est arrêtée.
answer-asked = La table vote. Réponse dans une demi-minute au plus tard.
answer-asked-in-recess = La table vote. Le temps pour répondre ne court qu'après la pause.
answer-recess = La pause commence. « { button-go-on } » y met fin pour tout le monde.
remove-whom = Qui doit partir ?
remove-nobody = Il n'y a personne d'autre à sortir.
sure-remove = On demande vraiment aux autres si { $player } doit sortir ? Ce serait sans retour pour cette partie, et on ne demande qu'une fois.
answer-voted = Ta réponse est notée.
answer-rematch = La table de la revanche est prête. On commence avec ceux qui veulent jouer.
answer-rematch-joined = Te revoilà !
answer-no-game = Aucune partie dans ce salon. `/uno start` en ouvre une.
answer-no-topic = Je n'ai rien sur « { $name } ». Choisis ci-dessous.
answer-unknown-preset = Je ne connais pas de jeu de règles « { $name } ». Prends-en un dans la liste, ou laisse vide.
answer-several-games = Tu joues à plusieurs tables. Appuie sur « { button-hand } » sur le plateau de la bonne.
answer-not-here = Ça ne marche que dans un salon d'un serveur.
answer-table-elsewhere = Cette table n'est pas ici. Appuie sur le bouton là où elle se joue.
answer-only-you-see = Discord ne montre mes réponses qu'à toi ici : ce serveur ne te laisse pas utiliser d'applis externes. Un modérateur peut autoriser « Utiliser des applications externes » ou m'inviter. Rien n'a changé.
answer-error = Quelque chose a planté de mon côté. Rien n'est perdu ; réessaie, s'il te plaît.
answer-no-answer = Ma base de données ne répond pas, donc je ne sais pas encore si ça a marché. Réessaie dans un instant : rien ne compte deux fois. Dès qu'elle répond, tu verras ici où on en est.
answer-not-written = Ma base de données n'accepte rien pour le moment : ça n'a pas été enregistré. Réessaie dans un instant, tu ne risques rien.
work-too-long = C'était trop long, alors j'ai arrêté. Réessaie quand j'aurai moins à faire.
work-too-large = C'était trop pour ma mémoire, alors j'ai arrêté.
work-busy = Je dessine et vérifie pour beaucoup de monde. Réessaie dans une minute.
work-one-at-a-time = Une chose à la fois : je travaille encore sur ta demande précédente. Réessaie quand tu l'auras.
work-lost = Ça a raté deux fois, alors j'abandonne. La partie continue ; réessaie plus tard.
work-stopped = On me redémarre, je n'ai donc pas fini. Redemande dans une minute.
work-switched-off = Les images sont désactivées ici.
answer-old-command = Cette commande a changé depuis que ton Discord l'a chargée. Recharge Discord (Ctrl+R, ou relance l'appli) et réessaie.
answer-no-permission = Je ne peux pas écrire ici. Laisse-moi voir ce salon et envoyer des messages.
dms-closed = { $player }, tes messages privés me sont fermés. Pas de souci : « { button-hand } » sur le plateau montre tes cartes, à toi seulement. { $link }
dms-held = { $player } : Discord ne me laisse pas ouvrir de nouveaux messages privés pour l'instant. Pas de souci : « { button-hand } » sur le plateau montre tes cartes, à toi seulement. { $link }
dms-refused = { $player }, je n'arrive pas à t'envoyer tes cartes par message privé. Pas de souci : « { button-hand } » sur le plateau les montre, à toi seulement. { $link }
reminder = { $player }, la table t'attend. { $link }
reminder-direct = 🔔 **À toi de jouer** chez { $player }. { $link }
reminder-vote = { $player }, la table te demande quelque chose. { $link }
reminder-direct-vote = 🔔 **Une question pour toi** chez { $player }. { $link }
hand-over = Merci d'avoir joué !
removed-from-lobby = 🚪 { $player } t'a fait sortir de la table avant la donne. Rien n'est perdu, et la prochaine table t'attend. { $link }
channel-gone = Le salon de ta partie de UNO n'existe plus, ou on m'a retiré de son serveur. La partie est finie.
note-channel-forbidden = Je ne peux plus montrer le plateau dans { $channel }. Un modérateur peut me laisser voir ce salon et y écrire à nouveau ; en attendant, ça continue ici.
note-channel-locked = Le fil { $channel } est verrouillé, je ne peux donc pas y montrer le plateau. Un modérateur peut le rouvrir ; en attendant, ça continue ici.
note-channel-blocked = Un filtre (AutoMod) bloque mon plateau dans { $channel }. Un modérateur peut faire une exception ; en attendant, ça continue ici.
note-channel-refused = Discord ne me laisse pas montrer le plateau dans { $channel }. Je continue d'essayer ; en attendant, ça continue ici, et « { button-hand } » sous le plateau montre tes cartes.
note-press-board = Un petit clic sur le plateau, s'il te plaît : sans ça, je ne pourrai bientôt plus y écrire. { $link }
note-hand-ends = Cette main ne se met plus à jour toute seule. N'importe quel bouton ici t'apporte la plus récente, et « { button-hand } » sur le plateau aussi.
note-hand-elsewhere = Tu joues maintenant avec ton autre main, alors celle-ci se repose. Chaque bouton ici la réveille.
note-hand-opened-again = Tu as rouvert ta main, alors celle-ci est fermée.
note-backs-end = Cette vue ne se met plus à jour toute seule : « { button-backs } » sur le plateau en montre une nouvelle.
note-no-chart = Je ne sais plus comment s'est passée cette manche.

## Who may not play

blocked-person = Tu ne peux pas jouer avec moi pour l'instant : la personne qui me fait tourner en a décidé ainsi.
blocked-here = Tu ne peux pas jouer avec moi sur ce serveur pour l'instant : les personnes qui le gèrent en ont décidé ainsi. Demande-leur !
blocked-server = Personne ne peut jouer avec moi sur ce serveur pour l'instant : la personne qui me fait tourner en a décidé ainsi.
blocked-reason = Raison : { $reason }
blocked-end = { $end ->
    [never] Jusqu'à nouvel ordre.
   *[other] Jusqu'au { $end }.
}
