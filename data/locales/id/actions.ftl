### Aksi: sebutannya di mata pemain

## Tombolnya

button-challenge = Tantang
button-draw = Ambil
button-pass = Simpan
button-take = Terima kartunya
button-keep = Simpan
button-discard = Buang
button-say = { $call }!
button-gesture = Gerakan!

## Disarankan: dalam petunjuk, 💡

hint-play = 💡 Mainkan { $cards }.
hint-swap = 💡 Mainkan { $cards } dan tukar kartu dengan { $player }.
hint-call = Sambil teriak “{ $call }!”
hint-colour = 💡 Pilih { $colour }.
hint-draw = 💡 Ambil satu kartu.
hint-pass = 💡 Simpan kartu yang baru diambil.
hint-take = 💡 Terima kartunya.
hint-challenge = 💡 Tantang.
hint-keep = 💡 Simpan kartu ini.
hint-discard = 💡 Buang kartu ini.

## Yang bakal dilakukan *jago*, dalam putar ulang

replay-better-play = *jago* bakal memainkan { $cards }.
replay-better-draw = *jago* bakal ambil kartu.
replay-better-pass = *jago* bakal menyimpan kartu yang baru diambil.
replay-better-swap = *jago* bakal memainkan { $cards } dan tukar kartu dengan { $player }.
replay-better-take = *jago* bakal menerima kartunya.
replay-better-challenge = *jago* bakal menantang.
replay-better-colour = *jago* bakal memilih { $colour }.
replay-better-keep = *jago* bakal menyimpan kartu itu.
replay-better-discard = *jago* bakal membuang kartu itu.

## Terjadi: dalam cerita

told-drafted = { $player } menyimpan satu kartu; { $card } dibuang.
told-drafted-kept = { $player } menyimpan { $card }.
told-laid-play = { $player } memainkan { $card }.
told-laid-tile = { $player } { $card }.
told-laid-jump = { $player } menyerobot dengan { $card }!
told-laid-double = { $player } dobel { $card }!
told-with-call = “{ $call }!”
told-drew-turn = { $player } ambil { $count } kartu.
told-drew-pending = { $player } kena { $count } kartu.
told-player-passed = { $player } menyimpan kartunya.
told-colour-named = { $player } memilih { $colour }.
told-challenge-won = { $player } menantang { $other }, dan ternyata benar!
told-challenge-lost = { $player } menantang { $other }, yang ternyata jujur.
told-called = { $player }: “{ $call }!”
told-called-ahead = { $player } teriak duluan: “{ $call }!”
told-caught = Contra Uno! { $other } ketahuan { $player }: nggak teriak “{ $call }”.
told-gesture = { $player } melakukan gerakan.
told-gesture-last = { $player } paling akhir melakukan gerakan.
told-false-contra = { $player } teriak Contra Uno ke { $other }: alarm palsu!
