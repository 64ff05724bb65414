### Yang mengikuti laga tanpa ikut main

button-follow = Ikuti
button-join-next = Ikut ronde berikutnya
button-unfollow = Berhenti mengikuti
button-decline = Nggak, makasih
board-followers = 👀 { $count } orang menonton
following-now = 👀 **Kamu mengikuti laga ini.** Kalau ada kursi kosong di sela dua ronde, kutawarkan lewat DM; siapa cepat, dia dapat. Setelah selesai, kukabari hasilnya.
following-next = 🪑 **Kamu mengikuti laga ini, dan bisa main mulai ronde berikutnya.** Setelah ronde ini selesai, kutawari kursi lewat DM: tekan “{ button-join }” di sana. Siapa cepat, dia dapat. Setelah laga selesai, kukabari hasilnya.
following-to-the-end = 👀 **Kamu mengikuti laga ini.** Setelah selesai, kukabari hasilnya lewat DM. Di permainan seperti ini tidak ada kursi yang kosong di tengah jalan.
following-no-longer = Kamu tidak mengikuti laga ini lagi.
offer = 🪑 **Ada kursi kosong** di meja { $player }! Kusimpan untukmu; tawaran berakhir { $when }.
    { $score ->
        [0] Kamu main mulai ronde berikutnya, di kursi terakhir dan tanpa poin.
       *[other] Kamu main mulai ronde berikutnya, di kursi terakhir dan dengan { $score } poin penalti, skor tertinggi di meja.
    }
offer-in-channel = { $player }, ada kursi kosong di sini, tawaran berakhir { $when }: tekan “{ button-join }” di papan. { $link }
offer-is-over = Kursi ini sudah diambil.
offer-declined = Oke, buat orang lain saja. Hasilnya tetap kukabari.
seat-kept = { $count ->
   *[other] 🪑 Kursi disimpan untuk { $player }; tawaran berakhir { $when }.
}
arriving-at-lobby = { $player } sudah membuka meja di sini: UNO { $mode }. Silakan duduk!
arriving-at-full-lobby = Di sini sudah ada meja, tapi penuh.
arriving-next-round = Ronde sedang jalan. Kamu bisa main mulai ronde berikutnya: tekan “{ button-join-next }”, dan kutawari kursi begitu ronde ini selesai.
arriving-between = Ada laga di sini, sedang di sela dua ronde: kamu bisa duduk sekarang.
arriving-to-watch = Ada laga di sini, tapi tanpa kursi untukmu. Kamu bisa mengikutinya: kukabari hasilnya.
arriving-elsewhere = -# Mau meja sendiri? Pakai `/uno start` di channel atau obrolan lain.
table-deleted = 🗑️ Seseorang menghapus pesan meja ini. Yang baru datang { $when }.
deleted-often = -# 🗑️ Pesan ini dihapus terus, jadi kukirim ulang terus. `/uno stop` mengakhirinya: sebelum kartu dibagikan oleh tuan rumah, di tengah laga lewat voting, dan kapan saja oleh pengelola pesan di sini yang tidak ikut main.
note-sat-down = { $score ->
    [0] Kamu ikut! Kartumu datang di ronde berikutnya.
   *[other] Kamu ikut, dengan { $score } poin penalti! Kartumu datang di ronde berikutnya.
}
seat-begins-with = 🪑 Yang duduk sekarang mulai dengan { $score } poin penalti, skor tertinggi di meja.

## Tempat yang boleh diambil orang lain

button-offer-seat = Tawarkan tempatku
button-keep-seat = Batal tawarkan
seat-offered = 🎁 Cari pemilik baru: tempat { $player }. Tekan “{ button-join }”, langsung jadi milikmu.
seat-offered-you = 🎁 Tempatmu ditawarkan: kamu main terus sampai ada yang mengambilnya di sela dua ronde.
seat-offered-how = 🎁 **Tempatmu ditawarkan.** Kamu main terus sampai ada yang mengambilnya di sela dua ronde; lalu kamu keluar. { $penalty ->
    [0] Penggantimu dapat kursi terakhir dan nol poin. Kursi dan poinmu tetap milikmu: selama ada tempat, kamu boleh balik di sela dua ronde.
   *[other] Penggantimu dapat kursi terakhir dan mulai dengan skor tertinggi di meja. Kursimu tetap milikmu: selama ada tempat, kamu boleh balik di sela dua ronde, dengan poinmu sendiri atau skor tertinggi itu, mana yang lebih besar.
}
seat-stays = Kamu tetap main. Tempatmu milikmu lagi.
