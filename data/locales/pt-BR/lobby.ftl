### O lobby

lobby-title = UNO { $mode } – { $player } convida
lobby-seats = { $count ->
    [1] **Na mesa: uma pessoa**
   *[other] **Na mesa: { $count } pessoas**
}
lobby-closes = -# Ninguém com pressa? A mesa fecha { $when }.
lobby-closed = A mesa fechou: ninguém começou a partida. { $member ->
    [yes] `/uno start` abre outra.
   *[no] Quem me instalou pode abrir outra com `/uno start`.
}
lobby-started = Cartas distribuídas: valendo!
lobby-invited = Falta voltar: { $players }. O lugar está guardado: é só apertar “{ button-join }”!
lobby-full = -# A mesa está cheia.
lobby-more-title = Antes de dar as cartas
lobby-computers = -# Robôs:
lobby-call = { $people }: { $player } está chamando para jogar UNO { $mode }! Apertem “{ button-join }” na mesa. { $link }
