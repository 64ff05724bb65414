### Ile warte były karty: w wyniku i w powtórce

worth-of-round = 🍀 Szczęście w kartach – wygrane na 100 rund z takimi kartami: { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Wygrane rundy i ile takie karty zwykle wygrywają: { $seats }
worth-wins = { $player } { $wins } (zwykle { $worth })
