"""Libraries that may be missing."""

import importlib
import sys

import pytest

from rookery.envs.libraries import MissingLibrary


@pytest.mark.parametrize(
    ("module", "library"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_a_missing_library_names_its_extra(monkeypatch: pytest.MonkeyPatch, module: str, library: str) -> None:
    """Importing an environment without its library is an ImportError that says what to install."""
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"rookery.envs.{module}", raising=False)
    with pytest.raises(ImportError, match=rf"is not installed; pip install 'rookery-games\[{module}\]'") as refused:
        importlib.import_module(f"rookery.envs.{module}")
    assert isinstance(refused.value, MissingLibrary)
    assert refused.value.code == "missing-library"
