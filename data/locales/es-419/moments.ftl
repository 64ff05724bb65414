### Lo que en Latinoamérica se dice de otro modo que en España

moment-challenge-won = { $variant ->
    [0] 🕵️ ¡Con las manos en la masa! { $player } blofeaba y roba { $amount }.
    [1] 🕵️ { $other } se lo olía: el +4 de { $player } era un blof. ¡{ $amount } cartas!
   *[2] 🕵️ ¡Blof! { $player } tenía otra carta, y paga con { $amount }.
}
moment-challenge-won-you = { $variant ->
    [0] 🕵️ ¡Te descubrieron! { $other } te vio venir: { $amount } cartas.
    [1] 🕵️ Adiós, cara de póker: { $amount } cartas para ti.
   *[2] 🕵️ { $other } no te creyó, y con razón. Robas { $amount }.
}
moment-challenge-won-by-you = { $variant ->
    [0] 🕵️ ¡Tenías razón! { $player } blofeaba y roba { $amount }.
    [1] 🕵️ ¡Buen olfato! El blof de { $player } cuesta { $amount } cartas.
   *[2] 🕵️ In fraganti: { $player } roba { $amount }, gracias a ti.
}
moment-challenge-lost = { $variant ->
    [0] ⚖️ ¡No era blof! { $player } dudó de { $other }, y roba { $amount }.
    [1] ⚖️ { $other } no blofeaba. { $player } paga con { $amount } cartas.
   *[2] ⚖️ Mal olfato: { $amount } cartas para { $player }.
}
moment-challenge-lost-you = { $variant ->
    [0] ⚖️ { $other } no blofeaba. Son { $amount } cartas para ti.
    [1] ⚖️ ¡Mal olfato! Robas { $amount }.
   *[2] ⚖️ Uy, no era blof: { $amount } cartas.
}
moment-challenge-lost-by-you = { $variant ->
    [0] ⚖️ { $player } dudó de ti, y roba { $amount }.
    [1] ⚖️ La verdad por delante: { $player } roba { $amount }.
   *[2] ⚖️ ¡Nada que ocultar! { $amount } cartas para { $player }.
}
moment-caught = { $variant ->
    [0] 🚨 ¡Contra Uno! { $other } atrapa a { $player }: { cards-counted }.
    [1] 🚨 { $player } se calló, { $other } no: ¡{ cards-counted }!
   *[2] 🚨 ¡Se le olvidó! { $other } estaba al acecho: { cards-counted } para { $player }.
}
moment-caught-you = { $variant ->
    [0] 🚨 ¡Te atraparon! Se te olvidó cantar: { cards-counted }.
    [1] 🚨 { $other } escuchaba, y tú no dijiste nada: { cards-counted }.
   *[2] 🚨 Tan cerca, y ni pío. { $other } te atrapó: { cards-counted }.
}
moment-caught-by-you = { $variant ->
    [0] 🚨 ¡Te atrapé, { $player }! { cards-counted }.
    [1] 🚨 Oído fino: { $player } roba { $amount }.
   *[2] 🚨 ¡Contra! Atrapaste a { $player }: { cards-counted }.
}
moment-big-draw-you = { $variant ->
    [0] 🌊 { $amount } cartas, todas tuyas.
    [1] 🌊 Te llevaste { $amount } de golpe. Respira.
   *[2] 🌊 Te llueven cartas: { $amount }.
}
moment-forgot = { $variant ->
    [0] 🤐 ¡Faltaba «Uno Uno»! { $player } sigue en juego: { cards-counted }.
    [1] 🤐 ¡Por un pelo! A { $player } se le olvidó «Uno Uno».
   *[2] 🤐 A { $player } solo le faltaron dos palabras para acabar.
}
moment-forgot-you = { $variant ->
    [0] 🤐 Se te olvidó «Uno Uno»: { cards-counted }.
    [1] 🤐 ¡Por un pelo! Faltaba «Uno Uno».
   *[2] 🤐 Solo te faltaron dos palabras para acabar.
}
moment-out = { $variant ->
    [0] 🏁 ¡Sin cartas! { $player } termina en el puesto { $amount }.
    [1] 🏁 Era su última carta: { $player } termina en el puesto { $amount }.
   *[2] 🏁 { $player } terminó: puesto { $amount }.
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
       *[1] 🌑 Esto es el lado oscuro: la puerta la abriste tú.
    }
}
moment-swapped-by-you = { $variant ->
    [0] 🔁 { $player } se llevó tu mano: ¡mira la nueva!
    [1] 🔁 ¡Cambio! Ahora tienes las cartas de { $player }.
   *[2] 🔁 A { $player } le gustaban más tus cartas. Te quedaste con las suyas.
}
moment-handed-on = { $variant ->
    [0] 🔄 ¡Pásalo! Todas las manos se mueven.
    [1] 🔄 { $player } pone a circular todas las manos.
   *[2] 🔄 Todas las manos se movieron: ¿quién tiene qué?
}
moment-handed-on-you = { $variant ->
    [0] 🔄 ¡Hiciste que todo el mundo pasara su mano!
    [1] 🔄 Todas las cartas cambian de manos, gracias a ti.
   *[2] 🔄 Ahora tienes las cartas de al lado.
}
moment-jump-in = { $variant ->
    [0] ⚡ ¡{ $player } se cuela con { $card }!
    [1] ⚡ De la nada: ¡{ $player } con { $card }!
   *[2] ⚡ { $player } llegó antes: { $card }.
}
moment-jump-in-you = { $variant ->
    [0] ⚡ ¡Te colaste!
    [1] ⚡ De la nada: ¡tú!
   *[2] ⚡ Llegaste antes que nadie.
}
moment-uno-you = { $variant ->
    [0] ☝️ ¡UNO! Te queda una carta.
    [1] ☝️ Cantaste UNO.
   *[2] ☝️ «¡UNO!» Falta una.
}
moment-series-you = { $variant ->
    [0] 🎳 ¡{ $amount } cartas de golpe!
    [1] 🎳 Soltaste { $amount } cartas de una vez.
   *[2] 🎳 Limpieza general: { $amount } cartas.
}
moment-double-you = { $variant ->
    [0] 👯 ¡Doblaste!
    [1] 👯 ¡Y otra más!
   *[2] 👯 ¿Ves doble? ¡{ $card }!
}
moment-knocked-out-you = { $variant ->
    [0] 💥 { $amount } cartas son demasiadas: K. O.
    [1] 💥 Te hundiste con { $amount } cartas.
   *[2] 💥 La carta que colmó el vaso: esta ronda sigue sin ti.
}
moment-false-contra = { $variant ->
    [0] 🙈 ¡Falsa alarma! A { $other } no se le olvidó nada, y { $player } roba { $amount }.
    [1] 🙈 { $player } gritó «¡que viene el lobo!»: { cards-counted }.
   *[2] 🙈 Demasiadas ganas: { cards-counted } para { $player }.
}
moment-false-contra-you = { $variant ->
    [0] 🙈 ¡Falsa alarma! A { $other } no se le olvidó nada: { cards-counted } para ti.
    [1] 🙈 Gritaste «¡que viene el lobo!»: { cards-counted }.
   *[2] 🙈 ¡Demasiadas ganas! Robas { $amount }.
}
moment-false-contra-by-you = { $variant ->
    [0] 🙈 { $player } quería atraparte, y roba { $amount }.
    [1] 🙈 ¡Falsa alarma! No se te olvidó nada; { $player } roba { $amount }.
   *[2] 🙈 { $player } tenía demasiadas ganas: { cards-counted }, ninguna para ti.
}
moment-stack-you = { $variant ->
    [0] 🏗️ Lo subiste a { $amount } cartas: le toca a { $other }.
    [1] 🏗️ { $amount } cartas esperan a { $other }, gracias a ti.
   *[2] 🏗️ Ahora son { $amount }. ¡Te toca, { $other }!
}
moment-stack-by-you = { $variant ->
    [0] 🏗️ ¡{ $amount } cartas te esperan!
    [1] 🏗️ { $player } lo subió a { $amount }, y te toca.
   *[2] 🏗️ Ya van { $amount }. ¿Qué respondes?
}
moment-long-way-back = { $variant ->
    [0] 🧗 ¡Qué remontada! { $player } llegó a tener { $amount } cartas.
    [1] 🧗 De { $amount } cartas hasta aquí: { $player } no se rinde.
   *[2] 🧗 ¿{ $amount } cartas? Eso era antes. ¡{ $player } está de vuelta!
}
moment-long-way-back-you = { $variant ->
    [0] 🧗 ¡Qué remontada! Llegaste a tener { $amount } cartas.
    [1] 🧗 De { $amount } cartas hasta aquí: no te rindes.
   *[2] 🧗 ¿{ $amount } cartas? Eso era antes. ¡Estás de vuelta!
}
