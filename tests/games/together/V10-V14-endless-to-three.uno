# V10, V14: what counts is the number held when the drawing is over.
option endless_draw
option bruno_kuno
seats anna ben
hand anna Y1
hand ben R6 B8 B9 B7
top R9
draw G1 R4 B3

anna: draw
? hand anna Y1 G1 R4
? phase drawn
? owes anna bruno
anna: say bruno
anna: pass
? owes anna nothing
ben: contra anna ! C14
