### Lo que pone en los botones

button-hand = Mano
button-contra = ¡Contra Uno!
button-contra-costs = ¡Contra Uno! (si falla: +{ $count })
button-backs = Reversos
button-rules = Reglas
button-scores = Puntos
button-legend = Símbolos
button-chart = Gráfico
button-more = Más
button-details = Detalles
does-clap = ¡Palmada!
does-stand = ¡En pie!
does-slap = ¡Manotazo al montón!
does-salute = ¡Saludo militar!
own-gesture = ¡{ $word }!
button-to-board = Mesa
button-to-result = Ver el resultado
button-back = Atrás
button-join = Unirme
button-leave = Salir
button-sure-leave = Sí, salir
button-sure-stop = Sí, terminar
button-stay = Seguir jugando
button-remove-somebody = Sacar a alguien
button-remove-player = { $player }
button-sure-remove = Sí, sacar
button-motion-yes-stop = Sí, terminar
button-motion-no-stop = No, seguir
button-no-removal = No, { $player } sigue
button-add-computer = + Robot
button-start = Empezar
button-call-people = Avisar a gente
button-remove-computer = Uno menos
button-next = Otra ronda
button-end-match = Terminar la partida
button-close-table = Cerrar la mesa
button-return = ¡He vuelto!
button-hand-over = { $count ->
    [0] Robot por { $player }
   *[other] Robot por { $player } ({ $count } a favor)
}
button-rematch = Revancha
button-new-rules = Otras reglas
button-leaderboard = Clasificación
button-new-season = Otra temporada
button-begin-season = Sí, empezarla
button-keep-season = No, seguir
button-picture = Imagen
button-quiet = Que no suene en esta partida
button-agree-question = ¡Pregunta tonta, { $player }!
button-agree-advice = ¡{ $player } ha soplado!
button-wake = ¡Despierta!
button-hide = Sí, ocultarme
button-stay-visible = No, seguir visible
reaction-question = ❓
reaction-advice = 💡
