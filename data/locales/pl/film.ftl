### Chwila z rundy albo cała runda jako film, dla wszystkich

button-replay-post = Wrzuć
button-replay-film = Wrzuć film
film-moment-shown = 🎬 { $round }: { $name } pokazuje jedną chwilę
film-shown = 🎬 { $round }: { $name } pokazuje punkty zwrotne
film-moment-alt = Chwila z rundy, wszystkie karty odkryte: { $told }
film-alt = Chwile z rundy ({ $count }), jedna po drugiej, wszystkie karty odkryte; na koniec: { $told }
film-place = { $number }/{ $all }
film-round = { $mode }, runda { $number }
film-round-of = { $mode }, runda { $number } z { $rounds }
film-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
# Glossary: w filmie jest mało miejsca
film-left = { $count ->
    [0] wychodzi
   *[other] wychodzi z { $count }
}
