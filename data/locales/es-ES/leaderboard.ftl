### La clasificación

leaderboard-title = ## 🏆 Clasificación
leaderboard-line = { $mark } { $player } – { $wins } de { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $matches ->
    [0] {""}
    [one] , 1 partida
   *[other] , { $matches } partidas
}
leaderboard-line-share = { $mark } { $player } – { $share } % ({ $wins } de { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
})
leaderboard-line-rating = { $mark } { $player } – { $rating }
leaderboard-line-catches = { $mark } { $player } – { $catches ->
    [one] 1 cazada
   *[other] { $catches } cazadas
} en { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
leaderboard-too-little = Aún con muy pocas rondas:
leaderboard-below = Los primeros puestos, al menos del 1 al 3, exigen 2000 turnos y once rivales con otros tantos. Después:
leaderboard-month = { $month ->
    [1] Enero
    [2] Febrero
    [3] Marzo
    [4] Abril
    [5] Mayo
    [6] Junio
    [7] Julio
    [8] Agosto
    [9] Septiembre
    [10] Octubre
    [11] Noviembre
   *[12] Diciembre
} de { $year }
leaderboard-season = Temporada { $season }
leaderboard-season-begun = Ha empezado la temporada { $season }. La anterior se puede seguir viendo: `/leaderboard` con `periodo:temporada`.
leaderboard-season-already = Alguien se te adelantó: la próxima temporada ya ha empezado.
leaderboard-sure-season = ### ¿Empezar la temporada { $next }?
    La clasificación de la temporada vuelve a cero. La temporada { $season } se puede seguir viendo, y no se pierde nada. Esto no se puede deshacer.
leaderboard-empty = Aquí aún no hay nada. ¡A jugar la primera partida!
leaderboard-not-yet = Aún no estás: juega una ronda hasta el final, con alguien más.
leaderboard-this-chat = Este chat
leaderboard-not-yet-everywhere = Aún no estás: hacen falta rondas contra cinco personas distintas que hayan jugado diez cada una.
