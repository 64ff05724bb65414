### Lo que en Latinoamérica se dice de otro modo que en España

alone-how = Presiona un número y se reparten las cartas. Otros niveles y reglas de la casa: «{ button-options }».
