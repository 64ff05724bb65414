"""What a change of a table makes due: deadlines, who is rung, which messages are wanted."""
