# V11, C14: the gesture owed by oneself may be made with the play.
option action_uno=5:self
seats anna ben
hand anna R5 R6 Y2
hand ben R4 G1
top R9
draw B1 B2

anna: play R6 gesture !  # a 6 asks for nothing
anna: play R5 gesture
? owes anna nothing
? turn ben
ben: contra anna ! C14
? cards anna 2
