# F8: the default may be written out.
mode flip
option show_backs=on
seats anna ben
hand anna R5/T1 B1/O9
hand ben R2/P2 Y2/V3
top R9/P1

? legal anna: play R5
