### Ce que chacun choisit pour soi, et ce que choisit un serveur

me-title = ### Tes réglages
    -# Pour toi seulement, partout, et dès maintenant.
me-language = **Langue** – celle dans laquelle je t'écris
me-ring = **À ton tour** – quand ton téléphone sonne
me-cards = **Cartes** – comment elles s'affichent sur les boutons
me-cards-words = En mots
me-cards-symbols = En images
me-hand = **Ta main** – où elle arrive
me-hand-dm = Message privé
me-hand-channel = Dans le salon
me-tables = **Tables dans ce salon** – quand quelqu'un en ouvre une
me-tables-off = Sans moi
me-tables-on = Mentionne-moi
ring-at-once = Aussitôt
ring-after = Après { $seconds } s
ring-never = Jamais
language-of-discord = Comme dans Discord
language-beta = { $language } (bêta)

server-title = ### Réglages de ce serveur
    -# Ils valent dès la prochaine partie.
server-rules = **Ce qu'on joue si personne ne dit autre chose :** { $rules }
    -# Pour changer : un jeu de règles ou une ligne ci-dessous, ou `/uno settings` avec `jeu`, `ensemble` ou `règles`.
server-rules-of-mode = { $mode } – { $rules }
server-rules-forget = Comme dans la notice
server-language = **Langue du plateau**
server-turn = **Temps par tour**
server-starters = **Qui peut ouvrir une table**
starters-everybody = Tout le monde
starters-managers = Qui gère le serveur
server-threads = **Où l'on joue**
threads-off = Dans le salon
threads-on = Dans des fils
server-call = **Qui on peut appeler à la table**, une fois par partie
call-nobody = Personne
call-players = Les derniers joueurs
call-role = Ou un rôle …
call-not-everybody = Je n'appelle pas tout le monde à la fois : choisis un rôle que les gens ont pris pour ça.
call-role-silent = Ce rôle ne fait encore sonner aucun téléphone : active « Permettre à tout le monde de @mentionner ce rôle » dans ses réglages, ou laisse-moi « Mentionner `@everyone`, `@here` et tous les rôles ».
server-channels = **On ne joue que dans** { $channels }
server-all-channels = **On joue dans tous les salons.**
channels-all = Partout
channel-allow = Ce salon
channel-forbid = Pas ici

settings-only-managers = Il faut pouvoir gérer le serveur pour régler ça.
settings-not-this-channel = Sur ce serveur, on joue ailleurs : { $channels }
settings-only-managers-start = Sur ce serveur, seules les personnes qui le gèrent ouvrent des tables. Demande-leur !
settings-thread-opened = La table est prête, par ici : { $thread }
settings-no-thread = Je ne peux pas ouvrir de fil ici. Laisse-moi « Créer des fils publics », ou choisis avec `/uno settings` qu'on joue dans le salon même.
thread-name = UNO chez { $player }

server-excluded = Qui ne peut pas jouer ici
exclusions-title = ### Qui ne peut pas jouer ici
    -# Sur ce serveur, ces personnes ne peuvent ni s'asseoir à une table, ni y appuyer sur un bouton. Ailleurs, elles le peuvent.
exclusions-nobody = Personne n'est exclu.
exclusions-entry = { $end ->
    [never] { $number }. { $person } – jusqu'à nouvel ordre
   *[other] { $number }. { $person } – jusqu'au { $end }
}
exclude-somebody = Exclure quelqu'un du jeu …
let-in-again = Laisser revenir quelqu'un …
exclude-how-long =
    Pour combien de temps interdire à { $person } de jouer sur ce serveur ?
    -# Si une manche est en cours, un robot la finit à sa place.
excluded-for-day = Un jour
excluded-for-week = Une semaine
excluded-for-month = Un mois
excluded-for-ever = Jusqu'à nouvel ordre
exclude-not = On n'exclut ni toi, ni moi, ni un autre bot, ni les personnes qui gèrent ce serveur.
