### Papan: kartu yang terbuka, siapa yang ditunggu, dan siapa yang main

board-outdated = 🧭 Pesan ini sudah usang: tadi aku sempat kehilangan jejak. Papannya di sini.
## Kartu yang terbuka

top-card = Paling atas: **{ $card }**
current-colour = Warna: **{ $colour }**
complement-on = Warna komplementer: sekarang yang cocok **{ $colour }**.
nothing-lies = Kartu sedang dipilih.
on-side-0 = ⚪ Sisi terang
on-side-1 = ⚫ Sisi gelap
direction-down = ⬇️{"\u00A0"}searah jarum jam
direction-up = ⬆️{"\u00A0"}berlawanan jarum jam
draw-pile = { $count } kartu di tumpukan
pile-back = Sisi balik kartu berikutnya: { $card }
seat = { $mark } **{ $player }** · { $count } kartu
seat-few-cards = { $mark } **{ $player }: { $cards }**
few-cards = { $count ->
    [1] SATU KARTU
    [2] DUA KARTU
    [3] TIGA KARTU
   *[other] { $count } KARTU
}
few-cards-of = { $player }: { $cards }
few-cards-line = 🔥 { $all }
heard-call = 🗣️ “{ $call }!”
seat-knocked-out = 💥 { $player } · tumbang
seat-out = { $mark } { $player } · peringkat { $place }

## Siapa yang ditunggu

turn-you = Giliranmu!
turn-other = Giliran { $player }.
granted-you = Giliranmu: semua kartumu yang { $colour } boleh dimainkan sekaligus.
granted-other = Giliran { $player }, boleh memainkan semua kartu { $colour }.
you-drew-forced = Kamu dapat { $card }, dan wajib memainkannya.
you-drew = Kamu dapat { $card }. Mainkan atau simpan?
may-jump-in = Kamu boleh menyerobot: { $cards }!
may-double = Kamu boleh dobel: { $cards }.
wrong-card-costs = -# Kartu apa pun boleh dicoba, bahkan di luar giliran; kalau salah, kamu kena { -wrong-card }.
has-drawn-forced = { $player } ambil kartu: kalau cocok, wajib dimainkan.
has-drawn = { $player } ambil kartu: mainkan atau simpan?
pending-you = Kamu harus ambil { $draw }.
way-out-take = Terima saja.
way-out-take-or-challenge = Terima, atau tantang.
way-out-answer = Terima, atau balas dengan { $cards }.
way-out-answer-or-challenge = Terima, tantang, atau balas dengan { $cards }.
pending-other = { $player } harus ambil { $draw }.
draw-count = { $count } kartu ({ $kind })
draw-colour = { $count ->
    [0] sampai ketemu { $colour }
   *[other] sampai ketemu { $colour }, plus { $count }
}
roulette-you = Rolet warna: pilih warna apa? Kamu ambil kartu terbuka sampai warna itu keluar.
roulette-other = { $player } memilih warna dan mengambil kartu terbuka sampai warna itu keluar.
naming-you = Pilih warna apa?
naming-other = { $player } memilih warna.
gesture-you = { $gesture } Tekan { $symbol } – yang paling akhir kena { -late-gesture-cards }.
gesture-other = { $gesture } Masih ditunggu: { $player }
drafting = { $player } sedang memilih kartu.
you-draft = Kartu { $number } dari { $count }: { $card }. Simpan, atau buang dan simpan yang berikutnya?
round-is-over = Ronde selesai.

## Papan

board-title = UNO { $mode } · ronde { $number }
board-title-of = UNO { $mode } · ronde { $number } dari { $rounds }
backs-title = ### Sisi balik, diacak urutannya
revealed = **{ $player }** memegang: { $cards }
revealed-foul = Kamu benar: { $player } menggertak.
revealed-honest = Kali ini { $player } jujur.
more-title = Mau ngapain?
proof-hash = Diumumkan sebelum siapa pun main: `{ $commitment }`
proof-later = Setelah ronde selesai, benihnya muncul di sini: SHA-256-nya adalah hash ini, jadi pembagian kartu mustahil diubah.
proof-seed =
    Benihnya: `{ $seed }`
    SHA-256-nya adalah hash di atas; `contra-uno verify` membagikan kartu yang sama lagi dari benih itu.
proof-check = { $member ->
    [yes] `/uno verify` mengocok dan membagikan ronde ini lagi dari benih itu, langkah demi langkah.
   *[no] Siapa pun yang memasangku bisa membagikan ronde ini lagi dari benih itu, langkah demi langkah, dengan `/uno verify`.
}

