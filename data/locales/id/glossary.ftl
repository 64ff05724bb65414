### Glosarium: satu kata untuk satu hal. Kata dipisahkan “|”, bintang berarti akhiran apa saja.

# Yang diteriakkan, dan nama di kotak kartunya
glossary-uno = UNO
glossary-contra = Contra Uno
# Nama kartu: di Indonesia kartunya bergambar simbol, dan semua orang menyebutnya begini
glossary-reverse = Reverse
glossary-skip = Skip
glossary-wild-draw-four = Wild +4
# Yang terjadi di meja
glossary-challenge = *tantang* | menantang*
glossary-bluff = *gertak*
glossary-stacking = Tumpuk | menumpuk | ditumpuk
glossary-jump-in = *serobot* | menyerobot*
glossary-round = *ronde*
glossary-match = *laga*
glossary-penalty-points = poin penalti
glossary-computer-player = komputer*
glossary-partners = *pasangan*
# Di sekitar permainan
glossary-house-rule = aturan rumah*
glossary-set-of-rules = paket aturan*
glossary-leaderboard = papan peringkat | leaderboard
glossary-rating = rating*
glossary-achievement = pencapaian*
glossary-replay = *putar ulang | putar-ulang
glossary-seed = benih*
glossary-direct-message = DM
