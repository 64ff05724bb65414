# V8, C11b: without bluff no W+4 can be challenged, so it is drawn at once.
option bluff=off
seats anna ben cem
hand anna W+4 Y1 Y2
hand ben G2 G3
hand cem G4 B5
top R9
draw B1 B2 B3 B4 B6

anna: play W+4:G
? cards ben 6
? turn cem
? phase play
? colour G
