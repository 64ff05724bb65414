# V11: in flip the rank counts on either side.
mode flip
option action_uno
side dark
seats anna ben
hand anna R1/P3 R3/P5 G4/T1
hand ben G1/P2 G2/P6
top R9/P9
draw Y1/O5 Y2/O6

anna: play P5            # a light 3 behind it counts nothing
? phase play
ben: play P2
anna: play P3
? phase gesture
anna: gesture
ben: gesture
? cards ben 2
