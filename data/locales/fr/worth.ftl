### Ce que valaient les cartes, dans un résultat et une rediffusion

worth-of-round = 🍀 Chance à la donne – victoires sur 100 manches avec ces cartes : { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Manches gagnées, et ce que rapportent d'habitude de telles cartes : { $seats }
worth-wins = { $player } { $wins } (d'habitude { $worth })
