# V11, C14: with the next turn action of another the debt is gone.
option action_uno=5:self
seats anna ben cem
hand anna R5 R6 Y2
hand ben R4 G1
hand cem B7 B8
top R9
draw B1 B2

anna: play R5
ben: play R4
? owes anna nothing
cem: contra anna ! C14
anna: gesture !
? cards anna 2
