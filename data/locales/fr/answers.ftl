### Réponses privées : ce qui n'a pas marché, et ce qu'on peut faire

## Les raisons de la table

reason-no-such-game = Ce jeu n'existe plus. { $member ->
    [yes] `/uno start` en ouvre un autre.
   *[no] Qui m'a installé en ouvre un autre avec `/uno start`.
}
reason-game-over = Ce jeu est fini. { $member ->
    [yes] `/uno start` en ouvre un autre.
   *[no] Qui m'a installé en ouvre un autre avec `/uno start`.
}
reason-stale = Quelqu'un est passé devant : voilà où on en est.
reason-eliminated = Pour toi, cette partie est finie. Tu peux regarder ; à la prochaine, tu reviens.
reason-not-at-table = Tu n'es pas de ce jeu. Tu peux t'asseoir à l'accueil ou entre deux manches, avec 🪑.
reason-not-missing = Qui vient de jouer continue de jouer.
reason-only-two = À deux, l'ordinateur n'intervient que de lui-même, après deux tours manqués.
answer-accused = Accusation lancée ! Si assez de monde est d'accord, ça coûte des cartes. On vote sur le plateau.
reason-not-asleep = Personne ne dort ici : il n'y a personne à réveiller.
reason-time-left = Laisse réfléchir : on peut réveiller à la moitié du temps, ou après 45 secondes s'il n'y a pas de limite.
reason-woken-already = Il y a déjà eu un réveil pendant ce tour. Un seul doit suffire.
reason-no-vote = On ne vote pas (ou plus) là-dessus, ou ce n'est pas à toi.
reason-judged-already = La table a déjà voté sur ce message. Une fois suffit.
reason-one-at-a-time = Une accusation à la fois : finissez d'abord le vote en cours.
reason-not-believed = Deux de tes accusations ont échoué dans cette manche. Tu pourras accuser à la prochaine.
answer-too-fast = C'était un peu rapide. Réessaie dans un instant.
reason-too-old = C'était avant la donne, ça ne compte pas.
reason-voted-down = Les autres veulent finir cette manche. Tu peux partir, et tu la perds.
reason-vote-is-on = On demande déjà quelque chose à la table. Attends la réponse.
reason-was-removed = On t'a fait sortir de cette partie. Tu pourras entrer dans la prochaine.
reason-thrown-out = L'ordinateur finit la manche pour toi, et ensuite tu n'es plus de la partie. Tu peux revenir entre deux manches.
reason-not-in-mid-round = On ne sort personne en pleine manche. Réessaie quand elle sera finie.
reason-not-mentioned = Celui-là est pour quelqu'un d'autre. Quand ton téléphone sonne, c'est toi qui le choisis : `/uno moi`.
reason-not-host = Seule la personne qui tient la table peut faire ça.
only-host-starts = C'est à { $player } de lancer ce jeu.
reason-nobody-there = Cette personne n'est pas (ou plus) à cette table.
reason-not-manager = Il faut tenir la table, ou gérer ce serveur ou les messages ici.
reason-host-decides = Ici, seul l'hôte peut faire ça. S'il ne dit rien pendant dix minutes, chacun à la table le peut.
reason-many-lobbies = Assez de nouvelles tables pour l'instant : là où je ne suis qu'invité, c'est trois par heure et par personne.
reason-channel-busy = Il y a déjà un jeu dans ce salon. Rejoins-le, ou ouvres-en un ailleurs.
reason-already-at-table = Tu es déjà à cette table.
reason-table-full = Cette table est complète, dommage !
answer-called = Tout le monde est prévenu ! Ça marche une fois par table.
answer-nobody-to-call = Personne à appeler : pas de partie dans ce salon ces temps-ci, ou tout le monde est déjà là.
reason-called-already = On a déjà appelé du monde à cette table. Une fois doit suffire.
reason-seat-is-kept = La dernière place est gardée pour quelqu'un qui suit la partie. Appuie sur « { button-follow } » et la suivante est pour toi.
reason-seat-cannot-be-offered = Personne ne pourrait prendre ta place ici : une équipe ne se sépare pas, et Duo se joue à deux.
reason-too-many-followers = Cette partie est déjà suivie par autant de monde que je peux en prévenir.
reason-too-few-seats = Il faut être au moins deux. Ajoute un robot, ou attends quelqu'un.
reason-no-computer-player = Il n'y a pas de robot à cette table.
reason-no-rematch = Trop tard pour une revanche. { $member ->
    [yes] `/uno start` dresse une autre table.
   *[no] Qui m'a installé dresse une autre table avec `/uno start`.
}
reason-no-last-time = Je ne me souviens plus de la dernière partie d'ici. Règle la table à ton goût.
reason-prohibited = On ne joue pas à ça ici : { $rules }. Choisis autre chose.
reason-not-started = Le jeu n'a pas encore commencé.
reason-already-started = Le jeu est déjà lancé. Tu peux t'asseoir à la fin de cette manche.
reason-mixed-alphabets = Des lettres d'alphabets différents se ressemblent trop. N'en prends qu'un par mot.
reason-no-hints = Pas de conseils à cette table. On peut les permettre à l'accueil du prochain jeu.
reason-not-to-act = Les conseils sont pour qui a le tour. Redemande quand ce sera toi.
reason-no-choice = Facile : il n'y a qu'une chose à faire.

