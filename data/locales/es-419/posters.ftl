### Lo que en Latinoamérica se dice de otro modo que en España

award-bluff = 🎭 El blof de { $player } salió bien: { $amount ->
        [one] 1 carta
       *[other] { $amount } cartas
    } para { $other }.
award-catches = 🚨 { $player } atrapó a alguien { $amount } veces.
award-caught = 🙈 { $player } se dejó atrapar { $amount } veces.
award-lie-detector = 🕵️ { $player } descubrió { $amount ->
    [one] un blof.
   *[other] { $amount } blofs.
}
ending-won-with-cards = { $variant ->
    [0] 🎉 ¡Ganas la ronda!
    [1] 🎉 ¡La ronda es tuya, con cartas en la mano y todo!
   *[2] 🎉 Nadie pudo contigo: ¡la ronda es tuya!
}
ending-lost = { $cards ->
    [one] { $variant ->
        [0] Por un pelo: te quedaba una carta.
        [1] ¡Por una carta!
       *[2] Con una carta menos, habría sido tuya.
    }
   *[other] { $variant ->
        [0] Esta vez no: te quedaban { $cards } cartas.
        [1] { $cards } cartas de más, esta vez.
       *[2] Otra ronda será: aún tenías { $cards } cartas.
    }
}
hurdle-caught-other = { $other } atrapó a { $player }, pero { $cards } cartas no bastaron.
ending-match-lost = { $player } { $count ->
    [one] gana
   *[other] ganan
} la partida. Quedaste en el puesto { $place }, con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}.
hurdle-caught-you = Hasta atrapaste a { $player }: { $cards } cartas, y ni así.
