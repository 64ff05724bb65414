### Was die Karten wert waren, im Ergebnis und in der Wiederholung

worth-of-round = 🍀 Kartenglück – Siege in 100 Runden mit diesen Karten: { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Gewonnene Runden, und was solche Karten sonst gewinnen: { $seats }
worth-wins = { $player } { $wins } (sonst { $worth })
