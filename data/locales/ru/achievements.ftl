### Достижения: у каждого имя и за что его дают

achievements-title = ## 🏅 Достижения: { $player }
    -# { $count } из { $all }
achievements-title-mine = ## 🏅 Твои достижения
    -# { $count } из { $all }
achievements-secret = { $count ->
    [1] -# 🤫 И ещё одно, о котором молчат.
    [one] -# 🤫 И ещё { $count }, о котором молчат.
    [few] -# 🤫 И ещё { $count }, о которых молчат.
   *[many] -# 🤫 И ещё { $count }, о которых молчат.
}
achievements-earned = 🏅 **{ $player }**: { $name } — { $about }
achievements-earned-unknown = 🏅 **{ $player }**: { $name }

achievement-first-win = Новичкам везёт
achievement-first-win-about = первый выигранный раунд. Дальше только труднее
achievement-ten-wins = Свой человек
achievement-ten-wins-about = десять выигранных раундов
achievement-hundred-wins = Центурион
achievement-hundred-wins-about = сто выигранных раундов. С тобой ещё кто-то играет?
achievement-hundred-rounds = Часть интерьера
achievement-hundred-rounds-about = сто раундов, досиженных до самого конца
achievement-first-match = По-крупному
achievement-first-match-about = целая выигранная партия
achievement-ten-matches = Полка с кубками
achievement-ten-matches-about = десять выигранных партий. Пыль теперь — отдельная забота
achievement-last-word = Последнее слово
achievement-last-word-about = последней картой — чёрное «возьми», чисто из вредности
achievement-true-colours = Цвет неважен
achievement-true-colours-about = последней картой — «Закажи цвет»
achievement-u-turn = Крутой разворот
achievement-u-turn-about = последней картой — реверс
achievement-not-you = Без тебя
achievement-not-you-about = последней картой — пропуск
achievement-nothing-left = По нулям
achievement-nothing-left-about = последней картой — ноль. Ноль карт, ноль забот
achievement-lucky-seven = Счастливая семёрка
achievement-lucky-seven-about = последней картой — семёрка
achievement-upside-down = Вверх дном
achievement-upside-down-about = последней картой — флип
achievement-police = Дядя Стёпа
achievement-police-about = три поимки за один раунд
achievement-commissioner = Комиссар Мегрэ
achievement-commissioner-about = пятьдесят поимок. Рядом с тобой никто не смеет забыть про UNO
achievement-caught-again = Из головы вон
achievement-caught-again-about = три раза на крючке за один раунд
achievement-poker-face = Каменное лицо
achievement-poker-face-about = три блефа за раунд, и никто не рискнул проверить
achievement-card-shark = Карточная акула
achievement-card-shark-about = двадцать пять блефов сошли с рук
achievement-lie-detector = Детектор лжи
achievement-lie-detector-about = два раскрытых блефа за один раунд
achievement-gullible = Станиславский
achievement-gullible-about = три напрасных «не верю» за один раунд
achievement-honest = Честная душа
achievement-honest-about = победа с двумя чёрными «возьми», и оба по правилам
achievement-comeback = Рано хоронить
achievement-comeback-about = победа с двенадцатью картами на руках
achievement-phoenix = Феникс
achievement-phoenix-about = было двадцать карт, стала победа
achievement-salvo = Как с гуся вода
achievement-salvo-about = восемь карт за раз — и всё равно победа
achievement-landslide = Лавина
achievement-landslide-about = двенадцать карт за раз. Минута молчания
achievement-straight = Как по маслу
achievement-straight-about = победа без единой взятой карты
achievement-photo-finish = Фотофиниш
achievement-photo-finish-about = победа, когда у всех остальных по одной карте
achievement-so-close = Близок локоть
achievement-so-close-about = раз за разом одна карта на руках — и всё равно мимо
achievement-good-deal = Выгодный обмен
achievement-good-deal-about = обмен картами — и на восемь карт легче
achievement-own-goal = Автогол
achievement-own-goal-about = обмен картами — и на пять карт больше. Это нарочно?
achievement-quick-draw = Ловкость рук
achievement-quick-draw-about = три перехвата за один раунд
achievement-full-house = Аншлаг
achievement-full-house-about = победа за столом на восемь человек и больше
achievement-marathon = Марафон
achievement-marathon-about = победа в раунде на двести ходов
achievement-sprint = Спринт
achievement-sprint-about = победа самое большее за восемь ходов
achievement-quick-mind = Голова варит
achievement-quick-mind-about = победа, где на ход ушло не больше трёх секунд
