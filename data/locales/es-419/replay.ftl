### Lo que en Latinoamérica se dice de otro modo que en España

replay-no-round = { $number ->
    [one] Aquí aún no ha terminado ninguna ronda.
   *[other] Aquí no han terminado tantas rondas: prueba un número menor que { $number }.
}
replay-gone = Ya no guardo el registro de esa ronda ({ $when }), así que no la puedo volver a mostrar.
replay-record = La ronda como registro, con lugares en vez de nombres. `contra-uno check` la juega otra vez, `contra-uno verify` o `/uno verify` demuestra el reparto.
replay-not-judged-busy = Ya estoy probando demasiadas cosas. Presiona el botón otra vez en un momento.
