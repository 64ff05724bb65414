# V9: nor twelve, though the mode would take them.
option partner
seats anna ben cem dora emil finn gerd hans ina jan kai lea
? refused V9
