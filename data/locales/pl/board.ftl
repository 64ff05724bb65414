### Plansza: co leży odkryte, na co czeka stół i kto gra

board-outdated = 🧭 Ta wiadomość jest nieaktualna: na chwilę urwał mi się z nią kontakt. Tędy do planszy.
## Co leży odkryte

top-card = Na wierzchu: **{ $card }**
current-colour = Kolor: **{ $colour }**
complement-on = Kolory dopełniające: teraz pasuje **{ $colour }**.
nothing-lies = Trwa wybieranie kart.
on-side-0 = ⚪ Jasna strona
on-side-1 = ⚫ Ciemna strona
direction-down = ⬇️{"\u00A0"}zgodnie{"\u00A0"}z{"\u00A0"}zegarem
direction-up = ⬆️{"\u00A0"}przeciwnie{"\u00A0"}do{"\u00A0"}zegara
draw-pile = { $count ->
    [one] w talii jedna karta
    [few] w talii { $count } karty
   *[many] w talii { $count } kart
}
pile-back = Tył następnej karty: { $card }
seat = { $mark } **{ $player }** · { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
seat-few-cards = { $mark } **{ $player }: { $cards }**
few-cards = { $count ->
    [1] JEDNA KARTA
    [2] DWIE KARTY
    [3] TRZY KARTY
   *[other] KARTY: { $count }
}
few-cards-of = { $player }: { $cards }
few-cards-line = 🔥 { $all }
heard-call = 🗣️ „{ $call }!”
seat-knocked-out = 💥 { $player } · poza rundą
seat-out = { $mark } { $player } · miejsce { $place }

## Na co czeka stół

turn-you = Twoja kolej!
turn-other = Teraz { $player }.
granted-you = Twoja kolej, możesz zagrać naraz cały kolor: { $colour }.
granted-other = Teraz { $player }, wolno zagrać naraz cały kolor: { $colour }.
you-drew-forced = Dobrana karta: { $card }. Trzeba ją zagrać.
you-drew = Dobrana karta: { $card }. Grasz czy zatrzymujesz?
may-jump-in = Możesz się wciąć: { $cards }!
may-double = Możesz dublować: { $cards }.
wrong-card-costs = -# Próbować możesz każdą kartą, nawet poza kolejką; zła kosztuje { -wrong-card }.
has-drawn-forced = { $player } dobiera: jeśli pasuje, trzeba zagrać.
has-drawn = { $player } dobiera kartę: zagrać czy zatrzymać?
pending-you = Do dobrania: { $draw }.
way-out-take = Weź karty.
way-out-take-or-challenge = Weź karty albo sprawdź.
way-out-answer = Weź karty albo dorzuć: { $cards }.
way-out-answer-or-challenge = Weź karty, sprawdź albo dorzuć: { $cards }.
pending-other = { $player } ma do dobrania: { $draw }.
draw-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
} ({ $kind })
draw-colour = { $count ->
    [0] aż wyjdzie { $colour }
   *[other] aż wyjdzie { $colour }, i jeszcze { $count }
}
roulette-you = Ruletka kolorów: jaki kolor? Odkrywasz karty, aż wyjdzie.
roulette-other = { $player } wybiera kolor i odkrywa karty, aż wyjdzie.
naming-you = Jaki kolor wybierasz?
naming-other = { $player } wybiera kolor.
gesture-you = { $gesture } Kliknij { $symbol } – kto ostatni, ten dobiera { -late-gesture-cards }.
gesture-other = { $gesture } Jeszcze brakuje: { $player }
drafting = { $player } wybiera karty.
you-draft = Karta { $number } z { $count }: { $card }. Zatrzymać czy odrzucić i wziąć następną?
round-is-over = Runda skończona.

## Plansza

board-title = UNO { $mode } · runda { $number }
board-title-of = UNO { $mode } · runda { $number } z { $rounds }
backs-title = ### Drugie strony, bez ładu i składu
revealed = **{ $player }** – karty na ręce: { $cards }
revealed-foul = Masz nosa: { $player } blefuje.
revealed-honest = Tym razem { $player } gra uczciwie.
more-title = Co chcesz zobaczyć?
proof-hash = Ogłoszone, zanim ktokolwiek zagrał: `{ $commitment }`
proof-later = Po rundzie znajdziesz tu ziarno: jego SHA-256 to właśnie ten skrót, więc nikt nie mógł podmienić rozdania.
proof-seed =
    Ziarno: `{ $seed }`
    Jego SHA-256 to skrót powyżej; `contra-uno verify` rozdaje z niego jeszcze raz te same karty.
