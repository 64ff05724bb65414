### Momen, diceritakan besar-besar: $variant memilih kata-katanya, supaya tiap malam beda

cards-counted = { $amount } kartu
moment-challenge-won = { $variant ->
    [0] 🕵️ Terciduk! { $player } cuma menggertak dan ambil { $amount }.
    [1] 🕵️ { $other } nggak ketipu: Wild { $player } cuma gertak sambal. { $amount } kartu!
   *[2] 🕵️ Gertakan! { $player } punya kartu lain, jadi bayar { $amount } kartu.
}
moment-challenge-won-you = { $variant ->
    [0] 🕵️ Terciduk! Gertakanmu terbaca { $other }: { $amount } kartu.
    [1] 🕵️ Muka tembokmu retak: { $amount } kartu untukmu.
   *[2] 🕵️ { $other } nggak percaya gertakanmu, dan benar. Kamu ambil { $amount }.
}
moment-challenge-won-by-you = { $variant ->
    [0] 🕵️ Kamu benar! { $player } cuma menggertak dan ambil { $amount }.
    [1] 🕵️ Penciuman tajam! Harga gertakan { $player }: { $amount } kartu.
   *[2] 🕵️ Tertangkap basah: { $player } ambil { $amount }, berkat kamu.
}
moment-challenge-lost = { $variant ->
    [0] ⚖️ Bukan gertakan! { $player } nggak percaya { $other }, jadi ambil { $amount }.
    [1] ⚖️ { $other } jujur. { $player } bayar { $amount } kartu.
   *[2] ⚖️ Salah tebak: { $amount } kartu untuk { $player }.
}
moment-challenge-lost-you = { $variant ->
    [0] ⚖️ { $other } jujur. Jadi { $amount } kartu untukmu.
    [1] ⚖️ Salah tebak! Kamu ambil { $amount }.
   *[2] ⚖️ Yah, bukan gertakan: { $amount } kartu.
}
moment-challenge-lost-by-you = { $variant ->
    [0] ⚖️ { $player } nggak percaya kamu, jadi ambil { $amount }.
    [1] ⚖️ Jujur itu mujur: { $player } ambil { $amount }.
   *[2] ⚖️ Bersih! { $amount } kartu untuk { $player }.
}
moment-caught = { $variant ->
    [0] 🚨 Contra Uno! { $player } ketahuan { $other }: { $amount } kartu.
    [1] 🚨 { $player } diam saja, { $other } tidak: { $amount } kartu!
   *[2] 🚨 Lupa! { $other } dari tadi melirik { $player }. Kena { $amount }.
}
moment-caught-you = { $variant ->
    [0] 🚨 Terciduk! Kamu lupa teriak: { $amount } kartu.
    [1] 🚨 { $other } pasang telinga, kamu diam saja: { $amount } kartu.
   *[2] 🚨 Tinggal selangkah, tapi diam saja. Ketahuan { $other }: { $amount } kartu.
}
moment-caught-by-you = { $variant ->
    [0] 🚨 Kena juga, { $player }! { $amount } kartu.
    [1] 🚨 Kuping tajam: { $player } ambil { $amount }.
   *[2] 🚨 Contra! { $player } nggak lolos dari kamu: { $amount } kartu.
}
moment-big-draw = { $variant ->
    [0] 🌊 { $amount } kartu untuk { $player }!
    [1] 🌊 { $player } butuh tangan lebih besar: { $amount } sekaligus.
   *[2] 🌊 Banjir kiriman di tempat { $player }: { $amount } kartu.
}
moment-big-draw-you = { $variant ->
    [0] 🌊 { $amount } kartu, semuanya milikmu.
    [1] 🌊 Kamu kena { $amount } sekaligus. Tarik napas.
   *[2] 🌊 Banjir kiriman di tempatmu: { $amount } kartu.
}
moment-forgot = { $variant ->
    [0] 🤐 “Uno Uno”-nya mana? { $player } belum lolos: { $amount } kartu.
    [1] 🤐 Tipis banget! { $player } lupa “Uno Uno”.
   *[2] 🤐 { $player } sudah hampir selesai, kurang dua kata saja.
}
moment-forgot-you = { $variant ->
    [0] 🤐 Kamu lupa “Uno Uno”: { $amount } kartu.
    [1] 🤐 Tipis banget! “Uno Uno”-nya ketinggalan.
   *[2] 🤐 Kamu sudah hampir selesai, kurang dua kata saja.
}
moment-out = { $variant ->
    [0] 🏁 Kartunya habis! Peringkat { $amount } untuk { $player }.
    [1] 🏁 Itu kartu terakhir: peringkat { $amount } untuk { $player }.
   *[2] 🏁 { $player } selesai: peringkat { $amount }.
}
moment-out-you = { $variant ->
    [0] 🏁 Kartumu habis! Kamu peringkat { $amount }.
    [1] 🏁 Itu kartu terakhirmu: peringkat { $amount }.
   *[2] 🏁 Selesai! Peringkat { $amount } milikmu.
}
moment-flip = { $variant ->
    [0] { $amount ->
        [0] ☀️ Balik ke sisi terang, kata { $player }!
       *[1] 🌑 { $player } membalik semuanya ke sisi gelap!
    }
    [1] { $amount ->
        [0] ☀️ Lampu nyala! { $player } main Flip.
       *[1] 🌑 Mati lampu! { $player } main Flip.
    }
   *[2] { $amount ->
        [0] ☀️ Habis gelap terbitlah terang, berkat { $player }.
       *[1] 🌑 { $player }: selamat datang di sisi gelap.
    }
}
moment-flip-you = { $variant ->
    [0] { $amount ->
        [0] ☀️ Terang lagi, berkat kamu.
       *[1] 🌑 Kamu menyeret semua ke sisi gelap.
    }
    [1] { $amount ->
        [0] ☀️ Lampu nyala!
       *[1] 🌑 Mati lampu!
    }
   *[2] { $amount ->
        [0] ☀️ Habis gelap terbitlah terang.
       *[1] 🌑 Selamat datang di sisi gelap: kamu yang buka pintunya.
    }
}
moment-swapped = { $variant ->
    [0] 🔁 { $player } dan { $other } tukar kartu!
    [1] 🔁 “Tukeran, yuk!” { $player } mengambil kartu { $other }.
   *[2] 🔁 { $player } lebih naksir kartu { $other }.
}
moment-swapped-you = { $variant ->
    [0] 🔁 Sekarang kamu pegang kartu { $other }.
    [1] 🔁 Ditukar! Kartu lamamu ada di { $other }.
   *[2] 🔁 Adil nggak, nih? Kamu pegang kartu { $other }.
}
moment-swapped-by-you = { $variant ->
    [0] 🔁 { $player } mengambil kartumu: lihat yang baru!
    [1] 🔁 Ditukar! Sekarang kamu pegang kartu { $player }.
   *[2] 🔁 { $player } lebih naksir kartumu. Kamu dapat gantinya.
}
moment-handed-on = { $variant ->
    [0] 🔄 Geser! Kartu semua orang pindah!
    [1] 🔄 { $player } memudikkan semua kartu.
   *[2] 🔄 Semua kartu sudah bergeser: yang mana punya siapa?
}
moment-handed-on-you = { $variant ->
    [0] 🔄 Kamu bikin semua menggeser kartunya!
    [1] 🔄 Semua kartu mudik, berkat kamu.
   *[2] 🔄 Sekarang kamu pegang kartu tetangga.
}
moment-jump-in = { $variant ->
    [0] ⚡ { $player } menyerobot dengan { $card }!
    [1] ⚡ Entah dari mana, { $player } nongol: { $card }!
   *[2] ⚡ { $player } lebih cepat: serobot { $card }.
}
moment-jump-in-you = { $variant ->
    [0] ⚡ Kamu menyerobot!
    [1] ⚡ Entah dari mana, kamu nongol!
   *[2] ⚡ Nggak ada yang lebih cepat.
}
moment-uno = { $variant ->
    [0] ☝️ UNO! { $player } tinggal satu kartu.
    [1] ☝️ { $player } teriak UNO.
   *[2] ☝️ “UNO!” Satu kartu lagi, { $player } selesai.
}
moment-uno-you = { $variant ->
    [0] ☝️ UNO! Tinggal satu kartu.
    [1] ☝️ Kamu teriak UNO.
   *[2] ☝️ “UNO!” Satu kartu lagi.
}
moment-series = { $variant ->
    [0] 🎳 { $player } menurunkan { $amount } kartu sekaligus, paling atas { $card }!
    [1] 🎳 { $amount } kartu sekali jalan, dari { $player }.
   *[2] 🎳 { $player } borong: { $amount } kartu!
}
moment-series-you = { $variant ->
    [0] 🎳 { $amount } kartu sekaligus!
    [1] 🎳 { $amount } kartumu keluar sekali jalan.
   *[2] 🎳 Sapu bersih: { $amount } kartu.
}
moment-double = { $variant ->
    [0] 👯 { $card }, sekali lagi: { $player } dobel!
    [1] 👯 { $player } masih punya satu: { $card }.
   *[2] 👯 Dobel! { $card } dari { $player }.
}
moment-double-you = { $variant ->
    [0] 👯 Kamu dobel!
    [1] 👯 Satu lagi!
   *[2] 👯 Bukan salah lihat: { $card } lagi!
}

