# F7, C4: an F needs the colour, or lies on an F.
mode flip
seats anna ben
hand anna GF/T1 B1/O9 R2/O2
hand ben R3/P2 Y2/V3
top R9/P1

? legal anna: play R2
anna: play GF ! C4
