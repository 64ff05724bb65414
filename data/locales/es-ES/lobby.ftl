### La sala

lobby-title = UNO { $mode } – invita { $player }
lobby-seats = { $count ->
    [one] **En la mesa: una persona**
   *[other] **En la mesa: { $count } personas**
}
lobby-closes = -# ¿Nadie tiene prisa? La mesa se cierra { $when }.
lobby-closed = La mesa se cerró: nadie empezó la partida. { $member ->
    [yes] `/uno start` abre otra.
   *[no] Quien me instaló puede abrir otra con `/uno start`.
}
lobby-started = Cartas repartidas: ¡a jugar!
lobby-invited = Falta por volver: { $players }. El sitio está guardado: ¡pulsa «{ button-join }»!
lobby-full = -# La mesa está llena.
lobby-more-title = Antes de repartir
lobby-computers = -# Robots:
lobby-call = { $people }: ¡{ $player } invita a jugar a UNO { $mode }! Para jugar, «{ button-join }» en la mesa. { $link }
