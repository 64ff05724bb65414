"""What the bot is made with and does not need to run: benches, samples of its pages, training.

It comes with a clone of the repository and is not installed. Nothing that is installed imports it;
`bot/cli/_workbench.py` finds its commands: `contra-uno bench`, `render`, `train` and `practise`.
"""
