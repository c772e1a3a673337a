# Needs Python 3.11 or later and make; everything else goes into .venv here in the folder.

# Another Python: make play PYTHON=python3.13
PYTHON ?=
# Options for the command that a target runs: make play ARGS="--port 8001"
ARGS ?=

venv = .venv
bin = $(venv)/bin
pip = $(bin)/python -m pip --quiet --quiet --disable-pip-version-check
# The locks list everything: with dependencies, pip asks for the newest release of an extra (coverage[toml]) and finds no hash of it.
# uv takes a third of the time, and says what it fetches. It does not know the settings of pip, such as an index of one's own.
locked = $(bin)/uv --system-certs pip install --python $(bin)/python --link-mode copy --compile-bytecode --no-deps --require-hashes --requirement $(1) \
  || { echo 'Trying again with pip ...'; $(bin)/python -m pip --disable-pip-version-check install --no-deps --require-hashes --requirement $(1); }
# Nothing is fetched, and what it keeps lies in .venv.
deno = DENO_DIR=$(CURDIR)/$(venv)/deno DENO_NO_UPDATE_CHECK=1 $(bin)/deno
say = @printf '%s\n'
# What is compiled runs as plain Python, and a graphics processor is simulated.
plain = NUMBA_DISABLE_JIT=1 NUMBA_ENABLE_CUDASIM=1
# Compiled code is kept here in the folder.
kept = NUMBA_CACHE_DIR=$(CURDIR)/.numba_cache
# Written once, bytecode is not made anew by each of hundreds of processes, whatever the shell asks for.
export PYTHONDONTWRITEBYTECODE =
# Each run adds the tests that it skips, for the end.
export FORETELL_SKIPPED = $(CURDIR)/.pytest_cache/skipped

# The files with tests, for pytest and for Deno; `make changed` names some.
TESTS = src lab/src tests
PAGE = tests/web/js
readable = conformance,src,tests
# Of these, the files of tests that bear a mark: pytest would read all of them to know.
marked = $(sort $(shell grep -rlE --include='test_*.py' 'pytest\.mark\.($(1))\b' $(TESTS) /dev/null))

# What the tests of one file share is made once: each file has one worker. There are four where tests
# wait for a browser or a network, on two cores as well.
workers = --dist=loadfile --no-loadscope-reorder -n
# What runs with its arrays checked, too.
checked = tests/sim tests/bots/steady tests/envs/test_encoding.py tests/envs/test_vector_env.py tests/analysis/test_values.py
# Where files are chosen, all of their tests may belong to the other run.
some = $(if $(filter file,$(origin TESTS)),,|| [ $$? = 5 ])
thorough = -m 'thorough or not thorough' --hypothesis-profile=thorough --timeout=3600

.NOTPARALLEL:
.PHONY: help play terminal test changed coverage kernels thorough browser check format-check lint types layers sizes page plain compiled tests whole forget skipped format generated docs report release-check wasm lock hooks clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-20s%s\n", $$1, $$2 }'

play: $(venv)/project ## Play in the browser: make play ARGS="--port 8001"
	@$(bin)/foretell serve --open $(ARGS)

terminal: $(venv)/project ## Play in this terminal: make terminal ARGS="--players 3"
	@$(bin)/foretell play $(ARGS)

test: forget check page tests whole skipped ## Run every check, and every test once

changed: $(venv)/tools ## Run the tests of the rooms that a change touches, and of those above: make changed BASE=main
	@chosen=$$($(bin)/python -m scripts.changed $(BASE)) && \
	$(MAKE) --no-print-directory forget page tests whole skipped TESTS="$${chosen%%;*}" PAGE="$${chosen##*;}"

thorough: forget check page coverage ## Run all tests, with wide grids and long examples, compiled and as plain Python
	$(say) '== all tests, compiled'
	@$(kept) $(bin)/pytest $(thorough) $(workers) 2 $(ARGS)
	$(say) '== tests of the simulator, no step outside of an array'
	@$(kept) NUMBA_BOUNDSCHECK=1 $(bin)/pytest $(thorough) $(workers) 2 $(ARGS) $(checked)
	@$(MAKE) --no-print-directory skipped

browser: $(venv)/tools ## Install Chromium for the tests of the page
	@$(bin)/python scripts/browser.py

