"""Tests of the real bot under faults: no acknowledged action is lost, and everything heals."""
