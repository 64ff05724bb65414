# X1, K1: Duo's salvo is fixed.
mode duo
option cross_stacking
seats anna ben
? refused K1
