### Моменты крупным планом: $variant выбирает слова, чтобы вечера не повторялись

cards-counted = { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
   *[many] { $amount } карт
}
moment-challenge-won = { $variant ->
    [0] 🕵️ С поличным! { $player } блефует и берёт { $amount }.
    [1] 🕵️ { $other } чует подвох: это блеф! { $player } берёт { $amount }!
   *[2] 🕵️ Блеф! Ходить было чем. { $player } берёт { $amount }.
}
moment-challenge-won-you = { $variant ->
    [0] 🕵️ С поличным! { $other } видит тебя насквозь: +{ $amount }.
    [1] 🕵️ Вот тебе и каменное лицо: +{ $amount }.
   *[2] 🕵️ { $other } тебе не верит, и не зря. Берёшь { $amount }.
}
moment-challenge-won-by-you = { $variant ->
    [0] 🕵️ В точку! { $player } блефует и берёт { $amount }.
    [1] 🕵️ Хороший нюх! Это блеф, { $player } берёт { $amount }.
   *[2] 🕵️ С поличным: { $player } берёт { $amount } — твоя работа.
}
moment-challenge-lost = { $variant ->
    [0] ⚖️ Не блеф! { $player } не верит — зря: { $other } играет честно. Цена: { $amount }.
    [1] ⚖️ { $other } играет честно. { $player } расплачивается: +{ $amount }.
   *[2] ⚖️ Мимо: { $player } берёт { $amount }.
}
moment-challenge-lost-you = { $variant ->
    [0] ⚖️ { $other } играет честно. Тебе за это +{ $amount }.
    [1] ⚖️ Мимо! Берёшь { $amount }.
   *[2] ⚖️ Увы, не блеф: +{ $amount }.
}
moment-challenge-lost-by-you = { $variant ->
    [0] ⚖️ { $player } тебе не верит — и берёт { $amount }.
    [1] ⚖️ Честность окупается: { $player } берёт { $amount }.
   *[2] ⚖️ Скрывать нечего! { $player }: +{ $amount }.
}
moment-caught = { $variant ->
    [0] 🚨 Контра! { $other } ловит, { $player } берёт { $amount }.
    [1] 🚨 { $player } молчит, { $other } — нет: +{ $amount }!
   *[2] 🚨 { $player } считает ворон, { $other } — карты. Цена: { $amount }.
}
moment-caught-you = { $variant ->
    [0] 🚨 Поймали! Ни звука от тебя: +{ $amount }.
    [1] 🚨 { $other } слушает, а от тебя — тишина: +{ $amount }.
   *[2] 🚨 Так близко и так тихо. Ловит { $other }: +{ $amount }.
}
moment-caught-by-you = { $variant ->
    [0] 🚨 Есть! { $player } на крючке: +{ $amount }.
    [1] 🚨 Чуткие уши: { $player } берёт { $amount }.
   *[2] 🚨 Контра! Твоя добыча — { $player }: +{ $amount }.
}
moment-big-draw = { $variant ->
    [0] 🌊 { $player } берёт { $amount }!
    [1] 🌊 Тут нужны руки побольше: { $player } берёт { $amount } разом.
   *[2] 🌊 Всё рушится на одну голову: { $player }, +{ $amount }.
}
moment-big-draw-you = { $variant ->
    [0] 🌊 Карт: { $amount }, и все твои.
    [1] 🌊 Сразу +{ $amount }. Дыши глубже.
   *[2] 🌊 Всё рушится на тебя: +{ $amount }.
}
moment-forgot = { $variant ->
    [0] 🤐 А где «Uno Uno»? { $player } остаётся в игре: +{ $amount }.
    [1] 🤐 Почти! { $player } забывает «Uno Uno».
   *[2] 🤐 { $player } почти у цели, не хватает двух слов.
}
moment-forgot-you = { $variant ->
    [0] 🤐 А где «Uno Uno»? Тебе +{ $amount }.
    [1] 🤐 Почти! Не хватило «Uno Uno».
   *[2] 🤐 Ты почти у цели, не хватило двух слов.
}
moment-out = { $variant ->
    [0] 🏁 Карт больше нет! { $player }: место { $amount }.
    [1] 🏁 Последняя карта ушла. { $player }: место { $amount }.
   *[2] 🏁 { $player } выходит: место { $amount }.
}
moment-out-you = { $variant ->
    [0] 🏁 Карт больше нет! Твоё место — { $amount }.
    [1] 🏁 Последняя карта ушла: место { $amount } — твоё.
   *[2] 🏁 Готово! За тобой место { $amount }.
}
moment-flip = { $variant ->
    [0] { $amount ->
        [0] ☀️ { $player } возвращает всех на светлую сторону!
       *[1] 🌑 { $player } уводит всех на тёмную сторону!
    }
    [1] { $amount ->
        [0] ☀️ Свет включили! Флип: { $player }.
       *[1] 🌑 Свет погасили! Флип: { $player }.
    }
   *[2] { $amount ->
        [0] ☀️ { $player } впускает свет.
       *[1] 🌑 { $player }: добро пожаловать на тёмную сторону.
    }
}
moment-flip-you = { $variant ->
    [0] { $amount ->
        [0] ☀️ Ты возвращаешь свет.
       *[1] 🌑 Ты ведёшь всех на тёмную сторону.
    }
    [1] { $amount ->
        [0] ☀️ Свет включили!
       *[1] 🌑 Свет погасили!
    }
   *[2] { $amount ->
        [0] ☀️ Ты впускаешь свет.
       *[1] 🌑 Добро пожаловать на тёмную сторону: дверь открыта тобой.
    }
}
moment-swapped = { $variant ->
    [0] 🔁 { $player } и { $other } меняются картами!
    [1] 🔁 «Махнёмся не глядя!» { $player } и { $other } меняются.
   *[2] 🔁 { $player } хочет карты получше. В обмене — { $other }.
}
moment-swapped-you = { $variant ->
    [0] 🔁 Обмен с игроком { $other }: у тебя теперь чужие карты.
    [1] 🔁 Махнулись! Твои старые карты держит { $other }.
   *[2] 🔁 Честный обмен? { $other } сидит с твоими, ты — с чужими.
}
moment-swapped-by-you = { $variant ->
    [0] 🔁 { $player } забирает твои карты: смотри, что теперь у тебя!
    [1] 🔁 Махнулись! { $player } сидит с твоими картами, ты — с чужими.
   *[2] 🔁 Твои карты приглянулись: { $player } забирает их, а тебе — чужие.
}
moment-handed-on = { $variant ->
    [0] 🔄 По кругу: все карты едут дальше!
    [1] 🔄 { $player } отправляет все карты в путь.
   *[2] 🔄 Все карты переехали: чьи теперь чьи?
}
moment-handed-on-you = { $variant ->
    [0] 🔄 С твоей подачи все карты едут по кругу!
    [1] 🔄 Все карты в пути, и это твоя работа.
   *[2] 🔄 Теперь у тебя карты соседа.
}
moment-jump-in = { $variant ->
    [0] ⚡ { $player } перехватывает ход: { $card }!
    [1] ⚡ Как из-под земли: { $player }, { $card }!
   *[2] ⚡ { $player } быстрее всех: { $card }.
}
moment-jump-in-you = { $variant ->
    [0] ⚡ Перехват твой!
    [1] ⚡ Как из-под земли — ты!
   *[2] ⚡ Быстрее всех — ты.
}
moment-uno = { $variant ->
    [0] ☝️ UNO! { $player } держит одну карту.
    [1] ☝️ { $player } кричит UNO.
   *[2] ☝️ «UNO!» Одна карта до финиша: { $player }.
}
moment-uno-you = { $variant ->
    [0] ☝️ UNO! Одна карта.
    [1] ☝️ Ты кричишь UNO.
   *[2] ☝️ «UNO!» Ещё одна — и всё.
}
moment-series = { $variant ->
    [0] 🎳 { $player } кладёт сразу { $amount }, сверху — { $card }!
    [1] 🎳 { $player } одним ходом сбрасывает { $amount }.
   *[2] 🎳 { $player } метёт подчистую: −{ $amount }!
}
moment-series-you = { $variant ->
    [0] 🎳 Сразу { $amount } на стол!
    [1] 🎳 Одним ходом: −{ $amount }.
   *[2] 🎳 Подчистую: −{ $amount }.
}
moment-double = { $variant ->
    [0] 👯 { $card }, и ещё раз: { $player } делает дубль!
    [1] 👯 И ещё одна такая же: { $card }. Кладёт { $player }.
   *[2] 👯 Дубль! { $player }: { $card }.
}
moment-double-you = { $variant ->
    [0] 👯 Дубль — и твой!
    [1] 👯 И ещё одна такая же!
   *[2] 👯 Двоится в глазах: { $card }!
}

