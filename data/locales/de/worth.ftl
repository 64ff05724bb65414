### Was die Karten wert waren, im Ergebnis und in der Wiederholung

worth-of-round = 🍀 Kartenglück – Siege in 100 Runden mit diesen Karten: { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Gewonnene Runden (und wie viele mit solchen Karten im Schnitt drin sind): { $seats }
worth-wins = { $player } { $wins } ({ $worth })
