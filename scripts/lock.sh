#!/bin/sh
# Writes the requirements*.txt files anew from pyproject.toml, keeping the versions that they hold.
# `scripts/lock.sh --upgrade` (or `--upgrade-package NAME`) moves to newer ones.
set -eu
cd "$(dirname "$0")/.."

command -v uv >/dev/null || {
    echo "lock.sh: uv is needed to write the lock files: pip install uv" >&2
    exit 2
}

lock() {
    output=$1
    shift
    uv --quiet pip compile --universal --python-version 3.11 --no-emit-index-url \
        --custom-compile-command "make lock" --output-file "$output" "$@" >/dev/null
}

lock requirements.txt "$@" pyproject.toml
lock requirements-dev.txt "$@" --constraint requirements.txt --group dev pyproject.toml
lock requirements-optional.txt "$@" --constraint requirements-dev.txt --group optional
lock requirements-ci.txt "$@" --constraint requirements-dev.txt --group ci pyproject.toml
lock requirements-build.txt "$@" --constraint requirements-ci.txt --group build
