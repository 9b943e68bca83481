"""What browsers show: the one page, its files and words, and what other programs show of a link."""
