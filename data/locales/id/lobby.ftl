### Lobi

lobby-title = UNO { $mode } – ajakan { $player }
lobby-seats = **Di meja: { $count } pemain**
lobby-closes = -# Santai, tapi jangan kelamaan: meja ditutup { $when }.
lobby-closed = Meja dibereskan: tidak ada yang memulai permainan. { $member ->
    [yes] Buka lagi dengan `/uno start`.
   *[no] Siapa pun yang memasangku bisa membuka lagi dengan `/uno start`.
}
closed-by-operator = 🛑 Meja ini ditutup pengelola bot:
lobby-started = Kartu dibagikan: main!
lobby-invited = Belum balik: { $players }. Kursi kalian disimpan: tekan “{ button-join }”!
lobby-full = -# Mejanya penuh.
lobby-more-title = Sebelum kartu dibagikan
lobby-computers = -# Pemain komputer:
lobby-call = { $people }: { $player } mengajak kalian main UNO { $mode }! Tekan “{ button-join }” di meja. { $link }
lobby-call-subscribers = 🔔 { $player } membuka meja: UNO { $mode }! { $people } { $link }
recess-call = ▶️ Jeda selesai, ayo lanjut: { $people } { $link }
subscription-begun = 🔔 **Kalau ada meja dibuka di sini, kamu ku-mention di bawahnya**: paling banyak sekali sehari, tidak pernah lewat DM. Kalau 90 hari tidak main di sini, ini berhenti sendiri.
subscription-ended = 🔕 Kamu tidak kupanggil lagi untuk meja di sini.
subscription-not-here = Itu cuma bisa di channel server yang mengundangku.
subscription-hidden = Kamu tersembunyi (`/uno me`), dan mention akan menunjukkan namamu ke semua orang. Jadi tidak kulakukan.
subscription-full = Aku sudah memanggil { $count } orang ke meja di sini, dan lebih dari itu tidak bisa sekaligus. Coba lagi nanti.
