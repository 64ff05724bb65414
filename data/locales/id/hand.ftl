### Kartu seorang pemain, dan yang ditanyakan sebelum kartu dimainkan

## Kartu di tangan

ring = 🔔 **Giliranmu** di meja { $player }: paling atas { $card }.
ring-draft = 🔔 **Giliranmu** di meja { $player }: pilih kartumu.
ring-vote = 🔔 **Ada pertanyaan untukmu** di meja { $player }: bagaimana?
hand-place = -# { $place }
hand-title = Di tanganmu: { $count } kartu
hand-first = **Permainan pertamamu!** Mainkan kartu yang cocok dengan kartu paling atas: warna, angka, atau simbolnya sama.
    Kartu di tombol berwarna bisa dimainkan, yang abu-abu tidak. Kalau tidak ada yang cocok, tekan “{ button-draw }”.
    Mau tinggal satu kartu? Jangan lupa: **UNO!** – { $member ->
        [yes] selebihnya ada di `/uno help`.
       *[no] selebihnya ada di “{ button-more }” › “{ button-rules }” › “{ button-help }”.
    }
hand-empty = Kartumu habis. Mantap!
hand-knocked-out = Kebanyakan kartu: kamu tumbang di ronde ini, dan kartumu disisihkan. Ronde berikutnya kamu main lagi.
hand-held = Kartu yang masih kamu pegang: { $cards }
hand-arrived = 🪑 Kamu ikut!
hand-soon = Kartumu datang di ronde berikutnya.
hand-soon-with-points = Kamu mulai dengan { $score } poin penalti. Kartumu datang di ronde berikutnya.
your-partner = Pasanganmu: **{ $player }**
your-cards = Kartumu: { $cards }
hand-picture-stays = Gambar ini tidak berubah lagi. Untuk main, pakai `/uno hand`.
page-back = Kembali
page-here = Halaman { $page } dari { $pages }
page-on = Lanjut

## Memilih

ask-how = { $card }: mau diapakan?
ask-set = { $card }: ini saja, atau lebih?
ask-colour = { $card }: warna apa?
ask-swap = { $card }: tukar kartu dengan siapa?
ask-call = { $card }: sambil teriak?
how-play = Mainkan
how-jump = Serobot
how-double = Dobel
set-alone = Kartu ini saja
set-pair = Dua sekaligus
set-several = { $count } kartu angka ini
set-series = Semua { $count } kartu warna ini
set-last = { $card } terakhir
swap-nobody = Nggak usah
swap-with = { $player } ({ $count })
with-call = “{ $call }!”
without-call = Diam saja
moves-left-out = … { $count } langkah sebelumnya
