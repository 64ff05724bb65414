### E se …: uma rodada que acabou, continuada por uma pessoa

button-replay-whatif = E se …
what-if-place = -# E se … · aqui nada conta
what-if-begun = Continue dali nas suas mensagens diretas, no seu próprio lugar, contra robôs (*médio*). Nada disso conta; para encerrar, *{ button-more }* lá. Não chegou nada? Então as suas mensagens diretas estão fechadas para mim: abra e aperte de novo.
what-if-begun-as = Continue dali nas suas mensagens diretas, no lugar de { $player }, contra robôs (*médio*). Nada disso conta; para encerrar, *{ button-more }* lá. Não chegou nada? Então as suas mensagens diretas estão fechadas para mim: abra e aperte de novo.
what-if-over = Ali a rodada já acabou. Volte a uma jogada antes do fim.
what-if-just-begun = Você acabou de começar uma: está nas suas mensagens diretas. Experimente essa antes, e aperte de novo em um instante.
what-if-dms-held = Você continuaria nas suas mensagens diretas, mas o Discord não me deixa abrir novas por enquanto. Pode levar uns dias; tente mais tarde.
