### Berapa kartu harganya, dengan kata: untuk kalimat tentang jumlah sebelum apa pun terjadi.
### Isinya mengikuti tabel jumlah (bot/engine/amounts.py); sebuah tes membandingkannya.

-forgotten-call = dua
-forgotten-call-cards = dua kartu
-forgotten-gesture-cards = satu kartu
-late-gesture-cards = satu kartu
-wrong-card = satu
-wrong-card-cards = satu kartu
-advice-cards = dua kartu
-question-cards = satu kartu
-sleep-cards = satu kartu
-unfounded-challenge = dua
-draw-two = dua
-draw-four = empat
