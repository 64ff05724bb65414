### Wrzucanie czegoś dla wszystkich jednym przyciskiem

post-elsewhere = Pokazuję to tylko tam, gdzie toczyła się gra. Otwórz to tam i kliknij jeszcze raz.
post-may-not = Nie możesz tu pisać, więc ja też nie będę.
post-just-posted = Przed chwilą coś już wpadło, tutaj albo od ciebie. Kliknij znowu za minutę.
post-drawn = Rysowanie trochę trwało, ale obrazek jest gotowy. Kliknij jeszcze raz, a go wrzucę.
post-changed = Coś się w tym właśnie zmieniło. Kliknij jeszcze raz.
