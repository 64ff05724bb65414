# In complementary play a card of the same colour and rank fits no more, so that it makes no foul.
option draw_four_guilt=any
option complement=5
seats anna ben
hand anna R5 G1 G2 G3 G4
hand ben R5 W+4 Y1 Y3
top R9
draw B1 B2 B3 B4 B6 B7 B8

anna: play R5
? cannot ben: play R5
ben: play W+4:Y
anna: challenge
? cards anna 10
? cards ben 3
