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
closed-by-operator = 🛑 Quien me gestiona ha cerrado esta mesa:
lobby-started = Cartas repartidas: ¡a jugar!
lobby-invited = Esperamos a { $players }. El sitio está guardado: ¡pulsa «{ button-join }»!
lobby-full = -# La mesa está llena.
lobby-more-title = Antes de repartir
lobby-computers = -# Robots:
lobby-call = { $people }: ¡{ $player } invita a jugar a UNO { $mode }! Para jugar, «{ button-join }» en la mesa. { $link }
lobby-call-subscribers = 🔔 ¡{ $player } ha abierto una mesa: UNO { $mode }! { $people } { $link }
recess-call = ▶️ Se acabó el descanso, ¡seguimos! { $people } { $link }
subscription-begun = 🔔 **Cuando se abra una mesa aquí, te menciono debajo**: una vez al día como mucho, nunca por mensaje directo. Si no juegas aquí en 90 días, se acaba solo.
subscription-ended = 🔕 Ya no te aviso de las mesas de aquí.
subscription-not-here = Solo puedo hacerlo en canales de servidores que me han invitado.
subscription-hidden = Estás en modo oculto (`/uno me`), y una mención enseñaría tu nombre a todo el mundo. Así que no.
subscription-full = Aquí ya aviso a { $count } personas, y a más no aviso de una vez. Prueba más tarde.
