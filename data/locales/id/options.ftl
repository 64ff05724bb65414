# Aturan rumah: option-NAME adalah sebutannya di antara pemain.
#   .description  apa gunanya, dalam satu baris yang muat di menu pilihan Discord (100 karakter)
#   .details      hal lain yang perlu diketahui (contra-uno rules NAME)
#   .takes        apa yang boleh ditulis setelah NAME=, kalau lebih dari beberapa kata
#   .VALUE        arti sebuah nilai, setelah nama dan titik dua; .MODE kalau ditetapkan permainan (K1)

option-voluntary_draw = Boleh ambil sukarela
    .description = Kamu boleh ambil kartu walau bisa main. Mati: yang bisa main wajib main.
    .details = Kartu yang baru diambil tetap boleh disimpan.
option-draw_four_guilt = Kapan Wild plus itu gertakan
    .description = Kamu menggertak kalau juga punya kartu warna yang berlaku, angka warna itu, atau kartu yang cocok.
    .mercy = bukan gertakan
    .details = Wild plus itu Wild +4, dan di Flip Wild +2 dan Wild Ambil Warna. Kalau gertakanmu ditantang dan terbukti, kamu sendiri yang mengambil kartunya. Yang dilihat adalah kartumu dan warna yang berlaku saat kamu memainkannya; di atas Wild plus lain, warna yang dipilih untuk kartu itu. Kartu lain yang sejenis tidak pernah dihitung, dan Wild biasa hanya di pilihan “kartu yang cocok”.
    .colour = kalau punya kartu warna itu
    .numbers = kalau punya angka warna itu
    .any = kalau punya kartu yang cocok
option-bluff = Menggertak
    .description = Wild plus gertakan boleh dimainkan dan berlaku kalau tidak ada yang menantang.
    .details = Yang boleh menantang cuma pemain yang seharusnya mengambil, sebagai ganti menerima kartunya. Mati: Wild plus yang termasuk gertakan tidak boleh dimainkan, dan tidak ada yang bisa ditantang.
    .mercy = tanpa tantangan
option-catch_window = Sampai kapan bisa ketahuan
    .description = Lupa teriak? Kamu bisa ketahuan sampai pemain lain main, atau sampai kartu terakhirmu.
    .details = Selama masih bisa ketahuan, kamu masih boleh teriak sendiri. Diampuni kalau jumlah kartumu sudah berubah lagi.
    .next_action = sampai pemain lain main
    .last_card = sampai kartu terakhirmu
option-last_card_draws = Kartu terakhir berefek
    .description = Kalau kartu terakhir kartu plus, pemain berikutnya tetap ambil sebelum poin dihitung.
    .details = Pemain berikutnya mengambil semua yang tertunda, tanpa bisa membalas atau menantang.
option-scoring = Cara hitung poin
    .description = Pemenang dapat poin semua lawan, atau tiap orang menghitung kartunya dan yang terkecil menang.
    .details = Poin pemenang: yang pertama mencapai target memenangi laga. Poin penalti: begitu ada yang mencapai target, laga berakhir, dan skor terkecil yang menang.
    .winner = poin untuk pemenang
    .penalty = poin penalti untuk semua
# Same: dalam bahasa Indonesia juga begitu
option-target = Target
    .description = Jumlah poin yang mengakhiri laga, bilangan bulat mulai 1; atau satu ronde saja.
    .details = Laga berakhir di ronde ketika ada yang mencapai target. Kalau cuma satu ronde, pemenang ronde memenangi laga; dengan poin penalti, yang poinnya paling sedikit.
    .takes = bilangan bulat mulai 1, atau round
    .round = satu ronde saja
option-wrong_card = Salah kartu
    .description = Kartu apa pun boleh dicoba, juga di luar giliran; kalau salah, balik dan kena { -wrong-card-cards }.
    .details = Beberapa kartu sekaligus tetap kena { -wrong-card }. Mati: kartu yang tidak boleh dimainkan ditolak, tanpa hukuman.
option-advice = Contekan
    .description = Memberi tahu pemain lain harus main apa: kena { -advice-cards }.
    .details = Laporkan dari menu pesannya (Aplikasi), atau dengan { reaction-advice } di bawahnya: lebih dari separuh yang lain harus setuju dalam setengah menit. Kalau diucapkan langsung, tuan rumah memutuskan dengan `/uno penalty`.
