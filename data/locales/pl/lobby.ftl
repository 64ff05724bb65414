### Lobby

lobby-title = UNO { $mode } – zaprasza { $player }
lobby-seats = { $count ->
    [one] **Przy stole: na razie jedna osoba**
    [few] **Przy stole: { $count } osoby**
   *[many] **Przy stole: { $count } osób**
}
lobby-closes = -# Nikomu się nie spieszy? Stół znika { $when }.
lobby-closed = Stół sprzątnięty: nikt nie zaczął gry. { $member ->
    [yes] `/uno start` stawia nowy.
   *[no] Kto mnie zainstalował, stawia nowy przez `/uno start`.
}
closed-by-operator = 🛑 Ten stół zamknęli ci, którzy mnie prowadzą:
lobby-started = Karty rozdane: gramy!
lobby-invited = Jeszcze nie ma: { $players }. Miejsce czeka: kliknij „{ button-join }”!
lobby-full = -# Stół pełny.
lobby-more-title = Przed rozdaniem
lobby-computers = -# Komputer:
lobby-call = { $people }: { $player } zaprasza na UNO { $mode }! Klikajcie „{ button-join }” przy stole. { $link }
lobby-call-subscribers = 🔔 { $player } otwiera stół: UNO { $mode }! { $people } { $link }
recess-call = ▶️ Koniec przerwy, gramy dalej: { $people } { $link }
subscription-begun = 🔔 **Gdy ktoś otworzy tu stół, oznaczę cię pod nim**: najwyżej raz dziennie, nigdy w wiadomości prywatnej. Jeśli przez 90 dni tu nie zagrasz, przestanę.
subscription-ended = 🔕 Już nie wołam cię tu na UNO.
subscription-not-here = To działa tylko na kanałach serwerów, na których jestem.
subscription-hidden = Masz ukryty profil (`/uno me`), a oznaczenie pokazałoby wszystkim twój nick. Więc nie oznaczę.
subscription-full = Wołam tu już tyle osób ({ $count }), że więcej naraz nie dam rady. Spróbuj później.
