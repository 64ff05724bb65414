### Lo que valían las cartas, en un resultado y en una repetición

worth-of-round = 🍀 Suerte en el reparto – victorias en 100 rondas con estas cartas: { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Rondas ganadas, y lo que suelen ganar cartas así: { $seats }
worth-wins = { $player } { $wins } (lo normal: { $worth })
