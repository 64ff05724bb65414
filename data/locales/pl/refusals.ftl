### Na co zasady nie pozwalają i co można zrobić teraz: jedno życzliwe zdanie na punkt

refused-otherwise = Teraz się nie da (zasada { $clause }).
refused-not-now = Teraz się nie da.
refused-not-your-turn = Cierpliwości: teraz { $player }.
refused-pending = Najpierw do dobrania: { $draw }.
refused-drawn = Po dobraniu możesz zagrać już tylko tę kartę.
refused-draft = Trwa jeszcze wybieranie kart: zatrzymaj tę przed sobą albo ją odrzuć.
refused-round-over = Runda skończona. Do następnej!
refused-gesture = Najpierw gest: { $gesture } Kliknij { $symbol }!
allowed-now = Zostaje ci: { $actions }.
refused-complement = Ta karta nie pasuje: działają kolory dopełniające. Pasuje kolor dopełniający, ta sama liczba albo symbol w innym kolorze, albo czarna.
clause-C1 = { seats-C1 }
clause-C4 = Ta karta nie pasuje: musi mieć ten sam kolor, liczbę lub symbol albo być czarna.
clause-C6 = Masz pasującą kartę, więc tutaj trzeba grać.
clause-C10 = Ta karta potrzebuje koloru. Kliknij ją znowu i wybierz.
clause-C11 = { clause-C10 }
clause-C11b = W tej grze nie ma blefowania: czarnego plusa, który byłby blefem, nie wolno zagrać i żadnego nie można sprawdzić.
clause-C12 = { challenge-nothing }
challenge-nothing = Nie ma teraz czego sprawdzać. Potrzeba czarnego plusa: kto ma dobierać, może zamiast tego sprawdzić.
challenge-of-others = Sprawdzić może teraz tylko { $player }: to ta osoba ma dobierać.
challenge-of-jump-in = Ta karta to wcinka, a wcinki nie można sprawdzić.
challenge-of-last-card = To była ostatnia karta, a ostatniej karty nie można sprawdzić.
challenge-answered = Na tej karcie leży już odpowiedź, Zmiana kierunku albo Postój: za późno, żeby sprawdzać.
clause-C13 = Nie ma teraz czego wołać: „UNO” woła się przy przedostatniej karcie.
clause-C14 = Nikt teraz nie zalega z okrzykiem – a może ktoś był szybszy. Miej oczy otwarte!
clause-M1 = { seats-M1 }
clause-M6 = W No Mercy niczego się nie sprawdza: weź karty albo odpowiedz plusem wartym co najmniej tyle samo.
clause-M7 = { clause-C10 }
clause-M9 = Kolor ruletki wybiera następna osoba: zagraj samą kartę.
clause-M10 = W No Mercy 7 zawsze wymienia karty: wybierz, z kim.
clause-D1 = { seats-D1 }
clause-D6 = To nie seria: albo wszystkie karty tego koloru, albo tylko ta jedna.
clause-F1 = { seats-F1 }
clause-F5 = { clause-C10 }
clause-F6 = { clause-C10 }
clause-F7 = Ten Flip odkrywa czarną, więc potrzebuje koloru. Kliknij go znowu i wybierz.
clause-L2 = Dosiąść się można w lobby albo między rundami, póki starcza kart dla wszystkich.
clause-P4 = W tej grze to nic nie kosztuje: ta zasada domowa jest wyłączona.
clause-V2 = Teraz nie można dublować: to musi być dokładnie twoja ostatnia karta, zanim ruszy się ktoś inny.
clause-V3 = Tych dwóch nie można zagrać razem.
clause-V4 = Z tą osobą nie można się wymienić. Wybierz kogoś, kto jeszcze gra.
clause-V5 = Za późno albo nie ta karta: wciąć się można tylko dokładnie tą, która leży na wierzchu.
clause-V9 = Przy grze w parach nikt nie siada sam: każde miejsce idzie z tym naprzeciwko.
clause-V15 = Ostatnia karta nie może tu być 0.
clause-X2 = Kilka kart naraz tylko, gdy to liczby, i to wszystkie takie same.
clause-X3 = Tej karty nie wolno tu zagrać jako ostatniej.
clause-X4 = Dobrana karta pasuje, więc trzeba ją zagrać.
clause-X12 = 7 tutaj wymienia: wybierz, z kim.
clause-X6 = Przy tym stole czarnych plusów się nie sprawdza.
clause-X9 = Ta partia nie ma zegara.
clause-X10 = Do partii z eliminacjami po pierwszym rozdaniu nikt nie dołącza.
setup-pair-refused = „{ $first }” i „{ $second }” się gryzą. Zrezygnuj z jednego.
setup-need-refused = „{ $first }” działa tylko z „{ $second }”. Dopisz też { $values }.
bad-value-seven_o-K2 = { $mode } nie ma 0 do przekazywania kart. Wpisz { $name }=seven, wtedy wymienia tylko 7, albo samą nazwę.
bad-value-last_exchange-K2 = { $mode } nie ma 0 do przekazywania kart. Pomiń „{ $name }”.
setup-mode-refused = „{ $rule }” nie jest do wyboru w grze { $mode }, tam zawsze jest „{ $value }”. Pomiń to.
bad-value-range = Dla „{ $name }” tak się nie da; przyjmuje: { $values }.
bad-value-target-K2 = Cel to liczba całkowita od 1, na przykład { $name }=200, albo { $name }=round dla jednej rundy.
bad-value-complement-K2 = { $mode } nie ma takiej karty do przełączania kolorów. Wybierz którąś, którą ma, np. { $name }=5 dla każdej 5 albo { $name }=B5 dla niebieskiej.
bad-value-complement-V16 = Czarna karta nie może przełączać kolorów. Wybierz kolorową, np. { $name }=5 dla każdej 5 albo { $name }=B5 dla niebieskiej.
bad-value-action_uno-K2 = Gest łączy się z liczbą, którą { $mode } ma: od 1 do 9 albo 0, jeśli tam jest. Wpisz na przykład { $name }=3:all albo { $name }=3:all,5:self.
seats-C1 = Klasyczne: od 2 do 20 osób.
seats-F1 = Flip: od 2 do 10 osób.
seats-M1 = No Mercy: od 2 do 6 osób.
seats-D1 = Duo: dokładnie 2 osoby.
seats-X16 = Kart nie wystarczy, żeby dać każdemu tyle: rozdaj mniej albo grajcie w mniejszym gronie.
seats-V9 = Pary są dla 4, 6, 8 albo 10 osób. Dodaj kogoś, choćby komputer.
rule-unknown = Nie znam zasady domowej „{ $name }”. „{ button-more }” › „{ button-rules }” przy stole objaśnia wszystkie, `/uno rules` też; zacznij pisać, a coś podpowiem.
rule-mistyped = Nie znam zasady domowej „{ $name }”. Może „{ $meant }” (`{ $meant_name }`)?
game-unknown = Nie znam gry „{ $name }”. Są takie: { $games }.
rule-unreadable = Nie rozumiem „{ $text }”. „{ $name }” przyjmuje: { $values }.
