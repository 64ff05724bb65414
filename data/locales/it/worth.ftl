### Quanto valevano le carte, in un risultato e in un replay

worth-of-round = 🍀 Fortuna delle carte – vittorie su 100 manche con queste carte: { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Manche vinte, e quante se ne vincono di solito con carte così: { $seats }
worth-wins = { $player } { $wins } (di solito { $worth })