## Autour du jeu

note-wrong-card = { $why } Ça te coûte { -wrong-card-cards }.
note-again = C'était trop long. Appuie encore une fois, s'il te plaît.
note-not-there = Ce bouton date d'hier. Voilà où on en est.
note-quiet = Silence : ce jeu ne fera plus sonner ton téléphone. Pour tous les jeux, vois `/uno moi`.
note-joined = Te voilà à table !
note-no-hand = Tu n'as pas de cartes dans ce jeu : regarde, et rejoins la table entre deux manches.
note-no-hand-yet = Tu n'as pas de cartes dans ce jeu. Appuie sur « { button-join-next } » sur le plateau, et tu joues dès la prochaine manche.
answer-lobby-open = La table est mise !
answer-done = C'est fait !
answer-next-soon = Un instant, les autres regardent encore le résultat. La prochaine manche arrive.
answer-left = Te voilà hors du jeu. À bientôt !
sure-leave = Tu veux vraiment partir ?
sure-leave-alone = Tu veux vraiment partir ? Il n'y a que toi face aux robots : la partie sera finie.
sure-leave-round = Tu veux vraiment partir en pleine manche ? Elle compte comme perdue, dans tes victoires et ta cote.
leaving-costs = Tes cartes te coûtent { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}.
leaving-reaches-target = Tu atteins ainsi l'objectif, et la partie finit avec cette manche.
leaving-ends-match = { $player } gagne alors la partie.
leaving-wins-nothing = La partie est alors finie, et personne ne la gagne : aucune manche n'a encore été jouée jusqu'au bout.
leaving-back = Tu peux revenir entre deux manches.
leaving-back-with = Tu peux revenir entre deux manches, avec au moins { $score ->
    [one] { $score } point de pénalité
   *[other] { $score } points de pénalité
}.
sure-stop = Vraiment finir la partie pour tout le monde ? La manche en cours ne comptera pas, et personne ne gagne.
sure-stop-asking = Vraiment finir la partie ? On demande aux autres pendant une demi-minute, et elle s'arrête sauf s'il y a plus de non que de oui. La manche en cours ne compte alors pas, et personne ne gagne.
answer-stopped = La partie est arrêtée.
answer-asked = On demande aux autres. Dans une demi-minute au plus, c'est décidé.
remove-whom = Qui doit partir ?
remove-nobody = Il n'y a personne d'autre à sortir.
sure-remove = Vraiment sortir { $player } de la partie ? On ne revient pas dans cette partie.
answer-removed = C'est fait : { $player } n'est plus de la partie.
answer-voted = Ta réponse compte.
answer-rematch = La table de la revanche est mise. On commence avec qui veut jouer.
answer-rematch-joined = Te revoilà !
answer-no-game = Pas de jeu dans ce salon. `/uno start` en ouvre un.
answer-no-topic = Je n'ai rien sur « { $name } ». Choisis ci-dessous.
answer-unknown-preset = Je ne connais pas de jeu de règles « { $name } ». Prends-en un dans la liste, ou laisse vide.
answer-several-games = Tu joues à plusieurs tables. Prends 🃏 sur le plateau de la bonne.
answer-not-here = Ça ne marche que dans un salon d'un serveur.
answer-only-you-see = Discord ne montre mes réponses qu'à toi ici : ce serveur ne te laisse pas utiliser d'applis externes. Qui le gère peut autoriser « Utiliser des applications externes » ou m'inviter. Rien n'a changé.
answer-error = Quelque chose a mal tourné de mon côté. Rien n'est perdu ; réessaie, s'il te plaît.
answer-no-answer = Ma base de données ne répond pas, donc je ne sais pas encore si ça a marché. Réessaie dans un instant : rien ne compte deux fois. Dès qu'elle répond, tu verras ici où on en est.
answer-not-written = Ma base de données n'accepte rien pour le moment : ça n'a pas été enregistré. Réessaie dans un instant, sans risque.
work-too-long = C'était trop long, alors j'ai arrêté. Réessaie quand j'aurai moins à faire.
work-too-large = C'était trop pour ma mémoire, alors j'ai arrêté.
work-busy = Je dessine et vérifie pour beaucoup de monde. Réessaie dans une minute.
work-one-at-a-time = Une chose après l'autre : je suis encore sur ta demande d'avant. Réessaie quand tu l'auras.
work-lost = Ça a raté deux fois, alors j'abandonne. Le jeu continue ; réessaie plus tard.
work-stopped = On me redémarre, je n'ai donc pas fini. Redemande dans une minute.
answer-old-command = Cette commande a changé depuis que ton Discord l'a chargée. Recharge Discord (Ctrl+R, ou relance l'appli) et réessaie.
answer-no-permission = Je ne peux pas écrire ici. Laisse-moi voir ce salon et envoyer des messages.
dms-closed = { $player }, tes messages privés me sont fermés. Pas de souci : 🃏 sur le plateau montre tes cartes, à toi seulement. { $link }
dms-held = { $player } : Discord ne me laisse pas ouvrir de nouveaux messages privés pour l'instant. Pas de souci : 🃏 sur le plateau montre tes cartes, à toi seulement. { $link }
dms-refused = { $player }, je n'arrive pas à t'envoyer tes cartes par message privé. Pas de souci : 🃏 sur le plateau les montre, à toi seulement. { $link }
reminder = { $player }, la table t'attend. { $link }
reminder-direct = 🔔 **À toi de jouer** chez { $player }. { $link }
hand-over = Merci d'avoir joué !
channel-gone = Le salon de ton jeu de UNO n'existe plus, ou on m'a retiré de son serveur. Le jeu est fini.
note-channel-forbidden = Je ne peux plus montrer le plateau dans { $channel }. Qui gère le serveur peut me laisser voir ce salon et y écrire à nouveau ; en attendant, ça continue ici.
note-channel-locked = Le fil { $channel } est verrouillé, je ne peux donc pas y montrer le plateau. La modération peut le rouvrir ; en attendant, ça continue ici.
note-channel-blocked = Un filtre (AutoMod) bloque mon plateau dans { $channel }. Qui gère le serveur peut faire une exception ; en attendant, ça continue ici.
note-channel-refused = Discord ne me laisse pas montrer le plateau dans { $channel }. Je continue d'essayer ; en attendant, ça continue ici, et 🃏 sous le plateau montre tes cartes.
note-press-board = Un petit clic sur le plateau, s'il te plaît : sans lui, je ne pourrai bientôt plus y écrire. { $link }
note-hand-ends = Cette main ne se met plus à jour toute seule. Chaque bouton ici amène la plus récente, et 🃏 sur le plateau aussi.
note-backs-end = Ceci ne se met plus à jour tout seul : 🔄 sur le plateau le remontre.
note-no-chart = Je ne sais plus comment s'est passée cette manche.
