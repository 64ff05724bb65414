### Lo que en Latinoamérica se dice de otro modo que en España

told-challenge-lost = { $player } desafía a { $other }, que no blofeaba.
told-caught = ¡Contra Uno! { $player } atrapa a { $other }: faltaba «{ $call }».
