### Стол: что лежит открыто, чего стол ждёт, кто играет

board-outdated = 🧭 Это сообщение устарело: оно на секунду пропало у меня из виду. К столу — сюда.
## Что лежит открыто

top-card = Сверху: **{ $card }**
current-colour = Цвет: **{ $colour }**
complement-on = Дополнительные цвета: сейчас подходит **{ $colour }**.
nothing-lies = Идёт выбор карт.
on-side-0 = ⚪ Светлая сторона
on-side-1 = ⚫ Тёмная сторона
direction-down = ⬇️{"\u00A0"}по{"\u00A0"}часовой
direction-up = ⬆️{"\u00A0"}против{"\u00A0"}часовой
draw-pile = { $count ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[many] в колоде { $count } карт
}
pile-back = Рубашка следующей карты: { $card }
seat = { $mark } **{ $player }** · { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
seat-few-cards = { $mark } **{ $player }: { $cards }**
few-cards = { $count ->
    [1] ОДНА КАРТА
    [2] ДВЕ КАРТЫ
    [3] ТРИ КАРТЫ
    [one] { $count } КАРТА
    [few] { $count } КАРТЫ
   *[many] { $count } КАРТ
}
few-cards-of = { $player }: { $cards }
few-cards-line = 🔥 { $all }
heard-call = 🗣️ «{ $call }!»
seat-knocked-out = 💥 { $player } · вылет
seat-out = { $mark } { $player } · место { $place }

## Чего стол ждёт

turn-you = Твой ход!
turn-other = Ход: { $player }.
granted-you = Твой ход! Можно положить сразу все карты этого цвета: { $colour }.
granted-other = Ход: { $player }. Можно положить все карты этого цвета: { $colour }.
you-drew-forced = Тебе пришла карта: { $card }. Её надо положить.
you-drew = Тебе пришла карта: { $card }. Положишь или оставишь?
may-jump-in = Можешь перехватить ход: { $cards }!
may-double = Можешь сделать дубль: { $cards }.
wrong-card-costs = -# Пробуй любую карту, хоть вне очереди; за неверную берёшь ещё { -wrong-card }.
has-drawn-forced = { $player } берёт карту: если подходит, её надо положить.
has-drawn = { $player } берёт карту: положить или оставить?
pending-you = Тебе брать: { $draw }.
way-out-take = Бери.
way-out-take-or-challenge = Бери — или не верь.
way-out-answer = Бери — или положи сверху: { $cards }.
way-out-answer-or-challenge = Бери, не верь — или положи сверху: { $cards }.
pending-other = Ход: { $player }. Брать: { $draw }.
draw-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} ({ $kind })
draw-colour = { $count ->
    [0] пока не придёт { $colour }
   *[other] пока не придёт { $colour }, и ещё { $count }
}
roulette-you = Цветная рулетка: какой цвет? Тянешь в открытую, пока не придёт.
roulette-other = { $player } называет цвет и тянет в открытую, пока тот не придёт.
naming-you = Какой цвет закажешь?
naming-other = { $player } заказывает цвет.
gesture-you = { $gesture } Жми { $symbol } — кто последний, берёт { -late-gesture-cards }.
gesture-other = { $gesture } Ждём: { $player }
drafting = { $player } выбирает карты.
you-draft = Карта { $number } из { $count }: { $card }. Оставишь — или сбросишь и возьмёшь следующую?
round-is-over = Раунд окончен.

## Стол

board-title = UNO { $mode } · раунд { $number }
board-title-of = UNO { $mode } · раунд { $number } из { $rounds }
backs-title = ### Другие стороны, вперемешку
revealed = **{ $player }**, карты на руках: { $cards }
revealed-foul = Чутьё не подвело: { $player } блефует.
revealed-honest = { $player } на этот раз не блефует: всё честно.
more-title = Что показать?
proof-hash = Объявлено до первого хода: `{ $commitment }`
proof-later = Когда раунд кончится, здесь появится сид: его SHA-256 — этот хеш, так что раздачу никто не мог подменить.
proof-seed =
    Сид: `{ $seed }`
    Его SHA-256 — хеш выше; `contra-uno verify` снова сдаст из него те же карты.
