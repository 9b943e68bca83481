"""The numbered clauses of a rulebook: an item of a list that begins with an id in bold, such as **SL5**."""

import re

_CLAUSE = re.compile(r"^- \*\*([A-Z]+\d+)\*\* .*(?:\n[ \t]+\S.*)*", re.MULTILINE)


def clauses(rulebook: str) -> dict[str, str]:
    """The clauses of a rulebook by their ids, in their order, each as it is written in Markdown."""
    return {found[1]: found[0] for found in _CLAUSE.finditer(rulebook)}
