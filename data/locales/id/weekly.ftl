### Mabar tiap minggu, dan siapa yang ikut

button-weekly = Tiap minggu
button-weekly-in = Aku ikut
button-weekly-out = Skip dulu
button-weekly-go-on = Tanya terus
button-weekly-stop = Stop tanya
button-weekly-zone = Zona waktu lain
weekly-first-name = Mabar UNO 1
weekly-title = Tiap minggu
weekly-set = **{ $name }**: { $day }, { $hour } ({ $zone })
weekly-set-next = Berikutnya { $when }. Aku tanya di channel ini siapa yang ikut: { $asks }
    -# Pada jamnya kubuka meja untuk semua yang ikut, dengan permainan dan aturan mabar terakhir kalian, dan kupanggil sekali. Pilihan di bawah langsung berlaku.
weekly-choose-day = Hari
weekly-choose-hour = Jam
weekly-choose-zone = Zona waktu
weekly-choose-ask = Kapan aku tanya
weekly-asks-before = { $hours } jam sebelumnya
weekly-zone-label = Benua dan kota, misalnya Asia/Jakarta
weekly-no-zone = Aku tidak kenal zona waktu “{ $zone }”. Tulis seperti Asia/Makassar.
weekly-stopped = 📅 Aku tidak tanya lagi di sini.
weekly-not-here = Tanya tiap minggu cuma bisa di channel server yang mengundangku.
weekly-too-late = Telat untuk yang ini: di sini sudah tidak ada yang ditanya.
weekly-when = **{ $when }** ({ $soon })
weekly-nobody-yet = Siapa ikut? Belum ada.
weekly-in = { $count ->
   *[other] 👍 { $people } ikut
}
weekly-not-today = 👎 Skip dulu: { $people }
weekly-how = -# Pada jamnya kubuka meja untuk semua yang ikut, dan kupanggil sekali.
weekly-blocked = ⏳ Ada meja lain di channel ini. Meja kalian dibuka begitu itu selesai, asal belum lewat sejam.
weekly-opened = 🃏 Waktunya main: meja dibuka di bawah!
weekly-absent-gone = { $count ->
   *[other] -# { $people } sudah tidak di server ini.
}
weekly-absent-elsewhere = { $count ->
   *[other] -# { $people } duduk di meja lain.
}
weekly-forgotten = -# { $count } orang yang ikut sudah menghapus datanya.
weekly-result-evening = 🃏 Meja dibuka, dan kalian datang.
weekly-result-alone = Cuma satu yang datang. Mejanya jadi meja biasa, dan siapa pun boleh ikut.
weekly-result-nobody = Kali ini tidak ada yang ikut.
weekly-result-busy = Sejam penuh ada meja lain di channel ini, jadi meja kalian tidak jadi dibuka.
weekly-result-missed = Pada jam itu aku tidak ada. Maaf!
weekly-next = -# Berikutnya: { $when }
weekly-doubts = Tiga minggu ini kalian nggak pernah sampai dua orang. Masih mau kutanya?
    -# Pengelola server yang memutuskan. Kalau tidak ada kabar, aku berhenti.
weekly-channel-gone = 📅 Channel “{ $name }” hilang, jadi aku tidak tanya lagi di sana. Di channel lain, “{ button-weekly }” di `/uno evening` memulainya lagi.
lobby-call-evening = 📅 { $people }: waktunya! Meja sudah dibuka, kursi kalian siap. { $link }
