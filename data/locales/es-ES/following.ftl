### Quien sigue una partida sin jugar

button-follow = Seguir
button-join-next = Jugar la próxima ronda
button-unfollow = Dejar de seguir
button-decline = No, gracias
board-followers = { $count ->
    [one] 👀 1 persona mirando
   *[other] 👀 { $count } personas mirando
}
following-now = 👀 **Sigues esta partida.** Cuando quede un sitio libre entre dos rondas, te lo ofrezco por mensaje directo; quien llega antes, se sienta antes. Cuando acabe, te cuento el resultado.
following-next = 🪑 **Sigues esta partida y puedes jugar desde la próxima ronda.** Cuando acabe esta ronda, te ofrezco un sitio por mensaje directo: pulsa «{ button-join }» allí. Quien llega antes, se sienta antes. Cuando acabe la partida, te cuento el resultado.
following-to-the-end = 👀 **Sigues esta partida.** Cuando acabe, te cuento el resultado por mensaje directo. En un juego así no quedan sitios libres.
following-no-longer = Ya no sigues esta partida.
offer = 🪑 ¡**Hay un sitio libre** en la mesa de { $player }! Está guardado para ti; la oferta acaba { $when }.
    { $score ->
        [0] Juegas desde la próxima ronda, en el último sitio y sin puntos.
       *[other] Juegas desde la próxima ronda, en el último sitio y con { $score ->
            [one] { $score } punto de castigo
           *[other] { $score } puntos de castigo
        }, el máximo de la mesa.
    }
offer-in-channel = { $player }, aquí hay un sitio libre, y la oferta acaba { $when }: pulsa «{ button-join }» en el tablero. { $link }
offer-is-over = Ese sitio ya está ocupado.
offer-declined = De acuerdo, será para otra persona. El resultado te lo cuento igual.
seat-kept = { $count ->
    [one] 🪑 Hay un sitio guardado para { $player }; la oferta acaba { $when }.
   *[other] 🪑 Hay sitios guardados para { $player }; la oferta acaba { $when }.
}
arriving-at-lobby = { $player } ya abrió aquí una mesa: UNO { $mode }. ¡Siéntate!
arriving-at-full-lobby = Aquí ya hay una mesa abierta, pero está llena.
arriving-next-round = Aquí hay una ronda en marcha. Puedes jugar desde la próxima: pulsa «{ button-join-next }», y te ofrezco un sitio cuando acabe esta.
arriving-between = Aquí hay una partida, entre dos rondas: puedes sentarte ya.
arriving-to-watch = Aquí hay una partida, sin sitio para ti. Puedes seguirla: te cuento el resultado.
arriving-elsewhere = -# Para una mesa propia, usa `/uno start` en otro canal o chat.
table-deleted = 🗑️ Alguien ha borrado el mensaje de esta mesa. Llega uno nuevo { $when }.
deleted-often = -# 🗑️ Siguen borrando este mensaje, así que lo sigo publicando. Para pararlo, `/uno stop`: antes de repartir puede quien lleva la mesa; en la partida decide una votación; y siempre puede quien gestiona los mensajes aquí y no ha jugado.
note-sat-down = { $score ->
    [0] ¡Estás dentro! Tus cartas llegan con la próxima ronda.
   *[other] ¡Estás dentro, con { $score ->
        [one] { $score } punto de castigo
       *[other] { $score } puntos de castigo
    }! Tus cartas llegan con la próxima ronda.
}
seat-begins-with = 🪑 Quien se siente ahora empieza con { $score ->
    [one] { $score } punto de castigo
   *[other] { $score } puntos de castigo
}, el máximo de la mesa.

## El sitio de alguien, para quien lo quiera

button-offer-seat = Ceder mi sitio
button-keep-seat = Quedarme
seat-offered = 🎁 Se regala: el sitio de { $player }. Pulsa «{ button-join }» y es tuyo.
seat-offered-you = 🎁 Cedes tu sitio: juegas hasta que alguien lo quiera entre dos rondas.
seat-offered-how = 🎁 **Cedes tu sitio.** Juegas hasta que alguien lo quiera entre dos rondas; entonces sales. { $penalty ->
    [0] Quien venga tiene el último sitio y ningún punto. Tu sitio y tus puntos siguen siendo tuyos: mientras haya sitio, puedes volver entre dos rondas.
   *[other] Quien venga tiene el último sitio y empieza con el máximo de la mesa. Tu sitio sigue siendo tuyo: mientras haya sitio, puedes volver entre dos rondas, con tus puntos o con ese máximo, lo que sea más.
}
seat-stays = Te quedas. El sitio vuelve a ser tuyo.