option-questions = Pertanyaan konyol
    .description = Tanya apa pun kena { -question-cards }. Yang gratis cuma: kenapa aku dapat kartu?
    .details = Laporkan dari menu pesannya (Aplikasi), atau dengan { reaction-question } di bawahnya: lebih dari separuh yang lain harus setuju dalam setengah menit. Kalau diucapkan langsung, tuan rumah memutuskan dengan `/uno penalty`. Yang sudah habis kartunya jadi main lagi di ronde itu.
option-sleeping = Ketiduran
    .description = Yang melewatkan gilirannya sendiri kena { -sleep-cards }.
    .details = Setelah separuh waktu giliran, siapa pun boleh membangunkan, sekali per giliran; tuan rumah bisa dengan `/uno penalty`. Yang sudah habis kartunya jadi main lagi di ronde itu.
option-show_backs = Sisi balik terbuka
    .description = Flip: semua boleh melihat sisi balik kartu lawan dan kartu berikutnya di tumpukan.
    .duo = mati
    .mercy = mati
    .details = Ditampilkan tanpa urutan, persis seperti yang terlihat di meja sungguhan.
option-flip_values = Sisi mana yang dihitung
    .description = Flip: di akhir, kartu dihitung menurut sisi terang, atau sisi yang sedang dimainkan.
    .light = sisi terang
    .active = sisi yang dimainkan
    .duo = satu-satunya sisi
    .mercy = satu-satunya sisi
option-stacking = Tumpuk plus
    .description = Balas kartu plus dengan yang sejenis: jumlahnya bertambah, pemain berikutnya yang kena.
    .mercy = kartu plus apa pun yang senilai atau lebih
    .details = +2 warna apa pun di atas +2, Wild +4 di atas Wild +4; di Flip +1 di atas +1, +5 di atas +5, Wild +2 di atas Wild +2, tapi tidak pernah Wild Ambil Warna. Tantangan berlaku untuk Wild plus terakhir, dan untuk semua kartunya.
    .duo = cuma +2 di atas +2
    .on = yang berwarna dan Wild
    .coloured = cuma yang berwarna, +2 di atas +2
    .wild = cuma Wild, +4 di atas +4
option-doubles = Dobel
    .description = Tambah kartu kembaran kartumu saat itu juga. Bukan plus, Wild, Flip, atau saat ada hukuman ambil.
    .details = Kembar artinya warnanya sama dan angka atau simbolnya sama. Sekali tiap main, sebelum orang lain bertindak, dan bukan setelah tindakanmu yang lain; kartu hasil ambil yang kamu mainkan boleh didobel juga. Dua-duanya berefek: dua Skip melewati dua pemain, tapi tidak pernah melewati dirimu sendiri.
option-fast_doubles = Dobel kilat
    .description = Dua kartu kembar boleh dimainkan sekali jalan. Ikut aturan dobel dan pengecualiannya.
    .details = Tidak untuk kartu yang baru diambil. Dua kartu 7 di Tujuh-Nol menukar kartu sekali, setelah keduanya. Menutup dengan sepasang, kamu tidak perlu “UNO”: kamu tidak pernah pegang satu kartu saja.
option-seven_o = Tujuh-Nol
    .description = 0 menggeser semua kartu searah permainan. Dengan 7 kamu boleh tukar kartu dengan seseorang.
    .details = Yang ikut cuma pemain yang masih pegang kartu, dan kartu terakhir tidak menukar apa-apa. Flip tidak punya 0: di sana cuma 7 yang berlaku.
    .on = dengan 0 dan 7
    .zero = cuma 0
    .seven = cuma 7
option-jump_in = Serobot
    .description = Yang pegang kartu kembar boleh langsung main di luar giliran; permainan lanjut dari situ.
    .details = Kembar artinya warnanya sama dan angka atau simbolnya sama; bukan Wild, bukan Flip, dan bukan di atas kartu awal. Kartu di bawahnya kehilangan efek, yang baru yang berefek. Terlambat begitu pemain lain sudah main.
option-jump_in_wild = Serobot dengan Wild
    .description = Menyerobot juga bisa dengan Wild yang kembar. Ikut aturan serobot.
    .details = Wild plus hasil serobot tidak bisa ditantang.
option-jump_in_action = Serobot, efek dijumlah
    .description = Kartu yang diserobot tetap berefek: plus, Skip, dan Reverse dijumlah. Ikut aturan serobot.
