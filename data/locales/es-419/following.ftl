### Lo que en Latinoamérica se dice de otro modo que en España

following-now = 👀 **Sigues esta partida.** Cuando quede un lugar libre entre dos rondas, te lo ofrezco por mensaje directo; quien llega antes, se sienta antes. Cuando acabe, te cuento el resultado.
following-next = 🪑 **Sigues esta partida y puedes jugar desde la próxima ronda.** Cuando acabe esta ronda, te ofrezco un lugar por mensaje directo: presiona «{ button-join }» allí. Quien llega antes, se sienta antes. Cuando acabe la partida, te cuento el resultado.
following-to-the-end = 👀 **Sigues esta partida.** Cuando acabe, te cuento el resultado por mensaje directo. En un juego así no quedan lugares libres.
offer = 🪑 ¡**Hay un lugar libre** en la mesa de { $player }! Está guardado para ti; la oferta acaba { $when }.
    { $score ->
        [0] Juegas desde la próxima ronda, en el último lugar y sin puntos.
       *[other] Juegas desde la próxima ronda, en el último lugar y con { $score ->
            [one] { $score } punto de castigo
           *[other] { $score } puntos de castigo
        }, el máximo de la mesa.
    }
offer-in-channel = { $player }, aquí hay un lugar libre, y la oferta acaba { $when }: presiona «{ button-join }» en el tablero. { $link }
offer-is-over = Ese lugar ya está ocupado.
seat-kept = { $count ->
    [one] 🪑 Hay un lugar guardado para { $player }; la oferta acaba { $when }.
   *[other] 🪑 Hay lugares guardados para { $player }; la oferta acaba { $when }.
}
arriving-next-round = Aquí hay una ronda en marcha. Puedes jugar desde la próxima: presiona «{ button-join-next }», y te ofrezco un lugar cuando acabe esta.
arriving-to-watch = Aquí hay una partida, sin lugar para ti. Puedes seguirla: te cuento el resultado.
table-deleted = 🗑️ Alguien borró el mensaje de esta mesa. Llega uno nuevo { $when }.
button-offer-seat = Ceder mi lugar
seat-offered = 🎁 Se regala: el lugar de { $player }. Presiona «{ button-join }» y es tuyo.
seat-offered-you = 🎁 Cedes tu lugar: juegas hasta que alguien lo quiera entre dos rondas.
seat-offered-how = 🎁 **Cedes tu lugar.** Juegas hasta que alguien lo quiera entre dos rondas; entonces sales. { $penalty ->
    [0] Quien venga tiene el último lugar y ningún punto. Tu lugar y tus puntos siguen siendo tuyos: mientras haya lugar, puedes volver entre dos rondas.
   *[other] Quien venga tiene el último lugar y empieza con el máximo de la mesa. Tu lugar sigue siendo tuyo: mientras haya lugar, puedes volver entre dos rondas, con tus puntos o con ese máximo, lo que sea más.
}
seat-stays = Te quedas. El lugar vuelve a ser tuyo.
