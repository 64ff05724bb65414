# V9: five players are refused in flip by the same clause.
mode flip
option partner
seats anna ben cem dora emil
? refused V9
