### Итоги раунда и партии

round-over-nobody = Раунд { $number } окончен.
next-round-soon = Следующий раунд начнётся { $when } — или как только захотите.
last-round-soon = Последний раунд начнётся { $when } — или как только захотите.
match-over-won = { $count ->
    [1] 🏆 Партию выигрывает { $player }!
    [one] 🏆 Победу делят { $player }!
    [few] 🏆 Победу делят { $player }!
   *[many] 🏆 Победу делят { $player }!
}
match-over-nobody = Партия окончена
match-over-rounds = { $count ->
    [1] Уговор был на один раунд, вот он и кончился.
    [one] Это был последний из { $count } раунда.
    [few] Это был последний из { $count } раундов.
   *[many] Это был последний из { $count } раундов.
}
match-over-uncounted = В таблицу лидеров не идёт: ни один раунд не доигран.
match-over-again = Ещё раз, тем же составом и по тем же правилам? Предложение кончится { $when }.
target-last-one = последний выигрывает партию
scores-winner = **Очки** ({ $target })
scores-penalty = **Штрафные очки** — чем меньше, тем лучше ({ $target })
scores-running = ### Счёт перед раундом { $number }
target-round = один раунд
target-points = до { $count }
target-rounds = { $rounds ->
    [one] всего { $rounds } раунд
    [few] всего { $rounds } раунда
   *[many] всего { $rounds } раундов
}
target-rounds-or-points = { $rounds ->
    [one] до { $count }, но не дольше { $rounds } раунда
    [few] до { $count }, но не дольше { $rounds } раундов
   *[many] до { $count }, но не дольше { $rounds } раундов
}
score = { $mark } { $player }: **{ $score }** (+{ $gained })
score-so-far = { $mark } { $player }: **{ $score }**
left-knocked-out = 💥 вылет
left = { $count ->
    [0] без карт
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
left-table = { $count ->
    [0] выход из раунда
    [one] выход, на руках { $count } карта
    [few] выход, на руках { $count } карты
   *[many] выход, на руках { $count } карт
}
order-of-finish = 🏁 { $places }
# Same: имена и числа
friends-score = 🤝 { $player } { $ahead } : { $behind } { $other }
friends-streak = 📈 { $player }: { $count ->
    [one] { $count } партия подряд
    [few] { $count } партии подряд
   *[many] { $count } партий подряд
}
friends-streak-over = 📉 { $player }: серия кончается на { $count }

## The picture of a round

picture-player = игрок { $number }
picture-title = { $player } выигрывает раунд { $number }
picture-line = { $place }. { $player }: очков { $score } ({ $gained }), { $count ->
    [0] без карт
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
picture-line-noted = { $place }. { $player }: очков { $score } ({ $gained }), { $note }
picture-match-title = { $count ->
    [1] Партию выигрывает { $player }
    [one] Партию выигрывают { $player }
    [few] Партию выигрывают { $player }
   *[many] Партию выигрывают { $player }
}
picture-match = UNO { $mode } · { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
picture-won = { $count ->
    [0] ни одного раунда
    [one] выигран { $count } раунд
    [few] выиграно { $count } раунда
   *[many] выиграно { $count } раундов
}
picture-match-line = { $place }. { $player }: очков { $score }, { $won }
picture-leaderboard = Таблица лидеров
picture-leaderboard-line = { $mark } { $player }: { $figure }
