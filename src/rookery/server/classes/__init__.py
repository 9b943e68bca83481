"""Classes: many tables opened at once, one code by which pupils come, and a page that shows all of them."""
