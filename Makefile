# Two commands for everybody: "make play" and "make test". Each sets up what it needs and nothing else.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: play test docs browser-tools check scripts compiled unit browser checked simulated audit bench golden types pictures screenshots clean

# In the browser; "rookery play GAME" plays in the terminal.
play: $(VENV)/ready-to-play
	@$(BIN)/rookery serve --host 0.0.0.0

# Style and types first, then the tests: as they are, the pages in a browser, native code with bounds checks, CUDA in
# Numba's simulator. What had to be left out is said at the beginning and once more at the end.
test:
	@$(MAKE) $(BESIDE) check compiled
	@$(MAKE) --no-print-directory unit browser checked simulated
	@sh tests/browser/tools.sh

# Types are checked by one process, so native code is made beside it; what each says stays together where make can do so.
BESIDE = --no-print-directory -j 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# As many processes as there are cores, each for the next line that it is given.
SPREAD = xargs -P "$$(nproc 2>/dev/null || echo 2)" -I GAME
GAMES  = $(BIN)/python -c 'import rookery; print(*rookery.games(), sep="\n")'

# Chromium, Node and the type checker, for the tests of the pages.
browser-tools:
	@sh tests/browser/tools.sh

check: $(VENV)/ready-to-test scripts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# The types of the pages' scripts, which need nothing of Python's: while its packages are still being installed.
scripts: browser-tools
	[ ! -x node_modules/.bin/tsc ] || { node_modules/.bin/tsc && node_modules/.bin/tsc -p tests/browser/unit; }

# Native code, made once: tests side by side would each make their own.
compiled: $(VENV)/ready-to-test
	@$(GAMES) | $(SPREAD) $(BIN)/rookery warm GAME

unit: $(VENV)/ready-to-test
	$(BIN)/pytest -n auto --dist worksteal --ignore tests/browser

# Two browsers at most: more of them would only wait for each other.
browser: $(VENV)/ready-to-test browser-tools
	$(BIN)/pytest -n 2 --dist worksteal tests/browser

# Each game by one process, since two would compile the same; without what runs no native code, where bounds checks
# change nothing.
checked: $(VENV)/ready-to-test
	$(GAMES) | NUMBA_BOUNDSCHECK=1 $(SPREAD) \
	  $(BIN)/pytest -q -k "GAME and not (reference or test_interpreted or scenes)" tests/conformance

simulated: $(VENV)/ready-to-test
	NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n auto tests/cuda

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
	$(BIN)/python -m tools.golden_games

# Write the types for the scripts of the pages anew, after a change of what the server says.
types: $(VENV)/ready-to-test
	$(BIN)/python -m tools.wire_types
	$(BIN)/python -m tools.word_types
	$(BIN)/python -m tools.permission_table

# The documentation site, into the package, where the server finds it. Not quietly: warnings that MkDocs does not tell
# do not end the build either.
docs: $(VENV)/ready-for-docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build
	@echo 'The documentation is built: a server shows it under /docs/, a browser from src/rookery/server/documentation/index.html'

# Draw the documents' pictures anew, after a change of art or view.
pictures: $(VENV)/ready-to-test
	$(BIN)/python -m tools.pictures

# Photograph every page anew, after a change of looks.
screenshots: $(VENV)/ready-to-test browser-tools
	$(BIN)/python -m tools.screenshots

$(VENV)/ready-for-docs: pyproject.toml constraints.txt | $(VENV)
	$(PIP) install -c constraints.txt -e '.[docs]'
	@touch $@ $(VENV)/ready-to-play

$(VENV)/ready-to-play: pyproject.toml constraints.txt | $(VENV)
	$(PIP) install -c constraints.txt -e .
	@touch $@

# Packages are compiled by all cores afterwards, their own tests left out. Python would do so at the first import, but
# then what it says of a package's code would be a warning in one of our tests, and an error.
$(VENV)/ready-to-test: pyproject.toml constraints.txt | $(VENV)
	$(PIP) install --no-compile -c constraints.txt -e '.[dev]'
	@$(BIN)/python -W ignore -m compileall -qq -j 0 -x /tests/ $(VENV)/lib || true
	@touch $@ $(VENV)/ready-to-play $(VENV)/ready-for-docs

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Rookery needs Python 3.11 or newer; name one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)

clean:
	rm -rf $(VENV) src/rookery/server/documentation node_modules .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
