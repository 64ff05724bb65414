### The lobby made like the last match of its channel

button-like-last-time = Like last time
