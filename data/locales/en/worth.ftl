### What the cards were worth, in a result and in a replay

worth-of-round = 🍀 The cards were worth: { $shares }
worth-share = { $player } { $share } %
worth-of-match = 🍀 Rounds won (and what the cards were worth): { $seats }
worth-wins = { $player } { $wins } ({ $worth })
