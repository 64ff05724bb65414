# F8: whether the backs are shown changes nothing in what may be played.
mode flip
option show_backs=off
seats anna ben
hand anna R5/T1 B1/O9
hand ben R2/P2 Y2/V3
top R9/P1

? legal anna: play R5
anna: play R5 uno
? turn ben
