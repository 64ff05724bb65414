### Таблица лидеров

leaderboard-title = ## 🏆 Таблица лидеров
leaderboard-line = { $mark } { $player } — побед { $wins } из { $rounds ->
    [one] { $rounds } раунда
    [few] { $rounds } раундов
   *[many] { $rounds } раундов
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $matches ->
    [0] {""}
    [one] , { $matches } партия
    [few] , { $matches } партии
   *[many] , { $matches } партий
}
leaderboard-line-share = { $mark } { $player } — { $share } % ({ $wins } из { $rounds ->
    [one] { $rounds } раунда
    [few] { $rounds } раундов
   *[many] { $rounds } раундов
})
leaderboard-line-rating = { $mark } { $player } — { $rating }
leaderboard-line-catches = { $mark } { $player } — { $catches ->
    [one] { $catches } поимка
    [few] { $catches } поимки
   *[many] { $catches } поимок
} за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
leaderboard-too-little = Раундов пока мало, судить рано:
leaderboard-below = Для первых мест, как минимум 1–3, нужно 2000 ходов и одиннадцать соперников с таким же опытом. Дальше:
leaderboard-month = { $month ->
    [1] Январь
    [2] Февраль
    [3] Март
    [4] Апрель
    [5] Май
    [6] Июнь
    [7] Июль
    [8] Август
    [9] Сентябрь
    [10] Октябрь
    [11] Ноябрь
   *[12] Декабрь
} { $year }
leaderboard-season = Сезон { $season }
leaderboard-season-begun = Сезон { $season } начался. Прошлый ещё виден: `/leaderboard` с `период:сезон`.
leaderboard-season-already = Кто-то опередил: следующий сезон уже идёт.
leaderboard-sure-season = ### Начать сезон { $next }?
    Таблица лидеров сезона начнётся с нуля. Сезон { $season } останется виден, ничего не пропадёт. Отменить это нельзя.
leaderboard-empty = Пока пусто. Сыграйте первую партию!
leaderboard-not-yet = Тебя здесь пока нет: доиграй с кем-нибудь раунд до конца.
leaderboard-this-chat = Этот чат
leaderboard-not-yet-everywhere = Тебя здесь пока нет: нужны раунды против пяти разных людей, у каждого из которых их уже десять.