option-partner = Berpasangan
    .description = Untuk 4, 6, 8, atau 10 pemain: pasangan duduk berhadapan dan poinnya digabung.
    .details = Ronde selesai kalau satu pemain selesai, dan timnya dapat poin dari kartu lawan; dengan poin penalti tiap tim menghitung kartunya sendiri. Kalau ada yang keluar, pemain komputer mengisi kursinya.
option-endless_draw = Ambil sampai dapat
    .description = Tidak bisa main? Ambil terus sampai ada yang cocok, lalu boleh dimainkan atau disimpan.
    .details = Yang sebenarnya bisa main tapi memilih ambil, cukup ambil satu.
option-action_uno = Uno Aksi
    .description = Angka pilihan menuntut gerakan: yang paling lambat, atau yang lupa, kena { -late-gesture-cards }.
    .details = 3:all – setelah angka 3 semua melakukan gerakan, dan yang terakhir kena { -late-gesture-cards }; kalau waktunya habis, semua yang belum. 5:self – yang memainkan angka 5 melakukannya, bersama kartunya atau segera sesudahnya, dan kena { -forgotten-gesture-cards } kalau ketahuan lupa. Tanpa nilai artinya 3:all.
    .takes = angka dan siapa yang bergerak, misalnya 3:all atau 3:all,5:self, atau off
option-play_on = Main terus
    .description = Setelah satu pemain selesai, yang lain lanjut berebut peringkat sampai tersisa satu.
    .details = Peringkat pertama dapat poin kartu lawan saat itu juga; dengan poin penalti semua menghitung kartu yang dipegang di akhir ronde.
# Same: begitu teriakannya
option-uno_uno = Uno Uno
    .description = Kartu terakhir butuh teriakan “Uno Uno”: kalau lupa, kena { -forgotten-call } dan main lagi.
    .details = Teriak bersama kartunya, atau sebelumnya di giliranmu. { -forgotten-call-cards } itu diambil sebelum kartunya dimainkan, dan kartunya tetap berefek.
# Same: begitu teriakannya
option-bruno_kuno = Bruno, Kuno, Uno
    .description = Tinggal tiga: teriak “Bruno”, dua: “Kuno”, satu: “Uno”; ketahuan diam, kena { -forgotten-call }.
    .details = Entah karena main, ambil, atau diberi kartu; pembagian awal tidak dihitung.
option-no_zero_finish = Tutup tanpa 0
    .description = 0 tidak boleh jadi kartu terakhir.
option-complement = Warna komplementer
    .description = Kartu pilihan menukar warna bolak-balik: lalu merah cocok dengan hijau, kuning dengan biru.
    .details = Selama tertukar, warna cocok dengan komplemennya, bukan dengan dirinya: merah dan hijau, kuning dan biru, di sisi gelap Flip pink dan toska, oranye dan ungu. Angka atau simbol yang sama tetap cocok, kecuali warnanya juga sama dengan kartu teratas. complement=B5 itu 5 biru saja, complement=5 semua angka 5, complement=S semua Skip. Tanpa nilai artinya semua angka 5.
    .takes = kartu berwarna seperti B5, angka atau simbol seperti 5 atau S untuk semua warna, atau off
option-retour_kutsche = Kembali ke pengirim
    .description = Kembalikan +2 atau Wild +4 dengan Reverse sewarna; untuk Wild, warna yang dipilih.
    .details = Pemain sebelummu boleh mengembalikannya lagi dengan cara sama, atau membalas +2 dengan +2 yang cocok (dengan aturan tumpuk, kartu apa pun yang sejenis), kalau tidak ya mengambil. Reverse-nya tidak punya efek lain. Di Flip berlaku untuk +1, +5, dan Wild +2, tidak untuk Wild Ambil Warna.
option-lass_mich = Jangan aku
    .description = Oper +2 ke pemain berikutnya dengan Skip sewarna. Tidak berlaku untuk Wild +4.
    .details = Pemain berikutnya boleh mengoper lagi dengan cara sama. Skip-nya tidak punya efek lain. Di Flip berlaku untuk +1 dan +5, di sisi gelap dengan Skip Semua.
