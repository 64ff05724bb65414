### Arti simbol di kartu, di balik *Lainnya*

legend-title = 🔣 Arti simbol
legend-card = { $card }: { $does }
legend-names-colour = kamu pilih warnanya
legend-turns = arah berbalik; kalau berdua, sama dengan Skip
legend-turns-and-draws = arah berbalik
legend-skips = pemain berikutnya dilewati
legend-skips-all = semua yang lain dilewati dan kamu main lagi
legend-draws = pemain berikutnya ambil { $count }
legend-draws-colour = pemain berikutnya ambil sampai warna itu keluar
legend-flips = semua kartu dibalik, tumpukan dan yang di tangan
legend-opens-series = semua kartumu yang sewarna boleh dimainkan sekaligus; cuma yang terakhir yang berefek
legend-sweeps = semua kartumu yang sewarna ikut keluar
legend-roulette = pemain berikutnya memilih warna dan ambil sampai warna itu keluar
legend-exchange-rotate = kartu semua orang digeser ke sebelah
legend-exchange-swap = kamu tukar kartu dengan seseorang
legend-gesture-self = kamu melakukan gerakan
legend-gesture-all = semua melakukan gerakan; yang terakhir ambil kartu
legend-switches-complement = mulai sekarang warna komplementer yang cocok, atau kembali ke warna biasa
legend-draw-title = **Kenapa tombol “{ button-draw }” tidak ada?**
legend-draw-turn = Bukan giliranmu, atau kamu baru saja mengambil.
legend-draw-must-play = Kamu pegang kartu yang bisa dimainkan, mungkin Wild: di sini wajib dimainkan.
legend-draw-forced = Kartu yang kamu ambil cocok: di sini wajib dimainkan.
legend-draw-pending = Kamu kena kartu plus: itu yang kamu terima.
