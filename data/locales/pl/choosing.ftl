### Ustawianie gry przed rozdaniem („Ustawienia” w lobby)

## Strony

button-options = Ustawienia
button-choosing-game = Gra
button-choosing-rules = Zasady
button-choosing-people = Ludzie
button-choosing-line = Udostępnij

choosing-title = Ustawienia: UNO { $mode }
choosing-mode = Jaka gra?
choosing-mode-classic = Od 2 do 20 osób, karty, które znają wszyscy.
choosing-mode-flip = Od 2 do 10 osób, karty dwustronne: ciemna strona jest wredna.
choosing-mode-mercy = Od 2 do 6 osób, bez litości: kto ma 25 kart, odpada.
choosing-mode-duo = Dokładnie dwie osoby: wybór kart, szybka gra, do 200 punktów.
choosing-preset = Weź zestaw zasad …
choosing-favourite = Twój ulubiony
choosing-target = Kiedy koniec?
choosing-points = { $count ->
    [one] Do { $count } punktu
    [few] Do { $count } punktów
   *[many] Do { $count } punktów
}
choosing-other-target = Inna liczba punktów …
choosing-single-round = Tylko jedna runda
choosing-rounds = { $count ->
    [one] Po jednej rundzie
    [few] Po { $count } rundach
   *[many] Po { $count } rundach
}
choosing-turn-time = Ile czasu na ruch?
choosing-turn = Czas na ruch: { $time }
time-of-turn-off = ile trzeba
time-of-turn-seconds = { $count } s
time-of-turn-minutes = { $count } min

choosing-rules-title = Wybierz zasady domowe
choosing-family = { $family } …
choosing-finer = Dostrój jedną zasadę …
choosing-now = Teraz: { $value }
choosing-gesture-all = Przy tych liczbach gest robią wszyscy …
choosing-gesture-self = Gest robi tylko ten, kto zagra taką liczbę …
choosing-gesture = Jaki gest robicie?
choosing-own-gesture = Nasz własny …
choosing-complement-rank = Która liczba albo symbol przełącza?
choosing-complement-card = W każdym kolorze czy tylko w jednym?

choosing-people-title = Kto gra?
choosing-whom = Wybierz kogoś …
choosing-level = Jak dobrze gra komputer?
choosing-mate = Z kim w parze gra { $player }?
choosing-add-computer = Dodaj komputer …
button-make-host = Mianuj gospodarzem
button-remove = Wyproś od stołu
seat-computer = Komputer, poziom { $level }
seat-host = Gospodarz
seat-person = siedzi przy stole
level-random = losowy
    .description = Rzuca cokolwiek, byle pasowało.
level-easy = łatwy
    .description = Rzuca, co się da, i często zapomina zawołać.
level-medium = średni
    .description = Umie grać, ale często wybiera drugi najlepszy ruch.
level-hard = trudny
    .description = Pamięta, komu brakowało którego koloru, i nie zapomina prawie nic.
level-master = mistrz
    .description = Uważa na każdy ruch i nie zapomina o niczym.

choosing-line-title = Te zasady w jednej linijce
choosing-line = Do podania dalej: kto wklei to tutaj pod „{ button-paste-line }” albo w `zasady` przy `/uno start`, gra tak samo.
choosing-forget = Zapomnij ulubiony …
choosing-kept-as = Zapamiętane jako „{ $name }”. Znajdziesz to tutaj przy każdym wyborze gry i pod `zestaw` w `/uno start`.
choosing-forgotten = „{ $name }” idzie w niepamięć.
button-paste-line = Wklej linijkę
button-keep-rules = Zapisz jako ulubiony

## Co się wpisuje

form-target-label = Punkty, które kończą partię
form-target-hint = Liczba całkowita od 1 albo round (jedna runda)
form-gesture-label = Co robicie albo krzyczycie?
form-gesture-hint = Palec na nos
form-line-title = Zasady w jednej linijce
form-line-label = Zasady domowe, po przecinkach
# Same: tak się to pisze
form-line-hint = stacking, jump_in, target=200
form-favourite-title = Zapisz jako ulubiony
form-favourite-label = Jak nazwać te zasady?
form-favourite-hint = Piątkowy wieczór

## Co jest na ten temat do powiedzenia

choosing-pair = „{ $left_out }” i „{ $stays }” się gryzą: wybierz jedno. Do tego czasu zostaje „{ $stays }”.
choosing-clash = { $reason } Do tego czasu zostaje „{ $stays }”.
choosing-need = „{ $left_out }” działa tylko z „{ $needed }”. Do tego czasu jest wyłączone.
button-with-need = „{ $rule }” + „{ $needed }”
button-instead = Wolę „{ $rule }”
choosing-not-in-mode = Gra { $mode } tego nie ma, więc wyłączam: { $rules }.
choosing-kept = „{ $rule }” to część „{ $by }” i zostaje. Wyłącz „{ $by }”, a znikną obie.
choosing-too-many = { $reason } Przy stole jest was { $count }.
choosing-nobody = To miejsce jest już puste. Tak to teraz wygląda.
choosing-too-many-favourites = Więcej ulubionych niż { $count } nie zapamiętam. Najpierw każ mi któryś zapomnieć.
choosing-no-favourite = Ulubionego „{ $name }” już nie ma.
choosing-no-name = Ulubiony musi mieć nazwę, i to inną niż gotowe zestawy zasad.
choosing-not-host = Ustawienia zmienia tylko gospodarz. Daj znać, w co masz ochotę zagrać!

## Pary

button-teams = Pary
team = { $first } & { $second }
choosing-teams-title = Kto gra z kim?
