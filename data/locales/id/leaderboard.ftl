### Papan peringkat

leaderboard-title = ## 🏆 Papan peringkat
leaderboard-line = { $mark } { $player } – menang { $wins } dari { $rounds } ronde, { $points } poin{ $matches ->
    [0] {""}
   *[other] , { $matches } laga
}
leaderboard-line-share = { $mark } { $player } – { $share }% ({ $wins } dari { $rounds } ronde)
leaderboard-line-rating = { $mark } { $player } – { $rating }
leaderboard-line-catches = { $mark } { $player } – { $catches } tangkapan di { $rounds } ronde
leaderboard-too-little = Rondenya belum cukup untuk dinilai:
leaderboard-below = Peringkat teratas, setidaknya 1 sampai 3, butuh 2.000 giliran dan sebelas lawan yang sebanyak itu juga. Setelahnya:
leaderboard-month = { $month ->
    [1] Januari
    [2] Februari
    [3] Maret
    [4] April
    [5] Mei
    [6] Juni
    [7] Juli
    [8] Agustus
    [9] September
    [10] Oktober
    [11] November
   *[12] Desember
} { $year }
leaderboard-season = Musim { $season }
leaderboard-season-begun = Musim { $season } sudah dimulai. Yang sebelumnya masih bisa dilihat: `/leaderboard` dengan `periode:Musim ini`.
leaderboard-season-already = Ada yang lebih cepat: musim berikutnya sudah dimulai.
leaderboard-sure-season = ### Mulai musim { $next }?
    Papan peringkat musim mulai lagi dari nol. Musim { $season } masih bisa dilihat, dan tidak ada yang hilang. Ini tidak bisa dibatalkan.
leaderboard-empty = Masih kosong. Ayo mainkan laga pertama!
leaderboard-not-yet = Kamu belum ada di sini: mainkan satu ronde sampai tuntas, dengan orang lain.
leaderboard-this-chat = Obrolan ini
leaderboard-not-yet-everywhere = Kamu belum ada di sini: butuh ronde melawan lima orang berbeda yang masing-masing sudah main sepuluh ronde.
