# K7: C11b before the colour that is missing and the call that does not fit.
option bluff=off
option no_wild_finish
seats anna ben
hand anna W+4 R1 G1
hand ben B1 B2
top R9

anna: play W+4 uno ! C11b
anna: play W+4:G ! C11b
