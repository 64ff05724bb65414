### Quem acompanha uma partida sem jogar

button-follow = Acompanhar
button-join-next = Entrar na próxima rodada
button-unfollow = Parar de acompanhar
button-decline = Não, valeu
board-followers = { $count ->
    [1] 👀 1 pessoa acompanhando
   *[other] 👀 { $count } pessoas acompanhando
}
following-now = 👀 **Você acompanha esta partida.** Quando vagar um lugar entre duas rodadas, ofereço para você por mensagem direta; quem chega primeiro, senta primeiro. Quando acabar, conto o resultado.
following-next = 🪑 **Você acompanha esta partida e pode jogar a partir da próxima rodada.** Quando esta rodada acabar, ofereço um lugar por mensagem direta: aperte “{ button-join }” lá. Quem chega primeiro, senta primeiro. Quando a partida acabar, conto o resultado.
following-to-the-end = 👀 **Você acompanha esta partida.** Quando acabar, conto o resultado por mensagem direta. Num jogo desses não vaga lugar.
following-no-longer = Você não acompanha mais esta partida.
offer = 🪑 **Tem um lugar livre** na mesa de { $player }! Está guardado para você; a oferta acaba { $when }.
    { $score ->
        [0] Você joga a partir da próxima rodada, no último lugar e sem pontos.
       *[other] Você joga a partir da próxima rodada, no último lugar e com { $score ->
            [1] { $score } ponto de penalidade
           *[other] { $score } pontos de penalidade
        }, o maior placar da mesa.
    }
offer-in-channel = { $player }, tem um lugar livre aqui, e a oferta acaba { $when }: aperte “{ button-join }” no tabuleiro. { $link }
offer-is-over = Esse lugar já foi.
offer-declined = Tudo bem, fica para outra pessoa. O resultado eu conto mesmo assim.
seat-kept = { $count ->
    [1] 🪑 Um lugar está guardado para { $player }; a oferta acaba { $when }.
   *[other] 🪑 Há lugares guardados para { $player }; a oferta acaba { $when }.
}
arriving-at-lobby = { $player } já abriu uma mesa aqui: UNO { $mode }. Puxe uma cadeira!
arriving-at-full-lobby = Já tem uma mesa aqui, mas está cheia.
arriving-next-round = Tem uma rodada rolando aqui. Você pode jogar a partir da próxima: aperte “{ button-join-next }”, e ofereço um lugar quando esta acabar.
arriving-between = Tem uma partida aqui, entre duas rodadas: você pode sentar agora.
arriving-to-watch = Tem uma partida aqui, sem lugar para você. Dá para acompanhar: conto o resultado.
arriving-elsewhere = -# Para uma mesa só sua, use `/uno start` em outro canal ou chat.
table-deleted = 🗑️ Alguém apagou a mensagem desta mesa. Uma nova chega { $when }.
deleted-often = -# 🗑️ Vivem apagando esta mensagem, então vivo postando de novo. Para parar, `/uno stop`: antes de dar as cartas, quem comanda a mesa; na partida, uma votação decide; e, a qualquer hora, quem gerencia as mensagens aqui e não jogou.
note-sat-down = { $score ->
    [0] Você entrou! As suas cartas chegam na próxima rodada.
   *[other] Você entrou, com { $score ->
        [1] { $score } ponto de penalidade
       *[other] { $score } pontos de penalidade
    }! As suas cartas chegam na próxima rodada.
}
seat-begins-with = 🪑 Quem sentar agora começa com { $score ->
    [1] { $score } ponto de penalidade
   *[other] { $score } pontos de penalidade
}, o maior placar da mesa.

## O lugar de alguém, para quem quiser

button-offer-seat = Passar meu lugar
button-keep-seat = Manter meu lugar
seat-offered = 🎁 Lugar de { $player }, de graça: aperte “{ button-join }” e é seu.
seat-offered-you = 🎁 O seu lugar está disponível: você joga até alguém ficar com ele, entre duas rodadas.
seat-offered-how = 🎁 **O seu lugar está disponível.** Você joga até alguém ficar com ele, entre duas rodadas; aí você sai. { $penalty ->
    [0] Quem vier fica com o último lugar e sem pontos. O seu lugar e os seus pontos continuam seus: enquanto houver vaga, você pode voltar entre duas rodadas.
   *[other] Quem vier fica com o último lugar e começa com o maior placar da mesa. O seu lugar continua seu: enquanto houver vaga, você pode voltar entre duas rodadas, com os seus pontos ou com esse maior placar, o que for mais.
}
seat-stays = Você fica. O lugar é seu de novo.
