### /uno stats: co kto ma na koncie

command-uno-stats = Jak ktoś gra: rating, nawyki, zmora, osiągnięcia
    .name = statystyki
command-param-member = Czyje? Twoje, jeśli nikogo nie podasz
    .name = osoba
menu-statistics = Statystyki UNO
statistics-title = ## 📊 { $player }
statistics-alt = Statystyki jako obrazek ({ $player }); to samo słowami jest niżej
statistics-rounds = { $count ->
    [one] 1 runda
    [few] { $count } rundy
   *[many] { $count } rund
}
statistics-figure-wins = wygrane
statistics-figure-share = wszystkich rund
# Same: tak mówią gracze
statistics-figure-rating = rating
statistics-figure-medals = medale
statistics-course = Rating, { $mode }: { $trend } w { $rounds ->
    [one] jednej rundzie
    [few] { $rounds } rundach
   *[many] { $rounds } rundach
}
statistics-provisional = rating jeszcze niepewny
statistics-met = { $people ->
    [1] rating jeszcze niepewny
   *[other] na razie numer { $place } z { $people } wśród wszystkich przy jednym stole; rating jeszcze niepewny
}
statistics-won-of = wygrane { $wins } z { $rounds }
statistics-often-of = { $often } z { $rounds }
statistics-drawn-nemesis = Zmora: { $player }
statistics-drawn-victim = Ulubiona ofiara: { $player }
statistics-whole = Wygrane **{ $wins }** z **{ $rounds }** { $rounds ->
    [one] rundy
    [few] rund
   *[many] rund
} ({ $share }%){ $matches ->
    [0] {""}
    [one] , 1 partia
    [few] , { $matches } partie
   *[many] , { $matches } partii
}
statistics-game = **{ $mode }**: wygrane { $wins } z { $rounds }
statistics-rating = rating **{ $rating }** ({ $trend } w { $rounds ->
    [one] jednej rundzie
    [few] { $rounds } rundach
   *[many] { $rounds } rundach
})
statistics-stronger = powyżej poziomu *{ $level }*
statistics-habits = **Nawyki**
statistics-calls = Okrzyki: { $made } z { $owed }
statistics-catches = Przyłapania innych: { $catches }, własne wpadki: { $caught }
statistics-bluffs = Blefy: { $through } na sucho, { $caught } przejrzane
statistics-doubts = Sprawdzanie: słuszne { $right } z { $doubts }
statistics-wild-draws = Czarne plusy: rzucone { $thrown }, wzięte { $taken }
statistics-draw = Najwięcej naraz: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}; najdłuższa ręka: { $hand }
statistics-pace = Czas na ruch: { $seconds ->
    [0] poniżej sekundy
    [one] sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
statistics-luck = 🍀 { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
} { $rounds ->
    [one] w ostatniej rundzie
    [few] w ostatnich { $rounds } rundach
   *[many] w ostatnich { $rounds } rundach
}; takie karty wygrywają średnio **{ $worth }** (±{ $margin })
statistics-luck-chance = -# Tyle tłumaczą karty i przypadek.
statistics-luck-better = -# Więcej, niż tłumaczą karty i przypadek: ktoś tu umie grać.
statistics-luck-worse = -# Mniej, niż tłumaczą karty i przypadek: to nie kart brakuje.
statistics-rival-nemesis = 😈 Zmora: **{ $player }**, wyżej w { $often } z { $rounds } rund
statistics-rival-victim = 🍰 Ulubiona ofiara: **{ $player }**, niżej w { $often } z { $rounds } rund
statistics-friends = 🤝 **Bilans tutaj** – rundy wyżej : niżej
# Same: imiona i liczby
statistics-friend = { $ahead } : { $behind } { $player }
statistics-achievements = { $count ->
    [one] 🏅 1 osiągnięcie: { $newest }
    [few] 🏅 { $count } osiągnięcia, ostatnio: { $newest }
   *[many] 🏅 { $count } osiągnięć, ostatnio: { $newest }
}
statistics-none = { $player }: nie mam statystyk, które dałoby się pokazać.
statistics-none-you = Nie masz jeszcze żadnej dogranej rundy. `/uno start` otwiera stół!
button-statistics = Statystyki
button-achievements = Osiągnięcia
me-statistics = **Kto cię widzi** – twoje statystyki widzą ludzie z serwerów i grup, na których grasz, i każdy, z kim siedzisz przy stole. W ukryciu widać cię tylko przy twoich stołach.
me-statistics-all = Na widoku
me-statistics-me = W ukryciu
me-sure-to-hide =
    ### Ukryć się?
    Wtedy nikt inny nie widzi twoich statystyk, a twój nick widać tylko przy stołach, przy których siedzisz. Rankingi, podsumowania, powtórki i dowody mówią „ktoś”, a ty nie jesteś niczyją zmorą. Wysłane już wiadomości zostają, jak są. Nic nie znika: w każdej chwili możesz się znów pokazać.
