### Słowniczek: jedno słowo na jedną rzecz. Słowa dzieli „|”, gwiazdka to dowolna końcówka.

# Co się woła
glossary-uno = UNO
glossary-contra = Kontra UNO | Kontr*
# Nazwy kart, jak w instrukcjach sprzedawanych w Polsce
glossary-reverse = zmian* kierunku
glossary-skip = postój | postoj*
glossary-wild-draw-four = wybór koloru +4 | wybor* koloru +4
# Co dzieje się przy stole
glossary-challenge = sprawdz* | sprawdź* | niesprawdz*
glossary-bluff = *blef*
glossary-stacking = kumulacj* | kumulow* | kumuluj*
glossary-jump-in = wcin* | wciąć | wcięc*
glossary-round = rund*
glossary-match = parti* | partyj*
glossary-penalty-points = punkt* karn*
glossary-computer-player = komputer*
glossary-partners = par | para | pary | parę | parze | parach | parami | partner*
# Wokół gry
glossary-house-rule = zasad* domow* | domow* zasad*
glossary-set-of-rules = zestaw*
glossary-leaderboard = ranking* | leaderboard
glossary-rating = rating*
glossary-achievement = osiągnię*
glossary-replay = powtórk* | powtórek
glossary-seed = ziarn* | ziaren
glossary-direct-message = wiadomoś* prywatn* | prywatn* wiadomoś*
