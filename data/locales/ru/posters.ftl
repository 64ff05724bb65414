### Итоги, которые остаются

server-posters = **Какие итоги остаются**
posters-of-rounds = Каждого раунда
posters-of-matches = Только партии

## Плакаты

poster-won = { $count ->
    [1] Побеждает { $player }!
    [one] Побеждают { $player }!
    [few] Побеждают { $player }!
   *[many] Побеждают { $player }!
}
awards-title = ### Награды
award-big-draw = 🌊 { $player }: { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
   *[many] { $amount } карт
} за раз.
award-big-draw-from = 🌊 { $player }: { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
   *[many] { $amount } карт
} за раз. С наилучшими пожеланиями, { $other }.
award-bluff = 🎭 { $player }: блеф сходит с рук, { $other } берёт { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }.
award-homeward = 🏠 { $player }: { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
   *[many] { $amount } карт
} на руках — и всё равно победа.
award-catches = 🚨 { $player } ловит других: { $amount ->
    [one] { $amount } раз
    [few] { $amount } раза
   *[many] { $amount } раз
}.
award-caught = 🙈 { $player } попадается: { $amount ->
    [one] { $amount } раз
    [few] { $amount } раза
   *[many] { $amount } раз
}.
award-lie-detector = 🕵️ { $player } раскрывает { $amount ->
    [1] один блеф.
    [one] { $amount } блеф.
    [few] { $amount } блефа.
   *[many] { $amount } блефов.
}
award-straight = 🏎️ { $player }: победа за { $amount ->
    [one] { $amount } ход
    [few] { $amount } хода
   *[many] { $amount } ходов
}, без единой взятой карты.
award-stacked = 🗼 { $player }: в конце на руках ещё { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
   *[many] { $amount } карт
}.
award-in-round = (раунд { $number })
evening-title = ### Вечер: { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
evening-line = Раунд { $number }: **{ $player }** +{ $gained }
evening-line-nobody = Раунд { $number }: никто
thanks = { $variant ->
    [0] 💛 Спасибо за игру — хорошо посидели.
    [1] 💛 Всем спасибо. Карты уже перетасованы на следующий раз.
   *[2] 💛 Отличная игра, все молодцы. До следующего раза!
}
match-stopped-leader = { $count ->
    [1] На этом партии конец — впереди { $player }.
    [one] На этом партии конец — впереди наравне { $player }.
    [few] На этом партии конец — впереди наравне { $player }.
   *[many] На этом партии конец — впереди наравне { $player }.
}

## One's own ending, in the hand

ending-won = { $variant ->
    [0] 🎉 Раунд за тобой!
    [1] 🎉 Последняя карта ушла: раунд твой!
   *[2] 🎉 Ты на финише раньше всех! Этот раунд твой.
}
ending-won-with-cards = { $variant ->
    [0] 🎉 Раунд за тобой!
    [1] 🎉 Раунд твой, и даже с картами на руках!
   *[2] 🎉 Мимо тебя никто не проскочил: раунд твой!
}
ending-won-points = { $gained ->
    [one] Тебе { $gained } очко
    [few] Тебе { $gained } очка
   *[many] Тебе { $gained } очков
}.
ending-won-no-points = Ни одного штрафного очка.
ending-lost = { $cards ->
    [1] { $variant ->
        [0] Так близко: осталась одна карта.
        [1] Одна карта! Только её и не хватило.
       *[2] Картой меньше — и раунд был бы твой.
    }
    [one] { $variant ->
        [0] Не в этот раз: осталась { $cards } карта.
        [1] { $cards } лишняя карта — на этот раз.
       *[2] Значит, в следующем: на руках ещё { $cards } карта.
    }
    [few] { $variant ->
        [0] Не в этот раз: осталось { $cards } карты.
        [1] { $cards } лишние карты — на этот раз.
       *[2] Значит, в следующем: на руках ещё { $cards } карты.
    }
   *[many] { $variant ->
        [0] Не в этот раз: осталось { $cards } карт.
        [1] { $cards } лишних карт — на этот раз.
       *[2] Значит, в следующем: на руках ещё { $cards } карт.
    }
}
ending-knocked-out = 💥 Вылет: слишком много карт за раунд.
ending-left = { $cards ->
    [0] 🚪 Ты уходишь раньше, чем кончился раунд.
    [one] 🚪 Ты уходишь из раунда, на руках { $cards } карта.
    [few] 🚪 Ты уходишь из раунда, на руках { $cards } карты.
   *[many] 🚪 Ты уходишь из раунда, на руках { $cards } карт.
}
ending-shared = Твоя пара справилась: раунд и твой тоже!
ending-winner = { $count ->
    [1] Раунд выигрывает { $player }.
    [one] Раунд выигрывают { $player }.
    [few] Раунд выигрывают { $player }.
   *[many] Раунд выигрывают { $player }.
}
hurdle-none = { $player } идёт к победе без помех.
hurdle-draw-you = Ты делаешь всё, что можешь: { $player } берёт от тебя { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}.
hurdle-draw-other = { $player } берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} — старается { $other }, но этого мало.
hurdle-draw-own = { $player } берёт разом { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} — и всё равно побеждает.
hurdle-caught-you = Ты даже ловишь: { $player } берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}. И всё равно мало.
hurdle-caught-other = { $other } ловит, { $player } берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} — мало.
hurdle-forgot-own = { $player } даже забывает крикнуть, берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} — и всё равно побеждает.
hurdle-longest = { $player }: на руках бывало и { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
ending-match-won = { $variant ->
    [0] 🏆 **Партия за тобой!**
    [1] 🏆 **Партия твоя!**
   *[2] 🏆 **Получилось: партия твоя!**
}
ending-match-shared = 🏆 **Победа и твоя тоже!**
ending-match-lost = Партию { $count ->
    [1] выигрывает
    [one] выигрывают
    [few] выигрывают
   *[many] выигрывают
} { $player }. Твоё место — { $place }-е, на счету { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}.
ending-match-tied = Партию { $count ->
    [1] выигрывает
    [one] выигрывают
    [few] выигрывают
   *[many] выигрывают
} { $player }. Ты делишь { $place }-е место, на счету { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}.
ending-match-level = Партию { $count ->
    [1] выигрывает
    [one] выигрывают
    [few] выигрывают
   *[many] выигрывают
} { $player }. У остальных поровну, по { $score ->
    [one] { $score } очку
    [few] { $score } очка
   *[many] { $score } очков
}.
ending-match-over = Партия окончена. У тебя { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}.

## Ending a match between rounds

sure-stop-between = Точно закончить партию здесь, для всех? Очки остаются, а на плакате назовут того, кто впереди.
