### Cartes, couleurs, symboles et modes par leur nom

card = { $rank } { $colour }
card-named = { $card } : { $colour }
back-0 = Dos
back-1 = Dos, côté sombre
no-card = aucune carte
no-cards = aucune
colour-R = Rouge
colour-Y = Jaune
colour-G = Vert
    .feminine = Verte
colour-B = Bleu
    .feminine = Bleue
colour-P = Rose
colour-T = Turquoise
# Same: c'est aussi un mot français
colour-O = Orange
# Same: c'est aussi un mot français
colour-V = Violet
    .feminine = Violette
colour-none = pas encore choisie
rank-skip = Passe ton tour
rank-reverse = Inversion
    .gender = feminine
# Same: la carte s'appelle ainsi
rank-flip = Flip
rank-skip-everyone = Passe à tous
rank-wild = Joker
rank-wild-draw-two = Joker +2
rank-wild-draw-four = Joker +4
rank-wild-draw-colour = Joker Pioche couleur
rank-discard-all = Défausse tout
rank-wild-reverse-draw-four = Joker Inversion +4
rank-wild-draw-six = Joker +6
rank-wild-draw-ten = Joker +10
rank-wild-roulette = Roulette des couleurs
side-0 = clair
side-1 = sombre
mode-classic = Classique
# Same: le jeu s'appelle ainsi
mode-flip = Flip
# Same: le jeu s'appelle ainsi
mode-duo = Duo
# Same: le jeu s'appelle ainsi
mode-mercy = No Mercy
