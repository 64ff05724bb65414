# V3, V11: a pair of threes is one action and asks for one gesture of each.
option fast_doubles
option action_uno
seats anna ben
hand anna R3 R3 Y2 Y4
hand ben B8 B9
top R9
draw G6 G7

anna: play R3 R3
? phase gesture
anna: gesture
ben: gesture
? cards ben 3
? phase play
? turn ben
