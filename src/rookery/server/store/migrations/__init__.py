"""How databases became what they are: one module a step. A step that has been released never changes."""
