"""Development tools: benches, samples of the bot's pages, training, counts of positions.

They come with a clone of the repository and are not installed. Nothing that is installed imports
them; `bot/cli/_workbench.py` finds their commands: `contra-uno bench`, `render`, `train` and
`perft`.
"""
