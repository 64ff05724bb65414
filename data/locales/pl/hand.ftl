### Karty na ręce i pytania przed zagraniem

## Ręka

ring = 🔔 **Twoja kolej** (stół: { $player }). Na wierzchu { $card }.
ring-draft = 🔔 **Twoja kolej** (stół: { $player }): wybierz karty.
ring-vote = 🔔 **Pytanie do ciebie** (stół: { $player }): co ty na to?
hand-place = -# { $place }
hand-title = { $count ->
    [one] Na ręce: jedna karta
    [few] Na ręce: { $count } karty
   *[many] Na ręce: { $count } kart
}
hand-first = **Twoja pierwsza gra!** Zagraj kartę pasującą do tej na wierzchu: ten sam kolor, liczba albo symbol.
    Karty na kolorowych przyciskach możesz zagrać, te na szarych nie. Nic nie pasuje? Kliknij „{ button-draw }”.
    Przy przedostatniej karcie pamiętaj: **UNO!** – { $member ->
        [yes] resztę wyjaśnia `/uno help`.
       *[no] resztę wyjaśnia „{ button-more }” › „{ button-rules }” › „{ button-help }”.
    }
hand-empty = Zero kart. Brawo!
hand-knocked-out = Za dużo kart: wypadasz z tej rundy, a twoje karty idą na bok. W następnej grasz znowu.
hand-held = Zostało ci na ręce: { $cards }
hand-arrived = 🪑 Grasz!
hand-soon = Karty dostaniesz w następnej rundzie.
hand-soon-with-points = { $score ->
    [one] Zaczynasz z { $score } punktem karnym.
    [few] Zaczynasz z { $score } punktami karnymi.
   *[many] Zaczynasz z { $score } punktami karnymi.
} Karty dostaniesz w następnej rundzie.
your-partner = W parze z tobą: **{ $player }**
your-cards = Twoje karty: { $cards }
hand-picture-stays = Ten obrazek już się nie zmieni. Do gry użyj `/uno hand`.
page-back = Wróć
page-here = Strona { $page } z { $pages }
page-on = Dalej

## Wybieranie

ask-how = { $card }: jak?
ask-set = { $card }: sama czy z innymi?
ask-colour = { $card }: jaki kolor?
ask-swap = { $card }: z kim się wymieniasz?
ask-call = { $card }: wołasz coś przy tym?
how-play = Zagraj
how-jump = Wetnij się
how-double = Dubluj
set-alone = Tylko tę kartę
set-pair = Obie naraz
set-several = { $count ->
    [one] Jedną kartę z tą liczbą
    [few] { $count } karty z tą liczbą
   *[many] { $count } kart z tą liczbą
}
set-series = Wszystkie w tym kolorze ({ $count })
set-last = Na końcu: { $card }
swap-nobody = Z nikim
swap-with = { $player } ({ $count })
with-call = „{ $call }!”
without-call = Ani słowa
moves-left-out = { $count ->
    [one] … jeden wcześniejszy ruch
    [few] … { $count } wcześniejsze ruchy
   *[many] … { $count } wcześniejszych ruchów
}
