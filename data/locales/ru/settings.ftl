### Что люди выбирают для себя, а что — сервер

me-title = ### Твои настройки
    -# Только для тебя, везде и с этой минуты.
me-language = **Язык** — на котором я тебе пишу
me-ring = **Когда твой ход** — как скоро звонит телефон
me-cards = **Карты** — как они написаны на кнопках
me-cards-words = Словами
me-cards-symbols = Картинками
me-hand = **Твои карты** — куда они приходят
me-hand-dm = Личным сообщением
me-hand-channel = Только в канал
me-tables = **Столы в этом канале** — когда кто-то открывает
me-tables-off = Без меня
me-tables-on = Упоминай меня
ring-at-once = Сразу
ring-after = Через { $seconds } с
ring-never = Никогда
language-of-discord = Как в Discord
language-beta = { $language } (бета)

server-title = ### Настройки этого сервера
    -# Действуют со следующей игры.
server-rules = **Во что играют, если никто не сказал иначе:** { $rules }
    -# Изменить: набор правил или строка ниже, или `/uno settings` с `игра`, `набор` или `правила`.
server-rules-of-mode = { $mode } — { $rules }
server-rules-forget = Снова по инструкции
server-language = **Язык за столом**
server-turn = **Время на ход**
server-starters = **Кто может открывать игры**
starters-everybody = Все
starters-managers = Только управляющие сервером
server-threads = **Где идут игры**
threads-off = В канале
threads-on = В отдельных ветках
server-call = **Кого хозяин может звать к столу**, раз за игру
call-nobody = Никого
call-players = Игроков прошлой игры
call-role = Или роль…
call-not-everybody = Всех сразу звать не стану: выбери роль, которую для этого берут сами.
call-role-silent = У этой роли пока ни один телефон не зазвонит: включи в её настройках «Разрешить всем упоминать эту роль» или дай мне «Упоминание `@everyone`, `@here` и всех ролей».
server-channels = **Играют только в** { $channels }
server-all-channels = **Играют во всех каналах.**
channels-all = Везде
channel-allow = Этот канал
channel-forbid = Не здесь

settings-only-managers = Это настраивают только те, кто управляет сервером.
settings-not-this-channel = На этом сервере играют в других местах: { $channels }
settings-only-managers-start = На этом сервере игры открывают только управляющие. Попроси их!
settings-thread-opened = Стол открыт, сюда: { $thread }
settings-no-thread = Мне нельзя открыть здесь ветку. Разреши мне «Создавать публичные ветки» или выбери в `/uno settings`, чтобы играли прямо в канале.
thread-name = UNO, стол: { $player }

server-excluded = Кому здесь нельзя играть
exclusions-title = ### Кому здесь нельзя играть
    -# Они не сядут ни за один стол этого сервера и ничего там не нажмут. В других местах можно.
exclusions-nobody = Играть можно всем.
exclusions-entry = { $end ->
    [never] { $number }. { $person } — бессрочно
   *[other] { $number }. { $person } — окончание: { $end }
}
exclude-somebody = Кому запретить…
let-in-again = Кому снова разрешить…
exclude-how-long =
    Как долго { $person } не играет на этом сервере?
    -# Начатый раунд доиграет компьютер.
excluded-for-day = День
excluded-for-week = Неделю
excluded-for-month = Месяц
excluded-for-ever = Бессрочно
exclude-not = Запретить играть нельзя себе, мне, другим ботам и тем, кто управляет этим сервером.
