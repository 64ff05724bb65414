### Kto ogląda partię, choć w niej nie gra

button-follow = Oglądam
button-join-next = Gram od następnej rundy
button-unfollow = Już nie oglądam
button-decline = Nie, dzięki
board-followers = { $count ->
    [one] 👀 Ogląda 1 osoba
    [few] 👀 Oglądają { $count } osoby
   *[many] 👀 Ogląda { $count } osób
}
following-now = 👀 **Oglądasz tę partię.** Gdy między rundami zwolni się miejsce, dam ci znać w wiadomości prywatnej; kto pierwszy, ten lepszy. Po partii napiszę, jak się skończyła.
following-next = 🪑 **Oglądasz tę partię i możesz zagrać od następnej rundy.** Po tej rundzie zaproponuję ci miejsce w wiadomości prywatnej: kliknij tam „{ button-join }”. Kto pierwszy, ten lepszy. Po partii napiszę, jak się skończyła.
following-to-the-end = 👀 **Oglądasz tę partię.** Gdy się skończy, napiszę ci wynik w wiadomości prywatnej. Miejsca się w takiej grze nie zwalniają.
following-no-longer = Już nie oglądasz tej partii.
offer = 🪑 **Wolne miejsce** (stół: { $player })! Czeka na ciebie; propozycja wygasa { $when }.
    { $score ->
        [0] Grasz od następnej rundy, na ostatnim miejscu i bez punktów.
       *[other] Grasz od następnej rundy, na ostatnim miejscu i z najwyższym wynikiem przy stole ({ $score ->
            [one] { $score } punkt karny
            [few] { $score } punkty karne
           *[many] { $score } punktów karnych
        }).
    }
offer-in-channel = { $player }, jest tu wolne miejsce, propozycja wygasa { $when }: kliknij „{ button-join }” na planszy. { $link }
offer-is-over = To miejsce już zajęte.
offer-declined = Dobra, niech weźmie ktoś inny. Wynik i tak ci napiszę.
seat-kept = { $count ->
    [one] 🪑 Miejsce czeka na kogoś: { $player }; propozycja wygasa { $when }.
    [few] 🪑 Miejsca czekają: { $player }; propozycja wygasa { $when }.
   *[many] 🪑 Miejsca czekają: { $player }; propozycja wygasa { $when }.
}
arriving-at-lobby = Stół już tu stoi: { $player } zaprasza na UNO { $mode }. Siadaj!
arriving-at-full-lobby = Stół już tu stoi, ale jest pełny.
arriving-next-round = Trwa tu runda. Możesz zagrać od następnej: kliknij „{ button-join-next }”, a po tej rundzie zaproponuję ci miejsce.
arriving-between = Trwa tu partia, akurat między rundami: możesz siadać od razu.
arriving-to-watch = Trwa tu partia, ale nie ma w niej dla ciebie miejsca. Możesz ją oglądać: wynik ci napiszę.
arriving-elsewhere = -# Po własny stół idź z `/uno start` na inny kanał albo czat.
table-deleted = 🗑️ Ktoś usunął wiadomość tego stołu. Nowa będzie { $when }.
deleted-often = -# 🗑️ Ta wiadomość ciągle znika, więc ciągle stawiam ją od nowa. Kończy to `/uno stop`: przed rozdaniem gospodarz, w partii głosowanie, a zawsze ktoś, kto zarządza tu wiadomościami i nie grał.
note-sat-down = { $score ->
    [0] Grasz! Karty dostaniesz w następnej rundzie.
    [one] Grasz, z { $score } punktem karnym! Karty dostaniesz w następnej rundzie.
    [few] Grasz, z { $score } punktami karnymi! Karty dostaniesz w następnej rundzie.
   *[many] Grasz, z { $score } punktami karnymi! Karty dostaniesz w następnej rundzie.
}
seat-begins-with = { $score ->
    [one] 🪑 Kto siada teraz, zaczyna z najwyższym wynikiem przy stole: { $score } punkt karny.
    [few] 🪑 Kto siada teraz, zaczyna z najwyższym wynikiem przy stole: { $score } punkty karne.
   *[many] 🪑 Kto siada teraz, zaczyna z najwyższym wynikiem przy stole: { $score } punktów karnych.
}

## Miejsce, które można oddać

button-offer-seat = Oddam miejsce
button-keep-seat = Zostaję przy swoim
seat-offered = 🎁 Miejsce do oddania w dobre ręce (oddaje { $player }). Kliknij „{ button-join }” i jest twoje.
seat-offered-you = 🎁 Twoje miejsce jest do wzięcia: grasz, póki ktoś go nie zajmie między rundami.
seat-offered-how = 🎁 **Twoje miejsce jest do wzięcia.** Grasz, póki ktoś go nie zajmie między rundami; wtedy wychodzisz. { $penalty ->
    [0] Ta osoba dostaje ostatnie miejsce i zero punktów. Twoje miejsce i punkty zostają twoje: póki jest wolne krzesło, możesz wrócić między rundami.
   *[other] Ta osoba dostaje ostatnie miejsce i najwyższy wynik przy stole. Twoje miejsce zostaje twoje: póki jest wolne krzesło, możesz wrócić między rundami, ze swoimi punktami albo tym najwyższym wynikiem, zależnie od tego, czego jest więcej.
}
seat-stays = Zostajesz. Miejsce znów jest twoje.
