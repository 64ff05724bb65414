### O lobby

lobby-title = UNO { $mode } – { $player } convida
lobby-seats = { $count ->
    [1] **Na mesa: uma pessoa**
   *[other] **Na mesa: { $count } pessoas**
}
lobby-closes = -# Ninguém com pressa? A mesa é desfeita { $when }.
lobby-closed = A mesa foi desfeita: ninguém começou o jogo. { $member ->
    [yes] `/uno start` põe outra.
   *[no] Quem me instalou põe outra com `/uno start`.
}
lobby-started = Cartas na mesa: valendo!
lobby-invited = Ainda não voltou: { $players }. O lugar está guardado: é só apertar “{ button-join }”!
lobby-full = -# A mesa está cheia.
lobby-more-title = Antes de dar as cartas
lobby-computers = -# Robôs:
lobby-call = { $people }: { $player } chama para UNO { $mode }! Apertem “{ button-join }” na mesa. { $link }
