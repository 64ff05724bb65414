# M14: not taken (K1).
mode mercy
option cross_stacking=up
seats anna ben

? refused K1
