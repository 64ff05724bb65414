### Petunjuk: apa yang bisa dilakukan, dan kenapa

## Boleh atau tidak

choosing-hints = Pakai petunjuk?
choosing-hints-off = Tanpa petunjuk
choosing-hints-off-about = Semua mikir sendiri.
choosing-hints-on = Petunjuk lewat /uno hint
choosing-hints-on-about = Meja ini tidak masuk rating.
hints-lobby = 💡 Petunjuk aktif: { $member ->
        [yes] di giliranmu kamu boleh minta `/uno hint`, dan cuma kamu yang melihat jawabannya.
       *[no] yang memasangku boleh minta `/uno hint` di gilirannya, dan cuma dia yang melihat jawabannya.
    } Permainan ini tidak dihitung untuk rating.
hints-board = 💡 Petunjuk aktif, tanpa rating

## Langkah terbaik

hint-tried = -# Dicoba di { $count } ronde simulasi: menang { $share }%, yaitu { $ahead }% di atas langkah terbaik kedua. Tanpa mengintip kartu siapa pun.
hint-tried-even = -# Dicoba di { $count } ronde simulasi: menang { $share }%, dan langkah terbaik kedua kira-kira sama. Tanpa mengintip kartu siapa pun.
hint-at-sight = -# Kira-kira saja, tidak dicoba dulu. Tanpa mengintip kartu siapa pun.

## Kenapa lebih baik daripada yang kedua

hint-because-goes-out = Kartumu langsung habis.
hint-because-keeps-a-wild = Satu Wild tersimpan untuk saat tidak ada yang cocok.
hint-because-plays-again = Kamu dapat giliran lagi.
hint-because-hurts-who-is-nearly-out = Itu menahan orang yang hampir habis kartunya.
hint-because-answers-the-draw = Orang lain yang ambil, bukan kamu.
hint-because-next-lacks-the-colour = Pemain berikutnya mungkin tidak punya warna ini.
hint-because-keeps-a-last-card = Kamu menyimpan kartu yang bisa jadi penutup.
hint-because-strongest-colour = Lebih banyak kartumu yang cocok di atasnya.
hint-because-sheds-points = Banyak poin terbuang sebelum orang lain selesai.
hint-because-keeps-the-card = Kartu yang baru diambil lebih berharga nanti.
hint-because-plays-on = Kurang satu kartu lebih baik daripada tambah satu.
hint-because-swaps-for-fewer = Kartumu jadi lebih sedikit.
hint-because-lays-more = Lebih banyak kartumu keluar sekaligus.
hint-because-spares-the-partner = Tidak mengenai pasanganmu.
hint-because-likely-a-foul = Kartu itu mungkin tidak boleh dimainkan.
hint-because-hardly-a-foul = Kartu itu mungkin sah, dan salah menantang lebih mahal.
hint-because-worth-keeping = Kartu berikutnya mungkin tidak lebih baik.
hint-because-worth-a-chance = Kartu berikutnya mungkin lebih baik.
