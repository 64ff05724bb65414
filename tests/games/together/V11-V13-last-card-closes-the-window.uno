# V11, V13, C14: with catch_window=last_card a gesture can be owed until the last card is played, forgotten Uno Uno or not.
mode flip
option action_uno=5:self
option uno_uno
seats anna ben
hand anna R5/P4 R3/P1
hand ben  R1/P1 R2/P2
top R9/P9
draw G1/P1 G2/P2 G3/P3

anna: play R5 uno
? owes anna gesture
ben: play R1 uno
? owes anna gesture
anna: play R3
? cards anna 2
? owes anna nothing
ben: contra anna ! C14
