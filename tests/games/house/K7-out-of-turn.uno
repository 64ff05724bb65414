# K7: C5 comes before all that is wrong with the card.
option no_zero_finish
option no_wild_finish
seats anna ben
hand anna R1 R2
hand ben W
top R9

ben: play W ! C5
ben: play G0 ! C5
