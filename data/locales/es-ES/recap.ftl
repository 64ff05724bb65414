### El resumen: $variant elige las palabras, para que ninguna noche sea igual

command-uno-recap = Cómo fue: victorias, faroles, suerte, el momento de la noche
    .name = resumen
command-param-stretch = ¿De cuándo?
    .name = de
stretch-evening = La última noche
stretch-week = Los últimos siete días
stretch-month = Los últimos treinta días
button-recap = Resumen
button-post = Publicarlo aquí
recap-nothing = Aún no hay nada que contar: ninguna ronda se jugó hasta el final.
recap-alt = El resumen en imagen; lo que enseña está escrito arriba
recap-title-evening = ## 🎙️ ¡Vaya noche!
recap-title-week = ## 🎙️ ¡Vaya semana!
recap-title-month = ## 🎙️ ¡Vaya mes!
recap-title-match = ## 🎙️ ¡Vaya partida!
recap-drawn-evening = ¡Vaya noche!
recap-drawn-week = ¡Vaya semana!
recap-drawn-month = ¡Vaya mes!
recap-drawn-match = ¡Vaya partida!
recap-count = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $people ->
    [one] 1 persona
   *[other] { $people } personas
}
recap-count-cut = Últimas { $rounds } rondas
recap-played-out = -# Por ahora, solo de { $known } de { $rounds } rondas se sabe lo buenas que eran las cartas.
recap-cut = -# Esto cuenta las últimas { $rounds } rondas; antes hubo más.
recap-tied = 🤝 { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
}, y empate a victorias, digan lo que digan los puntos: { $count } personas { $wins ->
    [0] no ganaron ninguna
    [one] ganaron una cada una
   *[other] ganaron { $wins } cada una
}. Esto pide revancha.
recap-winner = { $variant ->
    [0] 🏆 Se lo lleva { $player }: { $wins } de { $rounds }. El resto recoge las cartas.
    [1] 🏆 { $rounds ->
        [one] Una ronda, y la ganó { $player }
       *[other] { $rounds } rondas, y { $player } ganó { $wins }
    }. Nos lo va a recordar toda la vida.
   *[2] 🏆 Que cuente { $player } cómo fue: { $wins } de { $rounds }. Dentro de una semana lo seguirá contando.
}
recap-moment-big-draw = { $variant ->
    [0] 🎬 El momento: { $player } se lleva **{ $amount } cartas de golpe**.{ $by ->
        [yes] {" "}Cortesía de { $other }.
       *[no] {""}
    }
    [1] 🎬 { $player } contó hasta { $amount }, carta a carta.{ $by ->
        [yes] {" "}{ $other } contaba también.
       *[no] {""}
    }
   *[2] 🎬 { $amount } cartas de una vez: { $player } necesitó las dos manos.{ $by ->
        [yes] {" "}{ $other } solo una, para saludar.
       *[no] {""}
    }
}
recap-moment-homeward = { $variant ->
    [0] 🎬 El momento: { $player } se vio con { $amount } cartas, y ganó.
    [1] 🎬 { $amount } cartas en la mano, y { $player } cerró antes que nadie. A ver quién lo explica.
   *[2] 🎬 Con { $amount } cartas nadie daba nada por { $player }. Qué error.
}
recap-moment-straight = { $variant ->
    [0] 🎬 El momento: { $player } gana en { $amount } turnos sin robar una sola carta.
    [1] 🎬 { $player } ni tocó el mazo: { $amount } turnos, y listo.
   *[2] 🎬 { $amount } turnos sin robar nada: { $player } hizo que pareciera fácil.
}
recap-moment-stacked = { $variant ->
    [0] 🎬 El momento: { $player } acaba una ronda con { $amount } cartas. Eso no es una mano, es un abanico.
    [1] 🎬 { $player } se fue a casa con { $amount } cartas. Alguien tendrá que guardarlas.
   *[2] 🎬 Con { $amount } cartas, { $player } dejó de ordenarlas.
}
recap-catcher = { $variant ->
    [0] 🚨 A { $player } no se le escapa nadie: { $amount } descuidos cazados.
    [1] 🚨 { $player } cantó *¡Contra Uno!* { $amount } veces, y acertó todas.
   *[2] 🚨 { $amount } veces se olvidó alguien de cantar, y { $player } no lo dejó pasar.
}
recap-bluff = { $variant ->
    [0] 🎭 El farol más descarado es de { $player }: a { $other } le costó { $amount ->
            [one] 1 carta
           *[other] { $amount } cartas
        }, y nadie dijo nada.
    [1] 🎭 { $player } tenía otra carta todo el rato. { $other } se lo creyó, y robó { $amount }.
   *[2] 🎭 { $amount ->
            [one] 1 carta
           *[other] { $amount } cartas
        } para { $other }, por una mentira: { $player } ni pestañeó.
}
recap-nemesis = { $variant ->
    [0] 😈 { $other } debería cambiar de sitio: { $player } quedó por delante { $amount } de { $rounds } veces.
    [1] 😈 Entre { $player } y { $other } está claro: { $amount } de { $rounds }.
   *[2] 😈 { $player } ya tiene víctima, { $other }: por delante en { $amount } de { $rounds }.
}
recap-luckiest = { $variant ->
    [0] 🍀 Las mejores cartas fueron para { $player }: daban para ganar { $worth } veces; ganó { $wins }.
    [1] 🍀 { $player } le debe una a quien barajó: cartas para ganar { $worth } veces; ganó { $wins }.
   *[2] 🍀 Alguien ahí arriba quiere a { $player }: cartas para ganar { $worth } veces; ganó { $wins }.
}
recap-unluckiest = { $variant ->
    [0] 🌧️ Y las peores, para { $player }: daban para ganar { $worth } veces; ganó { $wins }. Mis respetos, o mi pésame.
    [1] 🌧️ A { $player } le tocó lo que nadie quería: daba para ganar { $worth } veces; ganó { $wins }.
   *[2] 🌧️ Un poco de cariño para { $player }: cartas para ganar { $worth } veces, y { $wins } en el bolsillo.
}
recap-title-of-moment = El momento
recap-title-of-catcher = Quien más cazó
recap-title-of-bluff = El farol más descarado
recap-title-of-nemesis = La bestia negra
recap-title-of-luckiest = Las mejores cartas
recap-title-of-unluckiest = Las peores cartas
recap-did-big-draw = { $amount } cartas de golpe
recap-did-homeward = ganó con { $amount } cartas
recap-did-straight = { $amount } turnos, sin robar
recap-did-stacked = quedaban { $amount } cartas
recap-note-caught = cazó { $amount } veces
recap-note-cards = { $amount ->
        [one] 1 carta
       *[other] { $amount } cartas
    } con todo el descaro
recap-note-over = sobre { $player }
recap-note-luck = valían { $worth }; ganó { $wins }
