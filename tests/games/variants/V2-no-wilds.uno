# V2: wilds are not doubled.
option doubles
seats anna ben
hand anna W W Y1 W+4 W+4
hand ben G1 G2
top R9
draw B1 B2 B3 B4

anna: play W:G
anna: double W ! V2
ben: play G1
? turn anna
anna: play W+4:Y
anna: double W+4 ! V2
? pending 4
