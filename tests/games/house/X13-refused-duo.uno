# X13, K1: the salvo is fixed.
mode duo
option stacking=coloured
seats anna ben
? refused K1
