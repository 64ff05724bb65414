# X7, V13, C13: Uno Uno forgotten at one card's penalty: the card drawn is the last one, and owes the call.
option uno_penalty=1
option uno_uno
option false_contra=1
seats anna ben
hand anna R1
hand ben  G1 G2
top R9
draw Y5 Y6 Y7

anna: play R1
? hand anna Y5
? owes anna uno
ben: contra anna
? hand anna Y5 Y6
ben: contra anna ! C14
? cards ben 3
