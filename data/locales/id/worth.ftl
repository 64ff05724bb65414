### Nilai kartunya, dalam hasil dan putar ulang

worth-of-round = 🍀 Hoki kartu – kemenangan di 100 ronde dengan kartu ini: { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Ronde dimenangi, dan yang biasanya dimenangi dengan kartu begitu: { $seats }
worth-wins = { $player } { $wins } (biasanya { $worth })
