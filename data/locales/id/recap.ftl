### Kilas balik: $variant memilih kata-katanya, supaya tiap malam beda

command-uno-recap = Ceritanya: pemenang, gertakan, hoki, momen terseru
    .name = kilas-balik
command-param-stretch = Dari kapan?
    .name = rentang
stretch-evening = Mabar terakhir
stretch-week = Tujuh hari terakhir
stretch-month = Tiga puluh hari terakhir
button-recap = Kilas balik
button-post = Bagikan di sini
recap-nothing = Belum ada yang bisa diceritakan: belum ada ronde yang tuntas.
recap-alt = Kilas balik sebagai gambar; isinya tertulis di atas
recap-title-evening = ## 🎙️ Mabarnya seru!
recap-title-week = ## 🎙️ Minggu yang seru
recap-title-month = ## 🎙️ Bulan yang seru
recap-title-match = ## 🎙️ Laganya seru!
recap-drawn-evening = Mabarnya seru!
recap-drawn-week = Minggu yang seru
recap-drawn-month = Bulan yang seru
recap-drawn-match = Laganya seru!
recap-count = { $rounds } ronde, { $people } orang
recap-count-cut = { $rounds } ronde terakhir
recap-played-out = -# Sebagus apa kartunya, baru diketahui untuk { $known } dari { $rounds } ronde.
recap-cut = -# Ini cerita { $rounds } ronde terakhir; sebelumnya masih ada lagi.
recap-tied = 🤝 { $rounds } ronde, dan jumlah menangnya seri, lepas dari poin: { $count } dari kalian menang { $wins ->
    [0] nol kali
   *[other] masing-masing { $wins } kali
}. Harus ada yang minta laga ulang.
recap-winner = { $variant ->
    [0] 🏆 { $player } juaranya: { $wins } dari { $rounds }. Yang lain boleh bereskan meja.
    [1] 🏆 { $rounds ->
        [1] Satu ronde, dan { $player } yang menang
       *[other] { $rounds } ronde, { $wins } dimenangi { $player }
    }. Bakal diungkit terus sampai Lebaran.
   *[2] 🏆 Tanya { $player } bagaimana tadi. Lalu tanya lagi minggu depan: menang { $wins } dari { $rounds }.
}
recap-moment-big-draw = { $variant ->
    [0] 🎬 Momennya: { $player } kena **{ $amount } kartu sekaligus**.{ $by ->
        [yes] {" "}Salam hangat dari { $other }.
       *[no] {""}
    }
    [1] 🎬 Lalu { $player } menghitung sampai { $amount }, kartu demi kartu.{ $by ->
        [yes] {" "}{ $other } ikut menghitung.
       *[no] {""}
    }
   *[2] 🎬 { $amount } kartu sekali jalan: { $player } butuh dua tangan.{ $by ->
        [yes] {" "}{ $other } cukup satu, buat dadah.
       *[no] {""}
    }
}
recap-moment-homeward = { $variant ->
    [0] 🎬 Momennya: { $player } duduk dengan { $amount } kartu, lalu menang.
    [1] 🎬 { $amount } kartu di tangan, dan { $player } tetap selesai duluan. Coba jelaskan ke orang.
   *[2] 🎬 Pas pegang { $amount } kartu, { $player } sudah dicoret semua orang. Semua keliru.
}
recap-moment-straight = { $variant ->
    [0] 🎬 Momennya: { $player } menang dalam { $amount } giliran tanpa ambil satu kartu pun.
    [1] 🎬 { $player } tidak menyentuh tumpukan sama sekali: { $amount } giliran, habis, makasih.
   *[2] 🎬 { $amount } giliran, tanpa ambil, dadah: { $player } bikin kelihatan gampang.
}
recap-moment-stacked = { $variant ->
    [0] 🎬 Momennya: { $player } menutup ronde dengan { $amount } kartu. Itu bukan kartu lagi, itu kipas.
    [1] 🎬 { $player } pulang membawa { $amount } kartu. Kan harus ada yang menyimpan.
   *[2] 🎬 Di kartu ke-{ $amount }, { $player } menyerah mengurutkan.
}
recap-catcher = { $variant ->
    [0] 🚨 Nggak ada yang lolos dari { $player }: { $amount } ketahuan.
    [1] 🚨 { $player } teriak *Contra Uno!* { $amount } kali, dan selalu benar.
   *[2] 🚨 { $amount } kali ada yang lupa teriak, dan { $player } nggak pernah lupa.
}
recap-bluff = { $variant ->
    [0] 🎭 Gertakan paling nekat milik { $player }: { $other } kena { $amount } kartu, dan nggak ada yang curiga.
    [1] 🎭 { $player } dari tadi punya kartu lain. { $other } percaya gertakannya, dan ambil { $amount }.
   *[2] 🎭 { $amount } kartu untuk { $other }, demi satu gertakan: { $player } bahkan nggak berkedip.
}
recap-nemesis = { $variant ->
    [0] 😈 { $other } sebaiknya pindah duduk: { $player } di depan { $amount } dari { $rounds } kali.
    [1] 😈 Antara { $player } dan { $other } sudah jelas: { $amount } dari { $rounds }.
   *[2] 😈 { $player } punya kesayangan, namanya { $other }: di depan { $amount } dari { $rounds } kali.
}
recap-luckiest = { $variant ->
    [0] 🍀 Kartu terbaik jatuh ke { $player }: cukup untuk { $worth } kemenangan, jadinya { $wins }.
    [1] 🍀 { $player } harus traktir yang mengocok: kartunya untuk { $worth } kemenangan, jadinya { $wins }.
   *[2] 🍀 { $player } anak emas semesta: kartunya untuk { $worth } kemenangan, menangnya { $wins }.
}
recap-unluckiest = { $variant ->
    [0] 🌧️ Dan yang terburuk ke { $player }: cukup untuk { $worth }, jadinya { $wins }. Salut, atau turut berduka.
    [1] 🌧️ { $player } kebagian ampas: cukup untuk { $worth } kemenangan, jadinya { $wins }.
   *[2] 🌧️ Baik-baiklah sama { $player }: kartunya untuk { $worth } kemenangan, hasilnya { $wins }.
}
recap-title-of-moment = Momennya
recap-title-of-catcher = Tangkapan terbanyak
recap-title-of-bluff = Gertakan paling nekat
recap-title-of-nemesis = Musuh bebuyutan
recap-title-of-luckiest = Kartu terbaik
recap-title-of-unluckiest = Kartu terburuk
recap-did-big-draw = { $amount } kartu sekaligus
recap-did-homeward = menang dari { $amount } kartu
recap-did-straight = { $amount } giliran, tanpa ambil
recap-did-stacked = sisa { $amount } kartu
recap-note-caught = { $amount } ketahuan
recap-note-cards = { $amount } kartu hasil ngibul
recap-note-over = atas { $player }
recap-note-luck = patut { $worth }, menang { $wins }
