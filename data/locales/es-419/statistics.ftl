### Lo que en Latinoamérica se dice de otro modo que en España

statistics-catches = Atrapó { $catches ->
    [one] una vez
   *[other] { $catches } veces
}, { $caught ->
    [0] nunca se dejó atrapar
    [one] se dejó atrapar una vez
   *[other] se dejó atrapar { $caught } veces
}
statistics-bluffs = Blofs: { $through } colados, { $caught } descubiertos
statistics-none = No tengo estadísticas de { $player } que te pueda mostrar.
me-statistics = **Quién te ve** – tus estadísticas las ve gente de servidores y grupos donde has jugado, y quien compartió mesa contigo. Si te ocultas, solo se te ve en tus mesas.
statistics-luck = 🍀 { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
} en { $rounds ->
    [one] la última ronda
   *[other] las últimas { $rounds } rondas
}; con cartas así se ganan en promedio **{ $worth }** (±{ $margin })
