# V3, V2: no pairs of draw cards or wilds.
option fast_doubles
seats anna ben
hand anna R+2 R+2 W W
hand ben G1 G2
top R9
draw B1 B2 B3 B4

? legal anna: draw | play R+2 | play W:R | play W:Y | play W:G | play W:B
anna: play R+2 R+2 !
? cards anna 4
