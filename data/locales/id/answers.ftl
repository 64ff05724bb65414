### Jawaban pribadi: apa yang salah, dan apa yang bisa dilakukan sekarang

## Alasan dari meja

reason-no-such-game = Permainan ini sudah tidak ada. { $member ->
    [yes] Buka yang baru dengan `/uno start`.
   *[no] Siapa pun yang memasangku bisa membuka yang baru dengan `/uno start`.
}
reason-game-over = Permainan ini sudah selesai. { $member ->
    [yes] Buka yang baru dengan `/uno start`.
   *[no] Siapa pun yang memasangku bisa membuka yang baru dengan `/uno start`.
}
reason-stale = Ada yang lebih cepat: begini keadaannya sekarang.
reason-eliminated = Laga ini sudah tamat untukmu. Silakan nonton; laga berikutnya kamu main lagi.
reason-not-at-table = Kamu tidak ikut permainan ini. Duduk saja di lobi atau di sela dua ronde, dengan “{ button-join }”.
reason-not-missing = Orangnya baru saja main, jadi biar main sendiri.
reason-only-two = Kalau cuma berdua, komputer baru masuk sendiri setelah dua giliran terlewat.
answer-accused = Tuduhan masuk! Kalau cukup banyak yang setuju, kena kartu. Voting-nya ada di papan.
reason-not-asleep = Tidak ada yang ketiduran di sini, jadi tidak ada yang perlu dibangunkan.
reason-time-left = Biar mikir dulu: boleh dibangunkan setelah separuh waktunya lewat, atau setelah 45 detik kalau tanpa batas waktu.
reason-woken-already = Giliran ini sudah dibangunkan sekali. Sekali saja cukup.
reason-no-vote = Tidak ada voting untuk ini (lagi), atau bukan untukmu.
reason-judged-already = Pesan ini sudah divoting meja. Sekali saja cukup.
reason-not-believed = Dua tuduhanmu di ronde ini sudah gagal. Boleh menuduh lagi di ronde berikutnya.
answer-too-fast = Pelan-pelan dong. Tunggu sebentar, lalu coba lagi.
reason-too-old = Itu terjadi sebelum kartu dibagikan, jadi tidak dihitung.
reason-voted-down = Yang lain masih mau main. Kamu bisa minta lagi setelah ronde, atau jeda ini, selesai.
reason-vote-is-on = Meja sedang voting soal beginian. Selesaikan itu dulu.
reason-in-recess = Meja sedang jeda. “{ button-go-on }”, di papan dan di kartumu, mengakhirinya untuk semua.
reason-removal-tried = Meja sudah ditanya soal orang itu di laga ini. Sekali saja cukup.
reason-removals-failed = Tiga kali yang lain menolak. Cukup untuk laga ini.
reason-too-few-to-remove = Butuh dua orang lain untuk mengeluarkan seseorang. Kalau cuma berdua, kamu bisa keluar, atau minta laga diakhiri.
reason-was-removed = Meja mengeluarkanmu dari laga ini. Kamu boleh ikut laga berikutnya.
reason-thrown-out = Komputer menggantikanmu sampai ronde ini selesai, setelah itu kamu keluar dari laga. Kamu boleh balik di sela dua ronde.
reason-blocked = Untuk sementara kamu tidak boleh main di sini.
reason-not-in-mid-round = Di tengah ronde tidak ada yang diusir. Coba lagi kalau rondenya selesai.
reason-not-mentioned = Yang itu buat orang lain. { $member ->
    [yes] Seberapa cepat HP-mu sendiri berbunyi, kamu yang atur: `/uno me`.
   *[no] Seberapa cepat HP berbunyi, diatur yang memasangku: `/uno me`.
}
reason-not-host = Cuma tuan rumah yang bisa.
only-host-starts = Cuma { $player } yang bisa memulai permainan ini.
reason-nobody-there = Orangnya tidak (lagi) di meja ini.
reason-not-manager = Cuma tuan rumah, atau yang boleh mengelola server ini atau pesan di sini, yang bisa.
reason-host-decides = Di sini cuma tuan rumah yang bisa. Kalau sepuluh menit tidak terjadi apa-apa, siapa pun di meja boleh.
reason-many-lobbies = Cukup dulu meja barunya: di tempat aku cuma tamu, jatahnya tiga per jam untuk tiap orang.
reason-many-tables-here = Dua belas meja baru dalam sejam sudah ramai untuk tempat di mana aku cuma tamu. Coba lagi nanti.
reason-no-new-games = Untuk sementara tidak ada permainan baru.
reason-channel-busy = Di channel ini sudah ada permainan. Ikut saja, atau buka di channel lain.
reason-already-at-table = Kamu sudah di meja ini.
reason-table-full = Mejanya penuh, maaf!
answer-called = Sudah dipanggil! Cuma bisa sekali per meja.
answer-nobody-to-call = Tidak ada yang bisa dipanggil: belakangan ini tidak ada laga di channel ini, atau semua orangnya sudah di sini.
reason-called-already = Meja ini sudah memanggil orang. Sekali saja cukup.
reason-seat-is-kept = Kursi terakhir disimpan untuk orang yang mengikuti laga ini. Tekan “{ button-follow }” supaya berikutnya kamu yang ditawari.
reason-seat-cannot-be-offered = Di sini tempatmu tidak bisa diambil orang: pasangan tidak bisa dipisah, dan Duo itu berdua.
reason-too-many-followers = Pengikut laga ini sudah sebanyak yang sanggup kukabari.
reason-too-few-seats = Minimal dua orang. Tambah pemain komputer, atau tunggu seseorang.
reason-no-computer-player = Tidak ada pemain komputer di meja ini.
reason-no-rematch = Sudah telat untuk laga ulang. { $member ->
    [yes] Buka meja baru dengan `/uno start`.
   *[no] Siapa pun yang memasangku bisa membuka meja baru dengan `/uno start`.
}
reason-no-last-time = Laga terakhir di sini sudah tidak kuingat. Atur mejanya sesukamu.
reason-other-server = Aku cuma main di server tertentu, dan ini bukan salah satunya.
reason-no-guests = Aku cuma main di server yang mengundangku, bukan sebagai tamu.
reason-not-alone = Di sini tidak bisa main sendirian lawan komputer. Butuh satu orang lagi.
reason-prohibited = Tidak dimainkan di sini: { $rules }. Pilih yang lain.
rules-instead = Tidak dimainkan lagi di sini: { $rules }. { $same ->
        [yes] Yang lain tetap sama.
       *[no] Gantinya: { $mode }.
    }
