### O tabuleiro: o que está aberto, o que a mesa espera, e quem joga

board-outdated = 🧭 Perdi esta mensagem de vista por um momento, e ela ficou para trás. O tabuleiro é por aqui.
## O que está aberto

top-card = No topo: **{ $card }**
current-colour = Cor: **{ $colour }**
complement-on = Cores complementares: agora vale **{ $colour }**.
nothing-lies = As cartas estão sendo escolhidas.
on-side-0 = ⚪ Lado claro
on-side-1 = ⚫ Lado escuro
direction-down = ⬇️{"\u00A0"}sentido{"\u00A0"}horário
direction-up = ⬆️{"\u00A0"}sentido{"\u00A0"}anti-horário
draw-pile = { $count ->
    [1] uma carta no monte
   *[other] { $count } cartas no monte
}
pile-back = Verso da próxima carta: { $card }
seat = { $mark } **{ $player }** · { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
seat-few-cards = { $mark } **{ $player }: { $cards }**
few-cards = { $count ->
    [1] UMA CARTA
    [2] DUAS CARTAS
    [3] TRÊS CARTAS
   *[other] { $count } CARTAS
}
few-cards-of = { $player }: { $cards }
few-cards-line = 🔥 { $all }
heard-call = 🗣️ “{ $call }!”
seat-knocked-out = 💥 { $player } · nocaute
seat-out = { $mark } { $player } · { $place }º lugar

## O que a mesa espera

turn-you = É a sua vez!
turn-other = Vez de { $player }.
granted-you = Sua vez: você pode jogar todas as suas cartas da cor { $colour } de uma vez.
granted-other = Vez de { $player }, que pode jogar todas as cartas da cor { $colour }.
you-drew-forced = Você comprou { $card }, e tem que jogar.
you-drew = Você comprou { $card }. Jogar ou ficar com ela?
may-jump-in = Você pode cortar: { $cards }!
may-double = Você pode dobrar: { $cards }.
wrong-card-costs = -# Você pode arriscar qualquer carta, mesmo fora da vez; se não valer, você compra { -wrong-card }.
has-drawn-forced = { $player } comprou: se a carta servir, tem que jogar.
has-drawn = { $player } comprou uma carta: joga ou fica?
pending-you = Você tem que comprar { $draw }.
way-out-take = Pegue as cartas.
way-out-take-or-challenge = Pegue as cartas, ou desafie.
way-out-answer = Pegue as cartas, ou jogue { $cards } em cima.
way-out-answer-or-challenge = Pegue as cartas, desafie, ou jogue { $cards } em cima.
pending-other = { $player } tem que comprar { $draw }.
draw-count = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} ({ $kind })
draw-colour = { $count ->
    [0] até sair { $colour }
   *[other] até sair { $colour }, mais { $count }
}
roulette-you = Roleta de cores: qual cor? Você vira cartas até ela sair.
roulette-other = { $player } escolhe uma cor e vira cartas até ela sair.
naming-you = Qual cor você escolhe?
naming-other = { $player } escolhe uma cor.
gesture-you = { $gesture } Aperte { $symbol } – quem demorar mais compra { -late-gesture-cards }.
gesture-other = { $gesture } Ainda falta: { $player }
drafting = { $player } está escolhendo cartas.
you-draft = Carta { $number } de { $count }: { $card }. Fica com ela, ou descarta e leva a próxima?
round-is-over = A rodada acabou.

## Tabuleiro

board-title = UNO { $mode } · rodada { $number }
board-title-of = UNO { $mode } · rodada { $number } de { $rounds }
backs-title = ### Os outros lados, fora de ordem
revealed = **{ $player }** tinha: { $cards }
revealed-foul = Você acertou: { $player } estava blefando.
revealed-honest = Desta vez { $player } não estava blefando.
more-title = O que você quer ver?
proof-hash = Anunciado antes da primeira jogada: `{ $commitment }`
proof-later = Quando a rodada acabar, a semente aparece aqui: o SHA-256 dela é este hash, então ninguém pode ter mexido na distribuição.
proof-seed =
    A semente: `{ $seed }`
    O SHA-256 dela é o hash acima; `contra-uno verify` dá as mesmas cartas de novo.
