### Yang dikatakan di tempat yang tidak masuk akal

settings-of-servers = Cuma server yang mengundangku punya pengaturan. Di sini kamu memilih aturan tiap permainan di “{ button-options }” sebelum kartu dibagikan, dan urusanmu sendiri dengan `/uno me`.
settings-invite = Kamu mengelola server ini? [Undang aku]({ $link }), nanti ada pengaturannya sendiri.
penalty-not-here = Hukuman cuma kubagikan di server yang mengundangku: obrolan di sini tidak bisa kulihat. Selesaikan di antara kalian: yang berutang kartu, ambil satu di giliran berikutnya, bukannya main.
penalty-alone = Tidak ada yang bisa dihukum di sini: pemain komputer tidak ngobrol dan tidak ketiduran. Untuk hukuman, buka meja di server, dengan orang sungguhan.
