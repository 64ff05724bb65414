# F1: eleven are too many in flip.
mode flip
seats anna ben cem dora emil finn gerd hans ina jan kai
? refused F1
