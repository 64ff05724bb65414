### Лобби

lobby-title = UNO { $mode } — приглашает { $player }
lobby-seats = { $count ->
    [1] **За столом пока один человек**
    [one] **За столом: { $count } человек**
    [few] **За столом: { $count } человека**
   *[many] **За столом: { $count } человек**
}
lobby-closes = -# Никто не спешит? Стол уберут { $when }.
lobby-closed = Стол убран: игру никто не начал. { $member ->
    [yes] `/uno start` откроет новый.
   *[no] Кто меня установил, откроет новый через `/uno start`.
}
closed-by-operator = 🛑 Администрация бота закрыла этот стол:
lobby-started = Карты сданы: поехали!
lobby-invited = Ещё не за столом: { $players }. Место держим: жми «{ button-join }»!
lobby-full = -# За столом нет мест.
lobby-more-title = Перед раздачей
lobby-computers = -# Компьютерные игроки:
lobby-call = { $people }: { $player } зовёт в UNO { $mode }! Жмите «{ button-join }» за столом. { $link }
lobby-call-subscribers = 🔔 { $player } открывает стол: UNO { $mode }! { $people } { $link }
recess-call = ▶️ Перерыв окончен, играем дальше: { $people } { $link }
subscription-begun = 🔔 **Когда здесь откроется стол, я упомяну тебя под ним**: не чаще раза в день и никогда — в личных сообщениях. Не играешь здесь 90 дней — это кончится само.
subscription-ended = 🔕 Больше не зову тебя здесь к столам.
subscription-not-here = Так можно только в каналах серверов, где я есть.
subscription-hidden = Ты скрываешься (`/uno me`), а упоминание показало бы твоё имя всем. Так что нет.
subscription-full = Я уже зову сюда { $count ->
    [one] { $count } человека
    [few] { $count } человек
   *[many] { $count } человек
}, больше за раз не зову. Попробуй позже.
