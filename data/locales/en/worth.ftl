### What the cards were worth, in a result and in a replay

worth-of-round = 🍀 Luck of the deal – wins in 100 rounds with these cards: { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Rounds won, and what such cards usually win: { $seats }
worth-wins = { $player } { $wins } (usually { $worth })
