# Conjuntos de reglas con nombre (data/presets.toml): preset-NOMBRE es el nombre, .description una línea.

preset-classic = Clásico
    .description = Las reglas básicas, como vienen en la caja, hasta 500 puntos.
preset-wikipedia = Oficial, según Wikipedia
    .description = Acumular, doblar, Seven-O, colarse y puntos de castigo: las reglas de la casa oficiales juntas.
preset-family = Familia
    .description = Sin faroles, todo el mundo hace un gesto con el 3, y se acaba con 200 puntos.
preset-quick = Ronda rápida
    .description = Una sola ronda con acumular, doblar rápido y colarse.
preset-short_night = Noche corta
    .description = Cinco rondas de cinco cartas: media hora, y gana quien vaya por delante.
preset-wild = Ronda loca
    .description = Vuelan las cartas, llueven los castigos, las manos cambian de dueño.
preset-tournament = Torneo
    .description = Estricto: la carta equivocada cuesta, el UNO olvidado se paga hasta el final, y puntos de castigo.
preset-flip = Noche de Flip
    .description = Uno Flip con acumular, colarse y cambio de mano con el 7.
preset-house = Reglas de la casa de siempre
    .description = Lo que más se juega: acumular, Seven-O, colarse, y robar hasta poder jugar.
preset-cross = Noche cruzada
    .description = +2 y Comodín +4 se responden, ningún comodín al final, y se acaba con 300 puntos.
preset-blitz = Partida relámpago
    .description = Diez minutos de reloj, varias del mismo número de golpe, colarse, y sin titubear.
preset-elimination = Noche de eliminación
    .description = Tras cada ronda alguien se va; con 25 cartas, fuera de la ronda. Gana quien quede.
# Same: el juego se llama así
preset-mercy = No Mercy
    .description = Sin piedad: +10, descarta todo, ruleta de color, K. O. con 25 cartas; hasta 1000 puntos.
preset-everything = Todo a la vez
    .description = Una ronda con todas las reglas de la casa que van juntas. Solo para quien se las sabe todas.
