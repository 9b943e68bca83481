"""What the documentation site is made of besides ``docs/``: MkDocs calls ``hooks.py``, the rest writes pages."""
