### Wyniki, które zostają

server-posters = **Które wyniki zostają**
posters-of-rounds = Każdej rundy
posters-of-matches = Tylko partii

## Plakaty

poster-won = { $count ->
    [one] { $player } wygrywa!
    [few] { $player } wygrywają!
   *[many] { $player } wygrywają!
}
awards-title = ### Wyróżnienia
award-big-draw = 🌊 { $player } bierze { $amount ->
    [one] 1 kartę naraz.
    [few] { $amount } karty naraz.
   *[many] { $amount } kart naraz.
}
award-big-draw-from = 🌊 { $player } bierze { $amount ->
    [one] 1 kartę naraz. Pozdrawia { $other }.
    [few] { $amount } karty naraz. Pozdrawia { $other }.
   *[many] { $amount } kart naraz. Pozdrawia { $other }.
}
award-bluff = 🎭 { $player } blefuje i uchodzi to na sucho: { $other } bierze { $amount ->
        [one] 1 kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
award-homeward = 🏠 { $player } ma { $amount ->
    [one] 1 kartę, a i tak wygrywa.
    [few] { $amount } karty, a i tak wygrywa.
   *[many] { $amount } kart, a i tak wygrywa.
}
award-catches = 🚨 { $player } przyłapuje innych { $amount } razy.
award-caught = 🙈 { $player } daje się przyłapać { $amount } razy.
award-lie-detector = 🕵️ { $player } prześwietla każdego: { $amount ->
    [one] jeden zdemaskowany blef.
    [few] { $amount } zdemaskowane blefy.
   *[many] { $amount } zdemaskowanych blefów.
}
award-straight = 🏎️ { $player } wygrywa w { $amount ->
    [one] 1 ruchu, nie dobierając ani karty.
    [few] { $amount } ruchach, nie dobierając ani karty.
   *[many] { $amount } ruchach, nie dobierając ani karty.
}
award-stacked = 🗼 { $player } kończy z { $amount } kartami na ręce.
award-in-round = (runda { $number })
evening-title = { $count ->
    [one] ### Wieczór w jednej rundzie
    [few] ### Wieczór w { $count } rundach
   *[many] ### Wieczór w { $count } rundach
}
evening-line = Runda { $number }: **{ $player }** +{ $gained }
evening-line-nobody = Runda { $number }: nikt
thanks = { $variant ->
    [0] 💛 Dzięki za grę – to była dobra partia.
    [1] 💛 Dzięki wszystkim. Karty już potasowane na następny raz.
   *[2] 💛 Dobra gra, ekipo. Do następnego!
}
match-stopped-leader = { $count ->
    [one] Tu partia się kończy – prowadzi { $player }.
    [few] Tu partia się kończy – na czele remis: { $player }.
   *[many] Tu partia się kończy – na czele remis: { $player }.
}

## Własny koniec, przy kartach

ending-won = { $variant ->
    [0] 🎉 Wygrywasz rundę!
    [1] 🎉 To była twoja ostatnia karta: runda jest twoja!
   *[2] 🎉 Meta! Ta runda jest twoja.
}
ending-won-with-cards = { $variant ->
    [0] 🎉 Wygrywasz rundę!
    [1] 🎉 Runda jest twoja, nawet z kartami na ręce!
   *[2] 🎉 Nikt cię nie przeskoczył: runda jest twoja!
}
ending-won-points = { $gained ->
    [one] { $gained } punkt dla ciebie.
    [few] { $gained } punkty dla ciebie.
   *[many] { $gained } punktów dla ciebie.
}
ending-won-no-points = Ani jednego punktu karnego dla ciebie.
ending-lost = { $cards ->
    [one] { $variant ->
        [0] O włos: została jedna karta.
        [1] Jedna karta! Tylko tyle zabrakło.
       *[2] Jedna karta mniej i runda byłaby twoja.
    }
    [few] { $variant ->
        [0] Nie tym razem: zostały { $cards } karty.
        [1] Tym razem { $cards } karty za dużo.
       *[2] Może w następnej: na ręce jeszcze { $cards } karty.
    }
   *[many] { $variant ->
        [0] Nie tym razem: zostało { $cards } kart.
        [1] Tym razem { $cards } kart za dużo.
       *[2] Może w następnej: na ręce jeszcze { $cards } kart.
    }
}
ending-knocked-out = 💥 Odpadasz: za dużo kart jak na jedną rundę.
ending-left = { $cards ->
    [0] 🚪 Wychodzisz przed końcem tej rundy.
    [one] 🚪 Wychodzisz z tej rundy z jedną kartą na ręce.
    [few] 🚪 Wychodzisz z tej rundy z { $cards } kartami na ręce.
   *[many] 🚪 Wychodzisz z tej rundy z { $cards } kartami na ręce.
}
ending-shared = W parze siła: runda jest też twoja!
ending-winner = { $count ->
    [one] { $player } wygrywa rundę.
    [few] { $player } wygrywają rundę.
   *[many] { $player } wygrywają rundę.
}
hurdle-none = { $player } idzie jak burza, nic nie stoi na drodze.
hurdle-draw-you = Robisz, co możesz: { $player } przez ciebie dobiera { $cards ->
    [one] 1 kartę.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
hurdle-draw-other = Atakuje { $other }: { $player } dobiera { $cards ->
    [one] 1 kartę, ale to za mało.
    [few] { $cards } karty, ale to za mało.
   *[many] { $cards } kart, ale to za mało.
}
hurdle-draw-own = { $player } bierze nawet { $cards ->
    [one] 1 kartę, a i tak wygrywa.
    [few] { $cards } karty naraz, a i tak wygrywa.
   *[many] { $cards } kart naraz, a i tak wygrywa.
}
hurdle-caught-you = { $player } wpada przez ciebie: +{ $cards }, ale to za mało.
hurdle-caught-other = { $other } łapie, { $player } wpada, ale +{ $cards } to za mało.
hurdle-forgot-own = { $player } zapomina nawet zawołać, bierze za to { $cards ->
    [one] 1 kartę, a i tak wygrywa.
    [few] { $cards } karty, a i tak wygrywa.
   *[many] { $cards } kart, a i tak wygrywa.
}
hurdle-longest = { $player } po drodze ma nawet { $cards ->
    [one] 1 kartę.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
ending-match-won = { $variant ->
    [0] 🏆 **Wygrywasz partię!**
    [1] 🏆 **Partia jest twoja!**
   *[2] 🏆 **Udało się: wygrywasz partię!**
}
ending-match-shared = 🏆 **Wspólne zwycięstwo!**
ending-match-lost = { $count ->
    [one] Partię wygrywa { $player }.
    [few] Partię wygrywają { $player }.
   *[many] Partię wygrywają { $player }.
} Ty: miejsce { $place }, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}.
ending-match-tied = { $count ->
    [one] Partię wygrywa { $player }.
    [few] Partię wygrywają { $player }.
   *[many] Partię wygrywają { $player }.
} Ty: ex aequo miejsce { $place }, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}.
ending-match-level = { $count ->
    [one] Partię wygrywa { $player }.
    [few] Partię wygrywają { $player }.
   *[many] Partię wygrywają { $player }.
} Reszta idzie łeb w łeb, każdy ma { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}.
ending-match-over = Koniec partii. Twój wynik: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}.

## Kończenie partii między rundami

sure-stop-between = Na pewno skończyć partię tu i teraz, dla wszystkich? Punkty zostają, jak są, a kto prowadzi, trafia na plakat.
