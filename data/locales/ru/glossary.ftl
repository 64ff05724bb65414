### Глоссарий: одно слово для каждой вещи. Слова разделены знаком «|», звёздочка — любое окончание.

# Что выкрикивают
glossary-uno = UNO | УНО
glossary-contra = Contra Uno | Контра
# Названия карт, как в коробках, которые продаются в России
glossary-reverse = Реверс* | реверс*
glossary-skip = Пропус* | пропус*
glossary-wild-draw-four = Закажи цвет +4
# Что бывает за столом
glossary-challenge = не вер* | недовер* | провер*
glossary-bluff = *блеф*
glossary-stacking = перевод* | перевед* | перевест*
glossary-jump-in = перехват*
glossary-round = раунд*
glossary-match = парти*
glossary-penalty-points = штрафн* очк* | штрафн* очков
glossary-computer-player = компьютер*
glossary-partners = напарник* | пара | пары | паре | парой
# Вокруг игры
glossary-house-rule = домашн* правил*
glossary-set-of-rules = набор*
glossary-leaderboard = лидер* | leaderboard
glossary-rating = рейтинг*
glossary-achievement = достижени*
glossary-replay = повтор*
glossary-seed = сид | сида | сиду | сидом | сиде | сиды
glossary-direct-message = личн* сообщени* | личк*
