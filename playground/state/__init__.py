"""All that the simulated Discord stores, and the feed of its changes. No HTTP here."""
