# V2: with two players a second S goes over nobody more: at most over all others, never over the one who played.
option doubles
seats anna ben
hand anna RS RS R1 Y2
hand ben G1 G2
top R9

anna: play RS
? turn anna
anna: double RS
? turn anna
anna: play R1
? turn ben
