# V9: nor can two.
option partner
seats anna ben
? refused V9
