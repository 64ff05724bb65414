### Mabar: beberapa laga satu rombongan, dengan nama dan klasemen

button-evening = Mabar
button-evening-begin = Mulai mabar
button-evening-leave = Keluar dari mabar
button-evening-end = Akhiri mabar
button-next-match = Laga berikutnya
evening-first-name = Mabar 1
evening-form-title = Mabar UNO
evening-form-name = Namanya
evening-form-hours = Selesai setelah berapa jam (1 sampai 6)
evening-form-matches = … atau setelah berapa laga
evening-form-open-end = Kosong: sampai tuan rumah mengakhiri
evening-form-wrong = Jamnya 1 sampai 6, dan laganya berupa angka. Kalau dua-duanya kosong, tuan rumah yang mengakhiri mabar.
evening-what = Mabar menghitung siapa menang berapa laga. Laga berikutnya tinggal sekali tekan, dengan semua yang masih di situ; yang telat tinggal ikut, dan kalau terlalu ramai, kalian bergantian istirahat.
evening-no-table = Tidak ada mabar di sini. Duduk di meja dulu, lalu mulai dengan perintah ini.
evening-begun = Mabar dimulai. Setiap laga yang dihitung masuk klasemen.
evening-joined = Kamu ikut mulai laga berikutnya.
evening-left = Kamu keluar dari mabar ini. Tekan “{ button-join }” sekali, kamu ikut lagi.
evening-ended = Mabar berakhir. Laga yang sedang jalan tetap dimainkan.
evening-sits-out = { $count ->
   *[other] Laga berikutnya: { $players } istirahat
}
evening-deals = Laga berikutnya mulai { $when }: { $players }
evening-paused = Mabar sedang istirahat. Yang mau lanjut tekan “{ button-next-match }”.
evening-blocked = Ada meja lain di sini. Laga berikutnya mulai begitu meja itu selesai.
evening-asked = { $players }: masih di situ? Kalau ya, tekan “{ button-next-match }”.
evening-too-few = Harus ada satu orang lagi yang menekan “{ button-next-match }”.
evening-without-rule = Bisa kalau tanpa “{ $rule }”: { $player } bisa mengubahnya lewat “{ button-new-rules }”.
evening-other-rules = { $player } bisa mengubahnya lewat “{ button-new-rules }”.
evening-ends = Selesai { $when }; laga yang sedang jalan dimainkan sampai tuntas.
evening-ends-with-match = Laga ini yang terakhir.
evening-matches-of = { $count } dari { $most } laga dimainkan
evening-matches = { $count ->
    [0] Belum ada laga
   *[other] { $count } laga dimainkan
}
evening-standing = { $place } **{ $player }** – menang { $wins } dari { $matches }
evening-with-computers = Laga dengan pemain komputer juga dihitung.
evening-over = { $name } selesai
reason-no-evening = Mabar ini sudah selesai, atau lanjut di bawah.
reason-evening-is-on = Di sini sudah ada mabar.
