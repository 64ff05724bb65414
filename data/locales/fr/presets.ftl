# Les jeux de règles tout prêts (data/presets.toml) : preset-NOM est le nom, .description une ligne.

preset-classic = Classique
    .description = Les règles de base, comme dans la boîte, jusqu'à 500 points.
preset-wikipedia = Officiel, dit Wikipédia
    .description = Cumul, doublé, Seven-O, interception et points de pénalité : les règles maison officielles.
preset-family = Famille
    .description = Sans bluff, tout le monde fait un geste sur un 3, et 200 points suffisent.
preset-quick = Manche éclair
    .description = Une seule manche, avec cumul, doublé rapide et interception.
preset-short_night = Soirée courte
    .description = Cinq manches de cinq cartes : une demi-heure, et le meilleur score gagne.
preset-wild = Manche folle
    .description = Les cartes volent dans tous les sens, les gages pleuvent, les mains changent de camp.
preset-tournament = Tournoi
    .description = Strict : une mauvaise carte coûte, un UNO oublié se paie jusqu'au bout, points de pénalité.
preset-flip = Soirée Flip
    .description = Uno Flip avec cumul, interception et échange de mains sur un 7.
preset-house = Règles maison préférées
    .description = Ce qu'on joue le plus : cumul, Seven-O, interception, et piocher jusqu'à pouvoir jouer.
preset-cross = Soirée croisée
    .description = +2 et Joker +4 se répondent, pas de joker en dernier, et 300 points suffisent.
preset-blitz = Partie éclair
    .description = Dix minutes chrono, plusieurs du même chiffre, interception, et pas le temps d'hésiter.
preset-elimination = Soirée élimination
    .description = Après chaque manche quelqu'un sort ; 25 cartes, et on sort d'une manche. Le dernier gagne.
# Same: le jeu s'appelle ainsi
preset-mercy = No Mercy
    .description = Sans pitié : +10, défausse tout, roulette des couleurs, K.-O. à 25 cartes ; 1000 points.
preset-everything = Tout à la fois
    .description = Une manche avec toutes les règles maison qui vont ensemble. Pour qui connaît les règles.