check: format-check lint types layers sizes docs ## Run the checks without the tests

format-check: $(venv)/tools ## Check the layout of the code
	$(say) '== layout (make format mends it)'
	@$(bin)/ruff format --quiet --check --diff
	@$(deno) fmt --quiet --check

lint: $(venv)/tools ## Check the code against the rules of style
	$(say) '== lint'
	@$(bin)/ruff check
	@$(deno) lint --quiet
	@$(bin)/python scripts/check_reasons.py
	@$(bin)/python scripts/check_words.py

types: $(venv)/tools ## Check the types
	$(say) '== types'
	@$(deno) check --quiet --no-remote & $(bin)/mypy && wait $$!

layers: $(venv)/tools ## Check which part imports which
	$(say) '== layers'
	@$(bin)/lint-imports --no-logo --config layers.toml
	@$(bin)/python scripts/check_page_layers.py

sizes: $(venv)/tools ## Check that files stay small
	$(say) '== sizes'
	@$(bin)/python scripts/check_sizes.py

page: $(venv)/tools ## Run the tests of the page's modules, without a browser
	$(if $(PAGE),$(say) '== tests of the page')
	@$(if $(PAGE),$(deno) test --quiet --parallel --no-check --no-remote --allow-read=$(readable) $(PAGE))

plain: $(venv)/tools ## Run the tests, what is compiled as plain Python
	$(if $(TESTS),$(say) '== tests')
	@$(if $(TESTS),$(plain) $(bin)/pytest -m 'not (thorough or whole or compiled)' $(workers) 2 $(ARGS) $(TESTS) $(some))

compiled: $(venv)/tools ## Run the tests of compiled code
	$(if $(call marked,compiled),$(say) '== tests of compiled code')
	@$(if $(call marked,compiled),$(kept) $(bin)/pytest -m 'compiled and not thorough' $(ARGS) $(call marked,compiled) $(some))

# Two processes would compile much twice, so the tests of compiled code have one, and half of the machine:
# the others, of which there are two, give way to it.
tests: $(venv)/tools ## Run the tests of plain Python and of compiled code, side by side
	@mkdir -p .pytest_cache; $(MAKE) --no-print-directory compiled > .pytest_cache/compiled 2>&1 & \
	nice -n 5 $(MAKE) --no-print-directory plain; status=$$?; wait $$! || status=$$?; cat .pytest_cache/compiled; exit $$status

whole: $(venv)/tools ## Run the tests of many games, killed servers, simulated networks, and the page in a browser
	$(if $(call marked,whole),$(say) '== tests of whole games')
	@$(if $(call marked,whole),$(kept) $(bin)/pytest -m 'whole and not thorough' $(workers) 4 $(ARGS) $(call marked,whole) $(some))

coverage: $(venv)/tools ## Trace the tests of plain Python, and check what they reach
	$(say) '== tests, traced'
	@$(plain) $(bin)/pytest -m 'not (thorough or whole or compiled)' $(workers) 3 --cov --cov-report= $(ARGS)
	$(say) '== coverage of the core'
	@$(bin)/coverage report --fail-under=100 \
	  --include='src/foretell/cards.py,src/foretell/errors.py,src/foretell/rules/*,src/foretell/game/*'
	$(say) '== coverage of everything'
	@$(bin)/coverage report --fail-under=95

kernels: $(venv)/tools ## Run the tests of kernels compiled, and those of the simulator with its arrays checked
	$(say) '== tests of kernels, compiled'
	@$(kept) $(bin)/pytest -m 'kernel and not (thorough or compiled)' $(workers) 2 $(ARGS) $(call marked,kernel)
	$(say) '== tests of the simulator, no step outside of an array'
	@$(kept) NUMBA_BOUNDSCHECK=1 $(bin)/pytest -m '(kernel or compiled) and not thorough' $(workers) 2 $(ARGS) $(checked)

forget:
	@mkdir -p .pytest_cache && rm -f $(FORETELL_SKIPPED)

# The end of a run: what it left out, and why.
skipped:
	@if [ -s $(FORETELL_SKIPPED) ]; then echo '== not run here'; cat $(FORETELL_SKIPPED); fi

format: $(venv)/tools ## Lay the code out and mend what can be mended
	@$(bin)/ruff check --fix-only --quiet
	@$(bin)/ruff format
	@$(deno) fmt --quiet

