### O que as cartas valiam, num resultado e num replay

worth-of-round = 🍀 Sorte nas cartas – vitórias em 100 rodadas com estas cartas: { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Rodadas ganhas (e quantas se ganham em média com cartas assim): { $seats }
worth-wins = { $player } { $wins } ({ $worth })
