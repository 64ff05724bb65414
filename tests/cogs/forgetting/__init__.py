"""Somebody who was deleted is nowhere any more: everything that is kept is read afterwards."""
