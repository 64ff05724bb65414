### Momentos, contados en grande: $variant elige las palabras, para que ninguna noche sea igual

cards-counted = { $amount ->
    [1] 1 carta
   *[other] { $amount } cartas
}
moment-challenge-won = { $variant ->
    [0] 🕵️ ¡Con las manos en la masa! { $player } iba de farol y roba { $amount }.
    [1] 🕵️ { $other } se lo olía: el +4 de { $player } era un farol. ¡{ $amount } cartas!
   *[2] 🕵️ ¡Farol! { $player } tenía otra carta, y paga con { $amount }.
}
moment-challenge-won-you = { $variant ->
    [0] 🕵️ ¡Te han descubierto! { $other } te ha visto venir: { $amount } cartas.
    [1] 🕵️ Adiós, cara de póker: { $amount } cartas para ti.
   *[2] 🕵️ { $other } no te ha creído, y con razón. Robas { $amount }.
}
moment-challenge-won-by-you = { $variant ->
    [0] 🕵️ ¡Tenías razón! { $player } iba de farol y roba { $amount }.
    [1] 🕵️ ¡Buen olfato! El farol de { $player } cuesta { $amount } cartas.
   *[2] 🕵️ In fraganti: { $player } roba { $amount }, gracias a ti.
}
moment-challenge-lost = { $variant ->
    [0] ⚖️ ¡No era farol! { $player } ha dudado de { $other }, y roba { $amount }.
    [1] ⚖️ { $other } no iba de farol. { $player } paga con { $amount } cartas.
   *[2] ⚖️ Mal olfato: { $amount } cartas para { $player }.
}
moment-challenge-lost-you = { $variant ->
    [0] ⚖️ { $other } no iba de farol. Son { $amount } cartas para ti.
    [1] ⚖️ ¡Mal olfato! Robas { $amount }.
   *[2] ⚖️ Vaya, no era farol: { $amount } cartas.
}
moment-challenge-lost-by-you = { $variant ->
    [0] ⚖️ { $player } ha dudado de ti, y roba { $amount }.
    [1] ⚖️ La verdad por delante: { $player } roba { $amount }.
   *[2] ⚖️ ¡Nada que ocultar! { $amount } cartas para { $player }.
}
moment-caught = { $variant ->
    [0] 🚨 ¡Contra Uno! { $other } caza a { $player }: { cards-counted }.
    [1] 🚨 { $player } se ha callado, { $other } no: ¡{ cards-counted }!
   *[2] 🚨 ¡Se le ha olvidado! { $other } estaba al acecho: { cards-counted } para { $player }.
}
moment-caught-you = { $variant ->
    [0] 🚨 ¡Te han cazado! Se te ha olvidado cantar: { cards-counted }.
    [1] 🚨 { $other } escuchaba, y tú no has dicho nada: { cards-counted }.
   *[2] 🚨 Tan cerca, y ni pío. { $other } te ha cazado: { cards-counted }.
}
moment-caught-by-you = { $variant ->
    [0] 🚨 ¡Te cacé, { $player }! { cards-counted }.
    [1] 🚨 Oído fino: { $player } roba { $amount }.
   *[2] 🚨 ¡Contra! Has cazado a { $player }: { cards-counted }.
}
moment-big-draw = { $variant ->
    [0] 🌊 ¡{ $amount } cartas para { $player }!
    [1] 🌊 { $player } necesita manos más grandes: { $amount } de golpe.
   *[2] 🌊 A { $player } le llueven cartas: { $amount }.
}
moment-big-draw-you = { $variant ->
    [0] 🌊 { $amount } cartas, todas tuyas.
    [1] 🌊 Te has llevado { $amount } de golpe. Respira.
   *[2] 🌊 Te llueven cartas: { $amount }.
}
moment-forgot = { $variant ->
    [0] 🤐 ¡Faltaba «Uno Uno»! { $player } sigue en juego: { cards-counted }.
    [1] 🤐 ¡Por los pelos! A { $player } se le ha olvidado «Uno Uno».
   *[2] 🤐 A { $player } solo le han faltado dos palabras para acabar.
}
moment-forgot-you = { $variant ->
    [0] 🤐 Se te ha olvidado «Uno Uno»: { cards-counted }.
    [1] 🤐 ¡Por los pelos! Faltaba «Uno Uno».
   *[2] 🤐 Solo te han faltado dos palabras para acabar.
}
moment-out = { $variant ->
    [0] 🏁 ¡Sin cartas! { $player } termina en el puesto { $amount }.
    [1] 🏁 Era su última carta: { $player } termina en el puesto { $amount }.
   *[2] 🏁 { $player } ha acabado: puesto { $amount }.
}
moment-out-you = { $variant ->
    [0] 🏁 ¡Sin cartas! Terminas en el puesto { $amount }.
    [1] 🏁 Era tu última carta: puesto { $amount }.
   *[2] 🏁 ¡Listo! El puesto { $amount } es tuyo.
}
moment-flip = { $variant ->
    [0] { $amount ->
        [0] ☀️ ¡{ $player } nos devuelve al lado claro!
       *[1] 🌑 ¡{ $player } lo gira todo al lado oscuro!
    }
    [1] { $amount ->
        [0] ☀️ ¡Se hizo la luz! { $player } lo gira todo.
       *[1] 🌑 ¡Apagón! { $player } lo gira todo.
    }
   *[2] { $amount ->
        [0] ☀️ { $player } deja entrar la luz.
       *[1] 🌑 { $player } da la bienvenida al lado oscuro.
    }
}
moment-flip-you = { $variant ->
    [0] { $amount ->
        [0] ☀️ Vuelve la luz, gracias a ti.
       *[1] 🌑 Llevas la mesa al lado oscuro.
    }
    [1] { $amount ->
        [0] ☀️ ¡Se hizo la luz!
       *[1] 🌑 ¡Apagón!
    }
   *[2] { $amount ->
        [0] ☀️ Dejas entrar la luz.
       *[1] 🌑 Esto es el lado oscuro: la puerta la has abierto tú.
    }
}
moment-swapped = { $variant ->
    [0] 🔁 ¡{ $player } y { $other } cambian de mano!
    [1] 🔁 «¡La mía por la tuya!» { $player } se lleva la mano de { $other }.
   *[2] 🔁 A { $player } le gustan más las cartas de { $other }.
}
moment-swapped-you = { $variant ->
    [0] 🔁 Ahora tienes la mano de { $other }.
    [1] 🔁 ¡Cambio! { $other } tiene tus cartas de antes.
   *[2] 🔁 ¿Buen negocio? Tienes las cartas de { $other }.
}
moment-swapped-by-you = { $variant ->
    [0] 🔁 { $player } se ha llevado tu mano: ¡mira la nueva!
    [1] 🔁 ¡Cambio! Ahora tienes las cartas de { $player }.
   *[2] 🔁 A { $player } le gustaban más tus cartas. Te has quedado con las suyas.
}
moment-handed-on = { $variant ->
    [0] 🔄 ¡Pásalo! Todas las manos se mueven.
    [1] 🔄 { $player } pone a circular todas las manos.
   *[2] 🔄 Todas las manos se han movido: ¿quién tiene qué?
}
moment-handed-on-you = { $variant ->
    [0] 🔄 ¡Has hecho que todo el mundo pase su mano!
    [1] 🔄 Todas las cartas cambian de manos, gracias a ti.
   *[2] 🔄 Ahora tienes las cartas de al lado.
}
moment-jump-in = { $variant ->
    [0] ⚡ ¡{ $player } se cuela con { $card }!
    [1] ⚡ De la nada: ¡{ $player } con { $card }!
   *[2] ⚡ { $player } ha llegado antes: { $card }.
}
moment-jump-in-you = { $variant ->
    [0] ⚡ ¡Te has colado!
    [1] ⚡ De la nada: ¡tú!
   *[2] ⚡ Has llegado antes que nadie.
}
moment-uno = { $variant ->
    [0] ☝️ ¡UNO! A { $player } le queda una carta.
    [1] ☝️ { $player } canta UNO.
   *[2] ☝️ «¡UNO!» Una sola carta separa a { $player } del final.
}
moment-uno-you = { $variant ->
    [0] ☝️ ¡UNO! Te queda una carta.
    [1] ☝️ Has cantado UNO.
   *[2] ☝️ «¡UNO!» Falta una.
}
moment-series = { $variant ->
    [0] 🎳 ¡{ $player } suelta { $amount } cartas de golpe, con { $card } encima!
    [1] 🎳 { $amount } cartas de una vez, de { $player }.
   *[2] 🎳 { $player } barre la mesa: ¡{ $amount } cartas!
}
moment-series-you = { $variant ->
    [0] 🎳 ¡{ $amount } cartas de golpe!
    [1] 🎳 Has soltado { $amount } cartas de una vez.
   *[2] 🎳 Limpieza general: { $amount } cartas.
}
moment-double = { $variant ->
    [0] 👯 { $card }, y otra vez: ¡{ $player } dobla!
    [1] 👯 { $player } tiene otra: { $card }.
   *[2] 👯 ¡Doble! { $card } de { $player }.
}
moment-double-you = { $variant ->
    [0] 👯 ¡Has doblado!
    [1] 👯 ¡Y otra más!
   *[2] 👯 ¿Ves doble? ¡{ $card }!
}
moment-knocked-out = { $variant ->
    [0] 💥 { $amount } cartas son demasiadas: ¡K. O. para { $player }!
    [1] 💥 { $player } se hunde con { $amount } cartas.
   *[2] 💥 La carta que colmó el vaso: { $player } está fuera de la ronda.
}
moment-knocked-out-you = { $variant ->
    [0] 💥 { $amount } cartas son demasiadas: K. O.
    [1] 💥 Te has hundido con { $amount } cartas.
   *[2] 💥 La carta que colmó el vaso: esta ronda sigue sin ti.
}
moment-eliminated = { $variant ->
    [0] 🚪 ¡{ $player } está fuera de la partida!
    [1] 🚪 La partida sigue sin { $player }.
   *[2] 🚪 ¡Adiós, { $player }!
}
moment-eliminated-you = { $variant ->
    [0] 🚪 Estás fuera de la partida. Puedes seguir mirando.
    [1] 🚪 La partida sigue sin ti.
   *[2] 🚪 Hasta aquí, por esta vez.
}
moment-false-contra = { $variant ->
    [0] 🙈 ¡Falsa alarma! A { $other } no se le ha olvidado nada, y { $player } roba { $amount }.
    [1] 🙈 { $player } ha gritado «¡que viene el lobo!»: { cards-counted }.
   *[2] 🙈 Demasiadas ganas: { cards-counted } para { $player }.
}
moment-false-contra-you = { $variant ->
    [0] 🙈 ¡Falsa alarma! A { $other } no se le ha olvidado nada: { cards-counted } para ti.
    [1] 🙈 Has gritado «¡que viene el lobo!»: { cards-counted }.
   *[2] 🙈 ¡Demasiadas ganas! Robas { $amount }.
}
moment-false-contra-by-you = { $variant ->
    [0] 🙈 { $player } quería cazarte, y roba { $amount }.
    [1] 🙈 ¡Falsa alarma! No se te ha olvidado nada; { $player } roba { $amount }.
   *[2] 🙈 { $player } tenía demasiadas ganas: { cards-counted }, ninguna para ti.
}
moment-roulette = { $variant ->
    [0] 🎡 La rueda gira: ¡{ $amount ->
        [one] una carta
       *[other] { $amount } cartas
    } para { $player }!
    [1] 🎡 ¡Ruleta de color! { $player } levanta { $amount ->
        [one] una carta
       *[other] { $amount } cartas
    }.
   *[2] 🎡 { $amount ->
        [one] A la primera: una carta
       *[other] Y otra, y otra: { $amount } cartas
    } para { $player }.
}
moment-roulette-you = { $variant ->
    [0] 🎡 La rueda gira: { $amount ->
        [one] una carta
       *[other] { $amount } cartas
    } para ti.
    [1] 🎡 ¡Ruleta de color! Levantas { $amount ->
        [one] una carta
       *[other] { $amount } cartas
    }, con público.
   *[2] 🎡 { $amount ->
        [one] A la primera: una carta
       *[other] Y otra, y otra: { $amount } cartas
    } para ti.
}
moment-returned = { $variant ->
    [0] ↩️ ¡Devuelto al remitente! { cards-counted } vuelven a { $other }.
    [1] ↩️ { $player } dice que no, gracias: { $other } recupera las { $amount }.
   *[2] ↩️ ¡Bumerán! { cards-counted }, y le toca otra vez a { $other }.
}
moment-returned-you = { $variant ->
    [0] ↩️ Devuelto al remitente: las { cards-counted } son ahora de { $other }.
    [1] ↩️ ¡No, gracias! { $other } recupera las { $amount }.
   *[2] ↩️ Tu bumerán da en el blanco: { cards-counted } para { $other }.
}
moment-returned-by-you = { $variant ->
    [0] ↩️ Devuelto al remitente: ¡{ $player } te manda { cards-counted } de vuelta!
    [1] ↩️ { $player } le da la vuelta a la tortilla: ¿{ cards-counted } para ti?
   *[2] ↩️ ¡Bumerán! { $player } te devuelve las { $amount }.
}
moment-stack = { $variant ->
    [0] 🏗️ ¡{ $amount } cartas esperan a { $other }!
    [1] 🏗️ { $player } sigue acumulando: ¿{ $amount } cartas para { $other }?
   *[2] 🏗️ Ya van { $amount }, y le toca a { $other }.
}
moment-stack-you = { $variant ->
    [0] 🏗️ Lo has subido a { $amount } cartas: le toca a { $other }.
    [1] 🏗️ { $amount } cartas esperan a { $other }, gracias a ti.
   *[2] 🏗️ Ahora son { $amount }. ¡Te toca, { $other }!
}
moment-stack-by-you = { $variant ->
    [0] 🏗️ ¡{ $amount } cartas te esperan!
    [1] 🏗️ { $player } lo ha subido a { $amount }, y te toca.
   *[2] 🏗️ Ya van { $amount }. ¿Qué respondes?
}
moment-comeback = { $variant ->
    [0] 🧟 ¡Alto ahí! { $player } había acabado, y vuelve.
    [1] 🧟 { $player } tiene que volver al juego.
   *[2] 🧟 Media vuelta en la línea de meta: { $player } sigue jugando.
}
moment-comeback-you = { $variant ->
    [0] 🧟 ¡Alto ahí! Habías acabado, y vuelves.
    [1] 🧟 Tienes cartas otra vez: ¡a jugar!
   *[2] 🧟 Media vuelta en la línea de meta: sigues jugando.
}
moment-long-way-back = { $variant ->
    [0] 🧗 ¡Vaya remontada! { $player } llegó a tener { $amount } cartas.
    [1] 🧗 De { $amount } cartas hasta aquí: { $player } no se rinde.
   *[2] 🧗 ¿{ $amount } cartas? Eso era antes. ¡{ $player } está de vuelta!
}
moment-long-way-back-you = { $variant ->
    [0] 🧗 ¡Vaya remontada! Llegaste a tener { $amount } cartas.
    [1] 🧗 De { $amount } cartas hasta aquí: no te rindes.
   *[2] 🧗 ¿{ $amount } cartas? Eso era antes. ¡Estás de vuelta!
}
