### Dicas: o que se poderia fazer, e por quê

## Com ou sem

choosing-hints = Com dicas?
choosing-hints-off = Sem dicas
choosing-hints-off-about = Cada um pensa por si.
choosing-hints-on = Dicas com /uno hint
choosing-hints-on-about = A mesa não vale rating.
hints-lobby = 💡 Dicas liberadas: { $member ->
        [yes] na sua vez, peça `/uno hint`, e só você vê a resposta.
       *[no] quem me instalou pode pedir `/uno hint` na própria vez, e ninguém mais vê a resposta.
    } A partida não vale rating.
hints-board = 💡 Com dicas, sem rating

## A melhor jogada

hint-tried = -# Testada em { $count } rodadas simuladas: ganha { $share }% delas, { $ahead }% mais que a segunda melhor. Sem espiar as cartas de ninguém.
hint-tried-even = -# Testada em { $count } rodadas simuladas: ganha { $share }% delas, e a segunda melhor quase o mesmo. Sem espiar as cartas de ninguém.
hint-at-sight = -# No olho, sem testar nem espiar as cartas de ninguém.

## Por que ela é melhor que a segunda

hint-because-goes-out = Com isso as suas cartas acabam.
hint-because-keeps-a-wild = Você guarda um coringa para quando nada mais servir.
hint-because-plays-again = Você joga de novo.
hint-because-hurts-who-is-nearly-out = Segura alguém que está quase no fim.
hint-because-answers-the-draw = Quem compra é outra pessoa, não você.
hint-because-next-lacks-the-colour = Quem vem depois provavelmente não tem essa cor.
hint-because-keeps-a-last-card = Você guarda uma carta para bater.
hint-because-strongest-colour = É a cor que mais combina com as suas outras cartas.
hint-because-sheds-points = Você se livra de muitos pontos antes que alguém bata.
hint-because-keeps-the-card = A carta comprada vale mais depois.
hint-because-plays-on = Uma carta a menos é melhor que uma a mais.
hint-because-swaps-for-fewer = Depois você tem menos cartas.
hint-because-lays-more = Você se livra de mais cartas de uma vez.
hint-because-spares-the-partner = Não atrapalha a sua dupla.
hint-because-likely-a-foul = A carta provavelmente era blefe.
hint-because-hardly-a-foul = A carta provavelmente não era blefe, e um desafio errado custa mais.
hint-because-worth-keeping = A próxima carta provavelmente não é melhor.
hint-because-worth-a-chance = A próxima carta provavelmente é melhor.
