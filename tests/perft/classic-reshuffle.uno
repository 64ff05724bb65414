# The draw pile runs out, and the discard pile with it.
option bluff=off
seats anna ben
hand anna G1 G2 W+4
hand ben B1 B2
top R9
draw Y1
discard Y2 W
seed 0a
