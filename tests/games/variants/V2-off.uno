# V2 off: nothing can be added to a card.
seats anna ben
hand anna R5 R5 Y1
hand ben G1 G2
top R9

anna: play R5
? cannot anna: double R5
anna: double R5 !
anna: play R5 ! C5
? cards anna 2
? turn ben
