### Что случилось, по одной фразе

told-first-draws = Тянем, кому сдавать: { $draws }. Сдаёт { $player }.
told-dealt = Раунд { $number }: сдаёт { $player }.
told-started = Стартовая карта: { $card }.
told-drew-challenge = { $count ->
    [1] { $player } берёт карту за «не верю».
    [one] { $player } берёт { $count } карту за «не верю».
    [few] { $player } берёт { $count } карты за «не верю».
   *[many] { $player } берёт { $count } карт за «не верю».
}
told-drew-contra = { $count ->
    [1] { $player } берёт штрафную карту за забытый крик.
    [one] { $player } берёт { $count } штрафную карту за забытый крик.
    [few] { $player } берёт { $count } штрафные карты за забытый крик.
   *[many] { $player } берёт { $count } штрафных карт за забытый крик.
}
told-drew-unouno = { $count ->
    [1] { $player } берёт карту: крика не было.
    [one] { $player } берёт { $count } карту: крика не было.
    [few] { $player } берёт { $count } карты: крика не было.
   *[many] { $player } берёт { $count } карт: крика не было.
}
told-drew-gesture = { $count ->
    [1] { $player } опаздывает с жестом и берёт карту.
    [one] { $player } опаздывает с жестом и берёт { $count } карту.
    [few] { $player } опаздывает с жестом и берёт { $count } карты.
   *[many] { $player } опаздывает с жестом и берёт { $count } карт.
}
told-drew-wrong-card = { $count ->
    [1] { $player } берёт штрафную за неверную карту.
    [one] { $player } берёт { $count } штрафную за неверную карту.
    [few] { $player } берёт { $count } штрафные за неверную карту.
   *[many] { $player } берёт { $count } штрафных за неверную карту.
}
told-drew-advice = { $count ->
    [1] { $player } берёт карту за подсказку.
    [one] { $player } берёт { $count } карту за подсказку.
    [few] { $player } берёт { $count } карты за подсказку.
   *[many] { $player } берёт { $count } карт за подсказку.
}
told-drew-question = { $count ->
    [1] { $player } берёт карту за глупый вопрос.
    [one] { $player } берёт { $count } карту за глупый вопрос.
    [few] { $player } берёт { $count } карты за глупый вопрос.
   *[many] { $player } берёт { $count } карт за глупый вопрос.
}
told-drew-roulette = { $count ->
    [1] { $player } берёт карту в рулетке.
    [one] { $player } берёт { $count } карту в рулетке!
    [few] { $player } берёт { $count } карты в рулетке!
   *[many] { $player } берёт { $count } карт в рулетке!
}
told-discarded-all = { $player } сбрасывает весь цвет: { $cards }.
told-drew-sleep = { $count ->
    [1] { $player } берёт карту за спячку.
    [one] { $player } берёт { $count } карту за спячку.
    [few] { $player } берёт { $count } карты за спячку.
   *[many] { $player } берёт { $count } карт за спячку.
}
told-reshuffled = { $count ->
    [1] Сброс становится новой колодой: одна карта.
    [one] Сброс становится новой колодой: { $count } карта.
    [few] Сброс становится новой колодой: { $count } карты.
   *[many] Сброс становится новой колодой: { $count } карт.
}
told-skipped = { $count ->
    [1] { $player } пропускает ход.
    [one] { $player } пропускают ход.
    [few] { $player } пропускают ход.
   *[many] { $player } пропускают ход.
}
told-turned = Теперь ход идёт { $direction }.
told-flipped = Переворот! Теперь { $side } сторона, сверху — { $card }.
told-hands-passed = Все передают свои карты ({ $direction }).
told-hands-swapped = { $player } и { $other } меняются картами.
told-complement-on = Включены дополнительные цвета.
told-complement-off = Дополнительные цвета снова выключены.
told-player-forgot = { $player } забывает «Uno Uno».
told-gesture-due = Жест! Живо: { $player }.
told-wrong-card = { $player } пробует карту, а так нельзя: { $card }.
told-punished-advice = { $player } подсказывает вслух.
told-punished-question = { $player } задаёт глупый вопрос.
told-punished-sleep = { $player } спит за столом.
told-went-out = { $place ->
    [1] { $player } остаётся без карт!
    [one] { $player } остаётся без карт: место { $place }.
    [few] { $player } остаётся без карт: место { $place }.
   *[many] { $player } остаётся без карт: место { $place }.
}
told-knocked-out = { $player } вылетает! Карт на руках: { $count }.
told-player-eliminated = { $player } выбывает из партии.
told-time-up = ⏱️ Время вышло!
told-drew-false-contra = { $count ->
    [1] { $player } берёт карту за ложную тревогу.
    [one] { $player } берёт { $count } карту за ложную тревогу.
    [few] { $player } берёт { $count } карты за ложную тревогу.
   *[many] { $player } берёт { $count } карт за ложную тревогу.
}
told-came-back = { $player } снова в раунде.
told-left = { $player } уходит из-за стола.
told-left-stand-in = { $player } уходит; дальше играет компьютер.
told-removed = 🚪 { $player } покидает партию: так решил стол.
told-player-joined = { $player } садится за стол.
told-round-ended = Раунд окончен.
told-round-won = { $count ->
    [1] Раунд выигрывает { $player }
    [one] Раунд выигрывают { $player }
    [few] Раунд выигрывают { $player }
   *[many] Раунд выигрывают { $player }
}{ $points ->
    [0] {"."}
   *[other] {":"} { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
told-match-stopped = Партия остановлена.
told-match-ended = Партия окончена.
told-match-won = { $count ->
    [1] Партию выигрывает { $player }! 🏆
    [one] Партию вместе выигрывают { $player }! 🏆
    [few] Партию вместе выигрывают { $player }! 🏆
   *[many] Партию вместе выигрывают { $player }! 🏆
}
told-nothing = Рассказывать нечего: карты не сданы, и никто ничего не делает.
a-card = карта
list-and = { $most } и { $last }
list-comma = {", "}
list-item = { $name }: { $what }
list-or = { $most } или { $last }

### Calls, as they are called out

# Same: так кричат везде
call-uno = UNO
# Same: так кричат везде
call-kuno = Kuno
# Same: так кричат везде
call-bruno = Bruno
# Same: так кричат везде
call-uno-uno = Uno Uno
call-gesture = жест

told-for-time-up = ⏰ Время вышло! { $told }
told-for-autopilot = 💤 { $told }
told-for-level-down = { $told } (уровнем ниже)
