"""The personal data of users: what is stored, exported, deleted, and seen by others."""