option-cross_stacking = Tumpuk silang
    .description = Dengan tumpuk: Wild +4 juga membalas +2, dan +2 membalas Wild +4. Jumlahnya bertambah.
    .details = Di Flip berlaku untuk +1 dan Wild +2; +5 cuma ketemu +5, dan Wild Ambil Warna tidak bisa dibalas. Wild +4 di atas +2 bisa ditantang, dan itu soal semua kartunya; begitu ada +2 di atasnya, tidak lagi. Dengan “up”, kartu harus minimal sebesar yang terakhir: tidak ada +2 di atas Wild +4.
    .mercy = kartu plus apa pun yang senilai atau lebih
    .both = dua arah
    .up = cuma dengan kartu yang senilai atau lebih
option-several = Beberapa kartu seangka
    .description = Di giliranmu semua kartumu dengan angka sama boleh dimainkan sekaligus, atau sebagian.
    .details = Cuma yang pertama harus cocok, dan yang terakhir ada paling atas. Semuanya berefek: kartu bergeser sekali tiap 0, dan ditukar sekali dengan 7. Tidak untuk kartu yang baru diambil, dan tidak sebagai balasan.
option-no_wild_finish = Tutup tanpa Wild
    .description = Wild tidak boleh jadi kartu terakhir.
    .details = Yang tidak punya kartu lain mengambil kartu.
option-no_action_finish = Tutup harus angka
    .description = Kartu terakhir harus angka: bukan Wild, Skip, Reverse, atau kartu plus.
    .details = Yang tidak punya kartu lain mengambil kartu.
option-forced_play = Wajib main
    .description = Kartu yang baru diambil wajib dimainkan kalau cocok.
    .details = Wild plus yang termasuk gertakan boleh disimpan.
option-must_swap = Wajib tukar
    .description = Dengan 7 di Tujuh-Nol kamu wajib tukar kartu dengan seseorang.
    .details = Cuma 7 yang jadi kartu terakhirmu yang tidak menukar dengan siapa pun.
option-last_exchange = Tukar terakhir
    .description = 0 atau 7 sebagai kartu terakhir juga menukar: yang jadinya tanpa kartu, dia selesai.
    .details = Butuh Tujuh-Nol beserta 0-nya. Dengan 7 terakhir kamu memilih: tukar, dan orang itu yang kartunya habis, atau tidak menukar dan kamu sendiri yang selesai.
option-hand_limit = Batas kartu
    .description = Yang memegang kartu sebanyak itu langsung tumbang dari ronde.
    .details = Dihitung kartu demi kartu: sisa yang harus diambil hangus. Kartunya disisihkan sampai pengocokan berikutnya, dan poinnya untuk pemenang. Kalau tersisa satu pemain, dia memenangi ronde. Di ronde berikutnya semua main lagi. Tanpa nilai artinya 25.
    .takes = jumlah kartu mulai 15, atau off
option-challenge = Boleh menantang
    .description = Wild plus boleh ditantang sebagai gertakan. Mati: tidak bisa, semuanya berlaku.
    .mercy = tanpa tantangan
option-uno_penalty = Hukuman UNO
    .description = Berapa kartu kalau lupa teriak.
    .details = Berlaku untuk yang ketahuan tanpa “UNO” (Bruno, Kuno), atau memainkan kartu terakhir tanpa “Uno Uno”. Lupa gerakan tetap kena { -forgotten-gesture-cards }.
    .takes = jumlah kartu 1 sampai 10
option-false_contra = Salah Contra
    .description = Contra Uno ke orang yang tidak lupa apa-apa kena kartu.
    .details = Berlaku sepanjang ronde, dan tidak pernah memakan giliran. Kalau benar, gratis. Tanpa nilai artinya 2.
    .takes = jumlah kartu 1 sampai 10, atau off
option-blitz = Kilat
    .description = Laga selesai kalau waktunya habis.
    .details = Waktu berjalan sejak pembagian pertama, termasuk jeda. Yang kartunya paling sedikit saat itu memenangi ronde (kalau sama, yang nilainya terkecil), dan skor menentukan laga. Kalau waktu habis di sela dua ronde, yang dihitung cuma yang masih di meja. Tanpa nilai artinya lima menit.
    .takes = detik dari 30 sampai 7200, atau off
option-elimination = Eliminasi
    .description = Tiap selesai ronde satu pemain gugur dari laga; yang terakhir tersisa yang menang.
    .details = Yang gugur adalah yang pertama mencapai batas kartu di ronde itu. Kalau tidak ada: dengan “Main terus” peringkat terakhir, kalau tidak, pemegang kartu terbanyak (kalau sama, yang nilainya terbesar). Tidak ada yang bisa masuk setelah pembagian pertama, dan tidak ada target.
