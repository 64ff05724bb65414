### Bantuan (`/uno help`), lima halaman pendek, dan aturan rumah dengan kata-kata

guide-1 = ### 🃏 Cara mulai
    1. { $member ->
        [yes] `/uno start` membuka meja di channel.
       *[no] Siapa pun yang memasangku membuka meja dengan `/uno start`.
    }
    2. Yang mau main tekan “{ button-join }”; “{ button-add-computer }” mengisi kursi kosong dengan pemain komputer.
    3. Di “{ button-options }” tuan rumah memilih permainan dan aturan rumahnya.
    4. “{ button-start }” membagikan kartu.
    Yang kartunya habis duluan memenangi ronde.
guide-alone = Lagi sepi? { $member ->
        [yes] `/uno start` di DM denganku: kamu lawan satu, dua, atau tiga pemain komputer.
       *[no] Siapa pun yang memasangku bisa main di DM denganku, lawan satu, dua, atau tiga pemain komputer: `/uno start`.
    }
guide-2 = ### 🎴 Giliranmu
    { $member ->
        [yes] Kartumu datang lewat DM. “{ button-hand }” di papan juga menunjukkannya, cuma untukmu.
       *[no] “{ button-hand }” di papan menunjukkan kartumu, cuma untukmu.
    } Tiap kartu adalah tombol: yang berwarna bisa dimainkan, yang abu-abu tidak.
    Kartu cocok kalau **warnanya sama**, **angkanya sama**, atau **simbolnya sama**; Wild selalu cocok.
    Tidak ada yang cocok? “{ button-draw }”. Kalau kartu yang kamu ambil cocok, boleh langsung dimainkan atau disimpan. Kena kartu plus? “{ button-take }”, atau balas kalau aturan rumahnya mengizinkan.
guide-3 = ### 📣 Teriak, tangkap, tantang
    📣 **UNO!** Teriak saat kartumu jadi tinggal satu: sebelum mainnya, bersamaan, atau cepat-cepat sesudahnya.
    🚨 **{ button-contra }** Ada yang lupa? { $member ->
        [yes] Tekan, tombol atau reaksi di papan:
       *[no] Tekan di papan:
    } yang lupa kena { -forgotten-call }.
    { $member ->
        [yes] ⚖️ **{ button-challenge }**, tombol atau reaksi:
       *[no] ⚖️ **{ button-challenge }**:
    } menurutmu Wild plus yang mengenaimu cuma gertakan? Benar: lawan yang ambil. Salah: kamu ambil lebih banyak.
guide-4 = ### 🎨 Permainannya
guide-5 = ### 📖 Aturan dan perintah
    “{ button-more }” › “{ button-rules }” di meja menunjukkan aturan rumah yang berlaku dan menjelaskan satu per satu{ $member ->
        [yes] ; `/uno rules` juga.
       *[no] .
    }
    Setelah laga: “{ button-rematch }” dengan orang yang sama, “{ button-more }” › “{ button-leaderboard }”.{ $member ->
        [yes] {""}
       *[no] {" "}Yang memasangku punya perintah ini:
    }
help-command-hand = `/uno hand` kartumu
help-command-me = `/uno me` pengaturanmu
help-command-leave = `/uno leave` keluar
help-command-stop = `/uno stop` akhiri laga
help-command-penalty = `/uno penalty` hukuman yang disepakati
help-command-settings = `/uno settings` pengaturan server ini
help-command-leaderboard = `/leaderboard` para jawara
help-install = -# Mau main di tempat lain juga? Undang aku ke server, atau bawa aku ke obrolanmu sendiri.
button-install-server = Undang ke server
button-install-person = Tambah ke aplikasiku
page-of-help = Halaman { $number } dari { $count }
button-help = Bantuan
button-help-back = Kembali
button-help-on = Lanjut
help-classic = **Klasik:** +2: pemain berikutnya ambil { -draw-two }. Skip: pemain berikutnya dilewati. Reverse: arahnya berbalik; kalau berdua, sama dengan Skip. Wild: kamu pilih warnanya. Wild +4: sama, dan pemain berikutnya ambil { -draw-four }.
help-flip = **Flip:** tiap kartu punya dua sisi. Kartu Flip membalik semuanya: di sisi gelap ada +5, Skip Semua, dan Wild Ambil Warna. “{ button-backs }” menunjukkan sisi sebaliknya.
help-mercy = **No Mercy:** tidak ada yang cocok? Ambil terus sampai ada, lalu mainkan. Kartu plus dibalas kartu plus yang nilainya sama atau lebih besar. Buang Semua membawa serta semua kartu warnanya. Rolet Warna: pemain berikutnya memilih warna dan ambil sampai warna itu keluar. Wild Reverse +4 membalik arah – kalau berdua, kena kamu sendiri. 0 menggeser kartu semua orang, 7 menukar. Pegang 25 kartu, tumbang.
help-duo = **Duo:** untuk berdua. Pilih kartu dulu: simpan, atau buang dan simpan yang berikutnya. +2 dibalas +2. Skip atau Wild +4 memberimu giliran lagi. Setelah Reverse, semua kartumu yang sewarna boleh dimainkan; cuma yang terakhir yang berefek.
rules-in-force = Aturan rumah ({ $mode })
house-rules = **Aturan rumah**
house-rules-preset = **Aturan rumah: { $preset }**
house-rules-family = - { $family } – { $rules }
family-drawing = Ambil kartu
family-jumping = Dobel dan serobot
family-calling = Teriakan dan gerakan
family-playing = Kartu khusus, tim, penutup
family-penalties = Hukuman
family-scoring = Cara menang
no-house-rules = Tanpa aturan rumah: semua ikut aturan standar.