proof-check = { $member ->
    [yes] `/uno verify` тасует и сдаёт раунд из этого сида заново и показывает каждый шаг.
   *[no] Кто меня установил, может сдать раунд из этого сида заново, шаг за шагом: `/uno verify`.
}

## Кого нет

time-is-up = ⏳ Время выйдет { $when }.
match-ends = ⏱️ Партия закончится { $when }.
match-ends-soon = ⏱️ **Последняя минута!** Партия закончится { $when }: у кого тогда меньше всего карт, тот берёт раунд.
paused = ⏸️ **Пауза**: сейчас никого нет. Кто вернётся, жмёт «{ button-return }» — и дальше.
recess = ☕ **Перерыв**: просит { $player }, { $since }.
    -# «{ button-go-on }» закончит его для всех; { $itself ->
        [yes] сам он кончится { $until }.
       *[no] { $until } подойдёт любая кнопка здесь.
    }
autopilot-you = 💤 Тебя не было, так что за тебя играет компьютер, уровень — { $level }, и всё идёт в счёт. Нажми «{ button-return }», и играй дальше.
thrown-out = 🤖 Компьютер доигрывает раунд за игрока { $player }.
thrown-out-you = 🤖 Компьютер доигрывает раунд за тебя, после этого ты вне партии.

## О чём голосуют

vote-asks-stop = ⏹️ **{ $player } спрашивает: заканчиваем партию сейчас?**
vote-asks-remove = 🚪 { $you ->
    [yes] **{ $player } спрашивает остальных: убрать тебя из партии?**
   *[no] **{ $player } спрашивает: убрать из партии игрока { $other }?**
}
vote-asks-recess = ☕ **{ $player } спрашивает: перерыв?** Время стоит у всех, пока кто-нибудь не нажмёт «{ button-go-on }».
vote-asks-handover = 🤖 **{ $player } спрашивает: пусть пока компьютер поиграет за игрока { $other }?** Уровень — { $level }, и всё идёт в счёт.
vote-asks-next-round = ⏭️ **{ $player } спрашивает: начинаем следующий раунд?**
vote-asks-question = ❓ **{ $player } спрашивает:** { $other } — это был [глупый вопрос]({ $link })?
vote-asks-advice = 💡 **{ $player } спрашивает:** { $other } — это была [подсказка]({ $link })?
vote-ayes = За: { $player } ({ $count } из нужных { $needed })
vote-noes = Против: { $player }
vote-concerned = { $answer ->
    [yes] { $player } — за, но это не в счёт
   *[no] { $player } — против, но это не в счёт
}
vote-until = итог { $when }
vote-carried-stop = ⏹️ Партии конец: предлагает { $player }. За: { $ayes }.
vote-carried-remove = 🚪 { $you ->
    [yes] Тебя убирают из партии. Предлагает { $player }.
   *[no] { $other } покидает партию. Предлагает { $player }.
} За: { $ayes } (нужно { $needed }).
vote-carried-handover = 🤖 Пока за игрока { $other } играет компьютер, уровень — { $level }, и всё идёт в счёт. За: { $ayes }.
vote-failed-stop = ⏹️ Партия продолжается: закончить предлагает { $player }, но голосов мало — { $count } из нужных { $needed }.
vote-failed-remove = 🚪 { $you ->
    [yes] Ты остаёшься: убрать тебя хочет { $player }, но голосов мало — { $count } из нужных { $needed }.
   *[no] { $other } остаётся: убрать хочет { $player }, но голосов мало — { $count } из нужных { $needed }.
}
vote-failed-recess = ☕ Перерыва не будет: просит { $player }, но голосов мало — { $count } из нужных { $needed }.
vote-failed-question = ❓ Вопрос как вопрос: { $player } думает иначе, но голосов мало — { $count } из нужных { $needed }. Никто не берёт.
vote-failed-advice = 💡 Это не подсказка: { $player } думает иначе, но голосов мало — { $count } из нужных { $needed }. Никто не берёт.

## What the operator announces

notice-restart = 🔧 **Запланирован перезапуск: { $when }.** { $words }
notice-words = 📣 { $words }
notice-back = 🔧 Я снова здесь.
