### Yang terjadi, masing-masing satu kalimat

told-first-draws = Undian siapa mulai – { $draws }. Pembaginya { $player }.
told-dealt = Ronde { $number }: { $player } membagikan kartu.
told-started = Kartu awalnya { $card }.
told-drew-challenge = { $player } ambil { $count } kartu karena tantangan.
told-drew-contra = { $player } kena { $count } kartu karena lupa teriak.
told-drew-unouno = { $player } kena { $count } kartu karena teriakannya ketinggalan.
told-drew-gesture = { $player } telat bergerak dan kena { $count } kartu.
told-drew-wrong-card = { $player } kena { $count } kartu karena salah kartu.
told-drew-advice = { $player } kena { $count } kartu karena kasih contekan.
told-drew-question = { $player } kena { $count } kartu karena pertanyaan konyol.
told-drew-roulette = { $count ->
    [1] { $player } ambil satu kartu di rolet.
   *[other] { $player } ambil { $count } kartu di rolet!
}
told-discarded-all = { $player } membuang semua yang sewarna: { $cards }.
told-drew-sleep = { $player } kena { $count } kartu karena ketiduran.
told-reshuffled = Tumpukan buangan dikocok jadi tumpukan baru: { $count } kartu.
told-skipped = { $count ->
   *[other] { $player } dilewati.
}
told-turned = Sekarang putarannya { $direction }.
told-flipped = Semua dibalik ke sisi { $side }: paling atas { $card }.
told-hands-passed = Semua menggeser kartunya ({ $direction }).
told-hands-swapped = { $player } tukar kartu dengan { $other }.
told-complement-on = Warna komplementer berlaku.
told-complement-off = Warna komplementer tidak berlaku lagi.
told-player-forgot = { $player } lupa “Uno Uno”.
told-gesture-due = Gerakan! Cepat: { $player }.
told-wrong-card = { $player } mencoba { $card }, padahal tidak boleh.
told-punished-advice = { $player } kasih contekan.
told-punished-question = { $player } melontarkan pertanyaan konyol.
told-punished-sleep = { $player } ketiduran.
told-went-out = { $place ->
    [1] Kartu { $player } habis!
   *[other] Kartu { $player } habis: peringkat { $place }.
}
told-knocked-out = { $player } pegang { $count } kartu dan tumbang!
told-player-eliminated = { $player } gugur dari laga.
told-time-up = ⏱️ Waktu habis!
told-drew-false-contra = { $player } kena { $count } kartu karena alarm palsu.
told-came-back = { $player } main lagi di ronde ini.
told-left = { $player } meninggalkan meja.
told-left-stand-in = { $player } keluar; pemain komputer menggantikan.
told-removed = 🚪 { $player } dikeluarkan dari laga lewat voting.
told-player-joined = { $player } duduk.
told-round-ended = Ronde selesai.
told-round-won = { $count ->
   *[other] { $player } memenangi ronde
}{ $points ->
    [0] {"."}
   *[other] {":"} { $points } poin.
}
told-match-stopped = Laga dihentikan.
told-match-ended = Laga selesai.
told-match-won = { $count ->
    [1] { $player } juara laga ini! 🏆
   *[other] { $player } juara bersama! 🏆
}
told-nothing = Tidak ada yang bisa diceritakan: kartu belum dibagikan, dan belum ada yang bertindak.
a-card = satu kartu
list-and = { $most } dan { $last }
list-comma = {", "}
list-item = { $name }: { $what }
list-or = { $most } atau { $last }

### Teriakan, persis seperti diteriakkan

# Same: begitu teriakannya
call-uno = UNO
# Same: begitu teriakannya
call-kuno = Kuno
# Same: begitu teriakannya
call-bruno = Bruno
# Same: begitu teriakannya
call-uno-uno = Uno Uno
call-gesture = gerakan

told-for-time-up = ⏰ Waktu habis! { $told }
told-for-autopilot = 💤 { $told }
told-for-level-down = { $told } (turun satu level)
