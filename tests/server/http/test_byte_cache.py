"""Caches that are bounded by bytes."""

from rookery.server.http.byte_cache import ByteCache, remembered


def counted(most: int) -> tuple[ByteCache[[str], bytes], list[str]]:
    """A cache of texts as bytes, and what was made for it."""
    made: list[str] = []

    @remembered(most, len)
    def make(text: str) -> bytes:
        made.append(text)
        return text.encode()

    return make, made


def test_what_was_made_is_not_made_again() -> None:
    """The same question gets the same answer; whether it is there can be asked."""
    make, made = counted(100)
    assert make.known("a") is None
    assert make("a") is make("a") is make.known("a")
    assert made == ["a"]


def test_bytes_are_bounded() -> None:
    """What nobody has asked for longest goes first, and what is larger than all of it is not kept."""
    make, made = counted(10)
    make("aaaa")
    make("bbbb")
    make("aaaa")
    make("cccc")
    assert make.bytes == 8
    assert make.known("bbbb") is None
    assert make.known("aaaa") is not None
    make("d" * 11)
    assert make.bytes == 8
    assert made == ["aaaa", "bbbb", "cccc", "d" * 11]


def test_long_questions_cost_nothing() -> None:
    """Only a digest of a question is kept, and different questions stay apart."""

    @remembered(1000, len)
    def size(*parts: bytes | str) -> bytes:
        return repr(parts).encode()[:10]

    for number in range(5):
        size(b"x" * 1_000_000, str(number))
    assert size.bytes == 50
    assert all(len(name) == 32 for name in size._kept)
    assert size("a", "bc") != size("ab", "c")