proof-check = { $member ->
    [yes] `/uno verify` refaz o embaralhamento e a distribuição da rodada com esta semente e mostra cada passo.
   *[no] Quem me instalou pode refazer a distribuição da rodada com esta semente, passo a passo, com `/uno verify`.
}

## Quem se ausentou

time-is-up = ⏳ O tempo acaba { $when }.
match-ends = ⏱️ A partida acaba { $when }.
match-ends-soon = ⏱️ **Último minuto!** A partida acaba { $when }: quem tiver menos cartas ganha a rodada.
paused = ⏸️ **Pausa**: não tem ninguém agora. É só voltar e apertar “{ button-return }”, e o jogo segue.
recess = ☕ **Intervalo**: { $player } pediu { $since }.
    -# “{ button-go-on }” encerra para a mesa toda; { $itself ->
        [yes] senão, acaba { $until }.
       *[no] depois ({ $until }), qualquer botão encerra.
    }
autopilot-you = 💤 Você não estava, então um robô de nível { $level } está jogando por você, e o que ele fizer conta. Aperte “{ button-return }” para voltar a jogar.
thrown-out = 🤖 Um robô joga por { $player } até o fim da rodada.
thrown-out-you = 🤖 Um robô joga por você até o fim da rodada, e depois você está fora da partida.

## O que se vota

vote-asks-stop = ⏹️ **{ $player } pergunta: encerramos a partida agora?**
vote-asks-remove = 🚪 { $you ->
    [yes] **{ $player } pergunta ao pessoal: tiramos você da partida?**
   *[no] **{ $player } pergunta: tiramos { $other } da partida?**
}
vote-asks-recess = ☕ **{ $player } pergunta: fazemos um intervalo?** O tempo não corre para ninguém até alguém apertar “{ button-go-on }”.
vote-asks-handover = 🤖 **{ $player } pergunta: um robô joga por { $other } por enquanto?** O robô é de nível { $level }, e o que ele fizer conta.
vote-asks-next-round = ⏭️ **{ $player } pergunta: vamos para a próxima rodada?**
vote-asks-question = ❓ **{ $player } pergunta:** foi [uma pergunta boba]({ $link }) de { $other }?
vote-asks-advice = 💡 **{ $player } pergunta:** { $other } [deu pitaco]({ $link })?
vote-ayes = Sim: { $player } ({ $count } de { $needed } necessários)
vote-noes = Não: { $player }
vote-concerned = { $answer ->
    [yes] { $player } diz que sim, mas não conta
   *[no] { $player } diz que não, mas não conta
}
vote-until = acaba { $when }
vote-carried-stop = ⏹️ { $player } queria encerrar a partida. A favor: { $ayes }.
vote-carried-remove = 🚪 { $you ->
    [yes] Tiraram você da partida, a pedido de { $player }.
   *[no] Tiraram { $other } da partida, a pedido de { $player }.
} A favor: { $ayes } (precisava de { $needed }).
vote-carried-handover = 🤖 Um robô de nível { $level } joga por { $other } por enquanto, e o que ele fizer conta. A favor: { $ayes }.
vote-failed-stop = ⏹️ A partida continua: { $player } queria encerrar e teve { $count } dos { $needed } votos necessários.
vote-failed-remove = 🚪 { $you ->
    [yes] Você fica: { $player } pediu a sua saída e teve { $count } dos { $needed } votos necessários.
   *[no] { $other } fica: { $player } pediu a saída e teve { $count } dos { $needed } votos necessários.
}
vote-failed-recess = ☕ Sem intervalo: { $player } queria um e teve { $count } dos { $needed } votos necessários.
vote-failed-question = ❓ A pergunta era boa: { $player } achou que não, e teve { $count } dos { $needed } votos necessários. Ninguém compra.
vote-failed-advice = 💡 Ninguém deu pitaco: { $player } achou que sim, e teve { $count } dos { $needed } votos necessários. Ninguém compra.

## What the operator announces

notice-restart = 🔧 **Reinício previsto: { $when }.** { $words }
notice-words = 📣 { $words }
notice-back = 🔧 Voltei!
