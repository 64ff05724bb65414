### La sala

lobby-title = UNO { $mode } – invita { $player }
lobby-seats = { $count ->
    [one] **En la mesa: una persona**
   *[other] **En la mesa: { $count } personas**
}
lobby-closes = -# ¿Nadie tiene prisa? La mesa se recoge { $when }.
lobby-closed = La mesa se ha recogido: nadie empezó el juego. { $member ->
    [yes] `/uno start` pone otra.
   *[no] Quien me haya instalado pone otra con `/uno start`.
}
lobby-started = Cartas repartidas: ¡a jugar!
lobby-invited = Aún no ha vuelto: { $players }. El sitio está guardado: ¡pulsa «{ button-join }»!
lobby-full = -# La mesa está llena.
lobby-more-title = Antes de repartir
lobby-computers = -# Robots:
lobby-call = { $people }: ¡{ $player } invita a UNO { $mode }! Pulsad «{ button-join }» en la mesa. { $link }