moment-knocked-out = { $variant ->
    [0] 💥 { $amount } — это перебор: { $player } вылетает!
    [1] 💥 { $player } тонет. Карт: { $amount }.
   *[2] 💥 Последняя капля: { $player } вне раунда.
}
moment-knocked-out-you = { $variant ->
    [0] 💥 { $amount } — это перебор: ты вылетаешь.
    [1] 💥 Ты тонешь. Карт: { $amount }.
   *[2] 💥 Последняя капля: раунд идёт дальше без тебя.
}
moment-eliminated = { $variant ->
    [0] 🚪 { $player } покидает партию!
    [1] 🚪 Партия идёт дальше, { $player } — нет.
   *[2] 🚪 Пока, { $player }!
}
moment-eliminated-you = { $variant ->
    [0] 🚪 Для тебя партия окончена. Смотреть можно.
    [1] 🚪 Партия идёт дальше без тебя.
   *[2] 🚪 На этот раз всё.
}
moment-false-contra = { $variant ->
    [0] 🙈 Ложная тревога! { $other } ничего не забывает, { $player } берёт { $amount }.
    [1] 🙈 «Волки! Волки!» — { $player } берёт { $amount }.
   *[2] 🙈 Больно резво: { $player }, +{ $amount }.
}
moment-false-contra-you = { $variant ->
    [0] 🙈 Ложная тревога! { $other } ничего не забывает: тебе +{ $amount }.
    [1] 🙈 «Волки! Волки!» — а их нет: +{ $amount }.
   *[2] 🙈 Больно резво! Берёшь { $amount }.
}
moment-false-contra-by-you = { $variant ->
    [0] 🙈 { $player } хочет поймать тебя — и берёт { $amount }.
    [1] 🙈 Ложная тревога! У тебя всё сказано; { $player } берёт { $amount }.
   *[2] 🙈 { $player } спешит не туда: +{ $amount }, и всё мимо тебя.
}
moment-roulette = { $variant ->
    [0] 🎡 Колесо крутится, { $player }: { $amount ->
        [1] одна карта
        [one] { $amount } карта
        [few] { $amount } карты
       *[many] { $amount } карт
    }!
    [1] 🎡 Цветная рулетка! { $player } открывает { $amount ->
        [1] одну карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }.
   *[2] 🎡 { $amount ->
        [1] Первая же в точку: одна карта
        [one] И ещё, и ещё: { $amount } карта
        [few] И ещё, и ещё: { $amount } карты
       *[many] И ещё, и ещё: { $amount } карт
    }. Крутит { $player }.
}
moment-roulette-you = { $variant ->
    [0] 🎡 Колесо крутится, и тебе — { $amount ->
        [1] одна карта
        [one] { $amount } карта
        [few] { $amount } карты
       *[many] { $amount } карт
    }.
    [1] 🎡 Цветная рулетка! Открываешь { $amount ->
        [1] одну карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }, и все смотрят.
   *[2] 🎡 { $amount ->
        [1] Первая же в точку: одна карта
        [one] И ещё, и ещё: { $amount } карта
        [few] И ещё, и ещё: { $amount } карты
       *[many] И ещё, и ещё: { $amount } карт
    } — тебе.
}
moment-returned = { $variant ->
    [0] ↩️ Вернуть отправителю! Карт в пути: { $amount }. Лови, { $other }!
    [1] ↩️ { $player }: «Спасибо, не надо». { $other } получает { $amount } назад.
   *[2] ↩️ Бумеранг! Карт: { $amount }. Снова ход: { $other }.
}
moment-returned-you = { $variant ->
    [0] ↩️ Вернуть отправителю: { $amount } теперь держит { $other }.
    [1] ↩️ «Спасибо, не надо!» { $other } получает { $amount } назад.
   *[2] ↩️ Твой бумеранг летит: { $other }, лови { $amount }.
}
moment-returned-by-you = { $variant ->
    [0] ↩️ Вернуть отправителю: { $player } шлёт тебе { $amount } обратно!
    [1] ↩️ { $player } разворачивает: тебе { $amount }?
   *[2] ↩️ Бумеранг! { $player } возвращает тебе { $amount }.
}
moment-stack = { $variant ->
    [0] 🏗️ Над головой уже { $amount }. { $other }, держись!
    [1] 🏗️ { $player } накидывает: { $other }, возьмёшь { $amount }?
   *[2] 🏗️ На кону { $amount }, ход: { $other }.
}
moment-stack-you = { $variant ->
    [0] 🏗️ С тобой стало { $amount }. Ход: { $other }.
    [1] 🏗️ Над головой { $amount }, и всё благодаря тебе. { $other }, держись!
   *[2] 🏗️ Теперь { $amount }. { $other }, прошу!
}
moment-stack-by-you = { $variant ->
    [0] 🏗️ Над тобой висят карты: { $amount }!
    [1] 🏗️ { $player } поднимает до { $amount }, и ход твой.
   *[2] 🏗️ На кону { $amount }. Твой ответ?
}
moment-comeback = { $variant ->
    [0] 🧟 Не так быстро! { $player } уже на финише — и снова в игре.
    [1] 🧟 { $player } возвращается поневоле.
   *[2] 🧟 Назад с финиша: { $player } играет дальше.
}
moment-comeback-you = { $variant ->
    [0] 🧟 Не так быстро! Финиш отменяется, ты снова в игре.
    [1] 🧟 У тебя опять карты: добро пожаловать обратно.
   *[2] 🧟 Назад с финиша: играешь дальше.
}
moment-long-way-back = { $variant ->
    [0] 🧗 Вот это возвращение! { $player }, а ведь карт было { $amount }.
    [1] 🧗 Карт было { $amount }, но { $player } не сдаётся.
   *[2] 🧗 Карт { $amount }? Дело прошлое. { $player } снова в деле!
}
moment-long-way-back-you = { $variant ->
    [0] 🧗 Вот это возвращение! А ведь карт было { $amount }.
    [1] 🧗 Карт было { $amount }, но ты не сдаёшься.
   *[2] 🧗 Карт { $amount }? Дело прошлое. Ты снова в деле!
}
