### Карты, цвета, значения и варианты игры по именам

card = { $colour } { $rank }
    .gender = feminine
card-named = { $card }: { $colour }
back-0 = Рубашка
back-1 = Рубашка, тёмная сторона
no-card = нет карты
no-cards = нет
colour-R = Красный
    .feminine = Красная
colour-Y = Жёлтый
    .feminine = Жёлтая
colour-G = Зелёный
    .feminine = Зелёная
colour-B = Синий
    .feminine = Синяя
colour-P = Розовый
    .feminine = Розовая
colour-T = Бирюзовый
    .feminine = Бирюзовая
colour-O = Оранжевый
    .feminine = Оранжевая
colour-V = Фиолетовый
    .feminine = Фиолетовая
colour-none = ещё не назван
rank-skip = Пропуск
    .gender = masculine
rank-reverse = Реверс
    .gender = masculine
rank-flip = Флип
    .gender = masculine
rank-skip-everyone = Пропуск всех
    .gender = masculine
rank-wild = Закажи цвет
rank-wild-draw-two = Закажи цвет +2
rank-wild-draw-four = Закажи цвет +4
rank-wild-draw-colour = Тяни до цвета
rank-discard-all = Полный сброс
    .gender = masculine
rank-wild-reverse-draw-four = Чёрный реверс +4
rank-wild-draw-six = Закажи цвет +6
rank-wild-draw-ten = Закажи цвет +10
rank-wild-roulette = Цветная рулетка
    .gender = feminine
side-0 = светлая
side-1 = тёмная
mode-classic = Классика
# Same: так называется игра
mode-flip = Flip
# Same: так называется игра
mode-duo = Duo
# Same: так называется игра
mode-mercy = No Mercy
