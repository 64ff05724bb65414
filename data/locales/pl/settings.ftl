### Co każdy ustawia dla siebie, a co serwer

me-title = ### Twoje ustawienia
    -# Tylko dla ciebie, wszędzie i od teraz.
me-language = **Język** – w nim do ciebie piszę
me-ring = **Gdy twoja kolej** – jak szybko dzwoni telefon
me-cards = **Wygląd kart** – jak są pokazane na przyciskach
me-cards-words = Słowami
me-cards-symbols = Obrazkami
me-hand = **Twoje karty** – gdzie przychodzą
me-hand-dm = Wiadomość prywatna
me-hand-channel = Tylko na kanale
me-tables = **Stoły na tym kanale** – gdy ktoś otworzy
me-tables-off = Beze mnie
me-tables-on = Oznacz mnie
ring-at-once = Od razu
ring-after = Po { $seconds } s
ring-never = Nigdy
language-of-discord = Jak w Discordzie
# Same: beta
language-beta = { $language } (beta)

server-title = ### Ustawienia tego serwera
    -# Działają od następnej gry.
server-rules = **W co się gra, gdy nikt nie mówi inaczej:** { $rules }
    -# Zmiana: zestaw zasad albo linijka poniżej, albo `/uno settings` z `gra`, `zestaw` lub `zasady`.
server-rules-of-mode = { $mode } – { $rules }
server-rules-forget = Jak w instrukcji
server-language = **Język planszy**
server-turn = **Czas na ruch**
server-starters = **Kto może otwierać gry**
starters-everybody = Każdy
starters-managers = Tylko zarządzający serwerem
server-threads = **Gdzie się gra**
threads-off = Na kanale
threads-on = W osobnych wątkach
server-call = **Kogo gospodarz może wołać do stołu**, raz na grę
call-nobody = Nikogo
call-players = Ludzi z ostatniej gry
call-role = Albo rolę …
call-not-everybody = Wszystkich naraz nie zawołam: wybierz rolę, którą ludzie sami sobie po to biorą.
call-role-silent = Dla tej roli nie zadzwoni jeszcze żaden telefon: włącz w jej ustawieniach „Zezwól wszystkim na @wzmiankowanie tej roli” albo pozwól mi na „Wzmiankowanie `@everyone`, `@here` i wszystkich ról”.
server-channels = **Gra się tylko na kanałach:** { $channels }
server-all-channels = **Gra się na każdym kanale.**
channels-all = Wszędzie
channel-allow = Ten kanał
channel-forbid = Nie tutaj

settings-only-managers = To mogą ustawić tylko zarządzający serwerem.
settings-not-this-channel = Na tym serwerze gra się gdzie indziej: { $channels }
settings-only-managers-start = Na tym serwerze gry otwierają tylko zarządzający. Zapytaj ich!
settings-thread-opened = Stół stoi, tędy: { $thread }
settings-no-thread = Nie mogę tu założyć wątku. Pozwól mi na „Tworzenie publicznych wątków” albo w `/uno settings` wybierz, że gra się prosto na kanale.
thread-name = UNO – { $player }

server-excluded = Kto nie może tu grać
exclusions-title = ### Kto nie może tu grać
    -# Na tym serwerze te osoby nie usiądą przy żadnym stole i niczego tam nie klikną. Gdzie indziej mogą.
exclusions-nobody = Grać może każdy.
exclusions-entry = { $end ->
    [never] { $number }. { $person } – do odwołania
   *[other] { $number }. { $person } – do: { $end }
}
exclude-somebody = Wyklucz kogoś …
let-in-again = Wpuść kogoś z powrotem …
exclude-how-long =
    Jak długo { $person } ma nie grać na tym serwerze?
    -# Zaczętą rundę dogra komputer.
excluded-for-day = Dzień
excluded-for-week = Tydzień
excluded-for-month = Miesiąc
excluded-for-ever = Do odwołania
exclude-not = Nie wykluczysz siebie, mnie, innych botów ani zarządzających tym serwerem.
