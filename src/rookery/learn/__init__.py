"""Players that teach themselves: self-play on the vector environment, with PyTorch (extra ``train``)."""
