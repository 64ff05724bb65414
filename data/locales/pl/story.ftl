### Co się stało, po jednym zdaniu

told-first-draws = Losowanie na start – { $draws }. Rozdaje { $player }.
told-dealt = Runda { $number }: rozdaje { $player }.
told-started = Karta startowa: { $card }.
told-drew-challenge = { $count ->
    [one] { $player } dobiera kartę po sprawdzeniu.
    [few] { $player } dobiera { $count } karty po sprawdzeniu.
   *[many] { $player } dobiera { $count } kart po sprawdzeniu.
}
told-drew-contra = { $count ->
    [one] { $player } dobiera karną kartę za zapomniany okrzyk.
    [few] { $player } dobiera { $count } karne karty za zapomniany okrzyk.
   *[many] { $player } dobiera { $count } karnych kart za zapomniany okrzyk.
}
told-drew-unouno = { $count ->
    [one] { $player } dobiera kartę za brak okrzyku.
    [few] { $player } dobiera { $count } karty za brak okrzyku.
   *[many] { $player } dobiera { $count } kart za brak okrzyku.
}
told-drew-gesture = { $count ->
    [one] { $player } spóźnia się z gestem i dobiera kartę.
    [few] { $player } spóźnia się z gestem i dobiera { $count } karty.
   *[many] { $player } spóźnia się z gestem i dobiera { $count } kart.
}
told-drew-wrong-card = { $count ->
    [one] { $player } dobiera karną kartę za złą kartę.
    [few] { $player } dobiera { $count } karne karty za złą kartę.
   *[many] { $player } dobiera { $count } karnych kart za złą kartę.
}
told-drew-advice = { $count ->
    [one] { $player } dobiera kartę za podpowiadanie.
    [few] { $player } dobiera { $count } karty za podpowiadanie.
   *[many] { $player } dobiera { $count } kart za podpowiadanie.
}
told-drew-question = { $count ->
    [one] { $player } dobiera kartę za głupie pytanie.
    [few] { $player } dobiera { $count } karty za głupie pytanie.
   *[many] { $player } dobiera { $count } kart za głupie pytanie.
}
told-drew-roulette = { $count ->
    [one] { $player } dobiera w ruletce kartę.
    [few] { $player } dobiera w ruletce { $count } karty!
   *[many] { $player } dobiera w ruletce { $count } kart!
}
told-discarded-all = { $player } zrzuca cały kolor: { $cards }.
told-drew-sleep = { $count ->
    [one] { $player } dobiera kartę za drzemkę.
    [few] { $player } dobiera { $count } karty za drzemkę.
   *[many] { $player } dobiera { $count } kart za drzemkę.
}
told-reshuffled = { $count ->
    [one] Zagrane karty tworzą nową talię: jedna karta.
    [few] Zagrane karty tworzą nową talię: { $count } karty.
   *[many] Zagrane karty tworzą nową talię: { $count } kart.
}
told-skipped = { $count ->
    [one] { $player } traci kolejkę.
    [few] { $player } tracą kolejkę.
   *[many] { $player } tracą kolejkę.
}
told-turned = Teraz gramy { $direction }.
told-flipped = Wszystko przewraca się na { $side } stronę: na wierzchu { $card }.
told-hands-passed = Wszyscy podają karty dalej ({ $direction }).
told-hands-swapped = { $player } i { $other } wymieniają się kartami.
told-complement-on = Działają kolory dopełniające.
told-complement-off = Kolory dopełniające już nie działają.
told-player-forgot = { $player } zapomina o „Uno Uno”.
told-gesture-due = Gest! Szybko: { $player }.
told-wrong-card = { $player } próbuje: { $card }. Nie wolno.
told-punished-advice = { $player } podpowiada.
told-punished-question = { $player } zadaje głupie pytanie.
told-punished-sleep = { $player } śpi.
told-went-out = { $place ->
    [one] { $player } nie ma już kart!
    [few] { $player } nie ma już kart: miejsce { $place }.
   *[many] { $player } nie ma już kart: miejsce { $place }.
}
told-knocked-out = { $player } odpada z { $count } kartami!
told-player-eliminated = { $player } wypada z partii.
told-time-up = ⏱️ Koniec czasu!
told-drew-false-contra = { $count ->
    [one] { $player } dobiera kartę za fałszywy alarm.
    [few] { $player } dobiera { $count } karty za fałszywy alarm.
   *[many] { $player } dobiera { $count } kart za fałszywy alarm.
}
told-came-back = { $player } wraca do rundy.
told-left = { $player } odchodzi od stołu.
told-left-stand-in = { $player } wychodzi; dalej gra komputer.
told-removed = 🚪 { $player } wypada z partii, tak zagłosował stół.
told-player-joined = { $player } siada do stołu.
told-round-ended = Runda skończona.
told-round-won = { $count ->
    [one] { $player } wygrywa rundę
    [few] { $player } wygrywają rundę
   *[many] { $player } wygrywają rundę
}{ $points ->
    [0] {"."}
   *[other] {":"} { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}
told-match-stopped = Partia przerwana.
told-match-ended = Koniec partii.
told-match-won = { $count ->
    [one] { $player } wygrywa partię! 🏆
    [few] { $player } wygrywają partię razem! 🏆
   *[many] { $player } wygrywają partię razem! 🏆
}
told-nothing = Nie ma o czym opowiadać: nikt nie rozdaje i nikt nie gra.
a-card = jedną kartę
list-and = { $most } i { $last }
list-comma = {", "}
list-item = { $name }: { $what }
list-or = { $most } albo { $last }

### Okrzyki, tak jak się je woła

# Same: tak woła się wszędzie
call-uno = UNO
# Same: tak woła się wszędzie
call-kuno = Kuno
# Same: tak woła się wszędzie
call-bruno = Bruno
# Same: tak woła się wszędzie
call-uno-uno = Uno Uno
call-gesture = gest

told-for-time-up = ⏰ Koniec czasu! { $told }
told-for-autopilot = 💤 { $told }
told-for-level-down = { $told } (poziom niżej)
