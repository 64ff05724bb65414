### Wskazówki: co można by zrobić i dlaczego

## Wolno czy nie

choosing-hints = Wskazówki?
choosing-hints-off = Bez wskazówek
choosing-hints-off-about = Każdy myśli sam.
choosing-hints-on = Wskazówki przez /uno hint
choosing-hints-on-about = Stół gra wtedy bez ratingu.
hints-lobby = 💡 Wskazówki włączone: { $member ->
        [yes] w swoim ruchu możesz zapytać `/uno hint`, a odpowiedź widzisz tylko ty.
       *[no] kto mnie zainstalował, może w swoim ruchu zapytać `/uno hint`, a odpowiedzi nie widzi nikt inny.
    } Gra nie liczy się do ratingu.
hints-board = 💡 Wskazówki, bez ratingu

## Najlepszy ruch

hint-tried = -# Próba na { $count } wymyślonych rundach: ten ruch wygrywa { $share }% z nich, o { $ahead }% więcej niż drugi najlepszy. Bez zaglądania komukolwiek w karty.
hint-tried-even = -# Próba na { $count } wymyślonych rundach: ten ruch wygrywa { $share }% z nich, a drugi najlepszy mniej więcej tyle samo. Bez zaglądania komukolwiek w karty.
hint-at-sight = -# Na oko, bez prób. I bez zaglądania komukolwiek w karty.

## Dlaczego jest lepszy od drugiego

hint-because-goes-out = Po nim nie masz już kart.
hint-because-keeps-a-wild = Czarna zostaje na moment, gdy nic innego nie pasuje.
hint-because-plays-again = Masz potem jeszcze jeden ruch.
hint-because-hurts-who-is-nearly-out = Hamuje kogoś, komu już prawie się udało.
hint-because-answers-the-draw = Dobiera ktoś inny, nie ty.
hint-because-next-lacks-the-colour = Następna osoba pewnie nie ma tego koloru.
hint-because-keeps-a-last-card = Zostaje ci karta, którą można skończyć.
hint-because-strongest-colour = Więcej twoich kart do tego pasuje.
hint-because-sheds-points = Pozbywasz się wielu punktów, zanim ktoś skończy.
hint-because-keeps-the-card = Dobrana karta później będzie warta więcej.
hint-because-plays-on = Jedna karta mniej jest lepsza niż jedna więcej.
hint-because-swaps-for-fewer = Masz potem mniej kart.
hint-because-lays-more = Pozbywasz się więcej kart naraz.
hint-because-spares-the-partner = Nie obrywa osoba z twojej pary.
hint-because-likely-a-foul = To pewnie był blef.
hint-because-hardly-a-foul = To pewnie nie był blef, a niesłuszne sprawdzanie kosztuje więcej.
hint-because-worth-keeping = Następna karta pewnie nie będzie lepsza.
hint-because-worth-a-chance = Następna karta pewnie będzie lepsza.
