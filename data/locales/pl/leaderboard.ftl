### Ranking

leaderboard-title = ## 🏆 Ranking
leaderboard-line = { $mark } { $player } – wygrane { $wins } z { $rounds ->
    [one] 1 rundy
    [few] { $rounds } rund
   *[many] { $rounds } rund
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $matches ->
    [0] {""}
    [one] , 1 partia
    [few] , { $matches } partie
   *[many] , { $matches } partii
}
leaderboard-line-share = { $mark } { $player } – { $share }% ({ $wins } z { $rounds ->
    [one] 1 rundy
    [few] { $rounds } rund
   *[many] { $rounds } rund
})
leaderboard-line-rating = { $mark } { $player } – { $rating }
leaderboard-line-catches = { $mark } { $player } – { $catches ->
    [one] 1 przyłapanie
    [few] { $catches } przyłapania
   *[many] { $catches } przyłapań
} w { $rounds ->
    [one] 1 rundzie
    [few] { $rounds } rundach
   *[many] { $rounds } rundach
}
leaderboard-too-little = Za mało rund, żeby coś powiedzieć:
leaderboard-below = Pierwsze miejsca, co najmniej od 1 do 3, wymagają 2000 ruchów i jedenastu rywali z takim samym stażem. Dalej:
leaderboard-month = { $month ->
    [1] Styczeń
    [2] Luty
    [3] Marzec
    [4] Kwiecień
    [5] Maj
    [6] Czerwiec
    [7] Lipiec
    [8] Sierpień
    [9] Wrzesień
    [10] Październik
    [11] Listopad
   *[12] Grudzień
} { $year }
leaderboard-season = Sezon { $season }
leaderboard-season-begun = Zaczął się sezon { $season }. Poprzedni wciąż widać: `/leaderboard` z `okres:sezon`.
leaderboard-season-already = Ktoś był szybszy: następny sezon już trwa.
leaderboard-sure-season = ### Zacząć sezon { $next }?
    Ranking sezonu rusza od zera. Sezon { $season } dalej będzie widać i nic z niego nie zginie. Cofnąć się tego nie da.
leaderboard-empty = Tu jeszcze pusto. Zagrajcie pierwszą partię!
leaderboard-not-yet = Jeszcze cię tu nie ma: dograj do końca jedną rundę, z kimś jeszcze.
leaderboard-this-chat = Ten czat
leaderboard-not-yet-everywhere = Jeszcze cię tu nie ma: potrzeba rund z pięcioma różnymi osobami, z których każda ma na koncie dziesięć.
