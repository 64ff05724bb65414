### Karten, Farben, Ränge und Spielarten beim Namen

card = { $colour } { $rank }
no-card = keine Karte
no-cards = keine
colour-R = Rot
colour-Y = Gelb
colour-G = Grün
colour-B = Blau
colour-P = Pink
colour-T = Türkis
colour-O = Orange
colour-V = Violett
colour-none = noch keine
rank-skip = Aussetzen
rank-reverse = Retour
rank-flip = Flip
rank-skip-everyone = Alle passen
rank-wild = Farbenwahl
rank-wild-draw-two = Farbenwahl +2
rank-wild-draw-four = Farbenwahl +4
rank-wild-draw-colour = Eine Farbe ziehen
side-0 = helle
side-1 = dunkle
mode-classic = Klassisch
mode-flip = Flip
mode-duo = Duo
