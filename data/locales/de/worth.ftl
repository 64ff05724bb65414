### Was die Karten wert waren, im Ergebnis und in der Wiederholung

worth-of-round = 🍀 Die Karten waren wert: { $shares }
worth-share = { $player } { $share } %
worth-of-match = 🍀 Gewonnene Runden (und was die Karten wert waren): { $seats }
worth-wins = { $player } { $wins } ({ $worth })
