# make play [GAME=steam] [IN=cs,hu]: the bot in a simulated Discord, in your browser.   make test: everything that has to hold.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
# a file of tests stays in one process, so that its games are played and its grounds painted once
PYTEST := $(PY) -m pytest -n auto --dist loadfile
# bytecode is kept, whatever the environment says, and apart from the tree: without it pytest rewrites each assert anew
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/bytecode
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test lint clauses soak month chaos mutations duel browser proof upgrade bench load lock allowed dist pictures docs clean

# The pip of PYTHON installs for the environment, where it can (from 22.3 on): to give that one of its own takes seconds.
define INSTALL
	@$(PYTHON) -m venv --without-pip $(VENV)
	@if $(PYTHON) -m pip --python $(PY) --version >/dev/null 2>&1; then pip="$(PYTHON) -m pip --python $(PY)"; \
	else $(PY) -m ensurepip >/dev/null; pip="$(PY) -m pip"; fi; \
	$$pip install --quiet --disable-pip-version-check --constraint constraints.txt $(1)
endef

$(VENV)/.ready: pyproject.toml constraints.txt
	@echo "Installing all that building and testing need into $(VENV): a minute or two, only this once."
	$(call INSTALL,--editable '.[dev]')
	@touch $(VENV)/.play $@

# what .[play] names, without building a package of this tree, and without bytecode of what is never run
$(VENV)/.play: pyproject.toml constraints.txt
	@echo "Installing what playing needs into $(VENV), some 45 MB: about half a minute, only this once."
	@mkdir -p $(VENV)
	@$(PYTHON) -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
		print(*p["dependencies"], *p["optional-dependencies"]["play"], sep="\n")' > $(VENV)/play.txt
	$(call INSTALL,--no-compile --requirement $(VENV)/play.txt)
	@touch $@

play: $(VENV)/.play
	@echo "Starting the bot…"
	@$(PY) -m bot play $(if $(GAME),--game $(GAME)) $(if $(IN),--locale $(IN))

# one run; at the end its processor time, that of all children included. ONLY=tests/bot/ui: those tests, without lint
test: $(VENV)/.ready
ifdef ONLY
	$(PYTEST) $(ONLY)
else
	@bash -c 'TIMEFORMAT="processor time: %U s user + %S s system"; \
		time { $(MAKE) --no-print-directory lint && $(PYTEST); }'
endif

lint: $(VENV)/.ready
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports --no-cache

clauses: $(VENV)/.ready
	$(PYTEST) -m rule

# the statistics and sweeps of which `make test` takes a sample, 1,000 random games at each table of each game, and 300 of
# each game with practice opponents, with the conservation laws checked after every turn; files in their order, not those of many
# tests first, or the last of them, half an hour of promises, has one core to itself
soak: $(VENV)/.ready
	$(PYTEST) --no-loadscope-reorder --long -m "long and not duel"
	$(PYTEST) --postgresql tests/bot/host
	$(PY) -m tests.soak

# 200 tables of people who answer, sleep, vanish, return and leave, for a month of simulated time
month: $(VENV)/.ready
	$(PY) -m tests.month

# the bot killed again and again while people click, and Discord, the disk and the clocks fail: some seven minutes
chaos: $(VENV)/.ready
	$(PY) -m tests.chaos

# every rule broken once, and what the house promises, and the tests see it
mutations: $(VENV)/.ready
	$(PY) -m tests.mutations

# how good opponents are, until each row is known: hours, most of them for hard ones. It may be interrupted and goes on; the
# games are kept, and docs/opponents.md has what they say. FOR="--quick", FOR="--game steam --minutes 10"
duel: $(VENV)/.ready
	$(PY) -m tests.duel $(FOR)
ifndef FOR
	$(PYTEST) --long -m duel
endif

# everything, however long it takes: some hours on two cores, most of it for games of hard opponents and mutations
proof: test soak month mutations duel browser

# all pages in Chromium, by keys, fingers and eyes for who is left out. What the tests need besides is installed here alone, some 60 MB;
# where that or /usr/bin/chromium is missing, each is skipped and says why
BROWSED := tests/site tests/bot/web/test_browser.py tests/renderers/test_film_page.py tests/bot/playground/test_heights.py
browser: $(VENV)/.ready
	@$(MAKE) --no-print-directory $(VENV)/.docs || echo "MkDocs can't be installed: the documentation site is not built."
	@$(MAKE) --no-print-directory $(VENV)/.browser || echo "Playwright can't be installed: no page is opened."
	$(PYTEST) --long $(BROWSED)

$(VENV)/.browser: $(VENV)/.ready
	$(call INSTALL,'playwright>=1.60' 'axe-playwright-python>=0.1.7')
	@touch $@