option-rounds = Jumlah ronde
    .description = Laganya sekian ronde; yang poinnya memimpin di akhir yang menang.
    .details = Target poin berlaku cuma kalau kamu pilih juga: mana yang tercapai duluan, itu yang mengakhiri laga. Setiap ronde dihitung, juga yang berakhir karena ada yang keluar. Yang sudah keluar tidak bisa menang, dan yang telat masuk tidak mengejar ronde yang terlewat. Tanpa nilai artinya lima ronde.
    .takes = jumlah ronde dari 1 sampai 50, atau off
option-hand_size = Kartu dibagikan
    .description = Semua dapat kartu sebanyak itu, di setiap ronde.
    .details = Biasanya tujuh. Di Duo tiap orang menyimpan sebanyak itu saat memilih kartu. Kalau pemainnya banyak sekali, kartunya bisa kurang: sepuluh orang bisa dapat sembilan kartu (sepuluh di Flip), dua puluh orang bisa dapat sepuluh. Dengan dua kartu, memainkan satu tetap harus teriak “UNO”. Tanpa nilai artinya lima.
    .takes = jumlah kartu dari 2 sampai 15, atau off
option-strafpunkte = Poin penalti
    .description = Singkatan scoring=penalty: semua menghitung kartunya sendiri, skor terkecil menang.
    .details = strafpunkte=off adalah singkatan scoring=winner.

## Arti nilai-nilainya

value-on = nyala
value-off = mati
rule-cards = { $count } kartu
rule-seconds = { $count } detik
rule-minutes = { $count } menit
rule-number = { $count }
rule-target = sampai { $count } poin
rule-without-target = tanpa target
rule-rounds = { $count } ronde
rule-cards-dealt = { $count } kartu per orang
rule-gesture-all = semua di angka { $rank }
rule-gesture-self = yang memainkan { $rank }
rule-every-colour = { $rank } semua warna
rule-value-and-meaning = { $value } ({ $meaning })
rule-with-value = { $rule }: { $value }

## Yang tidak cocok dengan setiap nilai

clash-rounds-target = “{ option-rounds }” dan satu ronde sebagai “{ option-target }” saling bertentangan. Target poin bisa.
clash-hand_limit-hand_size = “{ option-hand_limit }” harus lebih besar daripada “{ option-hand_size }”.

## Halaman yang menampilkan semuanya (contra-uno rules)

rules-option = Opsi
rules-name = Nama
rules-clause = Aturan
rules-value = Nilai
rules-takes = bisa diisi
rules-alone = tanpa nilai
rules-fixed = { $value }, tetap
rules-short-for = singkatan dari
rules-switches-on = menyalakan
rules-not-with = tidak bisa bareng
rules-preset = Paket
rules-game = Permainan
rules-house-rules = Aturan rumah
rules-written = ditulis
rules-none = tidak ada
rules-legend = Nilai dalam kurung ditetapkan oleh permainan (aturan K1). Yang boleh ditulis dijelaskan oleh: contra-uno rules OPTION
rules-legend-mode = Yang tetap tidak bisa dipilih di permainan ini (aturan K1). Yang boleh ditulis dijelaskan oleh: contra-uno rules OPTION
rules-go-together = Ini bisa bareng, di { $mode }: { $rules }.
rules-go-together-none = { $mode } tanpa aturan rumah: semua ikut aturan standar.
rules-unknown = Tidak ada aturan rumah atau paket aturan bernama “{ $name }”. { $hint }
rules-meant = Maksudmu { $names }?
rules-listed = `contra-uno rules` menampilkan semuanya.
rules-either-or = Pilih satu: satu aturan rumah atau paket aturan ({ $name }), atau --check dengan beberapa; jangan dua-duanya.
rules-seats-alone = --seats bersama --check, misalnya: contra-uno rules --seats 6 --check partner
rules-preset-mode = Paket “{ $name }” untuk { $mode }. Hapus --mode, atau minta paket lain.
rules-unknown-preset = Tidak ada paket bernama “{ $name }”, yang ada: { $names }.

## Sebutan lain untuk aturan kalau diketik

rule-also-stacking = Numpuk
rule-also-cross_stacking = Numpuk silang
rule-also-challenge = Tantangan
