### Respuestas privadas: qué no ha podido ser, y qué se puede hacer ahora

## Motivos de la mesa

reason-no-such-game = Esta partida ya no existe. { $member ->
    [yes] `/uno start` abre otra.
   *[no] Quien me instaló puede abrir otra con `/uno start`.
}
reason-game-over = Esta partida se acabó. { $member ->
    [yes] `/uno start` abre otra.
   *[no] Quien me instaló puede abrir otra con `/uno start`.
}
reason-stale = Alguien se te adelantó: así están las cosas ahora.
reason-eliminated = Esta partida terminó para ti. Puedes seguir mirando; en la próxima vuelves.
reason-not-at-table = No estás en esta partida. Puedes sentarte antes de que empiece o entre dos rondas, con «{ button-join }».
reason-not-missing = Esa persona acaba de jugar: sigue por su cuenta.
reason-only-two = Si solo juegan dos, el robot entra por su cuenta, tras dos turnos perdidos.
answer-accused = ¡Acusación hecha! Con bastantes votos a favor, cuesta cartas. Se vota en el tablero.
reason-not-asleep = Aquí no duerme nadie: no hay a quién despertar.
reason-time-left = Dale tiempo: se puede despertar a alguien cuando ha pasado la mitad del tiempo, o a los 45 segundos si no hay límite.
reason-woken-already = Ya sonó un despertador en este turno. Con uno basta.
reason-no-vote = Esto (ya) no se vota, o no te toca a ti.
reason-judged-already = La mesa ya ha votado sobre este mensaje. Con una vez basta.
reason-not-believed = Dos acusaciones tuyas han fallado en esta ronda. En la próxima puedes volver a acusar.
answer-too-fast = ¡Más despacio! Prueba otra vez en un momento.
reason-too-old = Eso fue antes de repartir, así que no cuenta.
reason-voted-down = El resto quiere seguir jugando. Podrás preguntar otra vez cuando acabe esta ronda, o esta pausa.
reason-vote-is-on = Ya hay una votación así en marcha. Primero hay que acabarla.
reason-in-recess = La mesa está de descanso. «{ button-go-on }», en la mesa y en las manos, lo termina para toda la mesa.
reason-removal-tried = Eso ya se ha preguntado en esta partida. Con una vez basta.
reason-removals-failed = El resto ya ha dicho tres veces que no. En esta partida no se pregunta más.
reason-too-few-to-remove = Para sacar a alguien hacen falta otras dos personas. Entre dos, puedes salir o preguntar si terminamos la partida.
reason-was-removed = La mesa te ha sacado de esta partida. En la próxima puedes entrar.
reason-thrown-out = Un robot termina la ronda por ti, y después quedas fuera de la partida. Puedes volver entre dos rondas.
reason-blocked = Ahora mismo no puedes jugar aquí.
reason-not-in-mid-round = A mitad de ronda no se saca a nadie. Prueba otra vez cuando acabe.
reason-not-mentioned = Eso es para otra persona. { $member ->
    [yes] Cuándo suena tu teléfono lo decides tú: `/uno me`.
   *[no] Quien me instaló decide cuándo suena su teléfono con `/uno me`.
}
reason-not-host = Eso solo puede hacerlo quien lleva la mesa.
only-host-starts = Solo { $player } puede empezar la partida.
reason-nobody-there = Esa persona (ya) no está en esta mesa.
reason-not-manager = Eso solo puede hacerlo quien lleva la mesa, o quien gestiona el servidor o los mensajes aquí.
reason-host-decides = Aquí solo puede hacerlo quien lleva la mesa. Si en diez minutos no pasa nada, puede cualquiera de la mesa.
reason-many-lobbies = Basta de mesas nuevas por ahora: donde solo estoy de visita, son tres por hora y persona.
reason-many-tables-here = Doce mesas nuevas en una hora bastan para un sitio donde solo estoy de visita. Prueba dentro de un rato.
reason-no-new-games = Por ahora no se puede empezar ninguna partida.
reason-channel-busy = En este canal ya hay una partida. Únete, o abre una en otro canal.
reason-already-at-table = Ya estás en esta mesa.
reason-table-full = Esta mesa está llena, ¡lo siento!
answer-called = ¡Aviso enviado! Solo se puede una vez por mesa.
answer-nobody-to-call = No hay a quién avisar: últimamente no ha habido ninguna partida en este canal, o ya está aquí todo el mundo.
reason-called-already = Ya se ha avisado a gente para esta mesa. Con una vez basta.
reason-seat-is-kept = El último sitio está guardado para alguien que sigue la partida. Pulsa «{ button-follow }» y la próxima vez te pregunto a ti.
reason-seat-cannot-be-offered = Nadie podría ocupar tu sitio aquí: las parejas van juntas, y Duo es para dos.
reason-too-many-followers = A esta partida ya la sigue tanta gente que no puedo escribir a nadie más.
reason-too-few-seats = Hacen falta al menos dos. Añade un robot, o espera a alguien.
reason-no-computer-player = En esta mesa no hay ningún robot.
reason-no-rematch = Ya es tarde para la revancha. { $member ->
    [yes] `/uno start` abre otra mesa.
   *[no] Quien me instaló puede abrir otra mesa con `/uno start`.
}
reason-no-last-time = Ya no me acuerdo de la última partida de aquí. Elige tú cómo se juega.
reason-other-server = Solo juego en ciertos servidores, y este no es uno de ellos.
reason-no-guests = Solo juego en servidores que me han invitado, no de visita.
reason-not-alone = Aquí no se juega a solas contra robots. Hace falta otra persona.
reason-prohibited = Aquí no se juega a esto: { $rules }. Elige otra cosa.
rules-instead = Aquí ya no se juega a esto: { $rules }. { $same ->
        [yes] Todo lo demás sigue igual.
       *[no] En su lugar: { $mode }.
    }
