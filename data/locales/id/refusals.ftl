### Yang ditolak aturan, dan apa yang bisa dilakukan sekarang: satu kalimat ramah per pasal

refused-otherwise = Sekarang belum bisa (aturan { $clause }).
refused-not-now = Sekarang belum bisa.
refused-not-your-turn = Sabar: sekarang giliran { $player }.
refused-pending = Kamu harus ambil { $draw } dulu.
refused-drawn = Kamu sudah mengambil: sekarang cuma kartu itu yang bisa dimainkan.
refused-draft = Kartu masih dipilih: simpan yang ada di depanmu, atau buang.
refused-round-over = Ronde sudah selesai. Lanjut ke berikutnya!
refused-gesture = Gerakan dulu: { $gesture } Tekan { $symbol }!
allowed-now = Yang bisa: { $actions }.
refused-complement = Kartu ini tidak cocok: warna komplementer sedang berlaku. Butuh warna komplementernya, angka atau simbol sama dengan warna lain, atau Wild.
clause-C1 = { seats-C1 }
clause-C4 = Kartu ini tidak cocok: butuh warna sama, angka atau simbol sama, atau Wild.
clause-C6 = Kamu pegang kartu yang cocok, jadi di sini wajib main.
clause-C10 = Kartu ini butuh warna. Tekan lagi dan pilih satu.
clause-C11 = { clause-C10 }
clause-C11b = Permainan ini tanpa gertakan: Wild plus yang termasuk gertakan tidak boleh dimainkan, dan tidak ada yang bisa ditantang.
clause-C12 = { challenge-nothing }
challenge-nothing = Sekarang tidak ada yang bisa ditantang. Harus ada Wild plus: yang seharusnya ambil boleh menantang.
challenge-of-others = Yang bisa menantang sekarang cuma { $player }: giliran dia yang kena.
challenge-of-jump-in = Kartu itu hasil serobot, dan hasil serobot tidak bisa ditantang.
challenge-of-last-card = Itu kartu terakhir, dan kartu terakhir tidak bisa ditantang.
challenge-answered = Kartu itu sudah dibalas Reverse atau Skip: telat untuk menantang.
clause-C13 = Belum ada yang perlu diteriakkan: “UNO” itu saat memainkan kartu kedua terakhirmu.
clause-C14 = Sekarang tidak ada yang lupa teriak – mungkin ada yang lebih cepat. Tetap pasang mata!
clause-M1 = { seats-M1 }
clause-M6 = Di No Mercy tidak ada yang ditantang: terima kartunya, atau balas dengan kartu plus yang senilai atau lebih.
clause-M7 = { clause-C10 }
clause-M9 = Warna rolet dipilih pemain berikutnya: mainkan kartunya saja.
clause-M10 = Di No Mercy angka 7 selalu menukar kartu: pilih dengan siapa.
clause-D1 = { seats-D1 }
clause-D6 = Itu bukan rangkaian: semua kartumu yang sewarna, atau satu saja.
clause-F1 = { seats-F1 }
clause-F5 = { clause-C10 }
clause-F6 = { clause-C10 }
clause-F7 = Flip ini membuka Wild, jadi butuh warna. Tekan lagi dan pilih satu.
clause-L2 = Kamu bisa duduk di lobi atau di sela dua ronde, selama kartunya cukup untuk semua.
clause-P4 = Di sini itu tidak dihukum: aturan rumahnya mati.
clause-V2 = Belum bisa dobel: harus kartu yang persis sama dengan kartu terakhirmu, sebelum orang lain bertindak.
clause-V3 = Dua kartu ini tidak bisa dimainkan bareng.
clause-V4 = Tidak bisa tukar dengan pemain ini. Pilih orang yang masih main.
clause-V5 = Telat, atau kartunya beda: cuma bisa menyerobot dengan kartu yang persis sama dengan yang paling atas.
clause-V9 = Kalau berpasangan, tidak bisa duduk sendirian: tiap kursi sepaket dengan kursi di depannya.
clause-V15 = Di sini kartu terakhir tidak boleh 0.
clause-X2 = Beberapa kartu bisa bareng cuma kalau semuanya angka, dan angkanya sama.
clause-X3 = Di sini kartu ini tidak boleh jadi yang terakhir.
clause-X4 = Kartu yang kamu ambil cocok, jadi wajib dimainkan.
clause-X12 = Di sini angka 7 menukar: pilih orang untuk tukar kartu.
clause-X6 = Di meja ini Wild plus tidak bisa ditantang.
clause-X9 = Laga ini tanpa batas waktu.
clause-X10 = Laga eliminasi tidak bisa dimasuki setelah pembagian pertama.
setup-pair-refused = “{ $first }” dan “{ $second }” tidak bisa bareng. Hapus salah satu.
setup-need-refused = “{ $first }” butuh “{ $second }”. Tambahkan juga { $values }.
bad-value-seven_o-K2 = { $mode } tidak punya 0 untuk menggeser kartu. Tulis { $name }=seven, supaya cuma 7 yang menukar, atau namanya saja.
bad-value-last_exchange-K2 = { $mode } tidak punya 0 untuk menggeser kartu. Hapus “{ $name }”.
setup-mode-refused = “{ $rule }” tidak bisa dipilih di { $mode }; di sana selalu “{ $value }”. Hapus saja.
bad-value-range = Itu tidak bisa untuk “{ $name }”. Yang bisa: { $values }.
bad-value-target-K2 = Target itu bilangan bulat mulai 1, misalnya { $name }=200, atau { $name }=round untuk satu ronde.
bad-value-complement-K2 = { $mode } tidak punya kartu itu untuk menukar warna. Pilih yang ada, misalnya { $name }=5 untuk semua angka 5 atau { $name }=B5 untuk yang biru.
bad-value-complement-V16 = Wild tidak bisa menukar warna. Pilih yang berwarna, misalnya { $name }=5 untuk semua angka 5 atau { $name }=B5 untuk yang biru.
bad-value-action_uno-K2 = Gerakan dipasang ke angka yang ada di { $mode }: 1 sampai 9, atau 0 kalau ada. Tulis misalnya { $name }=3:all, atau { $name }=3:all,5:self.
seats-C1 = Klasik untuk 2 sampai 20 pemain.
seats-F1 = Flip untuk 2 sampai 10 pemain.
seats-M1 = No Mercy untuk 2 sampai 6 pemain.
seats-D1 = Duo untuk tepat 2 pemain.
seats-X16 = Kartunya tidak cukup untuk membagi sebanyak itu: bagi lebih sedikit, atau kurangi pemainnya.
seats-V9 = Berpasangan butuh 4, 6, 8, atau 10 pemain. Tambah seseorang, pemain komputer juga boleh.
rule-unknown = Aku tidak kenal aturan rumah “{ $name }”. “{ button-more }” › “{ button-rules }” di meja menjelaskan semuanya, begitu juga `/uno rules`; ketik saja awalnya, nanti kuberi saran.
rule-mistyped = Aku tidak kenal aturan rumah “{ $name }”. Maksudmu “{ $meant }” (`{ $meant_name }`)?
game-unknown = Aku tidak kenal permainan “{ $name }”. Yang ada: { $games }.
rule-unreadable = Aku tidak paham “{ $text }”. “{ $name }” bisa diisi: { $values }.
