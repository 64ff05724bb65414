### Pilihan tiap orang untuk dirinya, dan pilihan server

me-title = ### Pengaturanmu
    -# Cuma untukmu, di mana saja, mulai sekarang.
me-language = **Bahasa** – yang kupakai saat menulis ke kamu
me-ring = **Kalau giliranmu** – seberapa cepat HP bunyi
me-cards = **Kartu** – tulisan di tombolnya
me-cards-words = Dengan kata
me-cards-symbols = Dengan gambar
me-hand = **Kartumu** – munculnya di mana
# Same: semua orang menyebutnya DM
me-hand-dm = DM
me-hand-channel = Cuma di channel
me-tables = **Meja di channel ini** – kalau ada yang membuka
me-tables-off = Aku nggak usah
me-tables-on = Mention aku
ring-at-once = Langsung
ring-after = Setelah { $seconds } dtk
ring-never = Jangan
language-of-discord = Ikut Discord
# Same: beta
language-beta = { $language } (beta)

server-title = ### Pengaturan server ini
    -# Berlaku mulai permainan berikutnya.
server-rules = **Yang dimainkan kalau tidak diatur lain:** { $rules }
    -# Untuk mengubah: paket aturan atau satu baris di bawah, atau `/uno settings` dengan `permainan`, `paket`, atau `aturan`.
server-rules-of-mode = { $mode } – { $rules }
server-rules-forget = Balik ke aturan standar
server-language = **Bahasa papan**
server-turn = **Waktu per giliran**
server-starters = **Yang boleh membuka permainan**
starters-everybody = Semua orang
starters-managers = Cuma pengelola server
server-threads = **Tempat bermain**
threads-off = Di channel
threads-on = Di thread tersendiri
server-call = **Yang boleh dipanggil tuan rumah ke meja**, sekali per permainan
call-nobody = Tidak ada
call-players = Orang dari permainan terakhir
call-role = Atau sebuah peran …
call-not-everybody = Aku nggak mau memanggil semua sekaligus: pilih peran yang memang diambil orang untuk ini.
call-role-silent = Peran ini belum membunyikan HP siapa pun: aktifkan “Izinkan siapa pun untuk @menyebut peran ini” di pengaturan perannya, atau izinkan aku “Sebut `@everyone`, `@here`, dan Semua Peran”.
server-channels = **Main cuma di** { $channels }
server-all-channels = **Main di semua channel.**
channels-all = Di mana saja
channel-allow = Channel ini
channel-forbid = Jangan di sini

settings-only-managers = Cuma pengelola server yang bisa mengatur ini.
settings-not-this-channel = Di server ini mainnya di tempat lain: { $channels }
settings-only-managers-start = Di server ini cuma pengelola yang membuka permainan. Minta salah satu dari mereka!
settings-thread-opened = Meja sudah siap, lewat sini: { $thread }
settings-no-thread = Aku tidak boleh membuka thread di sini. Izinkan aku “Buat Thread Publik”, atau pilih lewat `/uno settings` supaya mainnya langsung di channel.
thread-name = UNO di meja { $player }

server-excluded = Yang tidak boleh main di sini
exclusions-title = ### Yang tidak boleh main di sini
    -# Mereka tidak bisa duduk di meja mana pun di server ini, atau menekan tombolnya. Di tempat lain boleh.
exclusions-nobody = Semua orang boleh main.
exclusions-entry = { $end ->
    [never] { $number }. { $person } – tanpa batas waktu
   *[other] { $number }. { $person } – sampai { $end }
}
exclude-somebody = Larang seseorang main …
let-in-again = Izinkan seseorang main lagi …
exclude-how-long =
    Berapa lama { $person } tidak boleh main di server ini?
    -# Kalau sedang main, komputer menggantikannya sampai ronde selesai.
excluded-for-day = Sehari
excluded-for-week = Seminggu
excluded-for-month = Sebulan
excluded-for-ever = Tanpa batas waktu
exclude-not = Kamu tidak bisa melarang diri sendiri, aku, bot lain, atau pengelola server ini.