reason-not-started = Permainannya belum mulai.
reason-already-started = Permainannya sudah jalan. Kamu bisa duduk kalau ronde ini selesai.
reason-mixed-alphabets = Huruf dari abjad berbeda bisa tampak sama. Pakai satu abjad saja dalam satu kata.
reason-no-hints = Meja ini tanpa petunjuk. Tuan rumah bisa mengizinkannya di lobi permainan berikutnya.
reason-not-to-act = Petunjuk cuma untuk yang sedang giliran. Tanya lagi kalau giliranmu.
reason-no-choice = Gampang: cuma ada satu hal yang bisa kamu lakukan.

## Di sekitar permainan

note-wrong-card = { $why } Kamu kena { -wrong-card-cards }.
note-again = Tadi kelamaan. Tolong tekan sekali lagi.
note-not-there = Tombol itu sudah basi. Begini keadaannya sekarang.
note-quiet = Tenang: permainan ini nggak akan bunyi lagi di HP-mu. { $member ->
    [yes] Untuk semua permainan, lihat `/uno me`.
   *[no] Untuk semua permainan, yang memasangku mengaturnya dengan `/uno me`.
}
note-joined = Kamu ikut!
note-no-hand = Kamu tidak pegang kartu di permainan ini: nonton dulu, ikut di sela ronde.
note-no-hand-yet = Kamu tidak pegang kartu di permainan ini. Tekan “{ button-join-next }” di papan, dan kamu bisa main mulai ronde berikutnya.
answer-lobby-open = Meja sudah siap!
answer-done = Beres!
answer-next-soon = Sabar, yang lain masih melihat hasil. Ronde berikutnya sebentar lagi.
answer-left = Kamu sudah keluar. Sampai ketemu!
sure-leave = Yakin mau keluar?
sure-leave-alone = Yakin mau keluar? Yang lain cuma komputer, jadi laganya ikut berakhir.
sure-leave-round = Yakin mau keluar di tengah ronde? Kamu dianggap kalah, di hitungan menang dan rating-mu.
leaving-costs = Kartumu jadi { $points } poin penalti buatmu.
leaving-reaches-target = Dengan itu kamu mencapai target, dan laga berakhir di ronde ini.
leaving-ends-match = Laga jatuh ke { $player }.
leaving-wins-nothing = Laga pun selesai tanpa pemenang: belum ada ronde yang tuntas.
leaving-back = Kamu boleh balik di sela dua ronde.
leaving-back-with = Kamu boleh balik di sela dua ronde, dengan minimal { $score } poin penalti.
sure-stop = Yakin mau mengakhiri laga untuk semua? Ronde yang sedang jalan tidak dihitung, dan tidak ada yang menang.
sure-asking = Meja punya setengah menit buat menjawab. Lebih dari separuh harus bilang “ya”, minimal dua; suaramu sudah satu.
sure-asking-away = Yang masih AFK dihitung sebagai “ya”.
answer-stopped = Laga dihentikan.
answer-asked = Meja sedang ditanya. Paling lambat setengah menit lagi ada keputusan.
answer-asked-in-recess = Meja sedang ditanya. Waktu menjawab mulai berjalan setelah jeda selesai.
answer-recess = Jeda dimulai. “{ button-go-on }” mengakhirinya untuk semua.
remove-whom = Siapa yang keluar?
remove-nobody = Tidak ada orang lain yang bisa dikeluarkan.
sure-remove = Yakin mau meminta yang lain mengeluarkan { $player }? Setelah itu tidak bisa balik ke laga ini, dan permintaan cuma boleh sekali.
answer-voted = Jawabanmu sudah dicatat.
answer-rematch = Meja untuk laga ulang sudah siap. Mulainya dengan semua yang mau main.
answer-rematch-joined = Kamu ikut lagi!
answer-no-game = Tidak ada permainan di channel ini. Buka dengan `/uno start`.
answer-no-topic = Aku tidak punya apa-apa soal “{ $name }”. Pilih di bawah.
answer-unknown-preset = Aku tidak kenal paket aturan “{ $name }”. Ambil dari daftar, atau kosongkan.
answer-several-games = Kamu ikut beberapa permainan. Pakai “{ button-hand }” di papan yang kamu maksud.
answer-not-here = Itu cuma bisa di channel server.
answer-table-elsewhere = Mejanya bukan di sini. Tekan tombolnya di tempat laganya dimainkan.
answer-only-you-see = Di sini Discord cuma menunjukkan jawabanku ke kamu: server ini tidak mengizinkan aplikasi dari luar. Pengelolanya bisa mengaktifkan “Gunakan Aplikasi Eksternal”, atau mengundangku. Tidak ada yang berubah.
answer-error = Aku lagi error. Tidak ada yang hilang; coba lagi.
answer-no-answer = Database-ku tidak menjawab, jadi aku belum tahu itu berhasil atau tidak. Tunggu sebentar lalu coba lagi: tidak ada yang dihitung dua kali. Begitu dijawab, keadaannya kelihatan di sini.
answer-not-written = Database-ku sedang tidak bisa menyimpan, jadi itu belum tersimpan. Tunggu sebentar lalu tekan lagi: aman kok.
work-too-long = Kelamaan, jadi aku berhenti. Coba lagi kalau aku lebih senggang.
work-too-large = Memoriku tidak sanggup, jadi aku berhenti.
work-busy = Aku sedang menggambar dan memeriksa untuk banyak orang. Tunggu semenit, lalu coba lagi.
work-one-at-a-time = Satu-satu ya: permintaanmu yang tadi masih kukerjakan. Coba lagi kalau sudah jadi.
work-lost = Dua kali gagal, jadi aku menyerah. Permainan tidak terganggu; coba lagi nanti.
work-stopped = Aku sedang di-restart, jadi itu belum selesai. Tunggu semenit, lalu minta lagi.
work-switched-off = Gambar dimatikan di sini.
answer-old-command = Perintah ini sudah berubah sejak Discord-mu memuatnya. Muat ulang Discord (Ctrl+R, atau buka ulang aplikasinya), lalu coba lagi.
answer-no-permission = Aku tidak boleh menulis di sini. Tolong izinkan aku melihat channel ini dan mengirim pesan.
dms-closed = { $player }, DM-mu tertutup untukku. Nggak apa-apa: “{ button-hand }” di papan menunjukkan kartumu, cuma untukmu. { $link }
dms-held = { $player }: untuk sementara Discord tidak membolehkanku memulai DM baru. Nggak apa-apa: “{ button-hand }” di papan menunjukkan kartumu, cuma untukmu. { $link }
dms-refused = { $player }, kartumu sedang tidak bisa kukirim lewat DM. Nggak apa-apa: “{ button-hand }” di papan menunjukkannya, cuma untukmu. { $link }
reminder = { $player }, meja menunggumu. { $link }
reminder-direct = 🔔 **Giliranmu** di meja { $player }. { $link }
reminder-vote = { $player }, meja mau tanya sesuatu. { $link }
reminder-direct-vote = 🔔 **Ada pertanyaan untukmu** di meja { $player }. { $link }
hand-over = Makasih sudah main!
removed-from-lobby = 🚪 { $player } mengeluarkanmu dari meja sebelum kartu dibagikan. Tidak ada yang hilang, dan meja berikutnya terbuka untukmu. { $link }
channel-gone = Channel permainan UNO-mu hilang, atau aku dikeluarkan dari servernya. Permainan selesai.
note-channel-forbidden = Aku tidak boleh lagi menampilkan papan di { $channel }. Pengelola server bisa mengizinkanku melihat dan menulis di channel itu lagi; sementara ini permainan lanjut di sini.
note-channel-locked = Thread { $channel } dikunci, jadi aku tidak bisa menampilkan papan di sana. Moderator bisa membukanya; sementara ini permainan lanjut di sini.
note-channel-blocked = Filter (AutoMod) menahan papanku di { $channel }. Pengelola server bisa membuat pengecualian untukku; sementara ini permainan lanjut di sini.
note-channel-refused = Discord sedang tidak membolehkanku menampilkan papan di { $channel }. Kucoba terus; sementara ini permainan lanjut di sini, dan “{ button-hand }” di bawah papan menunjukkan kartumu.
note-press-board = Tolong tekan satu tombol di papan: kalau tidak, aku tidak bisa menulis lagi di sana. { $link }
note-hand-ends = Kartumu di pesan ini tidak lagi diperbarui sendiri. Tombol apa pun di sini membawakan yang terbaru, begitu juga “{ button-hand }” di papan.
note-hand-elsewhere = Sekarang kamu main lewat tampilan kartumu yang lain, jadi yang ini diam. Tombol apa pun di sini membangunkannya.
note-hand-opened-again = Kamu membuka kartumu lagi, jadi yang ini ditutup.
note-backs-end = Ini tidak lagi diperbarui sendiri: “{ button-backs }” di papan menampilkannya lagi.
note-no-chart = Jalannya ronde ini sudah tidak kuingat.

## Who may not play

blocked-person = Untuk sementara kamu tidak boleh main denganku: itu keputusan pengelola bot ini.
blocked-here = Untuk sementara kamu tidak boleh main denganku di server ini: itu keputusan pengelola server. Tanya mereka, ya!
blocked-server = Untuk sementara tidak ada yang boleh main denganku di server ini: itu keputusan pengelola bot ini.
blocked-reason = Alasannya: { $reason }
blocked-end = { $end ->
    [never] Tanpa batas waktu.
   *[other] Sampai { $end }.
}
