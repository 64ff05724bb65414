# L1a: it is the value at leaving that counts, and the cards count once more for who draws them from the pile.
seats anna ben cem
hand anna R1
hand ben  Y8
hand cem  B1 B2
top R9
turn cem

ben: leave
cem: draw
? hand cem B1 B2 Y8
anna: play R1
? score anna 19          # ben's Y8, and B1 B2 Y8
