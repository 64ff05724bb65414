### O que as cartas valiam, num resultado e num replay

worth-of-round = 🍀 Sorte nas cartas – vitórias em 100 rodadas com estas cartas: { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Rodadas ganhas, e o que cartas assim costumam ganhar: { $seats }
worth-wins = { $player } { $wins } (o normal: { $worth })
