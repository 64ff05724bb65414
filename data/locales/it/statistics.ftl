### /uno stats: che cosa ha combinato qualcuno

command-uno-stats = Come gioca qualcuno: rating, abitudini, bestia nera, medaglie
    .name = statistiche
command-param-member = Di chi? Le tue, se non nomini nessuno
    .name = chi
menu-statistics = Statistiche UNO
statistics-title = ## 📊 { $player }
statistics-alt = Le statistiche di { $player }, come immagine; tutto è scritto qui sotto
statistics-rounds = { $count ->
    [one] 1 manche
   *[other] { $count } manche
}
statistics-figure-wins = vittorie
statistics-figure-share = delle manche
# Same: si dice così anche in italiano
statistics-figure-rating = rating
statistics-figure-medals = medaglie
statistics-course = Rating, { $mode }: { $trend } in { $rounds ->
    [one] una manche
    [10] dieci manche
   *[other] { $rounds } manche
}
statistics-provisional = rating provvisorio
statistics-met = { $people ->
    [1] rating provvisorio
   *[other] finora { $place }º posto su { $people }, tra chi si è affrontato; rating provvisorio
}
statistics-won-of = { $wins ->
    [one] { $wins } vinta
   *[other] { $wins } vinte
} su { $rounds }
statistics-often-of = { $often } su { $rounds }
statistics-drawn-nemesis = Bestia nera: { $player }
statistics-drawn-victim = Vittima preferita: { $player }
statistics-whole = **{ $wins }** su **{ $rounds }** { $rounds ->
    [one] manche vinta
   *[other] manche vinte
} ({ $share }%){ $matches ->
    [0] {""}
    [one] , 1 partita
   *[other] , { $matches } partite
}
statistics-game = **{ $mode }**: { $wins ->
    [one] { $wins } vinta
   *[other] { $wins } vinte
} su { $rounds }
statistics-rating = rating **{ $rating }** ({ $trend } in { $rounds ->
    [one] una manche
    [10] dieci manche
   *[other] { $rounds } manche
})
statistics-stronger = sopra il livello *{ $level }*
statistics-habits = **Abitudini**
statistics-calls = UNO detti: { $made } su { $owed }
statistics-catches = Beccate: fatte { $catches }, subite { $caught ->
    [0] nessuna
   *[other] { $caught }
}
statistics-bluffs = Bluff impuniti: { $through }, smascherati: { $caught }
statistics-doubts = Dubbi giusti: { $right } su { $doubts }
statistics-wild-draws = Jolly Pesca giocati: { $thrown }, incassati: { $taken }
statistics-draw = Pescata più grande: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}; mano più lunga: { $hand }
statistics-pace = Per un turno ci mette { $seconds ->
    [0] meno di un secondo
    [one] un secondo
   *[other] { $seconds } secondi
}
statistics-luck = 🍀 { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
} { $rounds ->
    [one] nell'ultima manche
   *[other] nelle ultime { $rounds } manche
}; con carte così se ne vincono in media **{ $worth }** (±{ $margin })
statistics-luck-chance = -# Lo spiegano le carte, e il caso.
statistics-luck-better = -# Più di quante ne spieghino carte e caso: qui qualcuno sa giocare.
statistics-luck-worse = -# Meno di quante ne spieghino carte e caso: non sono le carte a mancare.
statistics-rival-nemesis = 😈 Bestia nera: **{ $player }**, davanti in { $often } manche su { $rounds }
statistics-rival-victim = 🍰 Vittima preferita: **{ $player }**, dietro in { $often } manche su { $rounds }
statistics-friends = 🤝 **Sfide qui** – manche davanti : dietro
statistics-friend = { $ahead } : { $behind } { $player }
statistics-achievements = { $count ->
    [one] 🏅 1 medaglia: { $newest }
   *[other] 🏅 { $count } medaglie, di recente: { $newest }
}
statistics-none = Di { $player } non ho statistiche da mostrarti.
statistics-none-you = Non hai ancora giocato una manche fino in fondo. `/uno start` apre un tavolo!
button-statistics = Statistiche
button-achievements = Medaglie
me-statistics = **Chi ti vede** – le tue statistiche le vede la gente dei server e dei gruppi dove hai giocato, e chi è stato a un tavolo con te. Se ti nascondi, ti si vede solo ai tuoi tavoli.
me-statistics-all = Visibile
me-statistics-me = Invisibile
me-sure-to-hide =
    ### Vuoi nasconderti?
    Allora nessun altro vede le tue statistiche, e il tuo nome c'è solo ai tavoli dove giochi. Classifiche, riepiloghi, replay e prove dicono «qualcuno», e non sei la bestia nera di nessuno. I messaggi già pubblicati restano come sono. Non si cancella niente: puoi tornare visibile quando vuoi.
