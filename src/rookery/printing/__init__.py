"""Boards, worksheets and rulebooks on paper, as PDF and as SVG, drawn by ``rookery.draw`` and laid out here."""
