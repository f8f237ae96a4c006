# make play    set everything up and play
# make test    set everything up, check, and run the whole suite
# make check   style, types, and that every clause is cited
# make long    the slow tests        make bench   measurements        make cover   coverage
# make wheel   a compiled wheel, in dist/, for machines without a compiler
# make lock    pin the newest dependencies        make fresh   all of it on a bare Debian
#
# Needs python3 (3.11 or later) with venv. With a C compiler the rules are compiled.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
# Two goals at once would install into one venv from two sides. (The C compiler still uses every core.)
.NOTPARALLEL:

PYTHON ?= python3
WORKERS ?= 2
PORT ?= 8000
TORCH ?= 2.13.0
# Debian packages that a goal needs beyond Python. The tests: a browser, and what playwright's driver links to.
SYSTEM := chromium libatomic1

bin := .venv/bin
python := $(bin)/python
pip := $(python) -m pip -qq --disable-pip-version-check
installed := .venv/argosy-installed
pytest := $(python) -m pytest -n $(WORKERS)
pure := env PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1

.PHONY: play test check long bench cover lock fresh clean install wheel system FORCE

# Served interpreted at once, compiled from the second start on: see building/play.py.
play: .venv/pyvenv.cfg
	@$(python) building/play.py $(PORT)

# Tests beside the games are run where they are installed, so that they meet the compiled build.
# The check comes first: it takes a minute, and CI runs nothing but this.
test: check system .venv/test.locked $(installed)
	$(python) scripts/which_build.py $$(cut -d' ' -f1 .venv/build)
	$(pytest) --pyargs argosy tests -m "not browser and not long"
	$(pytest) tests/browser
	$(pure) $(python) scripts/which_build.py pure
	$(pure) $(pytest) -m "laws and not long"

check: .venv/test.locked .venv/node
	$(bin)/ruff check .
	$(bin)/ruff format --check .
	$(bin)/mypy src $(wildcard tests) setup.py building scripts bench
	$(if $(wildcard examples),cd examples && MYPYPATH=../src ../$(bin)/mypy --config-file ../pyproject.toml --cache-dir ../.mypy_cache *.py)
	$(python) web/build.py check
	$(if $(wildcard scripts/trace.py),$(python) scripts/trace.py)

# What trains a player needs PyTorch (and an agent of OpenSpiel dm-tree), which is large: only here.
long: system .venv/test.locked $(installed)
	@$(python) -c 'import torch, tree' 2>/dev/null || $(pip) install torch==$(TORCH) dm-tree
	$(pytest) -m long --pyargs argosy tests

bench: SYSTEM := gcc valgrind
bench: system .venv/bench.locked $(installed)
	$(python) -m bench.instructions
	$(python) -m bench.speed
	$(python) -m bench.search
	$(python) -m bench.startup
	$(python) -m bench.envs
	$(python) -m bench.spiel

# Compiled code is invisible to coverage, so it is measured on the pure build.
cover: .venv/test.locked
	$(pure) $(python) -m coverage run -m pytest
	$(bin)/coverage report --skip-covered --show-missing

fresh:
	scripts/fresh

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

# ── Setting up ────────────────────────────────────────────────────────────

.venv/pyvenv.cfg:
	$(PYTHON) -m venv .venv

# play: to build, and the server. test: also to test, to check and to measure bots. bench: also to compare with others.
.venv/%.locked: locks/%.txt .venv/pyvenv.cfg
	@echo "Installing what locks/$*.txt names ..."
	@$(pip) install --require-hashes --no-deps -r $<
	@touch $@

# Says how the sources would be built now, and changes only when that or a source changes.
.venv/build: FORCE .venv/play.locked
	@kind=$$($(python) building/compiling.py); \
	if [ $$kind = pure ] && [ -z "$${ARGOSY_PURE:-}" ]; then \
	    echo "No C compiler: Argosy will run many times slower. On Debian: apt-get install gcc python3-dev"; \
	fi;
	@$(python) building/sources.py $@

# Building the client takes Node: the machine's, else the one that locks/node.txt names.
.venv/node: locks/node.txt .venv/pyvenv.cfg
	@$(python) -c 'import sys; sys.path.insert(0, "web"); import build; sys.exit(not build.machine_node())' \
	    || $(pip) install --require-hashes --no-deps -r $<
	@touch $@

$(installed): .venv/build .venv/node
	@echo "Installing Argosy ($$(cut -d' ' -f1 .venv/build)):"
	@$(python) building/make_wheel.py build/wheel
	@$(pip) install --no-deps --force-reinstall build/wheel/argosy-*.whl
	@touch $@

install: $(installed)

# For machines with the same Python and no compiler: `make play` takes it there, `pip install` anywhere.
wheel: .venv/build .venv/node .venv/wheel.locked
	@grep -q ^compiled .venv/build || { echo "A wheel for others needs a C compiler here." >&2; exit 1; }
	@$(python) building/make_wheel.py build/wheel
	@rm -rf dist && PATH=$(CURDIR)/$(bin):$$PATH $(python) -m auditwheel repair --wheel-dir dist build/wheel/argosy-*.whl
	@ls dist/*.whl

system:
	@missing=$$(for package in $(SYSTEM); do dpkg -s $$package &>/dev/null || echo $$package; done); \
	if [ -z "$$missing" ]; then :; \
	elif [ "$$(id -u)" = 0 ]; then apt-get update -q && apt-get install -qy --no-install-recommends $$missing; \
	else echo "Not installed, and only root can: apt-get install" $$missing; fi

# The newest versions that suit every extra together, with their hashes, for any platform. Without `train`: PyTorch's
# builds for graphics cards are gigabytes, and whoever trains chooses one.
lock: .venv/pyvenv.cfg
	@$(pip) install uv
	@mkdir -p locks
	$(call compile,bench,$(foreach extra,server postgres lab parquet spiel rl test node wheel check bench,--extra $(extra)))
	$(call compile,test,--extra test --extra check --extra server --extra lab --extra parquet --extra spiel --extra rl --constraint locks/bench.txt)
	$(call compile,node,--extra node --constraint locks/bench.txt)
	$(call compile,wheel,--extra wheel --constraint locks/bench.txt)
	$(call compile,play,--extra server --constraint locks/bench.txt)

define compile
	$(python) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
	    | $(bin)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-annotate --upgrade \
	      --custom-compile-command "make lock" $(2) -o locks/$(1).txt - pyproject.toml
endef
