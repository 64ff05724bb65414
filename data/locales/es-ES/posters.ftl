### Resultados que se quedan

server-posters = **Qué resultados se quedan**
posters-of-rounds = De cada ronda
posters-of-matches = Solo de la partida

## Carteles

poster-won = { $count ->
    [one] ¡Gana { $player }!
   *[other] ¡Ganan { $player }!
}
awards-title = ### Premios
award-big-draw = 🌊 { $player } se llevó { $amount } cartas de golpe.
award-big-draw-from = 🌊 { $player } se llevó { $amount } cartas de golpe, cortesía de { $other }.
award-bluff = 🎭 El farol de { $player } salió bien: { $amount ->
        [one] 1 carta
       *[other] { $amount } cartas
    } para { $other }.
award-homeward = 🏠 { $player } llegó a tener { $amount } cartas y aun así ganó.
award-catches = 🚨 { $player } cazó a alguien { $amount } veces.
award-caught = 🙈 { $player } se dejó cazar { $amount } veces.
award-lie-detector = 🕵️ { $player } descubrió { $amount ->
    [one] un farol.
   *[other] { $amount } faroles.
}
award-straight = 🏎️ { $player } ganó en { $amount } turnos sin robar ninguna carta.
award-stacked = 🗼 { $player } aún tenía { $amount } cartas al final.
award-in-round = (ronda { $number })
evening-title = ### La noche en { $count } rondas
evening-line = Ronda { $number }: **{ $player }** +{ $gained }
evening-line-nobody = Ronda { $number }: nadie
thanks = { $variant ->
    [0] 💛 Gracias por jugar – estuvo muy bien.
    [1] 💛 Gracias a todo el mundo. Las cartas ya están barajadas para la próxima.
   *[2] 💛 Bien jugado. ¡Hasta la próxima!
}
match-stopped-leader = { $count ->
    [one] La partida acaba aquí – { $player } iba por delante.
   *[other] La partida acaba aquí – { $player } compartían el liderato.
}

## El propio final, en la mano

ending-won = { $variant ->
    [0] 🎉 ¡Ganas la ronda!
    [1] 🎉 Era tu última carta: ¡la ronda es tuya!
   *[2] 🎉 ¡Sin cartas! Esta ronda es tuya.
}
ending-won-with-cards = { $variant ->
    [0] 🎉 ¡Ganas la ronda!
    [1] 🎉 ¡La ronda es tuya, con cartas en la mano y todo!
   *[2] 🎉 Nadie ha podido contigo: ¡la ronda es tuya!
}
ending-won-points = { $gained ->
    [one] { $gained } punto
   *[other] { $gained } puntos
} para ti.
ending-won-no-points = Ni un solo punto de castigo para ti.
ending-lost = { $cards ->
    [one] { $variant ->
        [0] Por los pelos: te quedaba una carta.
        [1] ¡Por una carta!
       *[2] Con una carta menos, habría sido tuya.
    }
   *[other] { $variant ->
        [0] Esta vez no: te quedaban { $cards } cartas.
        [1] { $cards } cartas de más, esta vez.
       *[2] Otra ronda será: aún tenías { $cards } cartas.
    }
}
ending-knocked-out = 💥 K. O.: demasiadas cartas en esta ronda.
ending-left = { $cards ->
    [0] 🚪 Saliste antes de que acabara esta ronda.
    [one] 🚪 Saliste de esta ronda con una carta en la mano.
   *[other] 🚪 Saliste de esta ronda con { $cards } cartas en la mano.
}
ending-shared = Tu pareja lo logró: ¡la ronda también es tuya!
ending-winner = { $count ->
    [one] { $player } gana la ronda.
   *[other] { $player } ganan la ronda.
}
hurdle-none = Nada frenó a { $player }.
hurdle-draw-you = Hiciste lo que pudiste: { $player } robó { $cards } cartas por tu culpa.
hurdle-draw-other = { $other } hizo robar { $cards } cartas a { $player }, y no bastó.
hurdle-draw-own = { $player } hasta tuvo que robar { $cards } cartas de golpe, y aun así ganó.
hurdle-caught-you = Hasta cazaste a { $player }: { $cards } cartas, y ni así.
hurdle-caught-other = { $other } cazó a { $player }, pero { $cards } cartas no bastaron.
hurdle-forgot-own = { $player } hasta se olvidó de cantar, robó { $cards } cartas por ello, y aun así ganó.
hurdle-longest = { $player } llegó a tener { $cards } cartas.
ending-match-won = { $variant ->
    [0] 🏆 **¡Ganas la partida!**
    [1] 🏆 **¡La partida es tuya!**
   *[2] 🏆 **Lo lograste: ¡ganas la partida!**
}
ending-match-shared = 🏆 **¡Compartes la victoria!**
ending-match-lost = { $player } { $count ->
    [one] gana
   *[other] ganan
} la partida. Has quedado en el puesto { $place }, con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}.
ending-match-tied = { $player } { $count ->
    [one] gana
   *[other] ganan
} la partida. Compartes el puesto { $place }, con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}.
ending-match-level = { $player } { $count ->
    [one] gana
   *[other] ganan
} la partida. El resto empata, con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
} por persona.
ending-match-over = La partida se acabó. Tenías { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}.

## Terminar una partida entre rondas

sure-stop-between = ¿Seguro que quieres terminar aquí la partida, para todo el mundo? Los puntos se quedan como están, y el cartel dice quién va por delante.
