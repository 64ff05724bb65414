# V3: the pair must fit like any card.
option fast_doubles
seats anna ben
hand anna G5 G5 Y1
hand ben G1 G2
top R9
draw B1

? legal anna: draw
anna: play G5 G5 ! C4
? cards anna 3
