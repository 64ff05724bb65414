"""Pages for everybody: whoever reads the channel may see them."""
