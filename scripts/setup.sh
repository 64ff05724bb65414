#!/bin/sh
# Makes .venv and installs the pinned versions into it: scripts/setup.sh run|dev|ci
# The second time there is nothing to do: a stamp remembers what was installed.
set -eu
cd "$(dirname "$0")/.."

venv=.venv

# Each profile holds what the ones before it hold, in the same versions.
case "${1:-}" in
    run) locks="requirements.txt" serves="run" ;;
    dev) locks="requirements-dev.txt" serves="run dev" ;;
    ci) locks="requirements-ci.txt" serves="run dev ci" ;;
    *)
        echo "usage: scripts/setup.sh run|dev|ci" >&2
        exit 2
        ;;
esac
profile=$1
locks="$locks requirements-build.txt"

# Asking each candidate, not only whether it exists: a version manager's shim may lead nowhere.
is_suitable() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if is_suitable "$candidate"; then
            echo "$candidate"
            return 0
        fi
    done
    cat >&2 <<'MESSAGE'
Contra Uno needs Python 3.11 or newer, and none was found.
Install it (for instance with your system's package manager, or from python.org), or name one:
    make run PYTHON=/path/to/python3.12
MESSAGE
    return 1
}

make_venv() {
    python=$(find_python)
    echo "Making $venv with $("$python" --version)"
    rm -rf "$venv"
    if ! "$python" -m venv "$venv"; then
        rm -rf "$venv"
        echo "$python could not make a virtual environment." >&2
        echo "On Debian and Ubuntu: apt install python3-venv" >&2
        return 1
    fi
}

fingerprint() {
    cksum pyproject.toml requirements*.txt
    pwd -P # a moved checkout needs its scripts and its link to the sources made anew
}

is_suitable "$venv/bin/python" || make_venv

stamp=$venv/.installed-$profile
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(fingerprint)" ]; then
    exit 0
fi

echo "Installing pinned packages into $venv"
set --
for file in $locks; do set -- "$@" -r "$file"; done
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
    --no-deps --no-build-isolation --editable .
for served in $serves; do fingerprint >"$venv/.installed-$served"; done
