"""Deleted users leave no trace: these tests search everything that the bot stores."""
