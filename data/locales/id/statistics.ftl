### /uno stats: apa saja yang sudah dilakukan seseorang

command-uno-stats = Gaya main: rating, kebiasaan, musuh bebuyutan, pencapaian
    .name = statistik
command-param-member = Siapa? Kalau kosong, kamu
    .name = anggota
menu-statistics = Statistik UNO
statistics-title = ## 📊 { $player }
statistics-alt = Statistik { $player } sebagai gambar; semuanya tertulis di bawah
statistics-rounds = { $count } ronde
statistics-figure-wins = menang
statistics-figure-share = ronde menang
# Same: dalam bahasa Indonesia juga begitu
statistics-figure-rating = rating
statistics-figure-medals = medali
statistics-course = Rating, { $mode }: { $trend } selama { $rounds } ronde
statistics-provisional = rating belum pasti
statistics-met = { $people ->
    [1] rating belum pasti
   *[other] sejauh ini nomor { $place } dari { $people }, di antara semua yang pernah ketemu; rating belum pasti
}
statistics-won-of = menang { $wins } dari { $rounds }
statistics-often-of = { $often } dari { $rounds }
statistics-drawn-nemesis = Musuh bebuyutan: { $player }
statistics-drawn-victim = Korban langganan: { $player }
statistics-whole = Menang **{ $wins }** dari **{ $rounds }** ronde ({ $share }%){ $matches ->
    [0] {""}
   *[other] , { $matches } laga
}
statistics-game = **{ $mode }**: menang { $wins } dari { $rounds }
statistics-rating = rating **{ $rating }** ({ $trend } selama { $rounds } ronde)
statistics-stronger = lebih kuat dari *{ $level }*
statistics-habits = **Kebiasaan**
statistics-calls = Teriakan: ingat { $made } dari { $owed }
statistics-catches = Menangkap basah { $catches } kali, ketahuan { $caught ->
    [0] tidak pernah
   *[other] { $caught } kali
}
statistics-bluffs = Gertakan: { $through } lolos, { $caught } terbongkar
statistics-doubts = Tantangan: benar { $right } dari { $doubts }
statistics-wild-draws = Wild plus: { $thrown } dilempar, { $taken } diterima
statistics-draw = Sekali ambil terbanyak: { $cards } kartu; paling banyak di tangan: { $hand }
statistics-pace = Sekali giliran butuh { $seconds ->
    [0] kurang dari sedetik
   *[other] { $seconds } detik
}
statistics-luck = 🍀 { $wins } kemenangan di { $rounds } ronde terakhir; kartu seperti itu rata-rata menang **{ $worth }** (±{ $margin })
statistics-luck-chance = -# Masih wajar: kartu dan hoki bisa begitu.
statistics-luck-better = -# Lebih dari sekadar kartu dan hoki: ini memang jago.
statistics-luck-worse = -# Kartu dan hoki bukan alasan: yang kurang bukan kartunya.
statistics-rival-nemesis = 😈 Musuh bebuyutan: **{ $player }**, unggul di { $often } dari { $rounds } ronde
statistics-rival-victim = 🍰 Korban langganan: **{ $player }**, tertinggal di { $often } dari { $rounds } ronde
statistics-friends = 🤝 **Skor di sini** – ronde unggul : tertinggal
statistics-friend = { $ahead } : { $behind } { $player }
statistics-achievements = 🏅 { $count } pencapaian, terbaru: { $newest }
statistics-none = Aku tidak punya statistik { $player } yang boleh kutunjukkan ke kamu.
statistics-none-you = Kamu belum memainkan ronde sampai tuntas. Buka meja dengan `/uno start`!
button-statistics = Statistik
button-achievements = Pencapaian
me-statistics = **Siapa yang melihatmu** – orang di server dan grup tempat kamu pernah main, dan yang pernah semeja denganmu, melihat statistikmu. Kalau tersembunyi, kamu cuma terlihat di mejamu.
me-statistics-all = Terlihat
me-statistics-me = Tersembunyi
me-sure-to-hide =
    ### Sembunyikan dirimu?
    Setelah itu tidak ada orang lain yang melihat statistikmu, dan namamu cuma ada di meja tempat kamu duduk. Papan peringkat, kilas balik, putar ulang, dan bukti menyebutmu “seseorang”, dan kamu bukan musuh bebuyutan siapa pun. Pesan yang sudah terkirim tetap seperti adanya. Tidak ada yang dihapus: kamu bisa muncul lagi kapan saja.