proof-check = { $member ->
    [yes] `/uno verify` tasuje i rozdaje rundę z tego ziarna jeszcze raz i pokazuje każdy krok.
   *[no] Kto mnie zainstalował, może z tego ziarna rozdać rundę jeszcze raz, krok po kroku: `/uno verify`.
}

## Kogo nie ma

time-is-up = ⏳ Koniec czasu { $when }.
match-ends = ⏱️ Partia kończy się { $when }.
match-ends-soon = ⏱️ **Ostatnia minuta!** Partia kończy się { $when }: kto ma wtedy najmniej kart, wygrywa rundę.
paused = ⏸️ **Pauza**: chwilowo nikogo nie ma. Kto wraca, klika „{ button-return }” i gramy dalej.
recess = ☕ **Przerwa** (prosi { $player }, { $since }).
    -# „{ button-go-on }” kończy ją dla wszystkich; { $itself ->
        [yes] sama kończy się { $until }.
       *[no] { $until } wystarczy już dowolny przycisk.
    }
autopilot-you = 💤 Nie było cię, więc gra za ciebie komputer (poziom: { $level }) i wszystko się liczy. Kliknij „{ button-return }”, żeby znów grać.
thrown-out = 🤖 Do końca rundy gra komputer (za: { $player }).
thrown-out-you = 🤖 Do końca rundy gra za ciebie komputer, a potem jesteś poza partią.

## Nad czym stół głosuje

vote-asks-stop = ⏹️ **{ $player } pyta: kończymy partię?**
vote-asks-remove = 🚪 { $you ->
    [yes] **{ $player } pyta resztę: czy masz wyjść z partii?**
   *[no] **{ $player } pyta: czy { $other } ma wyjść z partii?**
}
vote-asks-recess = ☕ **{ $player } pyta: robimy przerwę?** Czas nikomu nie leci, póki ktoś nie kliknie „{ button-go-on }”.
vote-asks-handover = 🤖 **{ $player } pyta: może na razie zagra komputer (za: { $other })?** Poziom: { $level }; wszystko się liczy.
vote-asks-next-round = ⏭️ **{ $player } pyta: gramy następną rundę?**
vote-asks-question = ❓ **{ $player } pyta:** czy { $other } zadaje tu [głupie pytanie]({ $link })?
vote-asks-advice = 💡 **{ $player } pyta:** czy { $other } tu [podpowiada]({ $link })?
vote-ayes = Za: { $player } ({ $count } z { $needed } potrzebnych)
vote-noes = Przeciw: { $player }
vote-concerned = { $answer ->
    [yes] { $player } jest za, ale to się nie liczy
   *[no] { $player } jest przeciw, ale to się nie liczy
}
vote-until = koniec { $when }
vote-carried-stop = ⏹️ Koniec partii (wniosek: { $player }). Za: { $ayes }.
vote-carried-remove = 🚪 { $you ->
    [yes] Stół wyprasza cię z partii (wniosek: { $player }).
   *[no] { $other } wypada z partii (wniosek: { $player }).
} Za: { $ayes } (potrzeba { $needed }).
vote-carried-handover = 🤖 { $other } ma na razie zastępstwo: gra komputer (poziom: { $level }) i wszystko się liczy. Za: { $ayes }.
vote-failed-stop = ⏹️ Partia trwa: { $player } chce kończyć, ale ma { $count } z { $needed } potrzebnych głosów.
vote-failed-remove = 🚪 { $you ->
    [yes] Zostajesz: { $player } chce inaczej, ale ma { $count } z { $needed } potrzebnych głosów.
   *[no] { $other } zostaje: { $player } chce inaczej, ale ma { $count } z { $needed } potrzebnych głosów.
}
vote-failed-recess = ☕ Bez przerwy: { $player } chce odpocząć, ale ma { $count } z { $needed } potrzebnych głosów.
vote-failed-question = ❓ Pytanie było w porządku: { $player } uważa inaczej, ale ma { $count } z { $needed } potrzebnych głosów. Nikt nie dobiera.
vote-failed-advice = 💡 To nie była podpowiedź: { $player } uważa inaczej, ale ma { $count } z { $needed } potrzebnych głosów. Nikt nie dobiera.

## What the operator announces

notice-restart = 🔧 **Planowany restart: { $when }.** { $words }
notice-words = 📣 { $words }
notice-back = 🔧 Już jestem z powrotem.