generated: $(venv)/tools ## Write what is made from the code: the page's types and options, its first drawing, the cards for Python, the manual page and the reference of commands, the rule books, the settings of a server, how to cite
	@$(deno) run --no-remote scripts/trick_show.js > src/foretell/web/static/art/trick_show.html
	@$(deno) run --no-remote --allow-read=src scripts/card_art.js | gzip -9n > src/foretell/art/cards.json.gz
	@$(bin)/python -m scripts.generated

docs: $(venv)/tools ## Build the documentation in build/docs, check it, and pack it for foretell serve
	$(say) '== documentation'
	@rm -rf build/docs # of pages that are gone, Sphinx leaves the files
	@PYTHONHASHSEED=0 NUMBA_DISABLE_JIT=1 $(bin)/python -m sphinx --quiet --fail-on-warning --nitpicky --fresh-env --doctree-dir build/doctrees docs build/docs $(ARGS)
	@$(bin)/python -m scripts.check_docs
	@$(bin)/python scripts/pack_docs.py

report: $(venv)/tools $(venv)/release ## Set the technical report, with every figure and table in it: build/report.pdf
	@$(kept) $(bin)/python -m scripts.report

release-check: docs report ## Build a release into dist/, twice, and check it; nothing is published. All that a version needs: TAG=v1.2.3
	$(say) '== release'
	@$(bin)/python -m scripts.release $(if $(TAG),--tag "$$TAG")

wasm: $(venv)/tools $(venv)/wasm ## Make the page's engine: simulator and bots as WebAssembly
	@$(bin)/python -m foretell.wasm

lock: $(venv)/run ## Bring requirements/ in step with pyproject.toml; newest versions: ARGS=--upgrade
	@$(call compile,run,--group build --extra server)
	@$(call compile,cluster,--group build --extra cluster --extra otel --extra postgres --extra server --extra sim --constraint requirements/run.txt)
	@$(call compile,dev,--group dev --extra all --extra gymnasium --extra pettingzoo --extra testing --constraint requirements/run.txt)
	@$(call compile,release,--group release --constraint requirements/dev.txt)
	@$(call compile_group,uv)
	@$(call compile_group,wasm)

# One lock for all systems and all versions of Python that the project supports.
compile = $(bin)/uv --quiet --no-config --system-certs pip compile pyproject.toml $(2) --output-file requirements/$(1).txt \
  --universal --generate-hashes --custom-compile-command 'make lock' $(ARGS)
compile_group = $(subst pyproject.toml,,$(call compile,$(1),--group $(1)))

hooks: ## Check the messages of commits from now on
	@git config core.hooksPath .githooks

clean: ## Remove .venv and all that the tools left
	@rm -rf .venv .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .numba_cache .pytest_cache .ruff_cache build dist
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps: what lies in .venv is up to date with its lock.

$(venv)/run: requirements/run.txt requirements/uv.txt
	@python=$$(sh scripts/find_python.sh) && \
	  echo "Setting up .venv with $$($$python --version), once: fetching about 55 MB takes a minute or two ..." && \
	  "$$python" -m venv --clear $(venv)
	@$(bin)/python -m pip --disable-pip-version-check install --no-deps --require-hashes --requirement requirements/uv.txt || true
	@$(call locked,requirements/run.txt)
	@touch $@

$(venv)/project: $(venv)/run pyproject.toml
	@$(pip) install --no-build-isolation --no-deps --editable .
	@touch $@

$(venv)/tools: $(venv)/run requirements/dev.txt lab/pyproject.toml | $(venv)/project
	@echo 'Adding the tools for checks and tests to .venv, once: 1.2 GB on disk, some minutes ...'
	@$(call locked,requirements/dev.txt)
	@$(pip) install --no-build-isolation --no-deps --editable lab
	@touch $@

$(venv)/release: requirements/release.txt | $(venv)/tools
	@echo 'Adding what a release needs to .venv ...'
	@$(call locked,requirements/release.txt)
	@touch $@

$(venv)/wasm: requirements/wasm.txt | $(venv)/run
	@echo 'Adding the linker of WebAssembly to .venv ...'
	@$(call locked,requirements/wasm.txt)
	@touch $@
