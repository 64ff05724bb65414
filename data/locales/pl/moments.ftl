### Chwile, opowiedziane na głos: $variant wybiera słowa, żeby wieczory się nie powtarzały

cards-counted = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
   *[many] { $amount } kart
}
moment-challenge-won = { $variant ->
    [0] 🕵️ Wpadka! { $player } blefuje i dobiera { $amount }.
    [1] 🕵️ { $other } ma nosa: { $player } blefuje. Plus { $amount }!
   *[2] 🕵️ Blef! { $player } ma na ręce coś innego i płaci: +{ $amount }.
}
moment-challenge-won-you = { $variant ->
    [0] 🕵️ Wpadka! { $other } czyta z ciebie jak z książki: +{ $amount }.
    [1] 🕵️ I tyle z pokerowej twarzy: plus { $amount } dla ciebie.
   *[2] 🕵️ { $other } ci nie wierzy, i słusznie. Dobierasz { $amount }.
}
moment-challenge-won-by-you = { $variant ->
    [0] 🕵️ Masz rację! { $player } blefuje i dobiera { $amount }.
    [1] 🕵️ Dobry nos! { $player } za blef płaci: +{ $amount }.
   *[2] 🕵️ Na gorącym uczynku: { $player } dzięki tobie dobiera { $amount }.
}
moment-challenge-lost = { $variant ->
    [0] ⚖️ To nie blef! { $other } gra czysto, { $player } dobiera { $amount }.
    [1] ⚖️ { $other } gra uczciwie. { $player } płaci: +{ $amount }.
   *[2] ⚖️ Pudło! { $player } dobiera { $amount }.
}
moment-challenge-lost-you = { $variant ->
    [0] ⚖️ { $other } gra uczciwie. Dla ciebie plus { $amount }.
    [1] ⚖️ Pudło! Dobierasz { $amount }.
   *[2] ⚖️ Niestety to nie blef: +{ $amount }.
}
moment-challenge-lost-by-you = { $variant ->
    [0] ⚖️ { $player } ci nie wierzy i dobiera { $amount }.
    [1] ⚖️ Uczciwość popłaca: { $player } dobiera { $amount }.
   *[2] ⚖️ Czyste sumienie! { $player } dobiera { $amount }.
}
moment-caught = { $variant ->
    [0] 🚨 Kontra UNO! { $other } łapie, { $player } dobiera { $amount }.
    [1] 🚨 { $player } milczy, { $other } nie: +{ $amount }!
   *[2] 🚨 Zapomniane! { $other } patrzy na ręce, { $player } dobiera { $amount }.
}
moment-caught-you = { $variant ->
    [0] 🚨 Wpadka! Nie było okrzyku: +{ $amount }.
    [1] 🚨 { $other } nasłuchuje, a ty milczysz: +{ $amount }.
   *[2] 🚨 Tak blisko, tak cicho. { $other } cię łapie: +{ $amount }.
}
moment-caught-by-you = { $variant ->
    [0] 🚨 Mam cię, { $player }! Plus { $amount }.
    [1] 🚨 Dobre ucho: { $player } dobiera { $amount }.
   *[2] 🚨 Kontra! { $player } wpada przez ciebie: +{ $amount }.
}
moment-big-draw = { $variant ->
    [0] 🌊 Plus { $amount }, a bierze { $player }!
    [1] 🌊 { $player } potrzebuje większych rąk: +{ $amount } naraz.
   *[2] 🌊 Wszystko spada na jedną osobę: { $player }, +{ $amount }.
}
moment-big-draw-you = { $variant ->
    [0] 🌊 Plus { $amount }, wszystkie twoje.
    [1] 🌊 Bierzesz { $amount } naraz. Oddychaj.
   *[2] 🌊 Wszystko spada na ciebie: +{ $amount }.
}
moment-forgot = { $variant ->
    [0] 🤐 Nie było „Uno Uno”! { $player } gra dalej: +{ $amount }.
    [1] 🤐 O włos! { $player } zapomina o „Uno Uno”.
   *[2] 🤐 { $player } już prawie kończy, brakuje tylko dwóch słów.
}
moment-forgot-you = { $variant ->
    [0] 🤐 Nie było „Uno Uno”: +{ $amount }.
    [1] 🤐 O włos! Zabrakło „Uno Uno”.
   *[2] 🤐 Już prawie koniec, zabrakło tylko dwóch słów.
}
moment-out = { $variant ->
    [0] 🏁 Zero kart! { $player } zajmuje miejsce { $amount }.
    [1] 🏁 To była ostatnia karta: { $player }, miejsce { $amount }.
   *[2] 🏁 { $player } kończy: miejsce { $amount }.
}
moment-out-you = { $variant ->
    [0] 🏁 Zero kart! Zajmujesz miejsce { $amount }.
    [1] 🏁 To była twoja ostatnia karta: miejsce { $amount }.
   *[2] 🏁 Gotowe! Miejsce { $amount } jest twoje.
}
moment-flip = { $variant ->
    [0] { $amount ->
        [0] ☀️ { $player } zarządza powrót na jasną stronę!
       *[1] 🌑 { $player } przewraca wszystko na ciemną stronę!
    }
    [1] { $amount ->
        [0] ☀️ Światło! { $player } robi Flipa.
       *[1] 🌑 Gasimy światło! { $player } robi Flipa.
    }
   *[2] { $amount ->
        [0] ☀️ { $player } wpuszcza trochę światła.
       *[1] 🌑 { $player }: witajcie po ciemnej stronie.
    }
}
moment-flip-you = { $variant ->
    [0] { $amount ->
        [0] ☀️ Przywracasz światło.
       *[1] 🌑 Prowadzisz wszystkich na ciemną stronę.
    }
    [1] { $amount ->
        [0] ☀️ Światło!
       *[1] 🌑 Gasimy światło!
    }
   *[2] { $amount ->
        [0] ☀️ Wpuszczasz trochę światła.
       *[1] 🌑 Witajcie po ciemnej stronie: to ty otwierasz drzwi.
    }
}
moment-swapped = { $variant ->
    [0] 🔁 { $player } i { $other } wymieniają się kartami!
    [1] 🔁 „Moje za twoje!” { $player } bierze, { $other } oddaje.
   *[2] 🔁 { $player } woli cudze karty: { $other } oddaje swoje.
}
moment-swapped-you = { $variant ->
    [0] 🔁 { $other } oddaje ci swoje karty.
    [1] 🔁 Wymiana! { $other } ma twoje stare karty.
   *[2] 🔁 Uczciwa wymiana? { $other } gra twoimi, ty cudzymi.
}
moment-swapped-by-you = { $variant ->
    [0] 🔁 { $player } bierze twoje karty: zobacz, co masz teraz!
    [1] 🔁 Wymiana! { $player } oddaje ci swoje karty.
   *[2] 🔁 { $player } woli twoje karty. Tobie zostają tamte.
}
moment-handed-on = { $variant ->
    [0] 🔄 Podaj dalej: wszystkie karty wędrują!
    [1] 🔄 { $player } wysyła wszystkie karty w podróż.
   *[2] 🔄 Karty poszły dalej: kto ma teraz czyje?
}
moment-handed-on-you = { $variant ->
    [0] 🔄 Przez ciebie wszyscy podają karty dalej!
    [1] 🔄 Karty są w podróży, dzięki tobie.
   *[2] 🔄 Masz teraz karty z sąsiedztwa.
}
moment-jump-in = { $variant ->
    [0] ⚡ { $player } wcina się: { $card }!
    [1] ⚡ Jak grom z jasnego nieba: { $player } i { $card }!
   *[2] ⚡ { $player } nie czeka: { $card }.
}
moment-jump-in-you = { $variant ->
    [0] ⚡ Wcinasz się!
    [1] ⚡ Jak grom z jasnego nieba: ty!
   *[2] ⚡ Nikt nie był szybszy.
}
moment-uno = { $variant ->
    [0] ☝️ UNO! { $player } ma jedną kartę.
    [1] ☝️ { $player } woła UNO.
   *[2] ☝️ „UNO!” { $player } jest o jedną kartę od mety.
}
moment-uno-you = { $variant ->
    [0] ☝️ UNO! Została jedna karta.
    [1] ☝️ Wołasz UNO.
   *[2] ☝️ „UNO!” Jeszcze tylko jedna.
}
moment-series = { $variant ->
    [0] 🎳 { $player } kładzie { $amount } naraz, na wierzchu { $card }!
    [1] 🎳 { $player } jednym ruchem pozbywa się { $amount } kart.
   *[2] 🎳 { $player } zamiata: minus { $amount }!
}
moment-series-you = { $variant ->
    [0] 🎳 Minus { $amount } za jednym zamachem!
    [1] 🎳 Jednym ruchem pozbywasz się { $amount } kart.
   *[2] 🎳 Zamiecione: minus { $amount }.
}
moment-double = { $variant ->
    [0] 👯 { $card }, i jeszcze raz: { $player } dubluje!
    [1] 👯 { $player } ma jeszcze jedną: { $card }.
   *[2] 👯 Dubel! { $card }, gra { $player }.
}
moment-double-you = { $variant ->
    [0] 👯 Dublujesz!
    [1] 👯 I jeszcze jedna!
   *[2] 👯 W oczach się dwoi: { $card }!
}

