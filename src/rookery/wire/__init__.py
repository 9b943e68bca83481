"""What travels between a server and its clients: requests, answers, messages, codes of refusals, header names."""
