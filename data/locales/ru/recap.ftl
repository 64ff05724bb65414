### Обзор: $variant выбирает слова, чтобы вечера не повторялись

command-uno-recap = Как всё было: победители, блефы, везение, момент вечера
    .name = обзор
command-param-stretch = За какое время?
    .name = за
stretch-evening = Последний вечер
stretch-week = Последние семь дней
stretch-month = Последние тридцать дней
button-recap = Обзор
button-post = Показать всем
recap-nothing = Рассказывать пока нечего: ни один раунд не доигран.
recap-alt = Обзор картинкой; что на ней, написано выше
recap-title-evening = ## 🎙️ Вот это вечер
recap-title-week = ## 🎙️ Вот это неделя
recap-title-month = ## 🎙️ Вот это месяц
recap-title-match = ## 🎙️ Вот это партия
recap-drawn-evening = Вот это вечер
recap-drawn-week = Вот это неделя
recap-drawn-month = Вот это месяц
recap-drawn-match = Вот это партия
recap-count = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}, { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
}
recap-count-cut = { $rounds ->
    [one] { $rounds } последний раунд
    [few] { $rounds } последних раунда
   *[many] { $rounds } последних раундов
}
recap-played-out = -# Насколько хороши были карты, пока известно только для { $known } из { $rounds ->
    [one] { $rounds } раунда
    [few] { $rounds } раундов
   *[many] { $rounds } раундов
}.
recap-cut = { $rounds ->
    [one] -# Здесь { $rounds } последний раунд; раньше были ещё.
    [few] -# Здесь { $rounds } последних раунда; раньше были ещё.
   *[many] -# Здесь { $rounds } последних раундов; раньше были ещё.
}
recap-tied = 🤝 { $rounds ->
    [1] Один раунд
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}, и побед поровну, что бы ни говорили очки. Вас таких { $count }, и у каждого { $wins ->
    [0] ни одной
    [1] одна
   *[other] по { $wins }
}. Тут просится реванш.
recap-winner = { $variant ->
    [0] 🏆 Верх берёт { $player }: { $wins } из { $rounds }. Остальные убирают со стола.
    [1] 🏆 { $rounds ->
        [1] Один раунд, и его выигрывает { $player }
        [one] { $rounds } раунд, и { $wins } из них — { $player }
        [few] { $rounds } раунда, и { $wins } из них — { $player }
       *[many] { $rounds } раундов, и { $wins } из них — { $player }
    }. Теперь нам это слушать до пенсии.
   *[2] 🏆 Спросите, как оно: { $player } расскажет. И через неделю расскажет снова: { $wins } из { $rounds }.
}
recap-moment-big-draw = { $variant ->
    [0] 🎬 Момент: { $player } берёт сразу **{ $amount ->
            [one] { $amount } карту
            [few] { $amount } карты
           *[many] { $amount } карт
        }**.{ $by ->
        [yes] {" "}С любовью, { $other }.
       *[no] {""}
    }
    [1] 🎬 И тут { $player } считает до { $amount }, карта за картой.{ $by ->
        [yes] {" "}{ $other } помогает.
       *[no] {""}
    }
   *[2] 🎬 Карт за раз — { $amount }: { $player } держит их двумя руками.{ $by ->
        [yes] {" "}{ $other } машет одной.
       *[no] {""}
    }
}
recap-moment-homeward = { $variant ->
    [0] 🎬 Момент: карт на руках — { $amount }, и { $player } побеждает.
    [1] 🎬 Карт на руках — { $amount }, а первое место берёт { $player }. И поди объясни.
   *[2] 🎬 Карт — { $amount }, все машут рукой: { $player }? Без шансов. Все ошиблись.
}
recap-moment-straight = { $variant ->
    [0] 🎬 Момент: { $player } побеждает и не берёт ни единой карты. Ходов: { $amount }.
    [1] 🎬 { $player } даже не трогает колоду. Ходов: { $amount }. Готово, спасибо.
   *[2] 🎬 Ходов { $amount }, взято ноль, до свидания: { $player } знает, как это делается.
}
recap-moment-stacked = { $variant ->
    [0] 🎬 Момент: раунд окончен, а { $player } держит { $amount }. Это уже не карты, это веер.
    [1] 🎬 { $player } уходит домой не с пустыми руками. Карт: { $amount }. Кому-то же надо их хранить.
   *[2] 🎬 На { $amount }-й карте { $player } бросает их раскладывать.
}
recap-catcher = { $variant ->
    [0] 🚨 Мышь не проскочит: на посту { $player }. Поимок: { $amount }.
    [1] 🚨 { $player } кричит *Контра!* — и каждый раз в точку. Считаем: { $amount }.
   *[2] 🚨 Забытых криков — { $amount }, и { $player } помнит каждый.
}
recap-bluff = { $variant ->
    [0] 🎭 Самый наглый блеф, автор — { $player }: { $other } берёт { $amount ->
            [one] { $amount } карту
            [few] { $amount } карты
           *[many] { $amount } карт
        }, и никто не спросил.
    [1] 🎭 { $player } всё это время прячет другую карту. { $other } верит и берёт { $amount }.
   *[2] 🎭 { $amount ->
            [one] { $amount } карта
            [few] { $amount } карты
           *[many] { $amount } карт
        } за враньё берёт { $other }: { $player } даже не моргает.
}
recap-nemesis = { $variant ->
    [0] 😈 { $other }, тебе бы пересесть: { $player } впереди в { $amount } из { $rounds }.
    [1] 😈 { $player } или { $other }? Всё ясно, { $amount } из { $rounds }.
   *[2] 😈 Любимчик нашёлся: { $player } обходит, { $other } терпит. Счёт: { $amount } из { $rounds }.
}
recap-luckiest = { $variant ->
    [0] 🍀 Лучшие карты получает { $player }: тянут на { $worth } победы, вышло { $wins }.
    [1] 🍀 { $player }, скажи спасибо раздаче: карт на { $worth } победы, а вышло { $wins }.
   *[2] 🍀 Кто-то наверху болеет за тебя, { $player }: карт на { $worth } победы, вышло { $wins }.
}
recap-unluckiest = { $variant ->
    [0] 🌧️ А худшие достались вот кому: { $player }. Тянут на { $worth }, вышло { $wins }. Уважение — или соболезнования.
    [1] 🌧️ { $player } получает сущий мусор: карт на { $worth } победы, вышло { $wins }.
   *[2] 🌧️ Минута сочувствия: { $player }, карт на { $worth } победы, а вышло { $wins }.
}
recap-title-of-moment = Момент
recap-title-of-catcher = Больше всех поимок
recap-title-of-bluff = Самый наглый блеф
recap-title-of-nemesis = Злой рок
recap-title-of-luckiest = Лучшие карты
recap-title-of-unluckiest = Худшие карты
recap-did-big-draw = { $amount ->
    [one] { $amount } карта за раз
    [few] { $amount } карты за раз
   *[many] { $amount } карт за раз
}
recap-did-homeward = { $amount ->
    [one] победа с { $amount } картой
    [few] победа с { $amount } картами
   *[many] победа с { $amount } картами
}
recap-did-straight = { $amount ->
    [one] { $amount } ход, взято 0
    [few] { $amount } хода, взято 0
   *[many] { $amount } ходов, взято 0
}
recap-did-stacked = { $amount ->
    [one] осталась { $amount } карта
    [few] осталось { $amount } карты
   *[many] осталось { $amount } карт
}
recap-note-caught = поимок: { $amount }
recap-note-cards = { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
       *[many] { $amount } карт
    } за враньё
recap-note-over = жертва: { $player }
recap-note-luck = тянут на { $worth }, побед { $wins }