moment-knocked-out = { $variant ->
    [0] 💥 { $amount } na ręce to za dużo: { $player } odpada!
    [1] 💥 { $player } tonie w { $amount } kartach.
   *[2] 💥 To kropla, która przelewa czarę: { $player } wypada z rundy.
}
moment-knocked-out-you = { $variant ->
    [0] 💥 { $amount } na ręce to za dużo: odpadasz.
    [1] 💥 Toniesz w { $amount } kartach.
   *[2] 💥 To kropla, która przelewa czarę: ta runda trwa bez ciebie.
}
moment-eliminated = { $variant ->
    [0] 🚪 { $player } wypada z partii!
    [1] 🚪 Partia toczy się dalej, ale { $player } już nie gra.
   *[2] 🚪 Do widzenia, { $player }!
}
moment-eliminated-you = { $variant ->
    [0] 🚪 Wypadasz z partii. Patrzeć wolno.
    [1] 🚪 Partia toczy się dalej bez ciebie.
   *[2] 🚪 Tym razem to już wszystko.
}
moment-false-contra = { $variant ->
    [0] 🙈 Fałszywy alarm! { $other } pamięta o wszystkim, { $player } dobiera { $amount }.
    [1] 🙈 { $player } trafia kulą w płot: +{ $amount }.
   *[2] 🙈 Nadgorliwość kosztuje: { $player }, +{ $amount }.
}
moment-false-contra-you = { $variant ->
    [0] 🙈 Fałszywy alarm! { $other } pamięta o wszystkim: dla ciebie +{ $amount }.
    [1] 🙈 Kulą w płot: +{ $amount }.
   *[2] 🙈 Nadgorliwość! Dobierasz { $amount }.
}
moment-false-contra-by-you = { $variant ->
    [0] 🙈 { $player } próbuje cię złapać i dobiera { $amount }.
    [1] 🙈 Fałszywy alarm! Masz czyste konto; { $player } dobiera { $amount }.
   *[2] 🙈 Nadgorliwość nie popłaca: { $player } bierze { $amount }, ty nic.
}
moment-roulette = { $variant ->
    [0] 🎡 Koło się kręci: { $player } bierze { $amount ->
        [one] jedną kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }!
    [1] 🎡 Ruletka kolorów! { $player } odkrywa { $amount ->
        [one] jedną kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
   *[2] 🎡 { $amount ->
        [one] Pierwsza i od razu trafiona, jedna karta
        [few] I dalej, i dalej, { $amount } karty
       *[many] I dalej, i dalej, { $amount } kart
    }: { $player }.
}
moment-roulette-you = { $variant ->
    [0] 🎡 Koło się kręci: { $amount ->
        [one] jedna karta
        [few] { $amount } karty
       *[many] { $amount } kart
    } dla ciebie.
    [1] 🎡 Ruletka kolorów! Odkrywasz { $amount ->
        [one] jedną kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }, a wszyscy patrzą.
   *[2] 🎡 { $amount ->
        [one] Pierwsza i od razu trafiona: jedna karta
        [few] I dalej, i dalej: { $amount } karty
       *[many] I dalej, i dalej: { $amount } kart
    } dla ciebie.
}
moment-returned = { $variant ->
    [0] ↩️ Zwrot do nadawcy! Plus { $amount } wraca, odbiera { $other }.
    [1] ↩️ { $player } mówi „nie, dziękuję”: { $other } ma z powrotem +{ $amount }.
   *[2] ↩️ Bumerang! Plus { $amount } i znowu { $other }.
}
moment-returned-you = { $variant ->
    [0] ↩️ Zwrot do nadawcy: +{ $amount } ma teraz { $other }.
    [1] ↩️ Nie, dziękuję! { $other } ma z powrotem +{ $amount }.
   *[2] ↩️ Twój bumerang leci: { $other }, plus { $amount }.
}
moment-returned-by-you = { $variant ->
    [0] ↩️ Zwrot do nadawcy: { $player } odsyła ci +{ $amount }!
    [1] ↩️ { $player } odwraca kota ogonem: masz +{ $amount }!
   *[2] ↩️ Bumerang! { $player } oddaje ci +{ $amount }.
}
moment-stack = { $variant ->
    [0] 🏗️ Wisi plus { $amount }, a pod nim { $other }!
    [1] 🏗️ { $player } dokłada: +{ $amount }. Co na to { $other }?
   *[2] 🏗️ W puli { $amount }, a teraz { $other }.
}
moment-stack-you = { $variant ->
    [0] 🏗️ Podbijasz do { $amount }: teraz { $other }.
    [1] 🏗️ Dzięki tobie wisi plus { $amount }, a pod nim { $other }.
   *[2] 🏗️ Już { $amount }. Teraz { $other }!
}
moment-stack-by-you = { $variant ->
    [0] 🏗️ Wisi nad tobą plus { $amount }!
    [1] 🏗️ { $player } podbija do { $amount }, a teraz ty.
   *[2] 🏗️ W puli { $amount }. Co ty na to?
}
moment-comeback = { $variant ->
    [0] 🧟 Nie tak prędko! { $player } wraca zza mety.
    [1] 🧟 { $player } musi wrócić do gry.
   *[2] 🧟 Powrót zza mety: { $player } gra dalej.
}
moment-comeback-you = { $variant ->
    [0] 🧟 Nie tak prędko! Wracasz zza mety.
    [1] 🧟 Znowu masz karty: wracaj do gry.
   *[2] 🧟 Powrót zza mety: grasz dalej.
}
moment-long-way-back = { $variant ->
    [0] 🧗 Co za powrót! { $player } wychodzi z { $amount } kart.
    [1] 🧗 Z { $amount } kart aż tutaj: { $player } nigdy się nie poddaje.
   *[2] 🧗 { $amount } na ręce? Było, minęło. { $player } wraca!
}
moment-long-way-back-you = { $variant ->
    [0] 🧗 Co za powrót! Wychodzisz z { $amount } kart.
    [1] 🧗 Z { $amount } kart aż tutaj: nigdy się nie poddajesz.
   *[2] 🧗 { $amount } na ręce? Było, minęło. Wracasz!
}
