### Cartas, cores, símbolos e modos pelo nome

card = { $rank } { $colour }
card-named = { $card }: { $colour }
back-0 = Verso
back-1 = Verso, lado escuro
no-card = nenhuma carta
no-cards = nenhuma
colour-R = Vermelho
colour-Y = Amarelo
colour-G = Verde
colour-B = Azul
colour-P = Rosa
colour-T = Turquesa
colour-O = Laranja
colour-V = Roxo
colour-none = ainda sem cor
rank-skip = Pular
rank-reverse = Inverter
# Same: a carta se chama assim
rank-flip = Flip
rank-skip-everyone = Pular Todos
rank-wild = Coringa
rank-wild-draw-two = Coringa +2
rank-wild-draw-four = Coringa +4
rank-wild-draw-colour = Coringa Comprar Cor
rank-discard-all = Descartar Tudo
rank-wild-reverse-draw-four = Coringa Inverter +4
rank-wild-draw-six = Coringa +6
rank-wild-draw-ten = Coringa +10
rank-wild-roulette = Roleta de Cores
side-0 = claro
side-1 = escuro
mode-classic = Clássico
# Same: o jogo se chama assim
mode-flip = Flip
# Same: o jogo se chama assim
mode-duo = Duo
# Same: o jogo se chama assim
mode-mercy = No Mercy
