### Kartu, warna, simbol, dan jenis permainan

card = { $rank } { $colour }
card-named = { $card }: { $colour }
back-0 = Sisi balik
back-1 = Sisi balik, sisi gelap
no-card = tidak ada kartu
no-cards = tidak ada
colour-R = Merah
colour-Y = Kuning
colour-G = Hijau
colour-B = Biru
# Same: begitu orang menyebutnya
colour-P = Pink
colour-T = Toska
colour-O = Oranye
colour-V = Ungu
colour-none = belum dipilih
# Same: begitu kartunya disebut di Indonesia
rank-skip = Skip
# Same: begitu kartunya disebut di Indonesia
rank-reverse = Reverse
# Same: begitu kartunya disebut di Indonesia
rank-flip = Flip
rank-skip-everyone = Skip Semua
# Same: begitu kartunya disebut di Indonesia
rank-wild = Wild
# Same: begitu kartunya disebut di Indonesia
rank-wild-draw-two = Wild +2
# Same: begitu kartunya disebut di Indonesia
rank-wild-draw-four = Wild +4
rank-wild-draw-colour = Wild Ambil Warna
rank-discard-all = Buang Semua
# Same: begitu kartunya disebut di Indonesia
rank-wild-reverse-draw-four = Wild Reverse +4
# Same: begitu kartunya disebut di Indonesia
rank-wild-draw-six = Wild +6
# Same: begitu kartunya disebut di Indonesia
rank-wild-draw-ten = Wild +10
rank-wild-roulette = Rolet Warna
side-0 = terang
side-1 = gelap
mode-classic = Klasik
# Same: nama permainannya
mode-flip = Flip
# Same: nama permainannya
mode-duo = Duo
# Same: nama permainannya
mode-mercy = No Mercy