moment-knocked-out = { $variant ->
    [0] 💥 { $amount } kartu itu kebanyakan: { $player } tumbang!
    [1] 💥 { $player } tenggelam bersama { $amount } kartu.
   *[2] 💥 Sudah tak tertampung: { $player } tumbang di ronde ini.
}
moment-knocked-out-you = { $variant ->
    [0] 💥 { $amount } kartu itu kebanyakan: kamu tumbang.
    [1] 💥 Kamu tenggelam bersama { $amount } kartu.
   *[2] 💥 Sudah tak tertampung: ronde ini lanjut tanpamu.
}
moment-eliminated = { $variant ->
    [0] 🚪 { $player } gugur dari laga!
    [1] 🚪 Laga lanjut tanpa { $player }.
   *[2] 🚪 Dadah, { $player }!
}
moment-eliminated-you = { $variant ->
    [0] 🚪 Kamu gugur dari laga. Nonton masih boleh.
    [1] 🚪 Laga lanjut tanpamu.
   *[2] 🚪 Kali ini sampai di sini saja.
}
moment-false-contra = { $variant ->
    [0] 🙈 Alarm palsu! { $other } nggak lupa apa-apa, { $player } ambil { $amount }.
    [1] 🙈 { $player } asal teriak: { $amount } kartu.
   *[2] 🙈 Kebelet: { $amount } kartu untuk { $player }.
}
moment-false-contra-you = { $variant ->
    [0] 🙈 Alarm palsu! { $other } nggak lupa apa-apa: { $amount } kartu untukmu.
    [1] 🙈 Kamu asal teriak: { $amount } kartu.
   *[2] 🙈 Kebelet! Kamu ambil { $amount }.
}
moment-false-contra-by-you = { $variant ->
    [0] 🙈 { $player } mau menangkapmu, malah ambil { $amount }.
    [1] 🙈 Alarm palsu! Kamu nggak lupa apa-apa; { $player } ambil { $amount }.
   *[2] 🙈 { $player } kebelet: { $amount } kartu, bukan buatmu.
}
moment-roulette = { $variant ->
    [0] 🎡 Roda berputar: { $amount } kartu untuk { $player }!
    [1] 🎡 Rolet warna! { $player } membuka { $amount } kartu.
   *[2] 🎡 { $amount ->
        [1] Langsung kena: satu kartu
       *[other] Terus, terus, dan terus: { $amount } kartu
    } untuk { $player }.
}
moment-roulette-you = { $variant ->
    [0] 🎡 Roda berputar: { $amount } kartu untukmu.
    [1] 🎡 Rolet warna! Kamu membuka { $amount } kartu, ditonton semua orang.
   *[2] 🎡 { $amount ->
        [1] Langsung kena: satu kartu
       *[other] Terus, terus, dan terus: { $amount } kartu
    } untukmu.
}
moment-returned = { $variant ->
    [0] ↩️ Kembali ke pengirim! { $amount } kartu balik ke { $other }.
    [1] ↩️ { $player } bilang nggak, makasih: { $amount } kartu balik ke { $other }.
   *[2] ↩️ Bumerang! { $amount } kartu, giliran { $other } lagi.
}
moment-returned-you = { $variant ->
    [0] ↩️ Kembali ke pengirim: { $amount } kartu jadi urusan { $other }.
    [1] ↩️ Nggak, makasih! { $amount } kartu balik ke { $other }.
   *[2] ↩️ Bumerangmu terbang: { $amount } kartu untuk { $other }.
}
moment-returned-by-you = { $variant ->
    [0] ↩️ Kembali ke pengirim: { $player } membalikkan { $amount } kartu ke kamu!
    [1] ↩️ { $player } putar balik: { $amount } kartu untukmu?
   *[2] ↩️ Bumerang! { $amount } kartu dari { $player } balik ke kamu.
}
moment-stack = { $variant ->
    [0] 🏗️ { $amount } kartu mengintai { $other }!
    [1] 🏗️ { $player } menumpuk terus: { $amount } kartu untuk { $other }?
   *[2] 🏗️ Sudah { $amount }, dan giliran { $other }.
}
moment-stack-you = { $variant ->
    [0] 🏗️ Kamu tambah jadi { $amount } kartu: giliran { $other }.
    [1] 🏗️ { $amount } kartu mengintai { $other }, berkat kamu.
   *[2] 🏗️ Sekarang { $amount }. Silakan, { $other }!
}
moment-stack-by-you = { $variant ->
    [0] 🏗️ { $amount } kartu mengintaimu!
    [1] 🏗️ { $player } menambah jadi { $amount }, dan giliranmu.
   *[2] 🏗️ Sudah { $amount }. Balas apa?
}
moment-comeback = { $variant ->
    [0] 🧟 Eits, jangan pulang dulu! { $player } sudah selesai, sekarang main lagi.
    [1] 🧟 { $player } harus masuk lagi.
   *[2] 🧟 Ditarik balik dari garis finis: { $player } main lagi.
}
moment-comeback-you = { $variant ->
    [0] 🧟 Eits, jangan pulang dulu! Kamu sudah selesai, sekarang main lagi.
    [1] 🧟 Kamu pegang kartu lagi: ayo masuk.
   *[2] 🧟 Ditarik balik dari garis finis: kamu main lagi.
}
moment-long-way-back = { $variant ->
    [0] 🧗 Perjuangan! { $player } pernah pegang { $amount } kartu.
    [1] 🧗 Dari { $amount } kartu sampai ke sini: { $player } pantang menyerah.
   *[2] 🧗 { $amount } kartu? Itu dulu. { $player } bangkit!
}
moment-long-way-back-you = { $variant ->
    [0] 🧗 Perjuangan! Kamu pernah pegang { $amount } kartu.
    [1] 🧗 Dari { $amount } kartu sampai ke sini: kamu pantang menyerah.
   *[2] 🧗 { $amount } kartu? Itu dulu. Kamu bangkit!
}
