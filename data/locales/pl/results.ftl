### Wynik rundy i partii

round-over-nobody = Runda { $number } skończona.
next-round-soon = Następna runda zaczyna się { $when } albo kiedy tylko zechcecie.
last-round-soon = Ostatnia runda zaczyna się { $when } albo kiedy tylko zechcecie.
match-over-won = { $count ->
    [one] 🏆 { $player } wygrywa partię!
    [few] 🏆 { $player } wygrywają wspólnie!
   *[many] 🏆 { $player } wygrywają wspólnie!
}
match-over-nobody = Koniec partii
match-over-rounds = { $count ->
    [one] Umowa była na jedną rundę, i tyle.
    [few] To była ostatnia z { $count } rund.
   *[many] To była ostatnia z { $count } rund.
}
match-over-uncounted = Do rankingu się nie liczy: żadna runda nie została dograna.
match-over-again = Jeszcze raz, ci sami ludzie i zasady? Propozycja wygasa { $when }.
target-last-one = kto zostanie, wygrywa partię
scores-winner = **Punkty** ({ $target })
scores-penalty = **Punkty karne** – im mniej, tym lepiej ({ $target })
scores-running = ### Wyniki przed rundą { $number }
target-round = jedna runda
target-points = do { $count }
target-rounds = { $rounds ->
    [one] koniec po jednej rundzie
    [few] koniec po { $rounds } rundach
   *[many] koniec po { $rounds } rundach
}
target-rounds-or-points = { $rounds ->
    [one] do { $count }, koniec po jednej rundzie
    [few] do { $count }, koniec po { $rounds } rundach
   *[many] do { $count }, koniec po { $rounds } rundach
}
score = { $mark } { $player }: **{ $score }** (+{ $gained })
score-so-far = { $mark } { $player }: **{ $score }**
left-knocked-out = 💥 odpada
left = { $count ->
    [0] ręka pusta
    [one] na ręce 1 karta
    [few] na ręce { $count } karty
   *[many] na ręce { $count } kart
}
left-table = { $count ->
    [0] wychodzi z rundy
    [one] wychodzi z 1 kartą
    [few] wychodzi z { $count } kartami
   *[many] wychodzi z { $count } kartami
}
order-of-finish = 🏁 { $places }
# Same: imiona i liczby
friends-score = 🤝 { $player } { $ahead } : { $behind } { $other }
friends-streak = 📈 { $player }: seria { $count } wygranych partii
friends-streak-over = 📉 { $player }: koniec serii { $count } wygranych

## Obrazek rundy

picture-player = gracz { $number }
picture-title = { $player } wygrywa rundę { $number }
picture-line = { $place }. { $player }: { $score } pkt ({ $gained }), { $count ->
    [0] ręka pusta
    [one] na ręce 1 karta
    [few] na ręce { $count } karty
   *[many] na ręce { $count } kart
}
picture-line-noted = { $place }. { $player }: { $score } pkt ({ $gained }), { $note }
picture-match-title = { $count ->
    [one] { $player } wygrywa partię
    [few] { $player } wygrywają partię
   *[many] { $player } wygrywają partię
}
picture-match = UNO { $mode } · { $count ->
    [one] jedna runda
    [few] { $count } rundy
   *[many] { $count } rund
}
picture-won = { $count ->
    [0] bez wygranej rundy
    [one] jedna wygrana runda
    [few] { $count } wygrane rundy
   *[many] { $count } wygranych rund
}
picture-match-line = { $place }. { $player }: { $score } pkt, { $won }
picture-leaderboard = Ranking
picture-leaderboard-line = { $mark } { $player }: { $figure }
