# V2: no doubling after another action of one's own, though nobody else has acted yet.
option doubles
seats anna ben
hand anna RS RS Y1
hand ben G1 G2
top R9
draw B4 B5

anna: play RS
? turn anna
anna: draw               # B4 does not fit: the turn ends by itself
? turn ben
? cannot anna: double RS
anna: double RS ! V2
