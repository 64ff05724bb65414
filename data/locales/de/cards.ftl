### Karten, Farben, Ränge und Spielarten beim Namen

card = { $colour } { $rank }
card-named = { $card }: { $colour }
back-0 = Rückseite
back-1 = Rückseite, dunkle Seite
no-card = keine Karte
no-cards = keine
colour-R = Rot
colour-Y = Gelb
colour-G = Grün
colour-B = Blau
# Same: das Wort ist auch deutsch
colour-P = Pink
colour-T = Türkis
# Same: das Wort ist auch deutsch
colour-O = Orange
colour-V = Violett
colour-none = noch keine
rank-skip = Aussetzen
rank-reverse = Retour
# Same: so heißt die Karte
rank-flip = Flip
rank-skip-everyone = Alle passen
rank-wild = Farbenwahl
rank-wild-draw-two = Farbenwahl +2
rank-wild-draw-four = Farbenwahl +4
rank-wild-draw-colour = Eine Farbe ziehen
rank-discard-all = Alles abwerfen
rank-wild-reverse-draw-four = Retour-Zieh-Vier
rank-wild-draw-six = Farbenwahl +6
rank-wild-draw-ten = Farbenwahl +10
rank-wild-roulette = Farb-Roulette
side-0 = helle
side-1 = dunkle
mode-classic = Klassisch
# Same: so heißt das Spiel
mode-flip = Flip
# Same: so heißt das Spiel
mode-duo = Duo
# Same: so heißt das Spiel
mode-mercy = No Mercy
