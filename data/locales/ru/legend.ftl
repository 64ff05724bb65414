### Что значат знаки на картах, под кнопкой *Ещё*

legend-title = 🔣 Что значат знаки
legend-card = { $card }: { $does }
legend-names-colour = заказываешь цвет
legend-turns = ход идёт в другую сторону; вдвоём это как Пропуск
legend-turns-and-draws = ход идёт в другую сторону
legend-skips = следующий пропускает ход
legend-skips-all = все остальные пропускают, и снова твой ход
legend-draws = следующий берёт { $count }
legend-draws-colour = следующий тянет, пока не придёт этот цвет
legend-flips = все карты переворачиваются: и на столе, и на руках
legend-opens-series = можно положить все свои карты её цвета сразу; действует только последняя
legend-sweeps = с ней уходят все твои карты её цвета
legend-roulette = следующий называет цвет и тянет, пока тот не придёт
legend-exchange-rotate = все передают свои карты по кругу
legend-exchange-swap = меняешься картами с кем-нибудь
legend-gesture-self = делаешь жест
legend-gesture-all = жест делают все; последний берёт
legend-switches-complement = с этого момента подходит дополнительный цвет — или снова обычный
legend-draw-title = **Почему нет кнопки «{ button-draw }»?**
legend-draw-turn = Сейчас не твой ход, или карта уже взята.
legend-draw-must-play = У тебя есть карта, которой можно ходить, может быть, чёрная: здесь её надо положить.
legend-draw-forced = Взятая карта подходит: здесь её надо положить.
legend-draw-pending = Тебе прилетело «возьми»: бери уже те карты.