## Siapa yang pergi

time-is-up = ⏳ Waktu habis { $when }.
match-ends = ⏱️ Laga berakhir { $when }.
match-ends-soon = ⏱️ **Menit terakhir!** Laga berakhir { $when }: yang kartunya paling sedikit saat itu memenangi ronde.
paused = ⏸️ **Berhenti sejenak**: nggak ada orang di sini. Yang sudah balik tekan “{ button-return }”, dan permainan lanjut.
recess = ☕ **Jeda**: diminta { $player } { $since }.
    -# “{ button-go-on }” mengakhirinya untuk semua; { $itself ->
        [yes] kalau tidak, jeda habis sendiri { $until }.
       *[no] mulai { $until }, tombol apa pun di sini juga bisa.
    }
autopilot-you = 💤 Kamu tadi AFK, jadi komputer yang main untukmu di level { $level }, dan semua langkahnya dihitung. Tekan “{ button-return }” untuk main sendiri lagi.
thrown-out = 🤖 Komputer menggantikan { $player } sampai ronde ini selesai.
thrown-out-you = 🤖 Komputer menggantikanmu sampai ronde ini selesai. Setelah itu kamu keluar dari laga.

## Voting meja

vote-asks-stop = ⏹️ **{ $player } bertanya: laga diakhiri sekarang?**
vote-asks-remove = 🚪 { $you ->
    [yes] **{ $player } bertanya ke yang lain: kamu dikeluarkan dari laga?**
   *[no] **{ $player } bertanya: { $other } dikeluarkan dari laga?**
}
vote-asks-recess = ☕ **{ $player } bertanya: jeda dulu?** Waktu semua orang berhenti sampai ada yang menekan “{ button-go-on }”.
vote-asks-handover = 🤖 **{ $player } bertanya: { $other } digantikan komputer dulu?** Levelnya { $level }, dan semua langkahnya dihitung.
vote-asks-next-round = ⏭️ **{ $player } bertanya: lanjut ke ronde berikutnya?**
vote-asks-question = ❓ **{ $player } bertanya:** tadi { $other } melontarkan [pertanyaan konyol]({ $link })?
vote-asks-advice = 💡 **{ $player } bertanya:** tadi { $other } [kasih contekan]({ $link })?
vote-ayes = Ya: { $player } ({ $count } dari { $needed } yang dibutuhkan)
vote-noes = Nggak: { $player }
vote-concerned = { $answer ->
    [yes] { $player } bilang ya, tapi itu nggak dihitung
   *[no] { $player } bilang nggak, tapi itu nggak dihitung
}
vote-until = berakhir { $when }
vote-carried-stop = ⏹️ { $player } minta laga diakhiri. Setuju: { $ayes }.
vote-carried-remove = 🚪 { $you ->
    [yes] Kamu dikeluarkan dari laga: { $player } yang minta.
   *[no] { $other } dikeluarkan dari laga: { $player } yang minta.
} Setuju: { $ayes } (butuh { $needed }).
vote-carried-handover = 🤖 Untuk sementara komputer menggantikan { $other } di level { $level }, dan semua langkahnya dihitung. Setuju: { $ayes }.
vote-failed-stop = ⏹️ Laga lanjut: { $player } ingin mengakhirinya, tapi cuma dapat { $count } dari { $needed } suara yang dibutuhkan.
vote-failed-remove = 🚪 { $you ->
    [yes] Kamu tetap main: { $player } ingin kamu keluar, tapi cuma dapat { $count } dari { $needed } suara yang dibutuhkan.
   *[no] { $other } tetap main: { $player } maunya lain, tapi cuma dapat { $count } dari { $needed } suara yang dibutuhkan.
}
vote-failed-recess = ☕ Tanpa jeda: { $player } ingin istirahat, tapi cuma dapat { $count } dari { $needed } suara yang dibutuhkan.
vote-failed-question = ❓ Pertanyaannya wajar: { $player } merasa itu konyol, tapi cuma dapat { $count } dari { $needed } suara yang dibutuhkan. Nggak ada yang kena kartu.
vote-failed-advice = 💡 Itu bukan contekan: { $player } merasa sebaliknya, tapi cuma dapat { $count } dari { $needed } suara yang dibutuhkan. Nggak ada yang kena kartu.

## What the operator announces

notice-restart = 🔧 **Restart terjadwal: { $when }.** { $words }
notice-words = 📣 { $words }
notice-back = 🔧 Aku sudah balik.
