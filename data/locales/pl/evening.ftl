### Wieczory: kilka partii jednej ekipy, z nazwą i tabelą

button-evening = Wieczór
button-evening-begin = Zacznij wieczór
button-evening-leave = Na dziś dość
button-evening-end = Zakończ wieczór
button-next-match = Następna partia
evening-first-name = Wieczór 1
evening-form-title = Wieczór z UNO
evening-form-name = Jak się nazywa
evening-form-hours = Koniec po tylu godzinach (1 do 6)
evening-form-matches = … albo po tylu partiach
evening-form-open-end = Puste: kończy go gospodarz
evening-form-wrong = Godziny są od 1 do 6, a partie to liczba. Zostaw oba pola puste, a wieczór skończy gospodarz.
evening-what = Wieczór liczy, kto ile partii wygrywa. Następna partia rusza jednym kliknięciem, ze wszystkimi, którzy zostają; kto się spóźni, dołącza, a gdy jest was za dużo, pauzujecie po kolei.
evening-no-table = Nie ma tu wieczoru. Najpierw usiądź do stołu, potem zacznij wieczór tą komendą.
evening-begun = Wieczór zaczęty. Każda partia, która się liczy, idzie do tabeli.
evening-joined = Grasz od następnej partii.
evening-left = Na dziś koniec. Kliknij „{ button-join }”, a grasz znowu.
evening-ended = Wieczór się kończy. Trwającą partię jeszcze dogrywacie.
evening-sits-out = Następna partia: { $count ->
    [one] pauzuje { $players }
    [few] pauzują { $players }
   *[many] pauzują { $players }
}
evening-deals = Następna partia zaczyna się { $when }: { $players }
evening-paused = Wieczór odpoczywa. Kto gra dalej, klika „{ button-next-match }”.
evening-blocked = Stoi tu jeszcze inny stół. Gdy się zwolni, zacznie się następna partia.
evening-asked = { $players }: jeszcze tu? Kliknij „{ button-next-match }”.
evening-too-few = „{ button-next-match }” musi kliknąć jeszcze ktoś.
evening-without-rule = Bez „{ $rule }” się uda: { $player } może to zmienić przez „{ button-new-rules }”.
evening-other-rules = { $player } może to zmienić przez „{ button-new-rules }”.
evening-ends = Koniec { $when }; trwającą partię jeszcze dogrywacie.
evening-ends-with-match = Koniec razem z tą partią.
evening-matches-of = Rozegrane partie: { $count } z { $most }
evening-matches = { $count ->
    [0] Jeszcze ani jednej partii
    [one] Jedna rozegrana partia
    [few] { $count } rozegrane partie
   *[many] { $count } rozegranych partii
}
evening-standing = { $place } **{ $player }** – wygrane { $wins } z { $matches }
evening-with-computers = Partie z komputerem też się liczą.
evening-over = Koniec: { $name }
reason-no-evening = Ten wieczór jest skończony albo trwa dalej poniżej.
reason-evening-is-on = Tu już trwa wieczór.
