### /uno repetición: una ronda que ya acabó, paso a paso

command-uno-replay = Ver una ronda paso a paso, con todas las cartas a la vista
    .name = repetición
button-replay = Repetición
button-replay-start = Inicio
button-replay-before = Momento
button-replay-back = Atrás
button-replay-on = Adelante
button-replay-next = Momento
button-replay-end = Final
button-replay-record = Archivo
button-replay-hard = ¿Mejor jugada?
replay-title = 🎬 { $round }
replay-place = Jugada { $number } de { $all }
replay-dealt = Cartas repartidas.
replay-top = Encima: { $card }
somebody = alguien
replay-moment-draw-card = carta de robo
replay-moment-big-draw = muchas cartas de golpe
replay-moment-catch = olvidó cantar
replay-moment-challenge = desafío
# Same: la carta se llama así
replay-moment-flip = flip
replay-moment-hands = cambian las manos
replay-moment-knocked-out = K. O.
replay-moment-out = sin cartas
replay-moment-lead = cambio de líder
replay-where-played = Una ronda se repite donde se jugó: pídela allí. Las tuyas se abren también con «{ button-more }» bajo su resultado, incluso aquí.
replay-no-round = { $number ->
    [one] Aquí aún no ha acabado ninguna ronda.
   *[other] Aquí no han acabado tantas rondas: prueba un número menor que { $number }.
}
replay-not-over = No encuentro esa ronda. Aquí podrás ver una cuando haya acabado.
replay-gone = Ya no guardo el registro de esa ronda ({ $when }), así que no la puedo volver a enseñar.
replay-record = La ronda como registro, con sitios en lugar de nombres. `contra-uno check` la juega otra vez, `contra-uno verify` o `/uno verify` demuestra el reparto.
replay-hard-cost = Probado desde aquí, eso gana el { $share } % de las rondas: un { $lost } % más que la jugada que se hizo (± { $margin } %). Sin mirar cartas tapadas.
replay-hard-same = El *difícil* habría hecho lo mismo: probado desde aquí, gana el { $share } % de las rondas.
replay-hard-as-good = Tan buena como cualquier otra, hasta donde se puede probar.
replay-hard-close = Probado desde aquí, eso gana el { $share } % de las rondas, la jugada que se hizo el { $played } % (margen de la diferencia: ± { $margin } %). Sin mirar cartas tapadas.
replay-not-judged-no-turn = Eso no era el turno de nadie, así que no hay nada que comparar.
replay-not-judged-no-choice = Solo se podía hacer una cosa.
replay-not-judged-only-card = El *difícil* también la habría jugado: no había otra cosa.
replay-not-judged-alike = El *difícil* también habría jugado una carta, y cualquiera que sirva da igual.
replay-not-judged-unknown = Esto no se puede probar: depende de lo que nadie puede ver.
replay-not-judged-busy = Ya estoy probando demasiadas cosas. Pulsa el botón otra vez en un momento.
replay-worth-means = -# Probado cien veces: las mismas manos, el mazo barajado de nuevo, todo jugado por el robot *medio*. No dice nada de lo bien o mal que se jugó.
