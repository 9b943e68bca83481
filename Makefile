# Two commands for everybody: "make play" and "make test". Each sets up what it needs and nothing else.

PYTHON ?= python3
GAME   ?= penguin-soccer
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: play test check unit checked simulated audit bench golden pictures clean

play: $(VENV)/ready-to-play
	@$(BIN)/rookery play $(GAME)

# Style and types first, then the tests: as they are, native code with bounds checks, CUDA in Numba's simulator.
test: check unit checked simulated

check: $(VENV)/ready-to-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

unit: $(VENV)/ready-to-test
	$(BIN)/pytest -n auto

checked: $(VENV)/ready-to-test
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest tests/conformance

simulated: $(VENV)/ready-to-test
	NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 $(BIN)/pytest tests/cuda

# Whether anything we depend on has known holes. A service on the network is asked, so it is no test. It counts only if
# every package was looked up: without --strict a service that knows none of them passes for good news.
audit:
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && $(PYTHON) -m venv "$$folder/venv" && \
	  "$$folder/venv/bin/python" -m pip --disable-pip-version-check -q install 'pip-audit>=2.9,<3' && \
	  { "$$folder/venv/bin/pip-audit" --strict --no-deps --disable-pip --progress-spinner off -r constraints.txt \
	      2> "$$folder/said" && cat "$$folder/said" || \
	    { grep '^Found' "$$folder/said" >&2 && exit 1; } || \
	    { tail -n 1 "$$folder/said" >&2; \
	      echo "make audit: the vulnerability service cannot be reached or does not know a package: no result" >&2; \
	      exit 2; }; }

bench: $(VENV)/ready-to-test
	$(BIN)/python benchmarks/cpu.py

# Play the golden games anew, after a change of rules that is meant.
golden: $(VENV)/ready-to-test
	$(BIN)/python -m tests.conformance.golden

# Draw the documents' pictures anew, after a change of art or view.
pictures: $(VENV)/ready-to-test
	$(BIN)/python docs/pictures/draw.py

$(VENV)/ready-to-play: pyproject.toml constraints.txt | $(VENV)
	$(PIP) install -c constraints.txt -e .
	@touch $@

$(VENV)/ready-to-test: pyproject.toml constraints.txt | $(VENV)
	$(PIP) install -c constraints.txt -e '.[dev]'
	@touch $@ $(VENV)/ready-to-play

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Rookery needs Python 3.11 or newer; name one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
