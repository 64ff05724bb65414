### O glossário: uma palavra para cada coisa. As palavras são separadas por “|”, e o asterisco vale por qualquer final.

# O que se grita
glossary-uno = UNO
glossary-contra = Contra Uno
# Nomes de cartas, como nas caixas vendidas no Brasil
glossary-reverse = Inverter
glossary-skip = Pular*
glossary-wild-draw-four = Coringa +4
# O que acontece na mesa
glossary-challenge = desafi*
glossary-bluff = blef*
glossary-stacking = Acumular
glossary-jump-in = Cortar | cort*
glossary-round = rodada*
glossary-match = partida*
glossary-penalty-points = pontos de penalidade | ponto de penalidade
glossary-computer-player = robô*
glossary-partners = dupla*
# Em volta do jogo
glossary-house-rule = regra* da casa
glossary-set-of-rules = conjunto*
glossary-leaderboard = ranking* | leaderboard
glossary-rating = rating*
glossary-achievement = conquista*
glossary-replay = replay*
glossary-seed = semente*
glossary-direct-message = mensage* direta*
