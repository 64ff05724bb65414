.DEFAULT_GOAL := help
.PHONY: help run test nightly faults check-games mutants pictures lint format types imports ci release lock clean

PYTHON ?=
ARGS ?=
BIN := .venv/bin
export PYTHON
# Byte code is written even if the environment forbids it: otherwise every process would compile all
# modules again, in tests every worker and every process that a test starts.
unexport PYTHONDONTWRITEBYTECODE

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) \
		| while IFS='|' read -r name text; do printf '  make %-12s %s\n' "$$name" "$$text"; done

run: ## start the bot (without a DISCORD_TOKEN: with the playground); needs only Python 3.11+
	@sh scripts/setup.sh run
	@exec $(BIN)/python -m bot run $(ARGS)

# Tests are first split among the workers in blocks, so that most fixtures of a module are set up only once.
test: ## run the tests (ARGS="tests/engine -k stacking" selects some)
	@sh scripts/setup.sh dev
	$(BIN)/python -m pytest -n auto --dist worksteal -rs $(ARGS)

nightly: ## run the property tests with 20,000 random games of each kind
	@sh scripts/setup.sh dev
	CONTRA_GAMES=20000 $(BIN)/python -m pytest -q -n auto tests/engine/test_properties.py tests/engine/test_coming_and_going.py tests/notation/test_round_writer.py tests/secrets $(ARGS)

faults: ## play under faults, five minutes on each database (SEED=1; ARGS="--seconds 60 --only sqlite")
	@sh scripts/setup.sh dev
	$(BIN)/python -m tests.faults $(if $(SEED),--seed $(SEED)) $(ARGS)

check-games: ## play every game record under tests/games and check its expectations
	@sh scripts/setup.sh run
	@find tests/games -name '*.uno' -print0 | sort -z | xargs -0 $(BIN)/python -m bot check

mutants: ## mutation testing: do the tests notice changed code? (PACKAGE=engine SAMPLE=500 SEED=1 JOBS=2; SAMPLE=0: all)
	@sh scripts/setup.sh ci
	@PYTHONHASHSEED=0 $(BIN)/python -m tests.mutants $(PACKAGE) $(if $(SAMPLE),--sample $(SAMPLE)) \
		$(if $(SEED),--seed $(SEED)) $(if $(JOBS),--jobs $(JOBS)) $(if $(AGAIN),--again) $(ARGS)

pictures: ## draw the pictures and the film of the documents again (needs Chromium and an emoji font)
	@sh scripts/setup.sh dev
	$(BIN)/python -m bot render --docs --out docs/pictures

lint: ## run ruff: style, likely mistakes, formatting
	@sh scripts/setup.sh ci
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .

format: ## let ruff format the code and fix what it can
	@sh scripts/setup.sh ci
	$(BIN)/python -m ruff check --fix .
	$(BIN)/python -m ruff format .

types: ## run pyright: strict in bot and cogs, standard elsewhere
	@sh scripts/setup.sh ci
	$(BIN)/python -m pyright

imports: ## run import-linter: check which module may import which
	@sh scripts/setup.sh ci
	$(BIN)/lint-imports

ci: ## run all checks (.ci/run)
	bash .ci/run

release: ## check and build a release, and say what to type then (VERSION=1.2.3; ARGS=--ci-has-passed)
	@sh scripts/setup.sh ci
	@$(BIN)/python scripts/release.py $(if $(VERSION),$(VERSION),"") $(ARGS)

lock: ## update requirements.txt and requirements/ (ARGS=--upgrade for newer versions; needs uv)
	sh scripts/lock.sh $(ARGS)

clean: ## remove the virtual environment and every cache
	rm -rf .venv .pytest_cache .ruff_cache .hypothesis .import_linter_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
