# K1 (notation): the options are judged before the seats.
mode duo
option fast_doubles
seats anna ben cem
? refused K1
