# M14: not taken (K1).
mode mercy
option stacking=coloured
seats anna ben

? refused K1
