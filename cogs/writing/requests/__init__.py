"""The single requests to Discord: each way to a message, and what a refusal of one means."""
