# L2: the first seat, too, is taken again by who left it, with the old score.
option target=500
seats anna ben cem
hand anna R5
hand ben  B9
hand cem  G7
top R9

anna: play R5
anna: leave
anna: join
? score anna 16
table: next 00
? phase play
