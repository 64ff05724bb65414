### Satu momen dari sebuah ronde, atau semuanya sebagai film, dibagikan untuk semua

button-replay-post = Bagikan
button-replay-film = Bagikan film
film-moment-shown = 🎬 { $round }: { $name } membagikan satu momennya
film-shown = 🎬 { $round }: { $name } membagikan titik baliknya
film-moment-alt = Satu momen dari ronde, semua kartu terbuka: { $told }
film-alt = { $count } momen ronde berurutan, semua kartu terbuka; di akhir: { $told }
film-place = { $number }/{ $all }
film-round = { $mode }, ronde { $number }
film-round-of = { $mode }, ronde { $number } dari { $rounds }
film-cards = { $count } kartu
film-left = { $count ->
    [0] keluar dari ronde
   *[other] keluar membawa { $count }
}
