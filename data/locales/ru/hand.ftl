### Карты на руках, и что спрашивают перед ходом

## Карты

ring = 🔔 **Твой ход**, стол: { $player }. Сверху: { $card }.
ring-draft = 🔔 **Твой ход**, стол: { $player }. Выбирай карты.
ring-vote = 🔔 **Вопрос к тебе**, стол: { $player }. Что скажешь?
hand-place = -# { $place }
hand-title = { $count ->
    [1] У тебя одна карта
    [one] У тебя { $count } карта
    [few] У тебя { $count } карты
   *[many] У тебя { $count } карт
}
hand-first = **Твоя первая игра!** Клади карту под стать верхней: тот же цвет, число или знак.
    Карты на цветных кнопках можно положить, на серых — нельзя. Ничего не подходит — жми «{ button-draw }».
    На предпоследней карте не забудь: **UNO!** — { $member ->
        [yes] остальное расскажет `/uno help`.
       *[no] остальное — в «{ button-more }» › «{ button-rules }» › «{ button-help }».
    }
hand-empty = Карт больше нет. Красиво!
hand-knocked-out = Слишком много карт: ты вылетаешь из раунда, карты отложены. В следующем ты снова за столом.
hand-held = У тебя осталось: { $cards }
hand-arrived = 🪑 Ты за столом!
hand-soon = Карты придут в следующем раунде.
hand-soon-with-points = У тебя на старте { $score ->
    [one] { $score } штрафное очко
    [few] { $score } штрафных очка
   *[many] { $score } штрафных очков
}. Карты придут в следующем раунде.
your-partner = В паре с тобой: **{ $player }**
your-cards = Твои карты: { $cards }
hand-picture-stays = Эта картинка больше не меняется. Играть — через `/uno hand`.
page-back = Назад
page-here = Страница { $page } из { $pages }
page-on = Дальше

## Выбор

ask-how = { $card }: как положишь?
ask-set = { $card }: одну или больше?
ask-colour = { $card }: какой цвет?
ask-swap = { $card }: с кем меняешься картами?
ask-call = { $card }: что-нибудь крикнешь?
how-play = Положить
how-jump = Перехватить
how-double = Дубль
set-alone = Только эту
set-pair = Обе сразу
set-several = { $count ->
    [one] { $count } карта с этим числом
    [few] { $count } карты с этим числом
   *[many] { $count } карт с этим числом
}
set-series = { $count ->
    [one] Цвет целиком: { $count } карта
    [few] Цвет целиком: { $count } карты
   *[many] Цвет целиком: { $count } карт
}
set-last = Последняя: { $card }
swap-nobody = Ни с кем
swap-with = { $player } ({ $count })
with-call = «{ $call }!»
without-call = Промолчать
moves-left-out = { $count ->
    [1] … ещё один ход раньше
    [one] … ещё { $count } ход раньше
    [few] … ещё { $count } хода раньше
   *[many] … ещё { $count } ходов раньше
}
