"""The program that tries the image without Docker understands the Dockerfile."""

import pytest
from tools import try_image
from tools.try_image import DOCKERFILE, ONLY_TOLD, instructions


def test_instructions() -> None:
    """Comments are left out, continued lines are one."""
    assert list(instructions("# a\nFROM x AS y\n\nrun a \\\n    b\n")) == [("FROM", "x AS y"), ("RUN", "a b")]


def test_every_instruction_of_ours_is_known() -> None:
    """The Dockerfile can be tried: it uses nothing that the program does not know, and serves by its user."""
    found = dict(instructions(DOCKERFILE.read_text(encoding="utf-8")))
    assert set(found) - ONLY_TOLD == {"FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "ENTRYPOINT", "CMD"}
    assert found["USER"] == "rookery"


def test_other_instructions_are_refused(tmp_path: object) -> None:
    """What it does not know ends it in words."""
    with pytest.raises(SystemExit, match="ADD"):
        try_image._carry_out("ADD", "x y", try_image.Stage(DOCKERFILE.parent), {})
