### Podsumowanie: $variant wybiera słowa, żeby wieczory się nie powtarzały

command-uno-recap = Jak było: kto wygrał, blefy, szczęście, chwila wieczoru
    .name = podsumowanie
command-param-stretch = Co podsumować?
    .name = czego
stretch-evening = Ostatni wieczór
stretch-week = Ostatnie siedem dni
stretch-month = Ostatnie trzydzieści dni
button-recap = Podsumowanie
button-post = Wrzuć tutaj
recap-nothing = Nie ma jeszcze o czym opowiadać: żadna runda nie jest dograna.
recap-alt = Podsumowanie jako obrazek; to samo słowami jest wyżej
recap-title-evening = ## 🎙️ Co za wieczór
recap-title-week = ## 🎙️ Co za tydzień
recap-title-month = ## 🎙️ Co za miesiąc
recap-title-match = ## 🎙️ Co za partia
recap-drawn-evening = Co za wieczór
recap-drawn-week = Co za tydzień
recap-drawn-month = Co za miesiąc
recap-drawn-match = Co za partia
recap-count = { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}, { $people ->
    [one] 1 osoba
    [few] { $people } osoby
   *[many] { $people } osób
}
recap-count-cut = Ostatnie rundy: { $rounds }
recap-played-out = -# Jak dobre były karty, wiadomo na razie o { $known } z { $rounds } rund.
recap-cut = -# To opowieść o ostatnich rundach ({ $rounds }); wcześniej było ich więcej.
recap-tied = 🤝 { $rounds ->
    [one] Jedna runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
} i remis w wygranych, cokolwiek mówią punkty. Łeb w łeb idzie was { $count }, na głowę { $wins ->
    [0] okrągłe zero
    [one] jedna wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}. To aż się prosi o rewanż.
recap-winner = { $variant ->
    [0] 🏆 { $player } zgarnia pulę: { $wins } z { $rounds }. Reszta może sprzątać ze stołu.
    [1] 🏆 { $rounds ->
        [one] Jedna runda i wygrywa ją { $player }
        [few] { $rounds } rundy, z tego { $wins } wygrywa { $player }
       *[many] { $rounds } rund, z tego { $wins } wygrywa { $player }
    }. Będziemy o tym słuchać do końca świata.
   *[2] 🏆 Jak było? Najlepiej wie { $player }, wygrane { $wins } z { $rounds }. Za tydzień opowie jeszcze raz.
}
recap-moment-big-draw = { $variant ->
    [0] 🎬 Najlepsza scena: { $player } bierze { $amount ->
        [one] **1 kartę naraz**.
        [few] **{ $amount } karty naraz**.
       *[many] **{ $amount } kart naraz**.
    }{ $by ->
        [yes] {" "}Serdecznie pozdrawia { $other }.
       *[no] {""}
    }
    [1] 🎬 I wtedy { $player } liczy do { $amount }, karta po karcie.{ $by ->
        [yes] {" "}{ $other } liczy na głos.
       *[no] {""}
    }
   *[2] 🎬 Plus { $amount } za jednym zamachem: { $player } potrzebuje obu rąk.{ $by ->
        [yes] {" "}{ $other } tylko jednej, żeby pomachać.
       *[no] {""}
    }
}
recap-moment-homeward = { $variant ->
    [0] 🎬 Najlepsza scena: { $player } siedzi z { $amount } kartami na ręce i wygrywa.
    [1] 🎬 Z { $amount } kartami na ręce { $player } i tak jest na mecie przed resztą. Wytłumacz to komuś.
   *[2] 🎬 Przy { $amount } kartach { $player } nie ma już szans. Tak myśleli wszyscy. Pudło.
}
recap-moment-straight = { $variant ->
    [0] 🎬 Najlepsza scena: { $player } wygrywa w { $amount } ruchach, nie dobierając ani karty.
    [1] 🎬 { $player } ani razu nie dotyka talii: po { $amount } ruchach koniec, dziękuję.
   *[2] 🎬 W { $amount } ruchach, bez dobierania, do widzenia: { $player } nawet się nie spoci.
}
recap-moment-stacked = { $variant ->
    [0] 🎬 Najlepsza scena: { $player } kończy rundę z { $amount } kartami. Istny wachlarz.
    [1] 🎬 { $player } wraca do domu z { $amount } kartami. Ktoś je musi trzymać.
   *[2] 🎬 Przy { $amount } kartach { $player } przestaje je układać.
}
recap-catcher = { $variant ->
    [0] 🚨 { $player } ma oczy dookoła głowy: { $amount } razy ktoś wpada.
    [1] 🚨 { $player } { $amount } razy woła *Kontra UNO!*, za każdym razem słusznie.
   *[2] 🚨 Ktoś zapomina zawołać { $amount } razy, a { $player } nie zapomina ani razu.
}
recap-bluff = { $variant ->
    [0] 🎭 Najbezczelniej blefuje { $player }: { $other } bierze { $amount ->
            [one] 1 kartę
            [few] { $amount } karty
           *[many] { $amount } kart
        } i nikt nie pyta.
    [1] 🎭 { $player } przez cały czas ma na ręce coś innego. { $other } wierzy i dobiera { $amount }.
   *[2] 🎭 { $other } bierze { $amount ->
            [one] 1 kartę
            [few] { $amount } karty
           *[many] { $amount } kart
        } za kłamstwo, a { $player } nawet nie mrugnie.
}
recap-nemesis = { $variant ->
    [0] 😈 { $other } niech lepiej usiądzie gdzie indziej: { $player } jest wyżej w { $amount } z { $rounds }.
    [1] 😈 { $player } i { $other }: sprawa jasna, { $amount } z { $rounds }.
   *[2] 😈 { $player } ma swoją ofiarę, a jest nią { $other }: wyżej w { $amount } z { $rounds }.
}
recap-luckiest = { $variant ->
    [0] 🍀 Najlepsze karty ma { $player }: w sam raz na { $worth } wygranej, a jest { $wins }.
    [1] 🍀 { $player } niech podziękuje rozdającemu: kart na { $worth } wygranej, a wyszło { $wins }.
   *[2] 🍀 { $player } ma znajomości tam na górze: kart na { $worth } wygranej, a wyszło { $wins }.
}
recap-unluckiest = { $variant ->
    [0] 🌧️ A najgorsze ma { $player }: na { $worth } wygranej, a jest { $wins }. Szacunek albo kondolencje.
    [1] 🌧️ { $player } dostaje same śmieci: kart na { $worth } wygranej, a wyszło { $wins }.
   *[2] 🌧️ Trochę litości! { $player } ma pod górkę: kart na { $worth } wygranej, a wyszło { $wins }.
}
recap-title-of-moment = Najlepsza scena
recap-title-of-catcher = Najwięcej przyłapań
recap-title-of-bluff = Najbezczelniejszy blef
recap-title-of-nemesis = Zmora
recap-title-of-luckiest = Najlepsze karty
recap-title-of-unluckiest = Najgorsze karty
recap-did-big-draw = +{ $amount } naraz
recap-did-homeward = wygrana z { $amount } kart
recap-did-straight = w { $amount } ruchach, bez dobierania
recap-did-stacked = z { $amount } kartami na ręce
recap-note-caught = przyłapania: { $amount }
recap-note-cards = { $amount ->
        [one] 1 karta
        [few] { $amount } karty
       *[many] { $amount } kart
    } za kłamstwo
recap-note-over = ofiara: { $player }
recap-note-luck = na { $worth }, wygrane { $wins }
