### Lo que en Latinoamérica se dice de otro modo que en España

does-stand = ¡De pie!
button-yes-advice = ¡{ $player } sopló!
button-no-advice = No sopló
button-return = ¡Volví!
