# K1: duo does not take `retour_kutsche`.
mode duo
option retour_kutsche
seats anna ben
? refused K1
