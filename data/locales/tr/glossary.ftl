### Sözlük: her şeye tek bir söz. Sözler “|” ile ayrılır, yıldız her türlü ekin yerini tutar.

# Masada ne denir
glossary-uno = UNO
glossary-contra = Contra Uno
# Kart adları
glossary-reverse = Yön*
glossary-skip = Pas | Herkese Pas
glossary-wild-draw-four = Joker +4
# Masada olanlar
glossary-challenge = itiraz*
glossary-bluff = blöf*
glossary-stacking = Üst üste*
glossary-jump-in = *araya gir* | araya*
glossary-round = tur*
glossary-match = maç*
glossary-penalty-points = ceza puan*
glossary-computer-player = bilgisayar*
glossary-partners = eşli* | eşler* | eşin*
# Oyunun çevresinde
glossary-house-rule = ev kural*
glossary-set-of-rules = kural set*
glossary-leaderboard = sıralama* | leaderboard
glossary-rating = derece*
glossary-achievement = başarım*
glossary-replay = tekrar*
glossary-seed = tohum*
glossary-direct-message = özel mesaj*
