### Момент раунда или весь раунд фильмом, для всех

button-replay-post = Выложить
button-replay-film = Выложить фильм
film-moment-shown = 🎬 { $round }: { $name } показывает момент
film-shown = 🎬 { $round }: { $name } показывает поворотные моменты
film-moment-alt = Момент раунда, все карты открыты: { $told }
film-alt = { $count ->
    [one] { $count } момент раунда
    [few] { $count } момента раунда
   *[many] { $count } моментов раунда
} подряд, все карты открыты; в конце: { $told }
film-place = { $number }/{ $all }
film-round = { $mode }, раунд { $number }
film-round-of = { $mode }, раунд { $number } из { $rounds }
film-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
# Glossary: в фильме мало места
film-left = { $count ->
    [0] выход
   *[other] выход, на руках { $count }
}
