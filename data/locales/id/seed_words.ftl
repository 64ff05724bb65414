### Kata yang ditambahkan pemain ke benih, sebelum kartu dibagikan dan dalam buktinya

button-seed-word = Kata
seed-word-title = Satu kata untuk kocokan
seed-word-label = Kata atau angka; kosong: tanpa kata
seed-word-hint = Semua melihatnya; sebaiknya kursi dan aturan sudah pasti
seed-announced =
    -# Kocokan disegel:
    ```
    { $hash }
    ```
seed-words = Kata dalam kocokan: { $words }
seed-word-of = { $player } “{ $word }”
seed-words-forgotten = { $count } kata terhapus
seed-words-lapsed = 🎲 Mejanya berubah, jadi ada kata yang hangus. Satu lagi, { $players }? *{ button-more } → { button-seed-word }*
proof-announced = Diumumkan di lobi, sebelum kata pertama: `{ $hash }`
proof-secret = Rahasia di baliknya, untuk ronde ini: `{ $secret }`
verify-origin = Benih dibuat dari rahasia `{ $secret }` dan kata-kata ini: { $words }. Setelah di-hash { $count } kali, rahasianya sampai ke yang diumumkan lobi, `{ $announced }`.
verify-origin-wrong = Benih tidak dibuat dari rahasia `{ $secret }` dan kata-kata ini: { $words }; atau rahasia, salt, atau pembagi kartunya tidak mengikuti yang diumumkan lobi, `{ $announced }`.
verify-words-proven = Selebihnya sudah pasti sebelum kata pertama. Kamu mencatat hash ini, katamu persis seperti yang kamu berikan, dan tidak ada yang memberi kata setelahmu? Berarti tidak ada yang memilih pembagian ini.
verify-condition = Itu berlaku kalau ini ronde { $number } dari laga itu dan dibagikan ke kursi-kursi ini: bandingkan dengan papan.
verify-words-deleted = Dibagikan seperti yang diumumkan; tapi kata yang terhapus tidak bisa diperiksa, jadi kata-katanya tidak lagi membuktikan apa-apa terhadap yang menjalankan bot.
verify-no-words = Tidak ada kata di benihnya: kamu cuma bisa percaya tidak ada yang memilihnya.
verify-wrong-origin = **Benihnya tidak cocok dengan pengumuman dan kata-katanya.** Salah satunya diubah.
