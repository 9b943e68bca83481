"""The pages of docs/results: what was learnt about the games, each made by one command.

``python -m tools.results PAGE``plays what a page needs, keeps the figures as docs/results/data/PAGE.json, and
draws the page and its plots from them; ``--draw`` only draws. Figures on file make the same page every time.
"""
