### Qué significan los símbolos de las cartas, detrás de *Más*

legend-title = 🔣 Qué significan los símbolos
legend-card = { $card }: { $does }
legend-names-colour = eliges el color
legend-turns = el juego cambia de sentido; entre dos vale por un Salto
legend-turns-and-draws = el juego cambia de sentido
legend-skips = quien va después pierde el turno
legend-skips-all = el resto pierde el turno y juegas otra vez
legend-draws = quien va después roba { $count }
legend-draws-colour = quien va después roba hasta que salga
legend-flips = se giran todas las cartas, mazos y manos
legend-opens-series = puedes jugar de golpe todas tus cartas del color; solo la última tiene efecto
legend-sweeps = se van con ella todas tus cartas del color
legend-roulette = quien va después elige un color y roba hasta que salga
legend-exchange-rotate = todo el mundo pasa su mano
legend-exchange-swap = cambias de mano con alguien
legend-gesture-self = haces el gesto
legend-gesture-all = todo el mundo hace el gesto; quien tarde más roba
legend-switches-complement = pasa a valer el color complementario, o vuelve a valer el normal
legend-draw-title = **¿Por qué no está «{ button-draw }»?**
legend-draw-turn = No te toca, o acabas de robar.
legend-draw-must-play = Tienes una carta que se puede jugar, quizá un comodín: aquí hay que jugarla.
legend-draw-forced = La carta robada sirve: aquí hay que jugarla.
legend-draw-pending = Te han caído cartas: tienes que robar esas.
