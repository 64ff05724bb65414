### Чего стоили карты, в итогах и в повторе

worth-of-round = 🍀 Везение раздачи — побед в 100 раундах с этими картами: { $shares }
worth-share = { $player } { $share }
worth-of-match = 🍀 Выиграно раундов и сколько обычно выходит с такими картами: { $seats }
worth-wins = { $player } { $wins } (обычно { $worth })
