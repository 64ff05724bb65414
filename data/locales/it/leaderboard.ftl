### La classifica

leaderboard-title = ## 🏆 Classifica
leaderboard-line = { $mark } { $player } – { $wins } su { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manche
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $matches ->
    [0] {""}
    [one] , 1 partita
   *[other] , { $matches } partite
}
leaderboard-line-share = { $mark } { $player } – { $share }% ({ $wins } su { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manche
})
leaderboard-line-rating = { $mark } { $player } – { $rating }
leaderboard-line-catches = { $mark } { $player } – { $catches ->
    [one] 1 beccata
   *[other] { $catches } beccate
} in { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manche
}
leaderboard-too-little = Troppo poche manche per dirlo:
leaderboard-below = Per i primi posti, almeno dal 1º al 3º, servono 2.000 turni e undici avversari che ne abbiano altrettanti. Poi:
leaderboard-month = { $month ->
    [1] Gennaio
    [2] Febbraio
    [3] Marzo
    [4] Aprile
    [5] Maggio
    [6] Giugno
    [7] Luglio
    [8] Agosto
    [9] Settembre
    [10] Ottobre
    [11] Novembre
   *[12] Dicembre
} { $year }
leaderboard-season = Stagione { $season }
leaderboard-season-begun = È cominciata la stagione { $season }. Quella di prima si può ancora vedere: `/leaderboard` con `periodo:stagione`.
leaderboard-season-already = Qualcuno ha fatto prima: la nuova stagione è già cominciata.
leaderboard-sure-season = ### Cominciare la stagione { $next }?
    La classifica della stagione riparte da zero. La stagione { $season } si può ancora vedere, e non se ne perde niente. Indietro però non si torna.
leaderboard-empty = Qui ancora niente. Giocate la prima partita!
leaderboard-not-yet = Non ci sei ancora: gioca una manche fino in fondo, con qualcun altro.
leaderboard-this-chat = Questa chat
leaderboard-not-yet-everywhere = Non ci sei ancora: servono manche contro cinque persone diverse che ne abbiano giocate dieci a testa.
