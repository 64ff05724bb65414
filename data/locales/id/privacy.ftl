### /uno privacy: apa yang disimpan tentang seseorang, dan cara melupakannya

privacy-title = ### Yang kusimpan tentangmu
privacy-nothing = Tidak ada.
privacy-kind-games = 🎴 { $count } catatan permainan beberapa hari terakhir: kursimu, dan apa yang kamu lakukan di sana
privacy-kind-messages = ✉️ Letak { $count } pesan yang menunjukkan permainan kepadamu
privacy-kind-rounds = 🏁 Bagaimana { $count } rondemu berakhir
privacy-kind-statistics = 📊 { $count } baris statistik: papan peringkat, dan siapa mengalahkan siapa
privacy-kind-ratings = 📈 { $count } rating, satu untuk tiap permainan dan tiap langkah perjalanannya
privacy-kind-achievements = 🏅 { $count } pencapaian
privacy-kind-settings = ⚙️ Yang kamu pilih dengan `/uno me`
privacy-kind-favourites = 📌 { $count } paket aturan yang kamu beri nama
privacy-kind-seasons = 🌱 Catatan bahwa kamu memulai { $count } musim server
privacy-kind-blocks = ⛔ Catatan bahwa kamu tidak boleh main: di mana, sampai kapan, dan kenapa
privacy-never = -# Aku tidak membaca pesan, dan tidak menyimpannya.
privacy-contact = -# Ada pertanyaan, atau ada yang salah? { $contact }
privacy-file = Ini semuanya. Tentang orang lain, isinya cuma yang memang dilihat semua orang di mejamu.
privacy-sure =
    ### Yakin hapus semuanya?
    Pengaturan, aturan, pencapaian, dan totalmu hilang di mana-mana. Di hasil yang kamu bagi dengan orang lain, kamu jadi “seseorang”. Ini tidak bisa dibatalkan.
privacy-block-stays = Satu hal tetap ada: larangan main, dengan ID-mu dan batas waktunya, tapi tanpa alasannya.
privacy-done =
    ### Terhapus
    Tidak ada lagi yang mengarah ke kamu. Kalau main lagi, kamu mulai dari nol ya.
privacy-done-blocked =
    ### Terhapus
    Cuma satu yang masih mengarah ke kamu: larangan main dan batas waktunya. Itu hilang 30 hari setelah larangannya berakhir.
privacy-playing = Permainannya harus selesai dulu: { $places }. Keluar dengan `/uno leave`, dan minta lagi kalau sudah berakhir.
privacy-in-group = [di sebuah grup]({ $link })
privacy-in-chat = [di obrolan berdua]({ $link })
button-privacy = Privasi
button-privacy-file = Sebagai file
button-privacy-delete = Hapus semuanya
button-privacy-sure = Ya, hapus
button-privacy-keep = Biarkan
button-privacy-back = Kembali
