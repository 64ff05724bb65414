### Подсказки: что можно сделать и почему

## Можно или нет

choosing-hints = Подсказки?
choosing-hints-off = Без подсказок
choosing-hints-off-about = Каждый думает сам.
choosing-hints-on = Подсказки через /uno hint
choosing-hints-on-about = Стол без рейтинга.
hints-lobby = 💡 Подсказки включены: { $member ->
        [yes] в свой ход можно спросить `/uno hint`, ответ видишь только ты.
       *[no] кто меня установил, может в свой ход спросить `/uno hint`, и ответ больше никто не видит.
    } Игра не идёт в рейтинг.
hints-board = 💡 С подсказками, без рейтинга

## Лучший ход

hint-tried = -# Проверено в { $count ->
    [one] { $count } выдуманном раунде
    [few] { $count } выдуманных раундах
   *[many] { $count } выдуманных раундах
}: побед { $share } %, на { $ahead } % больше, чем у второго по силе хода. В чужие карты никто не подглядывал.
hint-tried-even = -# Проверено в { $count ->
    [one] { $count } выдуманном раунде
    [few] { $count } выдуманных раундах
   *[many] { $count } выдуманных раундах
}: побед { $share } %, у второго по силе хода почти столько же. В чужие карты никто не подглядывал.
hint-at-sight = -# На глазок, без проверки. В чужие карты никто не подглядывал.

## Чем он лучше следующего

hint-because-goes-out = И карт у тебя больше нет.
hint-because-keeps-a-wild = Чёрная карта останется на случай, когда больше ничего не подойдёт.
hint-because-plays-again = И снова твой ход.
hint-because-hurts-who-is-nearly-out = Это притормозит того, кто почти вышел.
hint-because-answers-the-draw = Брать будет кто-то другой.
hint-because-next-lacks-the-colour = У следующего этого цвета, похоже, нет.
hint-because-keeps-a-last-card = У тебя останется карта, которой можно закончить.
hint-because-strongest-colour = Потом подойдёт больше других твоих карт.
hint-because-sheds-points = Много очков уйдёт с рук, пока никто не закончил.
hint-because-keeps-the-card = Взятая карта потом пригодится больше.
hint-because-plays-on = Картой меньше лучше, чем картой больше.
hint-because-swaps-for-fewer = Карт у тебя станет меньше.
hint-because-lays-more = За раз уйдёт больше карт.
hint-because-spares-the-partner = По своим не бьём.
hint-because-likely-a-foul = Карта, похоже, была не по правилам.
hint-because-hardly-a-foul = Карта, похоже, была по правилам, а «не верю» зря обойдётся дороже.
hint-because-worth-keeping = Следующая карта вряд ли лучше.
hint-because-worth-a-chance = Следующая карта, скорее всего, лучше.
