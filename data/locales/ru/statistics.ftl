### /uno stats: кто что сделал

command-uno-stats = Кто как играет: рейтинг, привычки, злой рок, достижения
    .name = статистика
command-param-member = Чья? Твоя, если никого не назвать
    .name = кто
menu-statistics = Статистика UNO
statistics-title = ## 📊 { $player }
statistics-alt = Статистика картинкой: { $player }; всё это написано ниже
statistics-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
statistics-figure-wins = победы
statistics-figure-share = от всех раундов
statistics-figure-rating = рейтинг
statistics-figure-medals = медали
statistics-course = Рейтинг, { $mode }: { $trend } за { $rounds ->
    [1] один раунд
    [10] десять раундов
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
statistics-provisional = рейтинг ещё не точен
statistics-met = { $people ->
    [1] рейтинг ещё не точен
   *[other] пока { $place }-е место из { $people } среди всех встреченных; рейтинг ещё не точен
}
statistics-won-of = побед { $wins } из { $rounds }
statistics-often-of = { $often } из { $rounds }
statistics-drawn-nemesis = Злой рок: { $player }
statistics-drawn-victim = Любимая жертва: { $player }
statistics-whole = Побед **{ $wins }** из **{ $rounds }** { $rounds ->
    [one] раунда
    [few] раундов
   *[many] раундов
} ({ $share } %){ $matches ->
    [0] {""}
    [one] , { $matches } партия
    [few] , { $matches } партии
   *[many] , { $matches } партий
}
statistics-game = **{ $mode }**: побед { $wins } из { $rounds }
statistics-rating = рейтинг **{ $rating }** ({ $trend } за { $rounds ->
    [1] один раунд
    [10] десять раундов
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
})
statistics-stronger = сильнее, чем *{ $level }*
statistics-habits = **Привычки**
statistics-calls = Крики: не забыто { $made } из { $owed }
statistics-catches = Поимок: { $catches ->
    [0] ни одной
    [1] одна
   *[other] { $catches }
}; на крючке: { $caught ->
    [0] ни разу
    [one] { $caught } раз
    [few] { $caught } раза
   *[many] { $caught } раз
}
statistics-bluffs = Блефы: с рук сошло { $through }, раскрыто { $caught }
statistics-doubts = «Не верю»: в точку { $right } из { $doubts }
statistics-wild-draws = Чёрные «возьми»: брошено { $thrown }, принято { $taken }
statistics-draw = Больше всего за раз: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}; больше всего на руках: { $hand }
statistics-pace = { $seconds ->
    [0] Меньше секунды
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} на ход
statistics-luck = 🍀 { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
} { $rounds ->
    [1] в последнем раунде
    [one] за { $rounds } последний раунд
    [few] за { $rounds } последних раунда
   *[many] за { $rounds } последних раундов
}; с такими картами в среднем выходит **{ $worth }** (±{ $margin })
statistics-luck-chance = -# Всё объясняют карты и случай.
statistics-luck-better = -# Больше, чем объясняют карты и случай: кто-то тут умеет играть.
statistics-luck-worse = -# Меньше, чем объясняют карты и случай: дело не в картах.
statistics-rival-nemesis = 😈 Злой рок: **{ $player }**, впереди в { $often } из { $rounds ->
    [one] { $rounds } раунда
    [few] { $rounds } раундов
   *[many] { $rounds } раундов
}
statistics-rival-victim = 🍰 Любимая жертва: **{ $player }**, позади в { $often } из { $rounds ->
    [one] { $rounds } раунда
    [few] { $rounds } раундов
   *[many] { $rounds } раундов
}
statistics-friends = 🤝 **Счёт здесь** — раундов впереди : позади
# Same: имена и числа
statistics-friend = { $ahead } : { $behind } { $player }
statistics-achievements = { $count ->
    [one] 🏅 { $count } достижение, последнее: { $newest }
    [few] 🏅 { $count } достижения, последнее: { $newest }
   *[many] 🏅 { $count } достижений, последнее: { $newest }
}
statistics-none = Статистики, которую можно тебе показать, нет: { $player }.
statistics-none-you = Доигранных раундов у тебя пока нет. `/uno start` откроет стол!
button-statistics = Статистика
button-achievements = Достижения
me-statistics = **Кто тебя видит** — статистику видят люди на серверах и в группах, где ты играешь, и те, кто был с тобой за столом. Если скрыть, тебя видно только за твоими столами.
me-statistics-all = Видно
me-statistics-me = Скрыто
me-sure-to-hide =
    ### Скрыть тебя?
    Тогда никто другой не видит твою статистику, а имя есть только за столами, где ты сидишь. В таблицах лидеров, обзорах, повторах и доказательствах будет «кто-то», и ты никому не злой рок. Что уже выложено, останется как есть. Ничего не удаляется: показаться снова можно в любой момент.
