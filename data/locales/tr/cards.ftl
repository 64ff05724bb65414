### Kartlar, renkler, simgeler ve oyunlar, adlarıyla

card = { $colour } { $rank }
card-named = { $card }: { $colour }
back-0 = Arka yüz
back-1 = Arka yüz, karanlık taraf
no-card = kart yok
no-cards = yok
colour-R = Kırmızı
colour-Y = Sarı
colour-G = Yeşil
colour-B = Mavi
colour-P = Pembe
colour-T = Turkuaz
colour-O = Turuncu
colour-V = Mor
colour-none = henüz seçilmedi
rank-skip = Pas
rank-reverse = Yön Değiştir
# Same: kartın adı bu
rank-flip = Flip
rank-skip-everyone = Herkese Pas
rank-wild = Joker
rank-wild-draw-two = Joker +2
rank-wild-draw-four = Joker +4
rank-wild-draw-colour = Joker Renk Çek
rank-discard-all = Hepsini At
rank-wild-reverse-draw-four = Joker Yön +4
rank-wild-draw-six = Joker +6
rank-wild-draw-ten = Joker +10
rank-wild-roulette = Renk Ruleti
side-0 = aydınlık
side-1 = karanlık
mode-classic = Klasik
# Same: oyunun adı bu
mode-flip = Flip
# Same: oyunun adı bu
mode-duo = Duo
# Same: oyunun adı bu
mode-mercy = No Mercy
