# Paket aturan rumah yang punya nama (data/presets.toml): preset-NAME namanya, .description satu baris.

preset-classic = Klasik
    .description = Aturan dasar seperti di kotaknya, sampai 500 poin.
preset-wikipedia = Resmi, kata Wikipedia
    .description = Tumpuk, dobel, Tujuh-Nol, serobot, dan poin penalti: semua aturan rumah resmi jadi satu.
preset-family = Keluarga
    .description = Tanpa gertakan, semua bergerak di angka 3, dan selesai di 200 poin.
preset-quick = Ronde singkat
    .description = Satu ronde saja dengan tumpuk, dobel kilat, dan serobot.
preset-short_night = Malam singkat
    .description = Lima ronde isi lima kartu: setengah jam, dan yang memimpin di akhir menang.
preset-wild = Ronde gila
    .description = Kartu terbang dari mana-mana, hukuman bolak-balik, isi tangan ganti pemilik.
preset-tournament = Turnamen
    .description = Ketat: salah kartu kena, lupa UNO tetap bisa ketahuan, semua menghitung poin penalti.
preset-flip = Malam Flip
    .description = Uno Flip dengan tumpuk, serobot, dan tukar kartu di angka 7.
preset-house = Aturan rumah populer
    .description = Yang paling sering dimainkan: tumpuk, Tujuh-Nol, serobot, ambil sampai cocok, lalu mainkan.
preset-cross = Malam tumpuk silang
    .description = +2 dan Wild +4 saling membalas, Wild tidak boleh terakhir, dan selesai di 300 poin.
preset-blitz = Laga kilat
    .description = Sepuluh menit, beberapa kartu seangka sekaligus, serobot, dan jangan kelamaan mikir.
preset-elimination = Malam eliminasi
    .description = Tiap ronde satu gugur; 25 kartu dan kamu tumbang. Yang terakhir tersisa yang menang.
# Same: nama permainannya
preset-mercy = No Mercy
    .description = Tanpa ampun: +10, Buang Semua, Rolet Warna, tumbang di 25 kartu; sampai 1.000 poin.
preset-everything = Semua sekaligus
    .description = Satu ronde dengan aturan rumah sebanyak yang bisa bareng. Khusus yang hafal aturannya.
