# NOTATION: options are judged as written: stacking comes first, though the target is wrong, too.
mode duo
option stacking
option target=0
seats anna ben cem
? refused K1
