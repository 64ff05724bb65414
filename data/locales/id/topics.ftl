### Yang dijelaskan `/uno rules`: jalannya permainan (aturan rumah ada di options.ftl)

rulebook = ### 📖 Aturan
    Pilih di bawah apa yang mau kamu tahu: jalannya permainan, sebuah aturan rumah, atau hal lain yang bisa diatur.
rules-as-line = -# Aturan yang sama dalam satu baris, untuk dibagikan:
topics-basics = Jalannya permainan …
topics-variants = Aturan rumah …
topics-more = Aturan rumah lainnya …
topics-others = Hukuman dan poin …
topics-sets = Paket aturan siap pakai …
about-rule-stands-at = - { $mode }: { $value }
about-rule-fixed = - { $mode }: { $value } (tetap)
about-rule-contains = Juga menyalakan “{ $rule }”.
about-rule-excludes = Tidak bisa bareng “{ $rule }” (aturan { $clause }).
about-rule-clashes = { $reason } (aturan { $clause })
about-rule-clause = -# Aturan { $clause } · ditulis `{ $name }` · bisa diisi: { $values }

topic-turn = Main dan ambil
    .details = Di giliranmu kamu memainkan kartu yang cocok, atau ambil satu. Cocok kalau warnanya sama, angkanya sama, simbolnya sama, atau kartunya Wild. Kalau kartu yang diambil cocok, boleh langsung dimainkan; kalau tidak, giliran pemain berikutnya. Yang *harus* ambil menerima kartunya, membalas, atau menantang, tidak ada pilihan lain. Skip melewati pemain berikutnya, Reverse membalik arah; kalau berdua, Reverse sama dengan Skip (di Duo lain lagi).
        -# Aturan C4, C5, C8, dan C9; di Duo D6
topic-uno = Teriak UNO
    .details = Yang kartunya tinggal satu harus teriak “UNO”: bersama kartu kedua terakhir, sebelumnya di giliranmu, atau sesudahnya selama belum ketahuan. Kalau ambil lagi, tidak ada lagi yang perlu diteriakkan. Menutup dengan sepasang, kamu tidak perlu “UNO”: kamu tidak pernah pegang satu kartu saja.
        -# Aturan C13
# Same: begitu teriakannya
topic-contra = Contra Uno
    .details = Kalau ada yang lupa teriak, siapa pun di meja boleh menangkapnya: dengan “{ button-contra }”, tombol atau reaksi. Yang ketahuan kena { -forgotten-call }. Berlaku sampai pemain lain main; di Flip sampai kartu terakhir. Asal tekan tidak kena apa-apa – kecuali meja memakai “{ option-false_contra }”.
        -# Aturan C14; “{ option-false_contra }” X8
topic-challenges = Menantang
    .details = Wild +4 cuma untuk yang tidak punya kartu dengan warna yang berlaku. Yang kena boleh menantang, bukannya ambil, lalu melihat kartu lawan. Gertakan: lawan yang ambil. Bukan gertakan: kamu sendiri yang ambil, plus { -unfounded-challenge } lagi. Hasil serobot, kartu terakhir, dan kartu yang sudah dibalas Reverse atau Skip tidak bisa ditantang. Warna yang dipilih tetap berlaku.
        -# Aturan C11 dan C12; di Flip F5 dan F6
topic-points = Poin
    .details = Angka dihitung sesuai nilainya, +2, Reverse, dan Skip 20, Wild 50. Pemenang ronde dapat poin dari kartu yang masih dipegang lawan; 500 poin mengakhiri laga. Di Flip dan Duo itu poin penalti: semua menghitung kartunya sendiri, dan skor terkecil menang.
        Flip: +1 bernilai 10, +5, Reverse, Skip, dan Flip 20, Skip Semua 30, Wild 40, Wild +2 50, Wild Ambil Warna 60; 500 poin mengakhiri laga. Yang dihitung sisi terang, kecuali “{ option-flip_values }” diatur lain.
        Duo: +2, Reverse, dan Skip 10, Wild 15, Wild +4 20; 200 poin mengakhiri laga.
        -# Aturan C17 dan C18; di Flip F9, di Duo D8
topic-leaving = Keluar dan masuk
    .details = Kartu orang yang keluar di tengah ronde masuk tumpukan, tapi tetap dihitung: untuk pemenang ronde, dan kalau mainnya pakai poin penalti, dibebankan ke yang keluar. Kalau tersisa satu pemain, dia memenangi ronde tanpa poin, dan juga laga kalau tidak ada orang lain di meja. Kamu bisa duduk sebelum kartu dibagikan dan di sela dua ronde, tanpa poin, atau kalau itu poin penalti, dengan skor tertinggi di meja. Yang pernah ikut mendapat kursi dan skor lamanya lagi; dengan poin penalti minimal skor tertinggi itu, kecuali tidak ada yang terlewat.
        -# Aturan L1 dan L2
topic-flip = Kartu Flip
    .details = Flip membalik semuanya: kedua tumpukan dan semua kartu di tangan. Kartu yang jadi paling atas menentukan warna, tapi tanpa efek; kalau itu Wild, yang memainkan Flip memilih warna. Semua boleh melihat sisi balik kartu lawan, tanpa urutan.
        -# Aturan F7 dan F8
topic-draft = Memilih kartu di Duo
    .details = Bergantian kalian melihat kartu teratas: simpan (lalu yang berikutnya dibuang), atau buang dan wajib menyimpan yang berikutnya, sampai keduanya pegang tujuh.
        -# Aturan D2
topic-series = Reverse di Duo
    .details = Setelah Reverse, semua kartumu yang sewarna boleh dimainkan sekaligus, urutannya terserah, atau tidak sama sekali. Cuma yang terakhir yang berefek. Kalau itu Reverse lagi, lawan boleh melakukan hal yang sama.
        -# Aturan D6
topic-merciless = No Mercy: ambil dan balas
    .details = Tidak bisa main? Ambil terus sampai ada yang cocok, dan wajib dimainkan. Kartu plus boleh dibalas kartu plus apa pun yang senilai atau lebih besar dari yang terakhir, warna apa pun: +4 di atas +2, +10 di atas semuanya. Jumlahnya bertambah sampai ada yang menerima. Tanpa gertakan, tanpa tantangan. Wild Reverse +4 membalik arah dan kena siapa pun yang giliran berikutnya – kalau berdua, itu kamu. Buang Semua membawa serta semua kartumu yang sewarna. Setelah Skip Semua kamu main lagi. 0 menggeser kartu semua orang, dengan 7 kamu tukar kartu dengan seseorang.
        -# Aturan M4 sampai M8 dan M10
topic-roulette = No Mercy: rolet warna
    .details = Yang memainkannya tidak memilih warna: pemain berikutnya yang memilih, lalu membuka kartu sampai warna itu keluar. Semua melihat kartunya; Wild tidak dihitung. Warna itu lalu berlaku, dan pemain itu dilewati. Tidak bisa dibalas.
        -# Aturan M9
topic-knockout = No Mercy: tumbang dan poin
    .details = Yang memegang 25 kartu langsung tumbang dari ronde dan tidak mengambil lagi; kartunya disisihkan dan kembali di kocokan berikutnya. Pemenang dapat poin kartu lawan – angka sesuai nilainya, kartu aksi berwarna 20, Wild 50 – plus 250 untuk tiap yang tumbang. 1.000 poin mengakhirinya.
        -# Aturan M11 dan M13, batas kartu X5
