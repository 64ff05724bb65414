### Hasil yang dipajang

server-posters = **Hasil yang dipajang**
posters-of-rounds = Tiap ronde
posters-of-matches = Cuma hasil laga

## Poster

poster-won = { $count ->
   *[other] { $player } menang!
}
awards-title = ### Penghargaan
award-big-draw = 🌊 { $player } kena { $amount } kartu sekaligus.
award-big-draw-from = 🌊 { $player } kena { $amount } kartu sekaligus, salam hangat dari { $other }.
award-bluff = 🎭 { $player } menggertak dan lolos: { $amount } kartu untuk { $other }.
award-homeward = 🏠 { $player } pernah pegang { $amount } kartu, tetap menang.
award-catches = 🚨 { $player } menangkap basah lawan { $amount } kali.
award-caught = 🙈 { $player } ketahuan { $amount } kali.
award-lie-detector = 🕵️ { $player } membongkar { $amount } gertakan.
award-straight = 🏎️ { $player } menang dalam { $amount } giliran tanpa ambil kartu.
award-stacked = 🗼 { $player } masih pegang { $amount } kartu di akhir.
award-in-round = (ronde { $number })
evening-title = ### Rangkuman { $count } ronde
evening-line = Ronde { $number }: **{ $player }** +{ $gained }
evening-line-nobody = Ronde { $number }: tidak ada
thanks = { $variant ->
    [0] 💛 Makasih sudah main – seru banget.
    [1] 💛 Makasih semuanya. Kartunya sudah dikocok buat nanti.
   *[2] 💛 Mainnya mantap, semuanya. Sampai jumpa lagi!
}
match-stopped-leader = { $count ->
    [1] Laga berakhir di sini – { $player } sedang memimpin.
   *[other] Laga berakhir di sini – { $player } sama-sama memimpin.
}

## Akhir untuk diri sendiri, di kartu

ending-won = { $variant ->
    [0] 🎉 Ronde ini kamu yang menang!
    [1] 🎉 Itu kartu terakhirmu: ronde ini milikmu!
   *[2] 🎉 Kartumu habis duluan! Ronde ini punyamu.
}
ending-won-with-cards = { $variant ->
    [0] 🎉 Ronde ini kamu yang menang!
    [1] 🎉 Ronde ini milikmu, walau masih pegang kartu!
   *[2] 🎉 Nggak ada yang bisa melewatimu: ronde ini milikmu!
}
ending-won-points = { $gained } poin untukmu.
ending-won-no-points = Tak satu pun poin penalti untukmu.
ending-lost = { $cards ->
    [1] { $variant ->
        [0] Tipis banget: tinggal satu kartu.
        [1] Satu kartu! Cuma itu bedanya.
       *[2] Kurang satu kartu lagi, dan ronde ini milikmu.
    }
   *[other] { $variant ->
        [0] Belum rezeki: sisa { $cards } kartu.
        [1] Kelebihan { $cards } kartu, kali ini.
       *[2] Ronde depan, ya: kamu masih pegang { $cards } kartu.
    }
}
ending-knocked-out = 💥 Tumbang: kebanyakan kartu di ronde ini.
ending-left = { $cards ->
    [0] 🚪 Kamu keluar sebelum ronde ini selesai.
   *[other] 🚪 Kamu keluar dari ronde ini membawa { $cards } kartu.
}
ending-shared = Pasanganmu berhasil: ronde ini milikmu juga!
ending-winner = { $count ->
   *[other] { $player } memenangi ronde.
}
hurdle-none = Nggak ada yang menghalangi { $player }.
hurdle-draw-you = Kamu sudah berusaha: { $player } sampai ambil { $cards } kartu gara-gara kamu.
hurdle-draw-other = { $player } kena { $cards } kartu dari { $other }, tapi itu belum cukup.
hurdle-draw-own = { $player } bahkan kena { $cards } kartu sekaligus, tetap menang.
hurdle-caught-you = { $player } sampai kamu tangkap basah: { $cards } kartu, tapi belum cukup.
hurdle-caught-other = { $player } ketahuan { $other }, tapi { $cards } kartu belum cukup.
hurdle-forgot-own = { $player } bahkan lupa teriak, kena { $cards } kartu, tetap menang.
hurdle-longest = { $player } sempat pegang { $cards } kartu.
ending-match-won = { $variant ->
    [0] 🏆 **Kamu juara laga ini!**
    [1] 🏆 **Laga ini milikmu!**
   *[2] 🏆 **Berhasil: kamu juaranya!**
}
ending-match-shared = 🏆 **Kamu juara bersama!**
ending-match-lost = { $count ->
   *[other] { $player } memenangi laga. Kamu peringkat { $place } dengan { $score } poin.
}
ending-match-tied = { $count ->
   *[other] { $player } memenangi laga. Kamu berbagi peringkat { $place } dengan { $score } poin.
}
ending-match-level = { $count ->
   *[other] { $player } memenangi laga. Sisanya seri, masing-masing { $score } poin.
}
ending-match-over = Laga selesai. Kamu punya { $score } poin.

## Mengakhiri laga di sela ronde

sure-stop-between = Yakin mau mengakhiri laga di sini, untuk semua? Poin tetap seperti sekarang, dan yang memimpin disebut di poster.
