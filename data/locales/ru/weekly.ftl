### Вечера каждую неделю, и кто в игре

button-weekly = Каждую неделю
button-weekly-in = Я в игре
button-weekly-out = Не сегодня
button-weekly-go-on = Спрашивай дальше
button-weekly-stop = Больше не спрашивай
button-weekly-zone = Другой пояс
weekly-first-name = Вечер UNO 1
weekly-title = Каждую неделю
weekly-set = **{ $name }**: { $day }, { $hour } ({ $zone })
weekly-set-next = В следующий раз — { $when }. Спрошу в этом канале, кто в игре: { $asks }
    -# В этот час открою стол для всех, кто в игре, с игрой и правилами прошлого вечера, и один раз их позову. Выбранное ниже действует сразу.
weekly-choose-day = День недели
weekly-choose-hour = Час
weekly-choose-zone = Часовой пояс
weekly-choose-ask = Когда спрашивать
weekly-asks-before = { $hours ->
    [1] За час
    [one] За { $hours } час
    [few] За { $hours } часа
   *[many] За { $hours } часов
}
weekly-zone-label = Континент и город, как Asia/Kathmandu
weekly-no-zone = Часового пояса «{ $zone }» не знаю. Пиши как Europe/Moscow.
weekly-stopped = 📅 Больше здесь не спрашиваю.
weekly-not-here = Спрашивать каждую неделю могу только в каналах серверов, где я есть.
weekly-too-late = На этот раз поздно: здесь больше никого не спрашивают.
weekly-when = **{ $when }** ({ $soon })
weekly-nobody-yet = Кто в игре? Пока никто.
weekly-in = 👍 В игре ({ $count }): { $people }
weekly-not-today = 👎 Не сегодня: { $people }
weekly-how = -# В этот час открою стол для всех, кто в игре, и один раз их позову.
weekly-blocked = ⏳ В этом канале другой стол. Ваш откроется, как только тот освободится, — в течение часа.
weekly-opened = 🃏 Пора: стол открыт ниже!
weekly-absent-gone = -# Больше не на этом сервере ({ $count }): { $people }.
weekly-absent-elsewhere = -# За другим столом ({ $count }): { $people }.
weekly-forgotten = { $count ->
    [1] -# Кто-то из записавшихся удалил свои данные.
    [one] -# Из записавшихся свои данные удалил { $count } человек.
    [few] -# Из записавшихся свои данные удалили { $count } человека.
   *[many] -# Из записавшихся свои данные удалили { $count } человек.
}
weekly-result-evening = 🃏 Стол был открыт, и вы пришли.
weekly-result-alone = Пришёл всего один человек. Стол остался обычным, и сесть мог любой.
weekly-result-nobody = На этот раз никто не пришёл.
weekly-result-busy = Весь час в этом канале стоял другой стол, так что ваш не открылся.
weekly-result-missed = Меня в этот час не было. Извините!
weekly-next = -# В следующий раз: { $when }
weekly-doubts = Три недели подряд вас не набирается и двое. Спрашивать дальше?
    -# Решает тот, кто управляет сервером. Промолчите — перестану.
weekly-channel-gone = 📅 Канала «{ $name }» больше нет, так что там не спрашиваю. В другом канале всё начнёт заново «{ button-weekly }» под `/uno evening`.
lobby-call-evening = 📅 { $people }: пора! Стол открыт, место есть. { $link }