# a database of each release, brought up to date, and its tables played to their end
upgrade: $(VENV)/.ready
	$(PYTEST) --long tests/upgrades

bench: $(VENV)/.ready
	$(PY) -m tests.bench

# how long people wait at 10, 1,000 and 10,000 tables, over sockets: seven minutes, and nothing else should run
load: $(VENV)/.ready
	$(PY) -m tests.load

# what is installed where packages are not looked for anew, such as in a container, each with its hashes; needs uv
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command 'make lock' --constraint constraints.txt
lock:
	$(LOCK) --extra postgresql --output-file deploy/requirements.lock pyproject.toml
	echo hatchling | $(LOCK) --output-file deploy/build.lock -

# `make test` with the oldest (lowest-direct) or newest (highest) packages that pyproject.toml allows, in an environment of its own
RESOLUTION ?= lowest-direct
ALLOWED := .allowed/$(RESOLUTION)
allowed:
	$(PYTHON) -m venv --clear $(ALLOWED)
	$(ALLOWED)/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(ALLOWED)/bin/uv pip install --quiet --python $(ALLOWED)/bin/python --resolution $(RESOLUTION) --editable '.[dev]'
	$(ALLOWED)/bin/uv pip list --quiet --python $(ALLOWED)/bin/python
	$(ALLOWED)/bin/python -m pytest -n auto --dist loadfile

# what is put on PyPI: the source and the wheel, which is made of it
dist: $(VENV)/.ready
	rm -rf dist
	$(PY) -m hatchling build -t sdist -t wheel

# the pictures of the documents
DRAW := -m tests.yardsticks russian_railroads --policy greedy --seed 3 --names Anna,Benedikt,Zsófia,Řehoř
DRAW_STEAM := -m tests.yardsticks steam --policy normal --players 4 --seed 2 --variant order=learning \
	--names Anna,Benedikt,Zsófia,Řehoř
DRAW_RAILROAD := -m tests.yardsticks railroad_revolution --policy greedy --players 4 --seed 3 --names Anna,Benedikt,Zsófia,Řehoř
DRAW_CARGO := -m tests.yardsticks cargo_empire --policy greedy --names Anna,Benedikt,Zsófia,Řehoř
pictures: $(VENV)/.ready
	mkdir -p docs/pictures
	$(PY) $(DRAW) --moves 352 --since 5 -o docs/pictures/overview.png
	$(PY) $(DRAW) --moves 352 --seat 0 --picture player -o docs/pictures/player.png
	$(PY) $(DRAW) --moves 352 --picture main --theme dark -o docs/pictures/main-dark.png
	$(PY) $(DRAW) --moves 9999 --picture result -o docs/pictures/result.png
	$(PY) $(DRAW) --moves 352 --asked advance -o docs/pictures/deciding.png
	$(PY) $(DRAW) --moves 352 --asked space --layout portrait --theme dark --width 800 -o docs/pictures/deciding-tall.png
	$(PY) -m tests.turn docs/pictures/turn.webp
	$(PY) -m tests.architecture docs/pictures/architecture.svg
	$(PY) $(DRAW_STEAM) --moves 260 --since 8 -o docs/pictures/steam-overview.png
	$(PY) $(DRAW_STEAM) --moves 150 --asked build -o docs/pictures/steam-building.png
	$(PY) $(DRAW_STEAM) --moves 150 --asked tile --theme dark -o docs/pictures/steam-tiles.png
	$(PY) $(DRAW_STEAM) --variant map=ruhr --moves 220 --theme dark --picture map -o docs/pictures/steam-ruhr-dark.png
	$(PY) $(DRAW_RAILROAD) --moves 334 --since 8 -o docs/pictures/railroad-revolution-overview.png
	$(PY) $(DRAW_RAILROAD) --moves 250 --asked rail --theme dark -o docs/pictures/railroad-revolution-map-dark.png
	$(PY) $(DRAW_CARGO) --seed 3 --variant clans=on --moves 190 --since 9 -o docs/pictures/cargo-empire-overview.png
	$(PY) $(DRAW_CARGO) --players 2 --seed 3 --variant map=dyorle --variant table=forwarder --moves 60 --asked demand \
		--theme dark -o docs/pictures/cargo-empire-dyorle-dark.png

# the documentation site, in build/site: every page, strictly. What builds it is installed here alone, some 65 MB
docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --quiet
	@echo "The site is in build/site; python3 -m http.server --directory build/site shows it."

$(VENV)/.docs: $(VENV)/.ready
	$(call INSTALL,--editable '.[docs]')
	@touch $@

clean:
	rm -rf $(VENV) .allowed build dist *.egg-info
