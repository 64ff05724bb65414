### Bir turun bir anı, ya da tamamı film olarak, herkese

button-replay-post = Paylaş
button-replay-film = Filmi paylaş
film-moment-shown = 🎬 { $round }: { $name } bir anını gösteriyor
film-shown = 🎬 { $round }: { $name } dönüm noktalarını gösteriyor
film-moment-alt = Bir turdan bir an, bütün eller açık: { $told }
film-alt = Bir turdan art arda { $count } an, bütün eller açık; sonunda: { $told }
film-place = { $number }/{ $all }
film-round = { $mode }, { $number }. tur
film-round-of = { $mode }, tur { $number }/{ $rounds }
film-cards = { $count } kart
film-left = { $count ->
    [0] turdan kalktı
   *[other] { $count } kartla kalktı
}
