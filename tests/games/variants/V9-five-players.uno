# V9: five players cannot play as partners.
option partner
seats anna ben cem dora emil
? refused V9
