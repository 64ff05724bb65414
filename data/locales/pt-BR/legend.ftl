### O que os símbolos das cartas querem dizer, atrás de *Mais*

legend-title = 🔣 O que os símbolos querem dizer
legend-card = { $card }: { $does }
legend-names-colour = você escolhe a cor
legend-turns = o jogo muda de sentido; a dois, vale por um Pular
legend-turns-and-draws = o jogo muda de sentido
legend-skips = quem vem depois perde a vez
legend-skips-all = todos os outros perdem a vez e você joga de novo
legend-draws = quem vem depois compra { $count }
legend-draws-colour = quem vem depois compra até ela sair
legend-flips = todas as cartas viram, montes e mãos
legend-opens-series = você pode jogar todas as suas cartas da cor de uma vez; só a última tem efeito
legend-sweeps = todas as suas cartas da cor vão junto
legend-roulette = quem vem depois escolhe uma cor e compra até ela sair
legend-exchange-rotate = todo mundo passa a mão adiante
legend-exchange-swap = você troca de mão com alguém
legend-gesture-self = você faz o gesto
legend-gesture-all = todo mundo faz o gesto; quem demorar mais compra
legend-switches-complement = passa a valer a cor complementar, ou volta a valer a normal
legend-draw-title = **Por que não tem “{ button-draw }”?**
legend-draw-turn = Não é a sua vez, ou você acabou de comprar.
legend-draw-must-play = Você tem uma carta que pode jogar, talvez um coringa: aqui tem que jogar.
legend-draw-forced = A carta comprada serve: aqui tem que jogar.
legend-draw-pending = Mandaram cartas para você: são elas que você pega.
