### A mão, e o que se pergunta antes de jogar uma carta

## Mão

ring = 🔔 **Sua vez** na mesa de { $player }: { $card } no topo.
ring-draft = 🔔 **Sua vez** na mesa de { $player }: escolha as suas cartas.
ring-vote = 🔔 **Uma pergunta para você** na mesa de { $player }: o que você diz?
hand-place = -# { $place }
hand-title = { $count ->
    [1] Sua mão: uma carta
   *[other] Sua mão: { $count } cartas
}
hand-first = **Sua primeira partida!** Jogue uma carta que combine com a do topo: mesma cor, número ou símbolo.
    As cartas em botões coloridos podem ser jogadas; as de botão cinza, não. Se nada servir, aperte “{ button-draw }”.
    Na penúltima carta, não esqueça: **UNO!** – { $member ->
        [yes] `/uno help` explica o resto.
       *[no] “{ button-more }” › “{ button-rules }” › “{ button-help }” explica o resto.
    }
hand-empty = Acabaram as cartas. Mandou bem!
hand-knocked-out = Cartas demais: você levou nocaute nesta rodada, e a sua mão ficou de lado. Na próxima você volta.
hand-held = Você ainda tinha: { $cards }
hand-arrived = 🪑 Você entrou!
hand-soon = As suas cartas chegam na próxima rodada.
hand-soon-with-points = Você começa com { $score ->
    [1] { $score } ponto de penalidade
   *[other] { $score } pontos de penalidade
}. As suas cartas chegam na próxima rodada.
your-partner = Sua dupla: **{ $player }**
your-cards = Suas cartas: { $cards }
hand-picture-stays = Esta imagem não muda mais. Para jogar, use `/uno hand`.
page-back = Voltar
page-here = Página { $page } de { $pages }
page-on = Avançar

## Escolher

ask-how = { $card }: como?
ask-set = { $card }: só esta, ou mais?
ask-colour = { $card }: qual cor?
ask-swap = { $card }: trocar de mão com quem?
ask-call = { $card }: gritar algo junto?
how-play = Jogar
how-jump = Cortar
how-double = Dobrar
set-alone = Só esta carta
set-pair = As duas de uma vez
set-several = { $count } cartas deste número
set-series = Todas as { $count } cartas da cor
set-last = { $card } por último
swap-nobody = Com ninguém
swap-with = { $player } ({ $count })
with-call = “{ $call }!”
without-call = Ficar em silêncio
moves-left-out = { $count ->
    [1] … uma jogada anterior
   *[other] … { $count } jogadas anteriores
}
