### Co znaczą znaki na kartach, za *Więcej*

legend-title = 🔣 Co znaczą znaki
legend-card = { $card }: { $does }
legend-names-colour = wybierasz kolor
legend-turns = gramy w drugą stronę; we dwoje to Postój
legend-turns-and-draws = gramy w drugą stronę
legend-skips = następna osoba traci kolejkę
legend-skips-all = wszyscy inni tracą kolejkę, a ty grasz znowu
legend-draws = następna osoba dobiera { $count }
legend-draws-colour = następna osoba dobiera, aż wyjdzie wybrany kolor
legend-flips = wszystkie karty idą na drugą stronę, stosy i ręce
legend-opens-series = możesz zagrać naraz wszystkie karty tego koloru; działa tylko ostatnia
legend-sweeps = razem z nią idą wszystkie twoje karty tego koloru
legend-roulette = następna osoba wybiera kolor i dobiera, aż wyjdzie
legend-exchange-rotate = wszyscy przekazują karty dalej
legend-exchange-swap = wymieniasz się z kimś kartami
legend-gesture-self = robisz gest
legend-gesture-all = wszyscy robią gest; kto ostatni, ten dobiera
legend-switches-complement = od teraz pasuje kolor dopełniający albo znów zwykły
legend-draw-title = **Dlaczego nie ma „{ button-draw }”?**
legend-draw-turn = To nie twoja kolej albo dobieranie już było.
legend-draw-must-play = Masz kartę, którą można zagrać, może czarną: tutaj trzeba ją zagrać.
legend-draw-forced = Dobrana karta pasuje: tutaj trzeba ją zagrać.
legend-draw-pending = Ktoś przyłożył ci plusem: bierzesz tamte karty.
