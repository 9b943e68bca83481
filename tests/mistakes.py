"""Typing mistakes, for the tests of every notation."""

from hypothesis import strategies as st


def edited(texts: st.SearchStrategy[str], letters: str) -> st.SearchStrategy[str]:
    """Texts with a few typing mistakes: characters left out, put in, replaced or doubled."""

    def slips(text: str, edits: list[tuple[str, int, str]]) -> str:
        for how, place, letter in edits:
            at = place % (len(text) + 1)
            there = {
                "leave out": text[at + 1 :],
                "put in": letter + text[at:],
                "replace": letter + text[at + 1 :],
                "double": text[max(0, at - 1) :],
            }
            text = text[:at] + there[how]
        return text

    hows = st.sampled_from(["leave out", "put in", "replace", "double"])
    edits = st.lists(st.tuples(hows, st.integers(0, 100), st.sampled_from(letters)), min_size=1, max_size=3)
    return st.builds(slips, texts, edits)
