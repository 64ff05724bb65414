### /uno estadísticas: lo que ha hecho alguien

command-uno-stats = Cómo juega alguien: valoración, costumbres, bestia negra, logros
    .name = estadísticas
command-param-member = ¿De quién? Las tuyas, si no nombras a nadie
    .name = miembro
menu-statistics = Estadísticas de UNO
statistics-title = ## 📊 { $player }
statistics-alt = Estadísticas de { $player } en imagen; todo está escrito debajo
statistics-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
statistics-figure-wins = victorias
statistics-figure-share = de las rondas
statistics-figure-rating = valoración
statistics-figure-medals = logros
statistics-course = Valoración, { $mode }: { $trend } en { $rounds ->
    [one] una ronda
    [10] diez rondas
   *[other] { $rounds } rondas
}
statistics-provisional = valoración aún incierta
statistics-met = { $people ->
    [1] valoración aún incierta
   *[other] puesto { $place } de { $people } por ahora, entre quienes han jugado contigo; valoración aún incierta
}
statistics-won-of = { $wins } de { $rounds } { $rounds ->
    [1] ganada
   *[other] ganadas
}
statistics-often-of = { $often } de { $rounds }
statistics-drawn-nemesis = Bestia negra: { $player }
statistics-drawn-victim = Víctima favorita: { $player }
statistics-whole = **{ $wins }** de **{ $rounds }** { $rounds ->
    [one] ronda ganada
   *[other] rondas ganadas
} ({ $share } %){ $matches ->
    [0] {""}
    [one] , 1 partida
   *[other] , { $matches } partidas
}
statistics-game = **{ $mode }**: { $wins } de { $rounds } { $rounds ->
    [1] ganada
   *[other] ganadas
}
statistics-rating = valoración **{ $rating }** ({ $trend } en { $rounds ->
    [one] una ronda
    [10] diez rondas
   *[other] { $rounds } rondas
})
statistics-stronger = más fuerte que el robot *{ $level }*
statistics-habits = **Costumbres**
statistics-calls = Cantos: { $made } de { $owed } a tiempo
statistics-catches = Cazó { $catches ->
    [one] una vez
   *[other] { $catches } veces
}, { $caught ->
    [0] nunca se dejó cazar
    [one] se dejó cazar una vez
   *[other] se dejó cazar { $caught } veces
}
statistics-bluffs = Faroles: { $through } colados, { $caught } descubiertos
statistics-doubts = Desafíos: aciertos en { $right } de { $doubts }
statistics-wild-draws = Comodines de robo: { $thrown } jugados, { $taken } recibidos
statistics-draw = Mayor robo: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}; mano más larga: { $hand }
statistics-pace = Tarda { $seconds ->
    [0] menos de un segundo
    [one] un segundo
   *[other] { $seconds } segundos
} por turno
statistics-luck = 🍀 { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
} en { $rounds ->
    [one] la última ronda
   *[other] las últimas { $rounds } rondas
}; con cartas así se ganan de media **{ $worth }** (±{ $margin })
statistics-luck-chance = -# Eso lo explican las cartas, y el azar.
statistics-luck-better = -# Más de lo que explican cartas y azar: aquí alguien sabe jugar.
statistics-luck-worse = -# Menos de lo que explican cartas y azar: no será por falta de cartas.
statistics-rival-nemesis = 😈 Bestia negra: **{ $player }**, por delante en { $often } de { $rounds } rondas
statistics-rival-victim = 🍰 Víctima favorita: **{ $player }**, por detrás en { $often } de { $rounds } rondas
statistics-friends = 🤝 **Marcadores aquí** – rondas por delante : por detrás
# Same: names and numbers
statistics-friend = { $ahead } : { $behind } { $player }
statistics-achievements = { $count ->
    [one] 🏅 1 logro: { $newest }
   *[other] 🏅 { $count } logros, los últimos: { $newest }
}
statistics-none = No tengo estadísticas de { $player } que te pueda enseñar.
statistics-none-you = Aún no has jugado ninguna ronda hasta el final. ¡`/uno start` abre una mesa!
button-statistics = Estadísticas
button-achievements = Logros
me-statistics = **Quién te ve** – tus estadísticas las ve gente de servidores y grupos donde has jugado, y quien ha compartido mesa contigo. Si te ocultas, solo se te ve en tus mesas.
me-statistics-all = A la vista
me-statistics-me = Solo en mis mesas
me-sure-to-hide =
    ### ¿Ocultarte?
    Entonces nadie más ve tus estadísticas, y tu nombre solo aparece en las mesas donde te sientas. Clasificaciones, resúmenes, repeticiones y pruebas dicen «alguien», y no eres la bestia negra de nadie. Lo ya publicado se queda como está. No se borra nada: puedes volver a mostrarte cuando quieras.
