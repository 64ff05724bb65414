# C14, C13: until then the call may be made up for.
mode flip
seats anna ben
hand anna R1/P2 R2/P3
hand ben R9/P+5 GS/P4 Y1/P5
top R8/P1
draw B1/O1 B2/O2 B3/O3

anna: play R1
ben: play R9
anna: say uno
? owes anna nothing
ben: contra anna ! C14
anna: play R2
? winner anna
