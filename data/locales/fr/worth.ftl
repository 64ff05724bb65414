### Ce que valaient les cartes, dans un résultat et une rediffusion

worth-of-round = 🍀 Chance à la donne – victoires en 100 manches avec ces cartes : { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Manches gagnées (et combien de telles cartes en gagnent en moyenne) : { $seats }
worth-wins = { $player } { $wins } ({ $worth })
