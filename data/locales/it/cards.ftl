### Carte, colori, simboli e giochi con il loro nome

card = { $rank } { $colour }
card-named = { $card }: { $colour }
back-0 = Dorso
back-1 = Dorso, lato scuro
no-card = nessuna carta
no-cards = nessuna
colour-R = Rosso
colour-Y = Giallo
colour-G = Verde
colour-B = Blu
colour-P = Rosa
colour-T = Turchese
colour-O = Arancione
colour-V = Viola
colour-none = ancora da scegliere
rank-skip = Salta turno
rank-reverse = Cambio giro
# Same: la carta si chiama così
rank-flip = Flip
rank-skip-everyone = Salta tutti
rank-wild = Jolly
rank-wild-draw-two = Jolly +2
rank-wild-draw-four = Jolly +4
rank-wild-draw-colour = Jolly Pesca colore
rank-discard-all = Scarta tutto
rank-wild-reverse-draw-four = Jolly Cambio giro +4
rank-wild-draw-six = Jolly +6
rank-wild-draw-ten = Jolly +10
rank-wild-roulette = Roulette dei colori
side-0 = chiaro
side-1 = scuro
mode-classic = Classico
# Same: il gioco si chiama così
mode-flip = Flip
# Same: il gioco si chiama così
mode-duo = Duo
# Same: il gioco si chiama così
mode-mercy = No Mercy
