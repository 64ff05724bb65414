### /uno verify: как тасовали раунд, с проверкой

command-uno-verify = Проверить, как тасовали раунд
    .name = проверка
command-param-number = Сколько раундов назад? 1 — последний здесь
    .name = номер
command-param-record = Запись (.uno), которую тебе дали
    .name = запись
verify-round = { $mode }, раунд { $number }, { $when }
verify-title = ### 🔐 { $round }
verify-seed = У сида `{ $seed }` такой SHA-256: `{ $hash }`.
verify-dealt = Перетасовано им и сдано заново:
verify-start = Стартовая карта: { $card }
verify-dealer = Сдаёт: { $player }
verify-moves = Ходы раунда, возможные отсюда: { $count } из { $all }.
verify-result = Они ведут к тем очкам, которые были показаны.
verify-proven = **Раунд сдан из этого сида и прошёл так, как говорят его итоги.**
verify-compare = Тот же хеш стоял в *{ button-more } → { button-details }* до первого хода. Если он тот, что у тебя записан, подменить раздачу потом никто не мог.
verify-wrong-seed = **Итоги и запись называют разные сиды.** Что-то одно подменили.
verify-wrong-move = **Из этой раздачи раунд так пройти не мог.** Подменили сид, карты или порядок ходов.
verify-wrong-result = **Ходы не ведут к показанным итогам.** Что-то одно подменили.
verify-where-played = Раунды остаются там, где их играли: спрашивай там или приложи запись.
verify-no-round = Такого раунда здесь нет.
verify-gone = Запись этого раунда ({ $when }) уже не хранится, так что снова его не сдать.
verify-record-title = ### 🔐 Приложенная запись
verify-deal-fits = Раздача { $number }: у сида `{ $seed }` тот хеш, что был объявлен, `{ $hash }`.
verify-deal-differs = Раздача { $number }: у сида `{ $seed }` хеш `{ $hash }`, а объявлен был `{ $announced }`.
verify-deal-out-of-place = Раздача { $number } не следует из прошлых: её сид, хеш или слова — не из этой партии.
verify-deal-unnamed = Раздача { $number }: у сида `{ $seed }` хеш `{ $hash }`. Сравни с тем, что был объявлен.
verify-record-more = … и ещё { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[many] { $count } раздач
}.
verify-record-line = Строка { $line } не сходится: из этой раздачи игра так пройти не могла, или строку не прочесть.
verify-record-played = Все ходы отсюда были возможны.
verify-record-nothing = Проверять нечего: раздачи из сида в записи нет.
verify-record-too-large = Для записи файл великоват: не больше { $most } КБ.
verify-record-unreadable = Этот файл как запись не прочесть. Приложи сам файл `.uno`, текстом.
verify-record-too-long = Проверка этой записи идёт дольше { $seconds } с, так что стоп. Настоящая партия — дело секунды: это точно её запись?
