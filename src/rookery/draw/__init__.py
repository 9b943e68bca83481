"""Faces that draw a scene without knowing a rule: as text and as SVG."""
