### Mengatur permainan sebelum kartu dibagikan (“Opsi” di lobi)

## Halaman-halamannya

button-options = Opsi
button-choosing-game = Permainan
button-choosing-rules = Aturan
button-choosing-people = Pemain
button-choosing-line = Bagikan

choosing-title = Opsi: UNO { $mode }
choosing-mode = Main apa?
choosing-mode-classic = 2 sampai 20 pemain, kartu yang dikenal semua orang.
choosing-mode-flip = 2 sampai 10 pemain, kartunya dua sisi: sisi gelapnya kejam.
choosing-mode-mercy = 2 sampai 6 pemain, tanpa ampun: pegang 25 kartu, tumbang.
choosing-mode-duo = Khusus berdua: pilih kartu sendiri, main cepat, sampai 200 poin.
choosing-preset = Pakai paket aturan …
choosing-favourite = Favoritmu
choosing-target = Kapan selesainya?
choosing-points = Sampai { $count } poin
choosing-other-target = Jumlah poin lain …
choosing-single-round = Satu ronde saja
choosing-rounds = Setelah { $count } ronde
choosing-turn-time = Berapa lama satu giliran?
choosing-turn = Waktu per giliran: { $time }
time-of-turn-off = sesantainya
time-of-turn-seconds = { $count } detik
time-of-turn-minutes = { $count } menit

choosing-rules-title = Pilih aturan rumah
choosing-family = { $family } …
choosing-finer = Atur satu aturan lebih rinci …
choosing-now = Sekarang: { $value }
choosing-gesture-all = Semua melakukan gerakan untuk angka ini …
choosing-gesture-self = Cuma yang memainkan angka ini …
choosing-gesture = Gerakannya apa?
choosing-own-gesture = Bikin sendiri …
choosing-complement-rank = Angka atau simbol mana yang menukar warna?
choosing-complement-card = Di semua warna, atau satu saja?

choosing-people-title = Siapa yang main?
choosing-whom = Pilih seseorang …
choosing-level = Sejago apa komputernya?
choosing-mate = Siapa pasangan { $player }?
choosing-add-computer = Tambah pemain komputer …
button-make-host = Jadikan tuan rumah
button-remove = Keluarkan dari meja
seat-computer = Pemain komputer, { $level }
seat-host = Tuan rumah
seat-person = duduk di meja
level-random = ngasal
    .description = Memainkan apa saja yang cocok.
level-easy = cupu
    .description = Main sebisanya, dan sering lupa teriak.
level-medium = lumayan
    .description = Paham caranya, tapi sering memilih langkah terbaik kedua.
level-hard = jago
    .description = Ingat siapa yang tak punya warna apa, dan hampir tak pernah lupa.
level-master = suhu
    .description = Awas di setiap giliran, dan tidak lupa apa pun.

choosing-line-title = Aturan ini dalam satu baris
choosing-line = Untuk dibagikan: siapa pun yang menempelkannya di “{ button-paste-line }” di sini, atau di `aturan` pada `/uno start`, mainnya sama persis.
choosing-forget = Lupakan satu favorit …
choosing-kept-as = Tersimpan sebagai “{ $name }”. Selalu ada di sini saat memilih permainan, dan di `paket` pada `/uno start`.
choosing-forgotten = “{ $name }” sudah dilupakan.
button-paste-line = Tempel baris
button-keep-rules = Simpan favorit

## Yang diketik

form-target-label = Jumlah poin yang mengakhiri laga
form-target-hint = Bilangan bulat mulai dari 1, atau round untuk satu ronde
form-gesture-label = Gerakan atau teriakannya apa?
form-gesture-hint = Pegang hidung
form-line-title = Aturan dalam satu baris
form-line-label = Aturan rumah, pisahkan dengan koma
# Same: begitu cara menulisnya
form-line-hint = stacking, jump_in, target=200
form-favourite-title = Simpan favorit
form-favourite-label = Aturan ini mau diberi nama apa?
form-favourite-hint = Malam Minggu

## Yang perlu diketahui

choosing-pair = “{ $left_out }” dan “{ $stays }” tidak bisa bareng: pilih salah satu. Sementara ini “{ $stays }” tetap.
choosing-clash = { $reason } Sementara ini “{ $stays }” tetap.
choosing-need = “{ $left_out }” butuh “{ $needed }”. Sementara ini mati.
button-with-need = “{ $rule }” dan “{ $needed }”
button-instead = Pilih “{ $rule }”
choosing-not-in-mode = { $mode } tidak punya ini, jadi dimatikan: { $rules }.
choosing-kept = “{ $rule }” bagian dari “{ $by }”, jadi tetap nyala. Matikan “{ $by }” dulu, baru dua-duanya bisa mati.
choosing-too-many = { $reason } Di meja ada { $count }.
choosing-nobody = Kursi itu sudah kosong. Begini keadaannya sekarang.
choosing-too-many-favourites = Aku cuma sanggup mengingat { $count } favorit. Suruh aku melupakan satu dulu.
choosing-no-favourite = Favorit “{ $name }” sudah tidak ada.
choosing-no-name = Favorit butuh nama, dan bukan nama paket aturan yang sudah ada.
choosing-not-host = Cuma tuan rumah yang bisa mengubah permainan. Bilang saja kamu mau main apa!

## Tim

button-teams = Tim
team = { $first } & { $second }
choosing-teams-title = Siapa dengan siapa?
