# NOTATION: the other way round, the target comes first.
mode duo
option target=0
option stacking
seats anna ben cem
? refused K2
