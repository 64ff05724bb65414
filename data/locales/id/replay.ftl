### /uno replay: ronde yang sudah selesai, langkah demi langkah

command-uno-replay = Putar ulang satu ronde langkah demi langkah, semua kartu terbuka
    .name = putar-ulang
button-replay = Putar ulang
button-replay-start = Awal
button-replay-before = Momen
button-replay-back = Kembali
button-replay-on = Lanjut
button-replay-next = Momen
button-replay-end = Akhir
# Same: dalam bahasa Indonesia juga begitu
button-replay-record = File
button-replay-hard = Jago bakal main apa?
replay-title = 🎬 { $round }
replay-place = Langkah { $number } dari { $all }
replay-dealt = Kartu dibagikan.
replay-top = Paling atas: { $card }
somebody = seseorang
replay-moment-draw-card = kartu plus
replay-moment-big-draw = banyak kartu sekaligus
replay-moment-catch = lupa teriak
replay-moment-challenge = tantangan
replay-moment-flip = dibalik
replay-moment-hands = kartu berpindah
replay-moment-knocked-out = tumbang
replay-moment-out = kartu habis
replay-moment-lead = pemimpin baru
replay-where-played = Ronde cuma ada di tempat dimainkannya: minta di sana. Rondemu sendiri juga bisa dibuka dari *{ button-more }* di bawah hasilnya, bahkan di sini.
replay-no-round = { $number ->
    [1] Belum ada ronde yang selesai di sini.
   *[other] Ronde yang selesai di sini belum sebanyak itu: coba angka di bawah { $number }.
}
replay-not-over = Ronde itu tidak ketemu. Kamu bisa melihatnya di sini kalau sudah selesai.
replay-gone = Rekaman ronde itu ({ $when }) sudah tidak disimpan, jadi tidak bisa ditunjukkan lagi.
replay-record = Ronde ini sebagai rekaman: tanpa nama, cuma kursi. `contra-uno check` memainkannya lagi, `contra-uno verify` atau `/uno verify` membuktikan pembagiannya.
replay-hard-cost = Dicoba dari sini, langkah itu menang di { $share }% ronde: { $lost }% lebih banyak daripada langkah yang diambil (± { $margin }%). Tanpa mengintip kartu tertutup.
replay-hard-same = *jago* bakal melakukan hal yang sama: dicoba dari sini, langkah itu menang di { $share }% ronde.
replay-hard-as-good = Sama bagusnya dengan langkah lain, sejauh yang bisa dicoba.
replay-hard-close = Dicoba dari sini, langkah itu menang di { $share }% ronde, langkah yang diambil { $played }% (selisihnya akurat sampai ± { $margin }%). Tanpa mengintip kartu tertutup.
replay-not-judged-no-turn = Itu bukan giliran siapa pun, jadi tidak ada yang bisa dibandingkan.
replay-not-judged-no-choice = Cuma ada satu hal yang bisa dilakukan.
replay-not-judged-only-card = *jago* juga bakal memainkannya: tidak ada kartu lain.
replay-not-judged-alike = *jago* juga bakal memainkan kartu, dan yang cocok mana pun sama saja.
replay-not-judged-unknown = Ini tidak bisa dicoba: tergantung hal yang tidak boleh dilihat siapa pun.
replay-not-judged-busy = Aku sedang sibuk mencoba-coba. Tunggu sebentar, lalu tekan lagi.
replay-worth-means = -# Dicoba seratus kali: kartu sama, tumpukan dikocok lagi, semua dimainkan oleh *lumayan*. Ini tidak bilang apa-apa soal sebagus apa kamu main.
