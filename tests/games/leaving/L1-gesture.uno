# L1, V11: a gesture no longer waits for a player who has left; of the others the last draws one.
option action_uno=3:all
seats anna ben cem dan
hand anna R3 B1 B2
hand ben  R4 R5
hand cem  G6 R7
hand dan  G8 R8
top R9
draw Y1 Y1

anna: play R3
? phase gesture
ben: gesture
cem: leave
? phase gesture
anna: gesture
? phase gesture
dan: gesture
? phase play
? turn ben
? cards dan 3
? cards anna 2
? cards ben 2
? draw-pile 3
