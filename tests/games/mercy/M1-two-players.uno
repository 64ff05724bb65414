# M1, M2: 168 cards for two; 7 each, whatever was turned before a number lies below it.
mode mercy
seats anna ben
deal 01
? cards anna 7
? cards ben 7
? phase play
