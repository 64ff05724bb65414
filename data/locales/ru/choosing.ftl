### Настройка игры перед раздачей (кнопка «Настройки» в лобби)

## Страницы

button-options = Настройки
button-choosing-game = Игра
button-choosing-rules = Правила
button-choosing-people = Игроки
button-choosing-line = Поделиться

choosing-title = Настройки: UNO { $mode }
choosing-mode = Какая игра?
choosing-mode-classic = От 2 до 20 игроков, карты, которые знают все.
choosing-mode-flip = От 2 до 10 игроков, карты с двумя сторонами: тёмная — злая.
choosing-mode-mercy = От 2 до 6 игроков, без пощады: 25 карт на руках — вылет.
choosing-mode-duo = Ровно двое: выбор карт, быстрые ходы, до 200 очков.
choosing-preset = Взять набор правил…
choosing-favourite = Твой любимый набор
choosing-target = До каких пор играем?
choosing-points = До { $count ->
    [one] { $count } очка
    [few] { $count } очков
   *[many] { $count } очков
}
choosing-other-target = Другое число очков…
choosing-single-round = Всего один раунд
choosing-rounds = { $count ->
    [1] Один раунд
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
choosing-turn-time = Сколько времени на ход?
choosing-turn = Время на ход: { $time }
time-of-turn-off = сколько угодно
time-of-turn-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
time-of-turn-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}

choosing-rules-title = Выбрать домашние правила
choosing-family = { $family }…
choosing-finer = Настроить одно правило тоньше…
choosing-now = Сейчас: { $value }
choosing-gesture-all = На эти числа жест делают все…
choosing-gesture-self = Жест делает только тот, кто положит эти числа…
choosing-gesture = Какой жест делаете?
choosing-own-gesture = Свой…
choosing-complement-rank = Какое число или знак переключает?
choosing-complement-card = В каждом цвете или только в одном?

choosing-people-title = Кто играет?
choosing-whom = Выбрать кого-нибудь…
choosing-level = Насколько силён компьютер?
choosing-mate = С кем в паре играет { $player }?
choosing-add-computer = Добавить компьютер…
button-make-host = Сделать хозяином
button-remove = Убрать из-за стола
seat-computer = Компьютер, { $level }
seat-host = Хозяин стола
seat-person = за столом
level-random = случайный
    .description = Кладёт что попало, лишь бы подходило.
level-easy = лёгкий
    .description = Кладёт что может и часто забывает крикнуть.
level-medium = средний
    .description = Играть умеет, но часто выбирает второй по силе ход.
level-hard = сильный
    .description = Помнит, у кого какого цвета не было, и почти ничего не забывает.
level-master = мастер
    .description = Внимателен на каждом ходу и не забывает ничего.

choosing-line-title = Эти правила одной строкой
choosing-line = Чтобы поделиться: кто вставит её здесь через «{ button-paste-line }» или в `правила` команды `/uno start`, играет так же.
choosing-forget = Забыть любимый набор…
choosing-kept-as = Сохранено как «{ $name }». Найдёшь здесь при выборе игры и в поле `набор` команды `/uno start`.
choosing-forgotten = «{ $name }» забыт.
button-paste-line = Вставить строку
button-keep-rules = В любимые

## Что вводят

form-target-label = Очки, на которых партия кончается
form-target-hint = Целое число от 1, или round — на один раунд
form-gesture-label = Что делаете или кричите?
form-gesture-hint = Палец к носу
form-line-title = Правила одной строкой
form-line-label = Домашние правила через запятую
# Same: так это пишется
form-line-hint = stacking, jump_in, target=200
form-favourite-title = В любимые
form-favourite-label = Как назвать эти правила?
form-favourite-hint = Пятница вечером

## Что об этом сказать

choosing-pair = «{ $left_out }» и «{ $stays }» не уживаются: выбери одно. Пока остаётся «{ $stays }».
choosing-clash = { $reason } Пока остаётся «{ $stays }».
choosing-need = Для «{ $left_out }» нужно «{ $needed }». Пока выключено.
button-with-need = «{ $rule }» плюс «{ $needed }»
button-instead = Лучше «{ $rule }»
choosing-not-in-mode = В игре { $mode } такого нет, поэтому выключено: { $rules }.
choosing-kept = «{ $rule }» входит в «{ $by }» и остаётся. Выключи «{ $by }» — и можно убрать оба.
choosing-too-many = { $reason } За столом: { $count }.
choosing-nobody = Место уже пустует. Вот как обстоят дела.
choosing-too-many-favourites = Любимых наборов помню не больше { $count }. Сначала выбери, какой забыть.
choosing-no-favourite = Любимого набора «{ $name }» больше нет.
choosing-no-name = Любимому набору нужно имя — такое, какого нет у готовых.
choosing-not-host = Менять игру может только хозяин стола. Скажи, во что хочется сыграть!

## Teams

button-teams = Команды
team = { $first } & { $second }
choosing-teams-title = Кто с кем играет?
