"""Discord's endpoints, by topic.

Adding one: 1. write a handler in the topic's module and decorate it with `routes.add`, with the
path exactly as Discord's API description writes it, so that its body is checked; 2. name a new
topic's module in `playground.rest.api._TOPICS`; 3. call it in a test through discord.py.
"""
