"""The process towards Discord: its shards, other processes, floods, coming and going."""
