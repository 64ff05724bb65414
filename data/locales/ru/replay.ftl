### /uno replay: прошедший раунд, шаг за шагом

command-uno-replay = Пройти раунд по шагам, все карты открыты
    .name = повтор
button-replay = Повтор
button-replay-start = Начало
button-replay-before = Момент
button-replay-back = Назад
button-replay-on = Дальше
button-replay-next = Момент
button-replay-end = Конец
button-replay-record = Файл
button-replay-hard = Что сыграл бы сильный?
replay-title = 🎬 { $round }
replay-place = Ход { $number } из { $all }
replay-dealt = Карты сданы.
replay-top = Сверху: { $card }
somebody = кто-то
replay-moment-draw-card = карта «возьми»
replay-moment-big-draw = много карт за раз
replay-moment-catch = забытый крик
replay-moment-challenge = «не верю»
replay-moment-flip = флип
replay-moment-hands = карты меняют хозяев
replay-moment-knocked-out = вылет
replay-moment-out = без карт
replay-moment-lead = новый лидер
replay-where-played = Раунды остаются там, где их играли: спрашивай там. Свои можно открыть и через *{ button-more }* под итогами, даже здесь.
replay-no-round = { $number ->
    [1] Здесь ещё ни один раунд не кончился.
    [one] Столько раундов здесь ещё не кончилось: возьми число меньше { $number }.
    [few] Столько раундов здесь ещё не кончилось: возьми число меньше { $number }.
   *[many] Столько раундов здесь ещё не кончилось: возьми число меньше { $number }.
}
replay-not-over = Такого раунда не нахожу. Посмотреть его здесь можно, когда кончится.
replay-gone = Запись этого раунда ({ $when }) уже не хранится, так что снова его не показать.
replay-record = Раунд записью, вместо имён — места. `contra-uno check` сыграет его снова, `contra-uno verify` или `/uno verify` докажет раздачу.
replay-hard-cost = Проверено с этого места: такой ход выигрывает { $share } % раундов, на { $lost } % больше сыгранного (± { $margin } %). В чужие карты никто не подглядывал.
replay-hard-same = *сильный* сходил бы так же: проверено с этого места, такой ход выигрывает { $share } % раундов.
replay-hard-as-good = Не хуже любого другого хода, насколько это можно проверить.
replay-hard-close = Проверено с этого места: такой ход выигрывает { $share } % раундов, сыгранный — { $played } % (разница известна с точностью ± { $margin } %). В чужие карты никто не подглядывал.
replay-not-judged-no-turn = Это был ничей ход, сравнивать нечего.
replay-not-judged-no-choice = Можно было только одно.
replay-not-judged-only-card = *сильный* положил бы её же: больше класть было нечего.
replay-not-judged-alike = *сильный* тоже сходил бы картой, и годится любая подходящая.
replay-not-judged-unknown = Этого не проверить: всё зависит от того, чего никому не видно.
replay-not-judged-busy = Сейчас и так слишком много проверяю. Нажми ещё раз через секунду.
replay-worth-means = -# Проверено сто раз: те же карты на руках, колода перетасована заново, за всех играет *средний*. О том, как хорошо ты играешь, это не говорит.
