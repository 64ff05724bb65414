### Bir turun ve bir maçın sonucu

round-over-nobody = { $number }. tur bitti.
next-round-soon = Sonraki tur { $when } başlıyor ya da siz isteyince.
last-round-soon = Son tur { $when } başlıyor ya da siz isteyince.
match-over-won = { $count ->
    [one] 🏆 Maçı { $player } kazandı!
   *[other] 🏆 { $player } galibiyeti paylaşıyor!
}
match-over-nobody = Maç bitti
match-over-rounds = { $count ->
    [one] Tek tur denmişti, o da buydu.
   *[other] { $count } turun sonuncusuydu.
}
match-over-uncounted = Sıralamaya sayılmaz: hiçbir tur sonuna kadar oynanmadı.
match-over-again = Bir daha, aynı kişiler ve kurallarla? Teklif { $when } bitiyor.
target-last-one = maçı sona kalan kazanır
scores-winner = **Puan** ({ $target })
scores-penalty = **Ceza puanı** – azı makbul ({ $target })
scores-running = ### { $number }. tur öncesi puanlar
target-round = tek tur
target-points = hedef { $count }
target-rounds = { $rounds ->
    [one] bir tur sonra biter
   *[other] { $rounds } tur sonra biter
}
target-rounds-or-points = { $rounds ->
    [one] hedef { $count }, bir tur sonra biter
   *[other] hedef { $count }, { $rounds } tur sonra biter
}
score = { $mark } { $player }: **{ $score }** (+{ $gained })
score-so-far = { $mark } { $player }: **{ $score }**
left-knocked-out = 💥 turdan düştü
left = { $count ->
    [0] kartı bitti
    [one] 1 kart kaldı
   *[other] { $count } kart kaldı
}
left-table = { $count ->
    [0] turdan kalktı
    [one] 1 kartla kalktı
   *[other] { $count } kartla kalktı
}
order-of-finish = 🏁 { $places }
# Same: adlar ve sayılar
friends-score = 🤝 { $player } { $ahead } : { $behind } { $other }
friends-streak = 📈 { $player }: üst üste { $count } maç
friends-streak-over = 📉 { $player }: seri { $count } maçta bitti

## Bir turun resmi

picture-player = { $number }. oyuncu
picture-title = { $number }. turu kazanan: { $player }
picture-line = { $place }. { $player }: { $score } puan ({ $gained }), { $count ->
    [0] kartı bitti
    [one] 1 kart kaldı
   *[other] { $count } kart kaldı
}
picture-line-noted = { $place }. { $player }: { $score } puan ({ $gained }), { $note }
picture-match-title = { $count ->
    [one] Maçı { $player } kazandı
   *[other] Maçı { $player } birlikte kazandı
}
picture-match = UNO { $mode } · { $count ->
    [one] bir tur
   *[other] { $count } tur
}
picture-won = { $count ->
    [0] kazandığı tur yok
    [one] bir tur kazandı
   *[other] { $count } tur kazandı
}
picture-match-line = { $place }. { $player }: { $score } puan, { $won }
picture-leaderboard = Sıralama
picture-leaderboard-line = { $mark } { $player }: { $figure }