reason-not-started = La partida aún no ha empezado.
reason-already-started = La partida ya está en marcha. Puedes sentarte cuando acabe esta ronda.
reason-mixed-alphabets = Las letras de alfabetos distintos se confunden. Usa uno solo en cada palabra.
reason-no-hints = En esta mesa no hay pistas. Quien la lleva puede permitirlas antes de empezar la próxima partida.
reason-not-to-act = Las pistas son para quien está jugando su turno. Pregunta cuando te toque.
reason-no-choice = Esta es fácil: solo se puede hacer una cosa.

## Alrededor del juego

note-wrong-card = { $why } Eso te cuesta { -wrong-card-cards }.
note-again = Ha tardado demasiado. Púlsalo otra vez, por favor.
note-not-there = Ese botón es agua pasada. Así están las cosas ahora.
note-quiet = Silencio: esta partida ya no hará sonar tu teléfono. { $member ->
    [yes] Para todas las partidas, mira `/uno me`.
   *[no] Quien me instaló lo decide para todas las partidas con `/uno me`.
}
note-joined = ¡Estás dentro!
note-no-hand = No tienes cartas en esta partida: puedes mirar, y unirte entre dos rondas.
note-no-hand-yet = No tienes cartas en esta partida. Pulsa «{ button-join-next }» en el tablero, y juegas desde la próxima ronda.
answer-lobby-open = ¡La mesa está lista!
answer-done = ¡Hecho!
answer-next-soon = Un momento, aún están mirando el resultado. La próxima ronda empieza enseguida.
answer-left = Has salido de la partida. ¡Hasta pronto!
sure-leave = ¿Seguro que quieres salir?
sure-leave-alone = ¿Seguro que quieres salir? Aparte de ti solo juegan robots: la partida se acaba.
sure-leave-round = ¿Seguro que quieres salir a mitad de ronda? Cuenta como derrota, también para la valoración.
leaving-costs = Tus cartas te cuestan { $points ->
    [one] { $points } punto de castigo
   *[other] { $points } puntos de castigo
}.
leaving-reaches-target = Con eso llegas al objetivo, y la partida acaba con esta ronda.
leaving-ends-match = Entonces { $player } gana la partida.
leaving-wins-nothing = Entonces la partida se acaba y no la gana nadie: aún no se ha jugado ninguna ronda hasta el final.
leaving-back = Puedes volver entre dos rondas.
leaving-back-with = Puedes volver entre dos rondas, con al menos { $score ->
    [one] { $score } punto de castigo
   *[other] { $score } puntos de castigo
}.
sure-stop = ¿Terminar la partida para todo el mundo? La ronda en marcha no contará, y no ganará nadie.
sure-asking = La mesa tiene medio minuto para votar. Más de la mitad tiene que decir que sí, y al menos dos personas; tu sí ya cuenta.
sure-asking-away = Quien siga fuera al acabar cuenta como un sí.
answer-stopped = La partida ha terminado.
answer-asked = La mesa está votando. En medio minuto, como mucho, se decide.
answer-asked-in-recess = La mesa está votando. El tiempo para responder corre cuando acabe el descanso.
answer-recess = Empieza el descanso. «{ button-go-on }» lo termina para toda la mesa.
remove-whom = ¿Quién se va?
remove-nobody = No hay nadie más a quien sacar.
sure-remove = ¿Seguro que quieres preguntar al resto si { $player } se va? No podría volver a esta partida, y solo se puede preguntar una vez.
answer-voted = Respuesta anotada.
answer-rematch = La mesa de la revancha está lista. Empieza con quien quiera jugar.
answer-rematch-joined = ¡Vuelves a estar dentro!
answer-no-game = En este canal no hay ninguna partida. `/uno start` abre una.
answer-no-topic = No tengo nada sobre «{ $name }». Elige algo abajo.
answer-unknown-preset = No conozco ningún conjunto de reglas llamado «{ $name }». Elige uno de la lista, o déjalo en blanco.
answer-several-games = Estás en varias partidas. Pulsa «{ button-hand }» en el tablero de la que quieras.
answer-not-here = Eso solo funciona en un canal de un servidor.
answer-table-elsewhere = Esa mesa no está aquí. Pulsa el botón donde se juega.
answer-only-you-see = Aquí Discord solo te muestra mis respuestas a ti: este servidor no te deja usar aplicaciones externas. Quien lo administra puede permitir «Usar aplicaciones externas» o invitarme. No ha cambiado nada.
answer-error = Algo ha fallado por mi parte. No se ha perdido nada; prueba otra vez, por favor.
answer-no-answer = Mi base de datos no responde, así que aún no sé si ha funcionado. Prueba otra vez en un momento: nada cuenta dos veces. Cuando responda, aquí verás cómo ha quedado.
answer-not-written = Mi base de datos no acepta nada ahora mismo, así que no se ha guardado. Vuelve a pulsar en un momento, sin miedo.
work-too-long = Tardaba demasiado, así que he parado. Prueba cuando tenga menos trabajo.
work-too-large = Era demasiado para mi memoria, así que he parado.
work-busy = Ahora mismo tengo mucho que dibujar y comprobar. Prueba dentro de un minuto.
work-one-at-a-time = De una en una: aún estoy con lo que pediste antes. Prueba cuando lo tengas.
work-lost = Ha fallado dos veces, así que lo dejo. El juego sigue igual; prueba más tarde.
work-stopped = Me están reiniciando y no lo he acabado. Pídelo otra vez dentro de un minuto.
work-switched-off = Aquí las imágenes están desactivadas.
answer-old-command = Este comando ha cambiado desde que tu Discord lo cargó. Recarga Discord (Ctrl+R, o reinicia la app) y prueba otra vez.
answer-no-permission = No puedo escribir aquí. Déjame ver este canal y enviar mensajes.
dms-closed = { $player }, tus mensajes directos están cerrados para mí. No pasa nada: «{ button-hand }» en el tablero te enseña tus cartas, solo a ti. { $link }
dms-held = { $player }: Discord no me deja abrir mensajes directos nuevos por ahora. No pasa nada: «{ button-hand }» en el tablero te enseña tus cartas, solo a ti. { $link }
dms-refused = { $player }, ahora no consigo enviarte tus cartas por mensaje directo. No pasa nada: «{ button-hand }» en el tablero te las enseña, solo a ti. { $link }
reminder = { $player }, la mesa te espera. { $link }
reminder-direct = 🔔 **Te toca** en la mesa de { $player }. { $link }
reminder-vote = { $player }, la mesa te pregunta algo. { $link }
reminder-direct-vote = 🔔 **Una pregunta para ti** en la mesa de { $player }. { $link }
hand-over = ¡Gracias por jugar!
removed-from-lobby = 🚪 { $player } te ha quitado de la mesa antes del reparto. No has perdido nada, y la próxima mesa te espera. { $link }
channel-gone = El canal de tu partida de UNO ya no existe, o me han sacado de su servidor. La partida se acabó.
note-channel-forbidden = Ya no puedo mostrar el tablero en { $channel }. Quien gestiona el servidor puede dejarme ver ese canal y escribir allí; mientras tanto, el juego sigue aquí.
note-channel-locked = El hilo { $channel } está cerrado, así que no puedo mostrar el tablero allí. Quien modera puede abrirlo; mientras tanto, el juego sigue aquí.
note-channel-blocked = Un filtro (AutoMod) no deja pasar mi tablero en { $channel }. Quien gestiona el servidor puede hacer una excepción; mientras tanto, el juego sigue aquí.
note-channel-refused = Discord no me deja mostrar el tablero en { $channel } ahora mismo. Lo sigo intentando; mientras tanto, el juego sigue aquí, y «{ button-hand }» bajo el tablero te enseña tus cartas.
note-press-board = Pulsa lo que sea en el tablero, por favor: si no, pronto no podré escribir ahí. { $link }
note-hand-ends = Esta mano ya no se actualiza sola. Cualquier botón de aquí te trae la última, y «{ button-hand }» en el tablero también.
note-hand-elsewhere = Ahora juegas con tu otra mano, así que esta descansa. Cualquier botón de aquí la despierta.
note-hand-opened-again = Has vuelto a abrir tu mano, así que esta está cerrada.
note-backs-end = Esto ya no se actualiza solo: «{ button-backs }» en el tablero lo vuelve a mostrar.
note-no-chart = Ya no sé cómo fue esta ronda.

## Who may not play

blocked-person = Ahora mismo no puedes jugar conmigo: así lo ha decidido quien me gestiona.
blocked-here = Ahora mismo no puedes jugar conmigo en este servidor: así lo ha decidido quien lo gestiona. ¡Pregúntale!
blocked-server = Ahora mismo nadie puede jugar conmigo en este servidor: así lo ha decidido quien me gestiona.
blocked-reason = Motivo: { $reason }
blocked-end = { $end ->
    [never] Hasta nuevo aviso.
   *[other] Hasta el { $end }.
}
