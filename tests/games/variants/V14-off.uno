# V14 off: three and two cards owe nothing.
seats anna ben
hand anna R1 R2 R3 R4
hand ben R5 R6 R7
top R9

anna: say bruno !
anna: play R1 bruno !
anna: play R1
? owes anna nothing
ben: contra anna ! C14
