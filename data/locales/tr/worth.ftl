### Kartlar ne ederdi, sonuçta ve tekrarda

worth-of-round = 🍀 Kart şansı – bu kartlarla 100 turda galibiyet: { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Kazanılan turlar ve böyle kartların genelde kazandırdığı: { $seats }
worth-wins = { $player } { $wins } (genelde { $worth })
