### Вечера: несколько партий одной компании, с именем и общим счётом

button-evening = Вечер
button-evening-begin = Начать вечер
button-evening-leave = Уйти с вечера
button-evening-end = Закончить вечер
button-next-match = Ещё партию
evening-first-name = Вечер 1
evening-form-title = Вечер UNO
evening-form-name = Как его назвать
evening-form-hours = Через сколько часов конец (от 1 до 6)
evening-form-matches = … или через сколько партий
evening-form-open-end = Пусто: пока хозяин не закончит
evening-form-wrong = Часы — от 1 до 6, партии — числом. Оставь оба поля пустыми, и вечер закончит хозяин.
evening-what = Вечер считает, кто сколько партий выигрывает. Следующая партия — по одному нажатию, со всеми, кто остаётся; опоздавшие подсаживаются, а если вас слишком много, отдыхаете по очереди.
evening-no-table = Вечера здесь нет. Сначала сядь за стол, потом начни его этой командой.
evening-begun = Вечер начался. Каждая зачётная партия идёт в общий счёт.
evening-joined = Со следующей партии ты в игре.
evening-left = На сегодня всё. Нажмёшь «{ button-join }» — и ты снова тут.
evening-ended = Вечер заканчивается. Начатую партию ещё доиграем.
evening-sits-out = Следующую партию { $count ->
    [1] пропускает
    [one] пропускают
    [few] пропускают
   *[many] пропускают
}: { $players }
evening-deals = Следующая партия начнётся { $when }: { $players }
evening-paused = Вечер на паузе. Кто играет дальше, жмёт «{ button-next-match }».
evening-blocked = Здесь ещё один стол. Следующая партия — как только он освободится.
evening-asked = { $players }: вы ещё тут? Тогда жмите «{ button-next-match }».
evening-too-few = Нужен ещё кто-то, кто нажмёт «{ button-next-match }».
evening-without-rule = Без «{ $rule }» получится. Сменить может { $player } — через «{ button-new-rules }».
evening-other-rules = Сменить это может { $player } — через «{ button-new-rules }».
evening-ends = Конец { $when }; начатую партию доиграем.
evening-ends-with-match = Эта партия — последняя.
evening-matches-of = Сыграно партий: { $count } из { $most }
evening-matches = { $count ->
    [0] Пока ни одной партии
    [1] Сыграна одна партия
    [one] Сыграна { $count } партия
    [few] Сыграно { $count } партии
   *[many] Сыграно { $count } партий
}
evening-standing = { $place } **{ $player }** — побед { $wins } из { $matches }
evening-with-computers = Партии с компьютером тоже считаются.
evening-over = { $name }: конец
reason-no-evening = Этот вечер окончен или продолжается ниже.
reason-evening-is-on = Вечер здесь уже идёт.
