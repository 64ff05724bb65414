### Cartas, colores, símbolos y modos por su nombre

card = { $rank } { $colour }
card-named = { $card }: { $colour }
back-0 = Reverso
back-1 = Reverso, lado oscuro
no-card = ninguna carta
no-cards = ninguna
colour-R = Rojo
    .feminine = Roja
colour-Y = Amarillo
    .feminine = Amarilla
colour-G = Verde
colour-B = Azul
colour-P = Rosa
colour-T = Turquesa
colour-O = Naranja
colour-V = Violeta
colour-none = aún sin color
rank-skip = Salto
rank-reverse = Reversa
    .gender = feminine
# Same: la carta se llama así
rank-flip = Flip
rank-skip-everyone = Salto a todos
rank-wild = Comodín
rank-wild-draw-two = Comodín +2
rank-wild-draw-four = Comodín +4
rank-wild-draw-colour = Comodín roba color
rank-discard-all = Descarta todo
rank-wild-reverse-draw-four = Comodín Reversa +4
rank-wild-draw-six = Comodín +6
rank-wild-draw-ten = Comodín +10
rank-wild-roulette = Ruleta de color
side-0 = claro
side-1 = oscuro
mode-classic = Clásico
# Same: el juego se llama así
mode-flip = Flip
# Same: el juego se llama así
mode-duo = Duo
# Same: el juego se llama así
mode-mercy = No Mercy
