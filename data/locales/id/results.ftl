### Hasil ronde dan laga

round-over-nobody = Ronde { $number } selesai.
next-round-soon = Ronde berikutnya mulai { $when }, atau begitu kalian mau.
last-round-soon = Ronde terakhir mulai { $when }, atau begitu kalian mau.
match-over-won = { $count ->
    [1] 🏆 { $player } juara laga ini!
   *[other] 🏆 { $player } juara bersama!
}
match-over-nobody = Laga selesai
match-over-rounds = { $count ->
    [1] Sepakatnya satu ronde, dan itu tadi.
   *[other] Itu tadi yang terakhir dari { $count } ronde.
}
match-over-uncounted = Tidak dihitung untuk papan peringkat: belum ada ronde yang tuntas.
match-over-again = Sekali lagi, orang dan aturannya sama? Tawaran berakhir { $when }.
target-last-one = yang terakhir tersisa memenangi laga
scores-winner = **Poin** ({ $target })
scores-penalty = **Poin penalti** – makin sedikit makin bagus ({ $target })
scores-running = ### Skor sebelum ronde { $number }
target-round = satu ronde
target-points = sampai { $count }
target-rounds = selesai setelah { $rounds } ronde
target-rounds-or-points = sampai { $count }, selesai setelah { $rounds } ronde
score = { $mark } { $player }: **{ $score }** (+{ $gained })
score-so-far = { $mark } { $player }: **{ $score }**
left-knocked-out = 💥 tumbang
left = { $count ->
    [0] kartu habis
   *[other] sisa { $count } kartu
}
left-table = { $count ->
    [0] keluar dari ronde
   *[other] keluar membawa { $count } kartu
}
order-of-finish = 🏁 { $places }
friends-score = 🤝 { $player } { $ahead } : { $behind } { $other }
friends-streak = 📈 { $player }: { $count } laga beruntun
friends-streak-over = 📉 { $player }: terhenti di { $count }

## Gambar sebuah ronde

picture-player = pemain { $number }
picture-title = { $player } memenangi ronde { $number }
picture-line = { $place }. { $player }: { $score } poin ({ $gained }), { $count ->
    [0] kartu habis
   *[other] sisa { $count } kartu
}
picture-line-noted = { $place }. { $player }: { $score } poin ({ $gained }), { $note }
picture-match-title = { $count ->
   *[other] { $player } memenangi laga
}
picture-match = UNO { $mode } · { $count } ronde
picture-won = { $count ->
    [0] tanpa menang ronde
   *[other] menang { $count } ronde
}
picture-match-line = { $place }. { $player }: { $score } poin, { $won }
picture-leaderboard = Papan peringkat
picture-leaderboard-line = { $mark } { $player }: { $figure }
