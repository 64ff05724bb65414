### Słowa, które gracze dorzucają do ziarna, przed rozdaniem i w jego dowodzie

button-seed-word = Słowo
seed-word-title = Słowo do tasowania
seed-word-label = Słowo albo liczba; puste: bez słowa
seed-word-hint = Widzą je wszyscy; ustalcie wcześniej miejsca i zasady
seed-announced =
    -# Tasowanie zapieczętowane:
    ```
    { $hash }
    ```
seed-words = Słowa w tasowaniu: { $words }
seed-word-of = { $player } „{ $word }”
seed-words-forgotten = { $count ->
    [one] 1 usunięte słowo
    [few] { $count } usunięte słowa
   *[many] { $count } usuniętych słów
}
seed-words-lapsed = 🎲 Stół się zmienił, więc słowa przepadły. { $players }, dacie nowe? *{ button-more } → { button-seed-word }*
proof-announced = Ogłoszone w lobby, przed pierwszym słowem: `{ $hash }`
proof-secret = Sekret za tym, dla tej rundy: `{ $secret }`
verify-origin = Ziarno powstało z sekretu `{ $secret }` i tych słów: { $words }. Sekret haszowany { $count ->
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
} daje to, co ogłosiło lobby, `{ $announced }`.
verify-origin-wrong = Ziarno nie powstało z sekretu `{ $secret }` i tych słów: { $words }; albo sekret, sole lub rozdający nie wynikają z tego, co ogłosiło lobby, `{ $announced }`.
verify-words-proven = Wszystko inne było ustalone przed pierwszym słowem. Masz zanotowany ten skrót, twoje słowo jest takie jak podane, a po tobie nikt już słowa nie dał? To nikt nie wybrał tego rozdania.
verify-condition = To prawda, jeśli była to runda { $number } tamtej partii, rozdana tym miejscom: porównaj z planszą.
verify-words-deleted = Rozdane tak, jak ogłoszono; ale usuniętego słowa nie da się skontrolować, więc słowa nie dowodzą już niczego wobec tych, którzy prowadzili bota.
verify-no-words = W ziarnie nie ma słów: że nikt go nie wybrał, trzeba przyjąć na wiarę.
verify-wrong-origin = **Ziarno nie wynika z tego, co ogłoszono, i ze słów.** Coś z tego zmieniono.
